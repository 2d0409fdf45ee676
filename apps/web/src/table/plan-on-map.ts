import type { Choice, Decision } from '@railhead/table'
import { lineId, type Overlay } from '../board/api.ts'
import { targetsOf } from './choices.ts'
import type { TableState } from './table-state.ts'

/** A plan of several choices: what of it comes next, and what of the map it is about. Knows no game. */

/**
 * The first of its choices from there on that can be made now; undefined where none is the next. One that was answered by itself, since it only
 * fills in what came before, is passed over.
 */
export function nextOf(plan: readonly Choice[], from: number, decision: Decision | undefined): number | undefined {
  if (decision === undefined) return undefined
  const listed = new Set(decision.choices.map(nameOf))
  return [from, from + 1].find((at) => plan[at] !== undefined && listed.has(nameOf(plan[at])))
}

/** The same for the same choice, in whatever order its parts stand. */
const nameOf = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The areas of a plan in order, numbered by its steps, and the lines between those that follow each other. */
export function planOverlay(table: TableState, plan: readonly Choice[]): Overlay {
  const [view, decision, known] = [table.story.view.peek()?.view, table.story.asked.peek()?.decision, table.map.known.peek()]
  const tokens = table.map.boardState.peek()?.tokens ?? []
  const areaOf = (id: string): string | undefined => {
    const on = tokens.find((token) => token.id === id)?.on
    return on !== undefined && 'area' in on ? on.area : undefined
  }
  const steps = plan.map((choice) => {
    const more = view === undefined || decision === undefined ? [] : (table.client.targets?.(view, choice, decision) ?? [])
    return [...targetsOf(choice, known), ...more].flatMap(({ kind, id }) => {
      const area = kind === 'area' ? id : kind === 'token' ? areaOf(id) : undefined
      return area === undefined ? [] : [area]
    })
  })
  const labels = new Map<string, string[]>()
  steps.forEach((areas, i) => {
    for (const area of new Set(areas)) labels.set(area, [...(labels.get(area) ?? []), String(i + 1)])
  })
  const way = steps.flat()
  const lines = new Set(way.slice(1).map((area, i) => lineId(way[i], area)))
  const drawn = table.client.board.lines.filter(({ id, border }) => border !== true && lines.has(id))
  return {
    areas: [...labels].map(([id, numbers]) => ({ id, tone: 'good', label: numbers.slice(0, MOST).join(' ') })),
    lines: drawn.map(({ id }) => ({ id, tone: 'good', width: 2 })),
  }
}

/** More numbers have no room at an area. */
const MOST = 3
