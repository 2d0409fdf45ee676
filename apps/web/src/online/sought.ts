/** What stands behind the address of a page. */
export interface Query {
  readonly [name: string]: string | undefined
}

const DAY = 24 * 60 * 60 * 1000
const FILTERS = ['mine', 'game', 'pace', 'name', 'player', 'option'] as const

/** What the server is asked for, from what stands in the address. Days are those of whoever looks. */
export function soughtOf(query: Query): { [key: string]: string } {
  const sought: { [key: string]: string } = {}
  for (const filter of FILTERS) {
    const value = query[filter]
    if (value) sought[filter] = value
  }
  const [from, until] = [dayOf(query.from), dayOf(query.until)]
  if (from !== undefined) sought.from = String(from)
  if (until !== undefined) sought.until = String(until + DAY)
  const [result, winner] = (query.result ?? '').split(':')
  if (winner) sought.winner = winner
  else if (result) sought.result = result
  return sought
}

function dayOf(text: string | undefined): number | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? Date.parse(`${text}T00:00`) : Number.NaN
  return Number.isNaN(at) || at < 0 ? undefined : at
}

/** The same address with another value; without it where the value is empty. What belongs to a game goes with it. */
export function withFilter(query: Query, name: string, value: string): string {
  const rest: { [name: string]: string | undefined } = { ...query }
  if (name === 'game') {
    delete rest.option
    if (rest.result?.startsWith('won:')) delete rest.result
  }
  delete rest[name]
  const set = Object.entries({ ...rest, [name]: value }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`
}
