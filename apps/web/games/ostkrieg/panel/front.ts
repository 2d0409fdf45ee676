import { lines } from '../board/areas.ts'
import { ost } from '../texts/texts.ts'
import type { OstkriegView } from './view.ts'
import { areaName } from './words.ts'

/* Where the front is, and what matters near it. */

const beside = new Map<string, string[]>()
for (const { a, b } of lines) {
  beside.set(a, [...(beside.get(a) ?? []), b])
  beside.set(b, [...(beside.get(b) ?? []), a])
}

/** Areas between each area and the front: 0 where the two sides' areas meet. */
export function distancesToFront({ report: { board } }: Pick<OstkriegView, 'report'>): ReadonlyMap<string, number> {
  const holder = (id: string) => board.control[Number(id)]
  const far = new Map<string, number>()
  const reached: string[] = []
  for (const [id, next] of beside)
    if (holder(id) !== 'neutral' && next.some((other) => holder(other) !== 'neutral' && holder(other) !== holder(id))) {
      far.set(id, 0)
      reached.push(id)
    }
  // Neutral countries are no part of it.
  for (let i = 0; i < reached.length; i++)
    for (const next of beside.get(reached[i]) ?? [])
      if (!far.has(next) && holder(next) !== 'neutral') {
        far.set(next, (far.get(reached[i]) ?? 0) + 1)
        reached.push(next)
      }
  return far
}

/** Areas with those near the front first; equally near ones as they were. */
export function nearFrontFirst(view: Pick<OstkriegView, 'report'>, ids: readonly string[]): readonly string[] {
  const far = distancesToFront(view)
  const of = (id: string): number => far.get(id) ?? Number.MAX_SAFE_INTEGER
  return ids.toSorted((a, b) => of(a) - of(b))
}

/** Whom it cuts off, in words. */
export const cutOff = (cuts: readonly number[]): string | undefined =>
  cuts.length === 0 ? undefined : ost.supply.cuts(cuts.map(areaName))
