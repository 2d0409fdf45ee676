import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { BoardLayout, Box, Target } from './api.ts'
import { cardPlace } from './card.ts'
import type { Scene } from './scene.ts'
import { elementOf } from './use-pointing.ts'
import { openPart, type View, type Window } from './view.ts'

interface CardProps {
  readonly about: Target
  readonly root: { readonly current: HTMLElement | null }
  readonly window: Window
  readonly scene: Scene
  readonly layout: BoardLayout
  readonly view: () => View
  readonly scale: number
  readonly wanted: (target: Target) => boolean
  /** Changes when the map has come to rest. */
  readonly rests: number
  readonly children: ComponentChildren
}

/** The page's card beside what it is about. */
export function Card({ about, root, window, scene, layout, view, scale, wanted, rests, children }: CardProps) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [board, thing] = [root.current?.getBoundingClientRect(), elementOf(root.current, about)?.getBoundingClientRect()]
    if (card.current === null || board === undefined || thing === undefined) return
    const now = view()
    const things = [
      ...Object.entries(layout.points).map(([id, [x, y]]) => ({
        box: [x * now.zoom + now.x - 14 * scale, y * now.zoom + now.y - 14 * scale, 28 * scale, 28 * scale] as Box,
        weight: wanted({ kind: 'area', id }) ? 8 : 1,
      })),
      ...scene.tokens.map(({ token, x, y, offset, width, height }) => ({
        box: [
          x * now.zoom + now.x + (offset[0] - width / 2) * scale,
          y * now.zoom + now.y + (offset[1] - height / 2) * scale,
          width * scale,
          height * scale,
        ] as Box,
        weight: wanted({ kind: 'token', id: token.id }) ? 8 : 1.5,
      })),
    ]
    const open = openPart(window)
    const place = cardPlace(
      [thing.left - board.left, thing.top - board.top, thing.width, thing.height],
      { width: card.current.offsetWidth, height: card.current.offsetHeight },
      [open.x, open.y, open.width, open.height],
      things,
    )
    card.current.style.transform = `translate(${Math.round(place.x)}px,${Math.round(place.y)}px)`
  }, [about.kind, about.id, rests, window.width, window.height, children])
  return (
    <div class="board-card" ref={card}>
      {children}
    </div>
  )
}
