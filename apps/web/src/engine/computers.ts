import type { ComputerAsked, Host } from '@railhead/host'
import { type Answer, Opponent, playerChance, playerOf, proposedFor, ready } from '@railhead/players'
import type { SeatName } from '@railhead/table'

/** For so long (in milliseconds) a computer thinks on end; then whoever asks something else is answered first. */
const SLICE = 12

export interface ComputerAnswer {
  readonly asked: ComputerAsked
  readonly index: number
  /** Why, in its own words. */
  readonly why?: string
}

/** The computers at a table, from one choice of a person to the next. */
export class Computers {
  readonly #host: Host
  readonly #opponents = new Map<SeatName, Promise<Opponent>>()

  constructor(host: Host) {
    this.#host = host
  }

  /** What the computer that is asked answers; undefined where none is asked, or as soon as nobody wants to know any more. */
  async answer(isWanted: () => boolean): Promise<ComputerAnswer | undefined> {
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
      if (step.done === true) return { asked, index: step.value.index, ...whyOf(opponent, step.value) }
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

function whyOf({ asked: { mind } }: Opponent, { reason }: Answer): Pick<ComputerAnswer, 'why'> {
  return reason === undefined || mind.say === undefined ? {} : { why: mind.say(reason) }
}
