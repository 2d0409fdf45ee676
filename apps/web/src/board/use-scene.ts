import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { BoardLayout, BoardProps, Highlights, ZoomStep } from './api.ts'
import { type Ground, groundOf, isComplete } from './ground.ts'
import { loadNameChoice, nameChoice } from './late-names.ts'
import { arrange, type Scene } from './scene.ts'
import { keyOf, wantedIn } from './wanted-names.ts'

const NOTHING: Highlights = {}

type Shown = Pick<BoardProps, 'description' | 'art' | 'state' | 'highlights'> & { readonly layout: BoardLayout }

interface Arranged {
  readonly ground: Ground
  readonly scene: Scene
  /** How it will be arranged after what is about to happen. */
  readonly prepared?: Scene
}

/** What stands where at a step of the zoom, and a way to arrange what comes next before it is shown. */
export function useScene(
  shown: Shown,
  step: ZoomStep,
  room: number,
  bounds: BoardLayout['frame'],
): { readonly scene: Scene; readonly prepare: (state: BoardProps['state']) => void } {
  const { description, art, state, highlights = NOTHING } = shown
  const ground = useGround(shown, step, room, bounds)
  const before = useRef<Arranged | undefined>(undefined)
  const wanted = ground.choice === undefined ? undefined : wantedIn(description, art, state, highlights)
  const scene = useMemo(() => {
    const known = before.current?.ground === ground ? before.current : undefined
    const made = arrange(ground, art, state, { before: known?.scene, prepared: known?.prepared, wanted })
    before.current = { ground, scene: made }
    return made
  }, [ground, art, state, wanted === undefined ? undefined : keyOf(wanted)])
  const prepare = (state: BoardProps['state']) => {
    if (before.current === undefined) return
    const { ground, scene } = before.current
    before.current = { ground, scene, prepared: arrange(ground, art, state, { before: scene, wanted }) }
  }
  return { scene, prepare }
}

/** The ground of a step; those of steps that somebody came from are kept. */
function useGround({ description, art, layout }: Shown, step: ZoomStep, room: number, bounds: BoardLayout['frame']): Ground {
  const grounds = useMemo(() => new Map<string, Ground>(), [description, layout, art])
  const { x, y, width, height } = bounds
  const all = isComplete(description, layout, step)
  const [, setCome] = useState(false)
  useEffect(() => {
    if (!all && nameChoice() === undefined)
      loadNameChoice().then(
        () => setCome(true),
        () => {},
      )
  }, [all])
  const Choice = all ? undefined : nameChoice()
  const key = Choice === undefined ? `${step.room}` : [step.room, room, x, y, width, height].join(' ')
  const ground = grounds.get(key) ?? groundOf(description, layout, art, step, Choice && { Choice, room, bounds })
  grounds.set(key, ground)
  return ground
}
