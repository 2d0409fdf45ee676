import type { ComputerAsked, Host } from '@railhead/host'
import { Intent } from '@railhead/players'
import type { SeatName } from '@railhead/table'
import { Problem } from '../problem.ts'
import type { Thinkers } from '../thinking/thinkers.ts'
import type { Thought } from '../thinking/thoughts.ts'

/** Milliseconds until a computer tries again to play what could not be stored. */
const AGAIN = 1000

/** So many choices are made before other tables have their turn. */
const AT_A_STRETCH = 20

/** The table at which they sit. */
export interface Seated {
  /** Whoever set it up. */
  readonly owner: string
  /** As it is now: another host where it was taken up anew. */
  readonly host: () => Host
  /** Plays what a computer has answered, and stores it. */
  readonly choose: (asked: ComputerAsked, thought: Thought) => Promise<void>
  readonly onDefect: (error: unknown) => void
  /** They have played as far as they could. */
  readonly onRest: () => void
}

/** Asks whoever has time to play for the computers at a table. Where nothing was done here, somebody may have been asked already. */
export type Summon = (fresh: boolean) => void

/** The computers at a table. */
export class Computers {
  readonly #at: Seated
  readonly #thinkers: Thinkers
  readonly #intents = new Map<SeatName, Intent>()
  #playing: Promise<void> | undefined
  /** Where other processes play for them: asks for one that does. */
  readonly #summon: Summon | undefined
  /** What is thought about now, and where. */
  #thinking: { readonly host: Host; readonly question: number; readonly stop: AbortController } | undefined

  constructor(at: Seated, thinkers: Thinkers, summon?: Summon) {
    this.#at = at
    this.#thinkers = thinkers
    this.#summon = summon
  }

  /** One of them is asked, or was. */
  get play(): boolean {
    return this.#playing !== undefined
  }

  /** They play if one is asked, here or wherever there is time for it. `fresh` says that somebody has just done something here. */
  letPlay(fresh = false): void {
    const host = this.#at.host()
    const thinking = this.#thinking
    if (thinking !== undefined && (thinking.host !== host || thinking.question !== host.question)) thinking.stop.abort()
    if (this.play || host.computerAsked() === undefined) return
    if (this.#summon !== undefined) this.#summon(fresh)
    else void this.playHere().catch((error: unknown) => this.#at.onDefect(error))
  }

  /** One choice after the other. They think while others are heard; what nobody wants to know any more they are asked again. */
  playHere(): Promise<void> {
    this.#playing ??= this.#playOn().finally(() => {
      this.#playing = undefined
      this.#at.onRest()
    })
    return this.#playing
  }

  async #playOn(): Promise<void> {
    let made = 0
    for (let asked = this.#at.host().computerAsked(); asked !== undefined; asked = this.#at.host().computerAsked()) {
      // Where others wait for the same place, a game of computers alone does not keep it to its end.
      if (this.#summon !== undefined && made++ >= AT_A_STRETCH) return this.#summon(true)
      const thought = await this.#answer(this.#at.host(), asked)
      if (thought !== undefined) await this.#at.choose(asked, thought).catch(waitABit)
      else if (this.#thinkers.isClosed) return
    }
  }

  /** What the computer answers to what it was asked; undefined as soon as nobody wants to know any more. */
  async #answer(host: Host, { seat, player, view, decision, question }: ComputerAsked): Promise<Thought | undefined> {
    const made = host.match.length
    const intent = this.#intents.get(seat) ?? new Intent()
    this.#intents.set(seat, intent)
    const stop = new AbortController()
    this.#thinking = { host, question, stop }
    const dice = `${host.match.seed ?? host.id}\n${made}`
    const thought =
      intent.next(decision, made) ??
      (await this.#thinkers.think({ game: host.game.id, player, view, decision, dice }, this.#at.owner, stop.signal))
    this.#thinking = undefined
    if (thought !== undefined) intent.keep(thought, made)
    return thought
  }
}

/** What could not be stored was said already; it may be possible a little later. */
async function waitABit(error: unknown): Promise<void> {
  if (!(error instanceof Problem)) throw error
  await new Promise((resolve) => setTimeout(resolve, AGAIN).unref())
}
