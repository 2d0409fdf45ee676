import { CONTENT as C } from './index.ts'

/** Plain questions to the compiled map for its tests. The floods here share no code with `graph.ts` or the rules. */

export const index = (id: string): number => {
  const found = C.areaIndex.get(id)
  if (found === undefined) throw new Error(`no area ${id}`)
  return found
}
export const ids = (indices: Iterable<number>): string[] => [...indices].map((area) => C.areaIds[area] as string).sort()
export const LAND = [...Array(C.landCount).keys()]
export const LINES = [...Array(C.lineCount).keys()]
export const has = (flags: Uint8Array): number[] => LAND.filter((area) => (flags[area] as number) > 0)

/** Steps from a set of areas by the lines that `usable` admits through areas that `open` admits, line list scanned until nothing changes. */
export function flood(
  from: readonly number[],
  usable: (line: number) => boolean,
  open: (area: number) => boolean,
): Map<number, number> {
  const steps = new Map(from.filter(open).map((area) => [area, 0]))
  for (let round = 0, grown = true; grown; round++) {
    grown = false
    for (const line of LINES.filter(usable)) {
      const ends = [C.lineA[line] as number, C.lineB[line] as number]
      for (const [a, b] of [ends, ends.toReversed()] as [number, number][]) {
        if (steps.get(a) === round && !steps.has(b) && open(b)) {
          steps.set(b, round + 1)
          grown = true
        }
      }
    }
  }
  return steps
}
export const roadOf = (seat: number) => (line: number) => ((C.lineColours[line] as number) & (1 << seat)) > 0
export const anywhere = (): boolean => true
export const walk = (seat: number, from: string, to: string): number | undefined =>
  flood([index(from)], roadOf(seat), anywhere).get(index(to))
export const lineBetween = (a: string, b: string): number =>
  LINES.find((line) => [C.lineA[line], C.lineB[line]].sort().join() === [index(a), index(b)].sort().join()) ?? -1
