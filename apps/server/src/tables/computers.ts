import type { ComputerAsked, Host } from '@railhead/host'
import { Opponent, playerChance, playerOf, proposedFor, ready } from '@railhead/players'
import type { SeatName } from '@railhead/table'

/** For so long (in milliseconds) a computer thinks on end; then the other tables have their turn. */
const SLICE = 8

/** The computers at a table. */
export class Computers {
  readonly #opponents = new Map<SeatName, Promise<Opponent>>()

  /** What the computer answers to what it was asked; undefined as soon as nobody wants to know any more. */
  async answer(host: Host, asked: ComputerAsked, isWanted: () => boolean): Promise<number | undefined> {
    const { view, decision } = asked
    const made = host.match.length
    const chance = playerChance(`${host.match.seed ?? host.id}\n${made}`)
    const thinking = (await this.#opponent(host.game.id, asked)).answer({ view, decision, chance }, made)
    for (let pause = performance.now() + SLICE; isWanted(); ) {
      const step = thinking.next()
      if (step.done === true) return step.value.index
      if (performance.now() < pause) continue
      await new Promise((resolve) => setImmediate(resolve))
      pause = performance.now() + SLICE
    }
    return undefined
  }

  #opponent(game: string, { seat, player }: ComputerAsked): Promise<Opponent> {
    const known = this.#opponents.get(seat)
    if (known !== undefined) return known
    const opponent = ready(playerOf(game, player ?? '') ?? proposedFor(game)).then((one) => new Opponent(one))
    this.#opponents.set(seat, opponent)
    return opponent
  }
}
