import { useEffect, useRef } from 'preact/hooks'
import type { BoardState, Highlights, Target } from './api.ts'

/** What is lit, in one value to compare. */
const litIn = ({ areas = {}, lines = {}, tokens = {} }: Highlights): string =>
  [areas, lines, tokens].map((marks) => Object.entries(marks).map(([id, mark]) => `${id}${mark?.state}${mark?.key}`)).join('|')

const KINDS = ['area', 'line', 'token'] as const

/**
 * The accessible names of everything that can be reached, which say what a sighted player sees there. There are many, and each takes a
 * while to put into words: they follow once the board has been painted, and only when the state or what is lit has changed.
 */
export function useNamesInWords(
  first: { readonly current: SVGSVGElement | null },
  describe: (target: Target) => string,
  state: BoardState,
  highlights: Highlights,
  painted: number,
): void {
  const latest = useRef(describe)
  latest.current = describe
  const lit = litIn(highlights)
  useEffect(() => {
    for (const element of first.current?.parentElement?.querySelectorAll<SVGElement>('.board-play [role=button]') ?? []) {
      const kind = KINDS.find((name) => element.dataset[name] !== undefined)
      if (kind === undefined) continue
      const name = latest.current({ kind, id: element.dataset[kind] as string })
      if (element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name)
    }
  }, [first, state, lit, painted])
}
