import { Host } from '@railhead/host'
import type { Offered } from '@railhead/host/games'
import type { NewTable } from '@railhead/host/new-table'
import { proposedFor } from '@railhead/players'
import { parseRecord, type SeatName } from '@railhead/table'
import { announced, announcedBy, personsIn, reminders } from '../notices/announcements.ts'
import { Problem } from '../problem.ts'
import { randomName } from '../random-name.ts'
import {
  DamagedError,
  type Motion,
  type Person,
  type Room,
  type SeatedTable,
  type Store,
  type StoredTable,
} from '../store/store.ts'
import type { Thinkers } from '../thinking/thinkers.ts'
import { isThereFor, UNKNOWN } from './admission.ts'
import type { Page } from './audience.ts'
import { startClock } from './clock.ts'
import { hostOf, planOf, progressOf } from './host-of.ts'
import { LiveTable, type Place } from './live-table.ts'
import { broughtAlong, ratedAs, ratedWith, rowOf, sameAgain, setUp, withNames } from './setting-up.ts'

interface Keeping {
  readonly offered: readonly Offered[]
  readonly store: Store
  readonly thinkers: Thinkers
  /** Asks another process to let the computers at a table play; left out where they think in this one. */
  readonly summon?: ((table: string, fresh: boolean) => void) | undefined
  readonly now: () => number
  readonly onDefect: (table: string, error: unknown) => void
}

/** How somebody wants to sit down. */
interface Sitting {
  readonly seat: SeatName
  readonly words: string | null
  /** Also if they have other seats there. */
  readonly also: boolean
  /** What they know of a seat that is kept for somebody. */
  readonly invite?: string | undefined
}

/** Every table of the server. Those that somebody looks at are in memory; the others are in the store alone. */
export class Tables {
  readonly #keeping: Keeping
  readonly #live = new Map<string, Promise<LiveTable>>()

  constructor(keeping: Keeping) {
    this.#keeping = keeping
  }

  /** Sets a table up, with a seed that nobody knows and that the record promises from now on. Answers its id, which is all that its link has. */
  async create(wanted: NewTable, owner: Person): Promise<string> {
    const { game: id, title, options, seats, pace, access, words, suggestions, record } = wanted
    const { store, now } = this.#keeping
    const { game, staff, allies } = this.#offer(id)
    const match = record === undefined ? setUp(game, options, suggestions) : broughtAlong(game, record)
    const seated = game.seated(match.state).map((seat) => game.seats[seat])
    if (Object.keys(seats).length !== seated.length || seated.some((seat) => !Object.hasOwn(seats, seat)))
      throw new Problem('options', 'Exactly the seats that take part in this game need somebody.')
    if (Object.values(seats).filter(({ kind }) => kind === 'me').length > 1)
      throw new Problem('options', 'Take one seat yourself and leave the others to friends or the computer.')
    // With a game that was begun elsewhere the luck is fixed.
    const mine = record === undefined ? words : null
    const rows = seated.map((seat) => rowOf(game, seat, seats[seat], owner, mine))
    const table = randomName()
    const { header, choices } = parseRecord(match.record({ withSeed: true }))
    const created = now()
    const allied = allies?.(header.options) ?? []
    const rated = ratedAs(wanted, seated, allied)
    const stored: StoredTable = {
      ...{ id: table, title, owner: owner.id, created, header, pace, access, clock: null },
      ...{ started: null, abandoned: false, motion: null, rematch: null, rated, allied, ended: null },
      ...progressOf({ match }, created),
    }
    await store.addTable(stored, rows)
    if (choices.length > 0) {
      const host = Host.open(match, {
        id: table,
        seats: planOf(withNames(stored, rows)),
        handover: false,
        confirmTurn: true,
        staff,
      })
      const act = { table, seq: 1, id: 'brought along', seat: choices[0].seat, back: 0, choices, saved: host.saved }
      await store.append(act, { ...progressOf(host, created), clock: null })
    }
    await this.#beginIfFull(table, owner)
    return table
  }

  /** A table as this person may know it. */
  async find(id: string, person?: Person): Promise<SeatedTable> {
    const table = await this.#stored(id)
    if (!isThereFor(table, person?.id ?? null)) throw UNKNOWN
    return table
  }

  async sit(id: string, person: Person, { seat, words, also, invite }: Sitting): Promise<void> {
    const { store } = this.#keeping
    const table = await this.find(id, person)
    if (seatsOf(table, person).length > 0 && !also) throw new Problem('taken', 'You sit at this table already.')
    if ((await store.people.shunnedBy(table.owner)).get(person.id) === 'blocked')
      throw new Problem('not-allowed', 'Whoever set this table up does not want to play with you.')
    const holder = table.seats.find((one) => one.seat === seat)
    if (holder?.invite !== undefined && holder.person === null && holder.invite !== invite)
      throw new Problem('not-allowed', 'This seat is kept for somebody. Whoever set the table up has the link for it.')
    if (!(await store.sit(id, seat, person.id, table.length > 0 ? null : words, invite)))
      throw new Problem('taken', 'This seat is taken. Choose another, or look on.')
    if (!(await this.#beginIfFull(id, person))) await this.#announce(table, person)
  }

  /** Before the game has begun the seat is free again; afterwards a computer plays on. */
  async leave(id: string, seat: SeatName, person: Person): Promise<void> {
    const { store } = this.#keeping
    const table = await this.find(id, person)
    if (!seatsOf(table, person).includes(seat)) throw new Problem('not-allowed', 'You do not sit there.')
    if (table.over) throw new Problem('not-allowed', 'The game is over.')
    if (await store.stand(id, seat, person.id)) {
      // A table that nobody sits at and that is not its owner's affair any more would wait for ever.
      const left = await store.table(id)
      if (left?.seats.every((one) => one.person === null) && left.owner === person.id) await store.removeTable(id)
      return
    }
    await store.handOver(id, seat, person.id, proposedFor(table.header.game).id)
    await this.#takeUpAgain(id)
  }

  /** Leaves every game that is not over. */
  async leaveAll(person: Person): Promise<void> {
    for (const table of await this.#keeping.store.tablesOf(person.id))
      if (!table.over) for (const seat of seatsOf(table, person)) await this.leave(table.id, seat, person)
  }

  /** The whole game, with its seed. */
  async recordOf(table: SeatedTable): Promise<string> {
    const { match } = hostOf(table, await this.#keeping.store.acts(table.id), this.#offer(table.header.game))
    return match.record({ withSeed: true })
  }

  /** Computers take the seats that are free, and the game begins. */
  async fill(id: string, person: Person): Promise<void> {
    const { store } = this.#keeping
    const table = await this.find(id, person)
    if (table.owner !== person.id) throw new Problem('not-allowed', 'Only whoever set the table up can do that.')
    if (table.started !== null) throw new Problem('not-allowed', 'The game has begun.')
    const { id: player } = proposedFor(table.header.game)
    for (const { seat, person: sits, player: plays } of table.seats)
      if (sits === null && plays === null) await store.handOver(id, seat, null, player)
    await this.#beginIfFull(id, person)
  }

  async propose(id: string, person: Person, seat: SeatName, what: Motion['what']): Promise<void> {
    await this.#visit(id, person, (table) => table.propose(person.id, seat, randomName(), what))
  }

  async vote(id: string, person: Person, seat: SeatName, motion: string, agrees: boolean): Promise<void> {
    await this.#visit(id, person, (table) => table.vote(person.id, seat, motion, agrees))
  }

  /** The same people at another table, each in their seat, if they want. Answers its id; whoever asks second finds it there. */
  async rematch(id: string, person: Person): Promise<string> {
    const { store } = this.#keeping
    const table = await this.find(id, person)
    const [seat] = seatsOf(table, person)
    if (seat === undefined) throw new Problem('not-allowed', 'Only those who played can play again.')
    if (!table.over) throw new Problem('not-allowed', 'The game goes on.')
    if (table.rematch === null) {
      const made = await this.create(sameAgain(table, seat), person)
      if (await store.setRematch(id, made)) {
        await this.#announce(table, person)
        await this.#takeUpAgain(id)
        return made
      }
      await store.removeTable(made)
    }
    const { rematch } = await this.find(id, person)
    if (rematch === null) throw UNKNOWN
    const next = await this.find(rematch, person)
    const { invite } = next.seats.find((one) => one.seat === seat) ?? {}
    if (next.started === null && seatsOf(next, person).length === 0)
      await this.sit(rematch, person, { seat, words: null, also: false, invite })
    return rematch
  }

  /** Something was said at a table. */
  async said(id: string, room: Room, n: number): Promise<void> {
    ;(await this.#live.get(id))?.heard(room, n)
  }

  /** A page comes to a table, which is brought into memory for it; once it has left, the table may go again. */
  async enter(id: string, page: Page, confirmTurn: boolean): Promise<Place> {
    return this.#with(id, (table) => {
      const place = table.join(page, confirmTurn)
      return { ...place, leave: () => this.#leave(table, place) }
    })
  }

  async #visit(id: string, person: Person, work: (table: LiveTable) => Promise<void>): Promise<void> {
    await this.find(id, person)
    await this.#with(id, work).finally(() => this.#release(id))
  }

  /** With the table in memory. */
  async #with<T>(id: string, work: (table: LiveTable) => T | Promise<T>): Promise<T> {
    for (;;) {
      const opening = this.#live.get(id) ?? this.#open(id)
      this.#live.set(id, opening)
      const table = await opening.catch((error: unknown) => {
        this.#live.delete(id)
        throw error
      })
      // It may just have gone.
      if (this.#live.get(id) === opening) return work(table)
    }
  }

  async #stored(id: string): Promise<SeatedTable> {
    const table = await this.#keeping.store.table(id).catch((error: unknown) => {
      if (!(error instanceof DamagedError)) throw error
      this.#keeping.onDefect(id, error)
      throw new Problem('damaged', 'What is kept of this table cannot be read. Whoever runs the server may have a backup of it.')
    })
    if (table === undefined) throw UNKNOWN
    return table
  }

  async #open(id: string): Promise<LiveTable> {
    const table = await this.#stored(id)
    if (table.started === null) throw new Problem('not-begun', 'The game begins when all seats are taken.')
    const { game, staff } = this.#offer(table.header.game)
    return LiveTable.open(table, { ...this.#keeping, game, staff, onRest: () => void this.#release(id) })
  }

  /** The luck is fixed with the words of those who sit there, once nobody else is waited for. */
  async #beginIfFull(id: string, by: Person): Promise<boolean> {
    const { store, now } = this.#keeping
    for (;;) {
      const table = await store.table(id)
      if (table === undefined || table.started !== null || table.seats.some((one) => one.person === null && one.player === null))
        return false
      const words = Object.fromEntries(table.seats.flatMap(({ seat, words: said }) => (said === null ? [] : [[seat, said]])))
      const header = Object.keys(words).length === 0 ? table.header : { ...table.header, words }
      const host = hostOf({ ...table, header }, await store.acts(id), this.#offer(header.game))
      const progress = progressOf(host, now())
      const clock = progress.over ? null : startClock(table.pace, table.seats, progress.updated)
      const whole = { ...progress, clock }
      const told = [
        announced('table', othersAt(table, by), whole.updated),
        ...announcedBy(table, whole, seatsOf(table, by)[0] ?? null),
      ]
      // Somebody may just have stood up, or sat down with other words.
      if (await store.begin(id, table.seats, header, whole, ratedWith(table), told)) break
    }
    // Computers that are to begin do not wait for anybody to look on.
    await this.#with(id, () => undefined).finally(() => this.#release(id))
    return true
  }

  /** Those who sit at the table are told that somebody has done something there. */
  async #announce(table: SeatedTable, by: Person): Promise<void> {
    const { store, now } = this.#keeping
    await store.notices.announce(table.id, [announced('table', othersAt(table, by), now())])
  }

  /** Something else is known of somebody than before, at the tables where they sit too. */
  async knowAnew(person: string): Promise<void> {
    for (const { id, over } of await this.#keeping.store.tablesOf(person)) if (!over) this.changedElsewhere(id)
  }

  /** Somebody wants to be told other things than before; also of the turns that they have now. */
  async heed(person: string): Promise<void> {
    const { store, now } = this.#keeping
    await this.knowAnew(person)
    for (const table of await store.tablesOf(person)) {
      if (table.over || table.started === null) continue
      const asked = table.seats.filter((one) => one.person === person && table.turn.includes(one.seat))
      await store.notices.announce(table.id, reminders(table, asked, now()))
    }
  }

  async #takeUpAgain(id: string): Promise<void> {
    await this.#with(id, (table) => table.takeUpAgain()).finally(() => this.#release(id))
  }

  /** Computers play on where they were waited for when the server stopped, whether anybody looks or not. */
  async wake(): Promise<void> {
    const { store, summon, onDefect } = this.#keeping
    for (const id of await store.computers.awaited())
      if (summon !== undefined) summon(id, false)
      else
        await this.#with(id, () => undefined)
          .catch((error: unknown) => onDefect(id, error))
          .finally(() => this.#release(id))
  }

  /** The computers at a table play here as far as they can, whether anybody looks or not. */
  async playComputers(id: string): Promise<void> {
    await this.#with(id, (table) => table.playComputers()).finally(() => this.#release(id))
  }

  /** Everything that was asked of any table so far is done. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#live.values()].map(async (table) => (await table).settled()))
  }

  get inMemory(): number {
    return this.#live.size
  }

  /** Another process has done something at a table, or perhaps at any. */
  changedElsewhere(changed: string | null): void {
    for (const id of changed === null ? this.#live.keys() : [changed])
      void this.#live
        .get(id)
        ?.then((table) => table.takeUpAgain())
        .catch((error: unknown) => this.#keeping.onDefect(id, error))
  }

  #leave(table: LiveTable, place: Place): void {
    place.leave()
    void this.#release(table.id)
  }

  /** Out of memory, unless somebody is there. */
  async #release(id: string): Promise<void> {
    const table = await this.#live.get(id)?.catch(() => undefined)
    if (table?.idle === true) this.#live.delete(id)
  }

  #offer(id: string): Offered & { readonly staff: Offered['staff'] } {
    const offer = this.#keeping.offered.find(({ game }) => game.id === id)
    if (offer === undefined) throw new Problem('no-such-table', 'This server does not know that game.')
    return { ...offer, staff: offer.staff }
  }
}

/** The seats that the person has at the table. */
export const seatsOf = ({ seats }: Pick<SeatedTable, 'seats'>, person: Person | undefined): SeatName[] =>
  seats.filter((one) => person !== undefined && one.person === person.id).map(({ seat }) => seat)

/** Those who sit there or set the table up, this one aside. */
const othersAt = ({ seats, owner }: SeatedTable, { id }: Person): (string | null)[] =>
  [owner, ...personsIn(seats)].filter((person) => person !== id)
