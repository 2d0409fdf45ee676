import type { LogLine, Snapshot } from '@railhead/host'
import type { BoardHandle } from '../board/api.ts'
import type { GameClient } from '../game/client.ts'
import type { Speed } from '../shell/settings.ts'
import { beginning } from './beginning.ts'

/** Milliseconds to notice a sentence, to read a letter of it, and to read a card that it turns up. */
const NOTICE = 450
const LETTER = 26
const CARD = 2600
/** Nobody knows yet how much is still to come while the first sentence is told: it does not take most of the turn's time. */
const LONGEST = 2800
/** Every sentence stays so long, as long as there is time for it in its turn. */
const BRIEF = 380
/** With less than this share of their time pieces do not walk but are there. */
const WALKING = 0.4
const PACE: { readonly [speed in Speed]: number } = { off: 0, fast: 0.45, normal: 1, slow: 2 }
/** A turn is told in so much time at most, at the pace of `normal`: the more somebody did, the less is made of each part of it. */
const TURN = 5500
/** Of the whole time, where the same is said once more: one unit after the other goes the same way. */
const AGAIN = 0.2

export interface Stage {
  readonly client: Pick<GameClient, 'walk' | 'places' | 'turnsUp' | 'aside'>
  readonly speed: () => Speed
  readonly motion: () => boolean
  readonly board: () => Pick<BoardHandle, 'isWhole' | 'remember' | 'show' | 'walk'> | undefined
  /** Puts these on the screen, one after the other in one go. */
  readonly present: (snapshots: readonly Snapshot[]) => void
  /** This is being told; null: all has been. */
  readonly tell: (line: LogLine | null) => void
}

/** What others did, told sentence by sentence at the pace that the person chose, with the board going along. */
export class Replay {
  readonly #stage: Stage
  #queue: Snapshot[] = []
  playing = false
  /** The person does not want to see the rest, until they are asked again. */
  #hurried = false
  #goOn: (() => void) | undefined
  /** Brings the map back to where it was left. */
  #back: (() => void) | undefined
  #lastTold = ''
  /** What is still to be told of what is being told. */
  #open: readonly LogLine[] = []
  /** The turn that is being told, and what it has taken so far. */
  #turn = 0
  #spent = 0

  constructor(stage: Stage) {
    this.#stage = stage
  }

  enqueue(snapshot: Snapshot): void {
    this.#queue.push(snapshot)
    if (!this.playing) void this.#play()
  }

  /** To the end of it. */
  skip(): void {
    this.#hurried = true
    this.#goOn?.()
  }

  async #play(): Promise<void> {
    this.playing = true
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const lines = this.#toTell(next)
      if (lines.length > 0) this.#back ??= this.#place()
      this.#open = lines
      // Pieces walk on the board as it was; what follows from it is told on the board as it is.
      const walked = lines.findLastIndex(({ event }) => this.#stage.client.walk?.(event) !== undefined) + 1
      for (const line of lines.slice(0, walked)) await this.#tell(line, next)
      const rest = this.#hurried ? this.#queue.splice(0) : []
      this.#stage.present([next, ...rest])
      if (rest.length === 0) for (const line of lines.slice(walked)) await this.#tell(line, next)
      next = rest.at(-1) ?? next
      if (next.asked === null && next.outcome === null) continue
      this.#hurried = false
      // Whoever answered in the middle of another's turn is told what comes of it.
      this.#spent = 0
      this.#back?.()
      this.#back = undefined
    }
    this.playing = false
    this.#lastTold = ''
    this.#stage.tell(null)
  }

  /** What others did and is worth a sentence. */
  #toTell({ lines, viewer }: Snapshot): readonly LogLine[] {
    if (this.#hurried || this.#stage.speed() === 'off') return []
    return lines.filter(({ by, event }) => by !== '' && by !== viewer && this.#stage.client.aside?.(event) !== true)
  }

  async #tell(line: LogLine, { viewer }: Snapshot): Promise<void> {
    if (!this.#hurried && beginning.value) await this.#attention()
    if (this.#hurried) return
    const { client, board, motion, tell } = this.#stage
    const again = line.text === this.#lastTold
    tell(line)
    if (line.turn !== this.#turn) this.#spent = 0
    this.#turn = line.turn
    const { time, share } = this.#timeOf(line, viewer)
    this.#lastTold = line.text
    this.#open = this.#open.slice(1)
    this.#spent += time
    this.#follow(client.places?.(line.event) ?? [])
    const walk = client.walk?.(line.event)
    const read = this.#pause(time)
    // Units that go the same way go together, and whoever has much to tell does not wait for them.
    if (walk !== undefined && !again && motion() && share > WALKING)
      await Promise.race([board()?.walk(walk.token, walk.areas), this.#skipped])
    await read
  }

  /** Nothing is told to somebody who still reads what the game is about. */
  async #attention(): Promise<void> {
    let stop: (() => void) | undefined
    await new Promise<void>((resolve) => {
      this.#goOn = resolve
      stop = beginning.subscribe((reads) => {
        if (!reads) resolve()
      })
    })
    stop?.()
  }

  /** How long the sentence stays, and what share of its whole time that is: what is known to follow in its turn needs time too. */
  #timeOf(line: LogLine, viewer: Snapshot['viewer']): { readonly time: number; readonly share: number } {
    const { client, speed } = this.#stage
    const following = [...this.#open.slice(1), ...this.#queue.flatMap((snapshot) => this.#toTell(snapshot))]
    const lines = [line, ...following.filter(({ turn }) => turn === line.turn)]
    const whole = lines.map(({ text, event }, i) => {
      const again = text === (i === 0 ? this.#lastTold : lines[i - 1].text)
      return timeFor(text, { speed: speed(), again, card: (client.turnsUp?.(event, viewer) ?? []).length > 0 })
    })
    const left = Math.max(0, TURN * PACE[speed()] - this.#spent)
    const brief = Math.min(BRIEF * PACE[speed()], left / lines.length)
    const more = whole.reduce((sum, time) => sum + Math.max(0, time - brief), 0)
    const share = more === 0 ? 1 : Math.min(1, Math.max(0, left - brief * lines.length) / more)
    const time = Math.min(whole[0], brief + share * Math.max(0, whole[0] - brief), LONGEST * PACE[speed()])
    return { time, share }
  }

  /** Where the map was left, so that it can be brought back. */
  #place(): (() => void) | undefined {
    const board = this.#stage.board()
    return board?.isWhole() === false ? board.remember() : undefined
  }

  /** Whoever sees the whole map sees it anyway. */
  #follow(areas: readonly string[]): void {
    const board = this.#stage.board()
    if (areas.length > 0 && board?.isWhole() === false) board.show(areas)
  }

  #skipped: Promise<void> = Promise.resolve()

  #pause(time: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    this.#skipped = new Promise((resolve) => {
      this.#goOn = resolve
    })
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, time)
    })
    return Promise.race([over, this.#skipped]).finally(() => clearTimeout(timer))
  }
}

/** How long a sentence stays. */
export function timeFor(text: string, { speed, again, card }: { speed: Speed; again: boolean; card: boolean }): number {
  const whole = NOTICE + LETTER * text.length + (card ? CARD : 0)
  return whole * PACE[speed] * (again ? AGAIN : 1)
}
