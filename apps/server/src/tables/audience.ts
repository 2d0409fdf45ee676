import { type Host, type Served, type Snapshot, Tellers } from '@railhead/host'
import type { SeatName } from '@railhead/table'
import type { Clock, Motion, Span } from '../store/store.ts'

/** A page at a table: its end of a socket. */
export interface Page {
  /** Who looks at it, as far as that is known, and from which seat. */
  readonly person: string | null
  readonly seat: SeatName | null
  /** It knows the rules, and is told step by step what is new; others are shown all each time. */
  readonly follows: boolean
  /** What happened without the page having asked: a snapshot, or a step as JSON. */
  show(snapshot: Snapshot): void
  tell(step: string): void
  /** What happened beside the game. */
  around(around: Around): void
}

/** What a page is told beside the game. */
export interface Around {
  /** The server's own time, since clocks differ. */
  readonly now: number
  readonly clock: Clock | null
  readonly turn: readonly SeatName[]
  /** When those are on vacation who are: their days do not go by. */
  readonly away: { readonly [seat: SeatName]: Span }
  readonly motion: (Motion & { readonly asked: readonly SeatName[] }) | null
  /** The number of the last thing that was said in a room which this page may hear. */
  readonly talk: number
  readonly rematch: string | null
}

/** A page with its device at the table. */
export interface Device {
  readonly page: Page
  /** That of the page, as long as its person has it. */
  seat: SeatName | null
  host: Host
  /** How its person wants to be served, also when the table is taken up anew. */
  wishes: Served
  /** What it was told last beside the game. */
  around: Omit<Around, 'now'>
  /** It has been shown the table. */
  isShown: boolean
}

/** What a page knows of a table beside which nothing has happened. */
const NOTHING_AROUND: Omit<Around, 'now'> = { clock: null, turn: [], away: {}, motion: null, talk: 0, rematch: null }

const isSame = (one: Omit<Around, 'now'>, other: Omit<Around, 'now'>): boolean =>
  one.talk === other.talk &&
  one.rematch === other.rematch &&
  AS_JSON.every((part) => one[part] === other[part] || JSON.stringify(one[part]) === JSON.stringify(other[part]))
const AS_JSON = ['clock', 'motion', 'turn', 'away'] as const

/** Those who look at a table. Whoever follows with the same eyes is told the same, which is worked out once. */
export class Audience {
  readonly #devices = new Set<Device>()
  #tellers: Tellers | undefined

  get isEmpty(): boolean {
    return this.#devices.size === 0
  }

  /** Somebody comes to the table; they are not told anything before they are shown it. */
  add(page: Page, seat: SeatName | null, table: Host, wishes: Served): Device {
    const device: Device = { page, seat, host: table.device(seat), wishes, isShown: false, around: NOTHING_AROUND }
    this.#devices.add(device)
    return device
  }

  /** From now on they want to be served otherwise. */
  wish(device: Device, wishes: Partial<Served>): void {
    device.wishes = { ...device.wishes, ...wishes }
    device.host.setConfirm(device.wishes)
    if (device.wishes.stepwise === true) device.host.stepwise()
  }

  remove(device: Device): void {
    this.#devices.delete(device)
    this.#forgetEyes()
  }

  /** They are shown the table; from now on they are told what is new. */
  shown(device: Device, table: Host): Snapshot {
    const { page, seat } = device
    device.isShown = true
    this.wish(device, {})
    if (page.follows) {
      this.#tellers ??= new Tellers(table)
      this.#tellers.add(seat)
    }
    return device.host.snapshot()
  }

  /** The table was taken up anew; perhaps others sit there now. */
  moveTo(table: Host, seatOf: (page: Page) => SeatName | null): void {
    const moved: Device[] = []
    for (const device of this.#devices) {
      const seat = seatOf(device.page)
      if (device.seat !== seat && device.page.follows && device.isShown) moved.push(device)
      device.seat = seat
      device.host = table.device(seat)
      if (device.isShown) this.wish(device, {})
    }
    this.#forgetEyes()
    this.#tellers?.moveTo(table)
    this.tell()
    // With other eyes nothing is as it was.
    for (const device of moved) device.page.show(this.shown(device, table))
  }

  /** Everybody hears what is new to them; the one who did it, with the answer. */
  tell(asker?: Device, answer?: (step: string | undefined) => void): void {
    const steps = this.#tellers?.steps()
    if (asker !== undefined) answer?.(asker.page.follows ? steps?.get(asker.seat) : undefined)
    for (const device of this.#devices) {
      const { page, isShown, seat, host } = device
      const step = steps?.get(seat)
      if (device === asker || !isShown) continue
      if (!page.follows) page.show(host.snapshot())
      else if (step !== undefined) page.tell(step)
    }
  }

  /** Tells what happened beside the game to those who do not know it yet: all, or one. */
  tellAround(now: number, aroundOf: (plays: boolean) => Omit<Around, 'now'>, only?: Device): void {
    const known: Omit<Around, 'now'>[] = []
    for (const device of only === undefined ? this.#devices : [only]) {
      if (!device.isShown) continue
      const plays = device.seat !== null
      // Those who play are all told the same, and so are those who look on.
      known[Number(plays)] ??= aroundOf(plays)
      const around = known[Number(plays)]
      if (isSame(around, device.around)) continue
      device.around = around
      device.page.around({ now, ...around })
    }
  }

  #forgetEyes(): void {
    this.#tellers?.keep(new Set([...this.#devices].filter(({ page }) => page.follows).map(({ seat }) => seat)))
  }
}
