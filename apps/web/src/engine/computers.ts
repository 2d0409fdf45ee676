import type { ComputerAsked, Host } from '@railhead/host'
import { Opponent, playerChance, playerOf, proposedFor, ready } from '@railhead/players'
import type { SeatName } from '@railhead/table'

/** For so long (in milliseconds) a computer thinks on end; then whoever asks something else is answered first. */
const SLICE = 12

/** What a computer answers, and why, in words. */
interface Answered {
  readonly asked: ComputerAsked
  readonly index: number
  readonly why: string | undefined
}

/** The computers at a table, from one choice of a person to the next. */
export class Computers {
  readonly #host: Host
  readonly #opponents = new Map<SeatName, Promise<Opponent>>()

  constructor(host: Host) {
    this.#host = host
  }

  /** What the computer that is asked answers; undefined where none is asked, or as soon as nobody wants to know any more. */
  async answer(isWanted: () => boolean): Promise<Answered | undefined> {
    const host = this.#host
    const asked = isWanted() ? host.computerAsked() : undefined
    if (asked === undefined) return undefined
    const { view, decision } = asked
    // The same seed gives the same game, whatever the table is called; a game from a position has none.
    const chance = playerChance(`${host.match.seed ?? host.id}\n${host.match.length}`)
    const opponent = await this.#opponent(asked)
    const thinking = opponent.answer({ view, decision, chance }, host.match.length)
    for (let pause = performance.now() + SLICE; isWanted(); ) {
      const step = thinking.next()
      if (step.done === true) {
        const { index, reason } = step.value
        // Everybody may read it: a player gives no reason that others may not know.
        return { asked, index, why: reason === undefined ? undefined : opponent.asked.mind.say?.(reason) }
      }
      if (performance.now() < pause) continue
      await new Promise((resolve) => setTimeout(resolve))
      pause = performance.now() + SLICE
    }
    return undefined
  }

  #opponent({ seat, player }: ComputerAsked): Promise<Opponent> {
    const { id } = this.#host.game
    const known = this.#opponents.get(seat)
    if (known !== undefined) return known
    const opponent = ready(playerOf(id, player ?? '') ?? proposedFor(id)).then((asked) => new Opponent(asked))
    this.#opponents.set(seat, opponent)
    return opponent
  }
}
