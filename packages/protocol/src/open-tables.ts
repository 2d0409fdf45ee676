import type { Match } from '@railhead/table'
import { quote, Trouble } from './trouble.ts'

/** More tables than this are not held open at once. */
const MOST_TABLES = 1000

export interface Opened {
  readonly id: string
  readonly table: Match
  /** What computer players at this table throw their dice from. */
  readonly botSeed: string
}

/** The tables that are open, found by the ids that they were given. An id is never given again. */
export class OpenTables {
  readonly #open = new Map<string, Opened>()
  #last = 0

  /** Throws where no more can be opened. */
  checkRoom(): void {
    if (this.#open.size < MOST_TABLES) return
    throw new Trouble('too-many-tables', `${MOST_TABLES} tables are open, which is the most; close one first.`)
  }

  open(table: Match, botSeed: string): Opened {
    const opened = { id: `t${++this.#last}`, table, botSeed }
    this.#open.set(opened.id, opened)
    return opened
  }

  close(id: string): void {
    this.#open.delete(id)
  }

  /** The table of that id; without one, the only table. Throws where there is none. */
  named(id: string | undefined): Opened {
    if (id === undefined) return this.#only()
    const opened = this.#open.get(id)
    if (opened !== undefined) return opened
    const number = /^t[1-9]\d{0,14}$/.test(id) ? Number(id.slice(1)) : Number.POSITIVE_INFINITY
    if (number <= this.#last) throw new Trouble('closed-table', `Table ${id} was closed.`)
    throw new Trouble('unknown-table', `There is no table ${quote(id)}; "new" and "load" answer with the table's id.`)
  }

  #only(): Opened {
    const [first, second] = this.#open.values()
    if (first !== undefined && second === undefined) return first
    const what =
      first === undefined ? 'No table is open; begin with "new" or "load".' : 'Several tables are open; say which with "table".'
    throw new Trouble('table-needed', what, { field: 'table' })
  }
}
