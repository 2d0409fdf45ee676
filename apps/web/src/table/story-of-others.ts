import type { Snapshot } from '@railhead/host'
import type { Replay, Stage } from './replay.ts'

/** The story of what others do. How it is told comes when somebody else first chooses; what they do meanwhile waits for it. */
export class StoryOfOthers {
  readonly #stage: Stage
  #replay: Replay | undefined
  readonly #untold: Snapshot[] = []
  /** The person went to the end of it before it began. */
  #hurried = false

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Something is told, or waits to be. */
  get telling(): boolean {
    return this.#replay?.playing === true || this.#untold.length > 0
  }

  take(snapshot: Snapshot): void {
    if (this.#replay !== undefined) return void this.#replay.enqueue(snapshot)
    if (this.#stage.speed() === 'off' && this.#untold.length === 0) return void this.#stage.present([snapshot])
    this.#untold.push(snapshot)
    if (this.#untold.length > 1) return
    import('./replay.ts').then(
      ({ Replay }) => this.#begin(new Replay(this.#stage)),
      () => this.#stage.present(this.#untold.splice(0)),
    )
  }

  #begin(replay: Replay): void {
    this.#replay = replay
    if (this.#hurried) replay.skip()
    for (const untold of this.#untold.splice(0)) replay.enqueue(untold)
  }

  /** To the end of it. */
  skip(): void {
    if (this.#replay === undefined) this.#hurried = true
    else this.#replay.skip()
  }
}
