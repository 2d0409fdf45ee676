import { type LogLine, type Served, Sight, type Snapshot, type Staff, type Step, TELLING, Told } from '@railhead/host'
import type { Game } from '@railhead/table'

/** The rules of the game, and who proposes in it. */
export interface Rules {
  readonly game: Game
  readonly staff: Staff | undefined
}
/** Fetches them; a test has them. */
export type Fetch = (game: string, options: Snapshot['options']) => Promise<Rules>

/** What the server says of its rules when a table is opened: their version, their content, and how it tells. */
export interface RulesThere {
  readonly rules: string
  readonly content: string
  readonly telling: number
}

/**
 * What the page has been shown of a table that is on a server, and what the page can work out from that where it knows the rules. It is shown all
 * when it comes, and told from then on what is new.
 */
export class Shown {
  readonly #fetch: Fetch
  readonly #onOtherRules: () => void
  /** All that was shown last, until it is wanted as something that can be told of. */
  #whole: Snapshot | undefined
  #told: Told | undefined
  #sight: Sight | undefined
  #of: { readonly table: Pick<Snapshot, 'game' | 'options'>; readonly rules: RulesThere | undefined } | undefined
  #rules: Promise<Rules | undefined> | undefined
  #last: Snapshot | undefined
  #log: readonly LogLine[] = []

  constructor(fetch: Fetch, onOtherRules: () => void) {
    this.#fetch = fetch
    this.#onOtherRules = onOtherRules
  }

  /** The last that the page was shown. */
  get last(): Snapshot | undefined {
    return this.#last
  }

  /** A server has shown the table. Another may be there now than the one to which the rules were compared. */
  servedBy(rules: RulesThere | undefined, { game, options }: Snapshot): void {
    this.#of = { table: { game, options }, rules }
    const wasKnown = this.#rules !== undefined
    this.#rules = undefined
    if (wasKnown) void this.rules()
  }

  /**
   * The rules; undefined where the page cannot have them, or has others than the server. A table can be looked at without them: they are fetched when somebody is about to choose, points
   * at something, or something happens.
   */
  rules(): Promise<Rules | undefined> {
    if (this.#of === undefined) return Promise.resolve(undefined)
    this.#rules ??= this.#sameRules(this.#of.table, this.#of.rules)
    return this.#rules
  }

  /** The page's own rules, if they are those of the server, which tells as the page reads; if not, it is said. */
  async #sameRules(
    { game: id, options }: Pick<Snapshot, 'game' | 'options'>,
    of: RulesThere | undefined,
  ): Promise<Rules | undefined> {
    const rules = await this.#fetch(id, options).catch(() => undefined)
    if (rules === undefined || of === undefined) return rules
    const { rulesVersion, contentHash } = rules.game
    if (rulesVersion === of.rules && contentHash === of.content && of.telling === TELLING) return rules
    this.#onOtherRules()
    return undefined
  }

  /** The table as it looks from what was told, to whom wishes that; undefined where the rules are not there. */
  async sight(wishes: Served): Promise<Sight | undefined> {
    const rules = await this.rules()
    const told = this.#toldWith(rules)
    if (rules === undefined || told === undefined) return undefined
    this.#sight ??= new Sight(told, rules.game, rules.staff, wishes)
    return this.#sight
  }

  /** Something else is wished: what was worked out before does not hold any more. */
  wishesChanged(): void {
    this.#sight = undefined
  }

  /** What the page has been told, to whom knows the rules. */
  #toldWith(rules: Rules | undefined): Told | undefined {
    if (rules !== undefined && this.#whole !== undefined) {
      this.#told = Told.whole(this.#whole, rules.game)
      this.#whole = undefined
    }
    return this.#told
  }

  /** All that there is to see. */
  take(whole: Snapshot): void {
    this.#whole = whole
    this.#told = undefined
    this.#sight = undefined
    this.#last = this.#withNews(whole)
  }

  /** Takes in what is new. False where it does not fit to what the page has, or cannot be shown. */
  async follow(step: Step, wishes: Served): Promise<boolean> {
    const after = this.#toldWith(await this.rules())?.after(step)
    if (after === undefined) return false
    this.#told = after.told
    this.#sight = undefined
    const shown = (await this.sight(wishes))?.snapshot(after.news)
    if (shown === undefined) return false
    this.#last = shown
    this.#log = [...this.#log.slice(0, shown.logFrom - 1), ...shown.lines]
    return true
  }

  /** With only those lines that the page does not have: after a lost connection the server sends all of them. */
  #withNews(snapshot: Snapshot): Snapshot {
    const { lines } = snapshot
    const known = lines.findIndex((line, i) => JSON.stringify(line) !== JSON.stringify(this.#log[i]))
    const from = known < 0 ? Math.min(lines.length, this.#log.length) : known
    this.#log = lines
    return this.#last === undefined ? snapshot : { ...snapshot, logFrom: from + 1, lines: lines.slice(from) }
  }
}
