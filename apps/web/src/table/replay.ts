import type { GameEvent } from '@railhead/table'
import type { BoardHandle } from '../board/api.ts'
import type { Snapshot } from '../engine/protocol.ts'
import { reducedMotion, settings } from '../shell/settings.ts'

/** Milliseconds that one choice of another player stays before the next. */
const PACE = { off: 0, fast: 180, normal: 550, slow: 1300 } as const
/** Milliseconds for all that is waiting to be replayed: long turns go by faster. */
const WHOLE_REPLAY = { off: 0, fast: 1200, normal: 2500, slow: 9000 } as const
/** Below this a walk cannot be followed with the eye. */
const SHORTEST_WALK = 120

interface Stage {
  /** The token that moves in a fact, and along which areas. */
  readonly walkOf: (event: GameEvent) => { readonly token: string; readonly areas: readonly string[] } | undefined
  readonly board: () => BoardHandle | undefined
  /** Puts these on the screen, one after the other in one go. */
  readonly present: (snapshots: readonly Snapshot[]) => void
}

/** What others did, shown one choice after the other at the pace that the person chose. */
export class Replay {
  readonly #stage: Stage
  #queue: Snapshot[] = []
  #playing = false
  /** The person does not want to see the rest. */
  #hurried = false
  #goOn: (() => void) | undefined

  constructor(stage: Stage) {
    this.#stage = stage
  }

  enqueue(snapshot: Snapshot): void {
    this.#queue.push(snapshot)
    if (!this.#playing) void this.#play()
  }

  /** To the end of it. */
  skip(): void {
    this.#hurried = true
    if (this.#queue.length === 0) return
    this.#stage.present(this.#queue.splice(0))
    this.#goOn?.()
  }

  async #play(): Promise<void> {
    this.#playing = true
    this.#hurried = false
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const { speed } = settings.value
      const pace = Math.min(PACE[speed], WHOLE_REPLAY[speed] / (this.#queue.length + 1))
      if (pace >= SHORTEST_WALK && !reducedMotion.value) await this.#walk(next)
      this.#stage.present([next])
      if (next.lines.length > 0 && this.#queue.length > 0) await this.#pause(pace)
    }
    this.#playing = false
  }

  async #walk(snapshot: Snapshot): Promise<void> {
    let last = ''
    for (const { event, by } of snapshot.lines) {
      const walk = by === snapshot.viewer ? undefined : this.#stage.walkOf(event)
      const board = this.#stage.board()
      // Units that go the same way go together.
      if (walk === undefined || board === undefined || last === JSON.stringify(walk)) continue
      last = JSON.stringify(walk)
      if (this.#hurried) break
      await board.walk(walk.token, walk.areas)
    }
  }

  #pause(pace: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pace)
      this.#goOn = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
