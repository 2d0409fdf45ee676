import { randomBytes } from 'node:crypto'
import type { Offered } from '@railhead/host/games'
import { playerOf } from '@railhead/players'
import { type Game, Match, type Options, OptionsError, parseRecord, type SeatName } from '@railhead/table'
import { Problem } from '../problem.ts'
import type { Person, SeatedTable, Store, StoredSeat } from '../store/store.ts'
import { LiveTable, type Page, type Place, progressOf } from './live-table.ts'

/** Who is to sit somewhere: whoever sets the table up, anybody who has the link, or a computer player. */
export type Wanted = { readonly kind: 'me' | 'open' } | { readonly kind: 'computer'; readonly player: string }

export interface NewTable {
  readonly game: string
  readonly title: string
  readonly options: Options
  readonly seats: { readonly [seat: SeatName]: Wanted }
}

interface Keeping {
  readonly offered: readonly Offered[]
  readonly store: Store
  readonly now: () => number
  readonly onDefect: (table: string, error: unknown) => void
}

const UNKNOWN = new Problem('no-such-table', 'There is no such table on this server.')

/** Every table of the server. Those that somebody looks at are in memory; the others are in the store alone. */
export class Tables {
  readonly #keeping: Keeping
  readonly #live = new Map<string, Promise<LiveTable>>()

  constructor(keeping: Keeping) {
    this.#keeping = keeping
  }

  /** Sets a table up, with a seed that nobody knows and that the record promises from now on. Answers its id, which is all that its link has. */
  async create({ game: id, title, options, seats }: NewTable, owner: Person): Promise<string> {
    const { store, now } = this.#keeping
    const { game } = this.#offer(id)
    const match = setUp(game, options)
    const seated = game.seated(match.state).map((seat) => game.seats[seat])
    if (Object.keys(seats).length !== seated.length || seated.some((seat) => !Object.hasOwn(seats, seat)))
      throw new Problem('options', 'Exactly the seats that take part in this game need somebody.')
    if (Object.values(seats).filter(({ kind }) => kind === 'me').length > 1)
      throw new Problem('options', 'Take one seat yourself and leave the others to friends or the computer.')
    const rows = seated.map((seat) => rowOf(game, seat, seats[seat], owner))
    const table = randomName()
    const { header } = parseRecord(match.record({ withSeed: true }))
    const created = now()
    await store.addTable({ id: table, title, owner: owner.id, created, header, ...progressOf({ match }, created) }, rows)
    return table
  }

  async find(id: string): Promise<SeatedTable> {
    const table = await this.#keeping.store.table(id)
    if (table === undefined) throw UNKNOWN
    return table
  }

  async sit(id: string, seat: SeatName, person: Person): Promise<void> {
    const table = await this.find(id)
    if (table.seats.some((one) => one.person === person.id)) throw new Problem('taken', 'You sit at this table already.')
    if (!(await this.#keeping.store.sit(id, seat, person.id)))
      throw new Problem('taken', 'This seat is taken. Choose another, or look on.')
    await (await this.#live.get(id))?.takeUpAgain()
  }

  /** A page comes to a table, which is brought into memory for it; once it has left, the table may go again. */
  async enter(id: string, page: Page, confirmTurn: boolean): Promise<Place> {
    for (;;) {
      const opening = this.#live.get(id) ?? this.#open(id)
      this.#live.set(id, opening)
      try {
        const table = await opening
        // It may just have gone.
        if (this.#live.get(id) !== opening) continue
        const place = table.join(page, confirmTurn)
        return { ...place, leave: () => this.#leave(table, place) }
      } catch (error) {
        this.#live.delete(id)
        throw error
      }
    }
  }

  async #open(id: string): Promise<LiveTable> {
    const table = await this.find(id)
    const { game, staff } = this.#offer(table.header.game)
    return LiveTable.open(table, { ...this.#keeping, game, staff, onRest: () => void this.#release(id) })
  }

  /** Everything that was asked of any table so far is done. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#live.values()].map(async (table) => (await table).settled()))
  }

  #leave(table: LiveTable, place: Place): void {
    place.leave()
    void this.#release(table.id)
  }

  /** Out of memory, unless somebody is there. */
  async #release(id: string): Promise<void> {
    const table = await this.#live.get(id)
    if (table?.idle === true) this.#live.delete(id)
  }

  #offer(id: string): Offered {
    const offer = this.#keeping.offered.find(({ game }) => game.id === id)
    if (offer === undefined) throw new Problem('no-such-table', 'This server does not know that game.')
    return offer
  }
}

function setUp(game: Game, options: Options): Match {
  try {
    return Match.open(game, { options, seed: randomBytes(32).toString('hex'), salt: randomName() })
  } catch (error) {
    if (error instanceof OptionsError) throw new Problem('options', error.message)
    throw error
  }
}

function rowOf(game: Game, seat: SeatName, wanted: Wanted, owner: Person): StoredSeat {
  if (wanted.kind !== 'computer') return { seat, player: null, person: wanted.kind === 'me' ? owner.id : null }
  if (playerOf(game.id, wanted.player) === undefined) throw new Problem('options', 'There is no computer player of that name.')
  return { seat, player: wanted.player, person: null }
}

/** 128 bits that nobody can guess. */
export const randomName = (): string => randomBytes(16).toString('hex')
