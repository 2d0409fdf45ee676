// What tests import as `vitest` when mutations are tried: it takes down what there is to run, so that any of it can be run again and again.
import { expect, vi } from 'vitest'

type Run = (...values: unknown[]) => unknown

/** What is run as one: a test, or all tests of a group that begins with something in common, since the later ones may go on from the earlier. */
export interface Unit {
  readonly name: string
  readonly run: () => Promise<void>
}

interface Group {
  readonly name: string
  readonly parent: Group | undefined
  readonly before: Run[]
  readonly after: Run[]
}

let units: { group: Group; name: string; run: () => Promise<void> }[] = []
let group: Group = groupIn(undefined, '')

function groupIn(parent: Group | undefined, name: string): Group {
  return { name, parent, before: [], after: [] }
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

function addTest(name: string, body: Run, ...values: unknown[]): void {
  const own = group
  units.push({
    group: own,
    name: [...around(own).map((one) => one.name), name].filter((part) => part !== '').join(' › '),
    run: async () => {
      try {
        const running = body(...values)
        if (isPromise(running)) await running
      } finally {
        for (const one of around(own)) for (const hook of one.after) await hook()
      }
    },
  })
}

/** Outermost first. */
function around(inner: Group): Group[] {
  const all: Group[] = []
  for (let at: Group | undefined = inner; at !== undefined; at = at.parent) all.unshift(at)
  return all
}

function addGroup(name: string, body: Run, ...values: unknown[]): void {
  const outer = group
  group = groupIn(outer, name)
  body(...values)
  group = outer
}

type Add = (name: string, body: Run, ...values: unknown[]) => void

/** Vitest takes options before the body or a time after it; they are of no use here. */
const bodyIn = (rest: readonly unknown[]): Run => rest.find((one) => typeof one === 'function') as Run

/** As in vitest: a list of lists gives each list's entries as arguments. */
const withEach = (add: Add) =>
  Object.assign((name: string, ...rest: unknown[]) => add(name, bodyIn(rest)), {
    each:
      (rows: readonly unknown[]) =>
      (name: string, ...rest: unknown[]) => {
        for (const [i, row] of rows.entries()) add(`${name} (${i + 1})`, bodyIn(rest), ...(Array.isArray(row) ? row : [row]))
      },
  })

export const test = withEach(addTest)
export const it = withEach(addTest)
export const describe = withEach(addGroup)
export const beforeAll = (hook: Run): void => void group.before.push(hook)
export const afterEach = (hook: Run): void => void group.after.push(hook)
export { expect, vi }

/** Everything that was taken down since the last time. */
export function takeUnits(): Unit[] {
  const taken: Unit[] = []
  const shared = new Map<Group, { before: Run[]; runs: (() => Promise<void>)[] }>()
  for (const { group, name, run } of units) {
    const first = around(group).find(({ before }) => before.length > 0)
    if (first === undefined) {
      taken.push({ name, run })
      continue
    }
    let together = shared.get(first)
    if (together === undefined) {
      const made = { before: first.before, runs: [] as (() => Promise<void>)[] }
      together = made
      shared.set(first, made)
      taken.push({
        name: first.name,
        run: async () => {
          for (const hook of made.before) await hook()
          for (const one of made.runs) await one()
        },
      })
    }
    together.runs.push(run)
  }
  units = []
  group = groupIn(undefined, '')
  return taken
}
