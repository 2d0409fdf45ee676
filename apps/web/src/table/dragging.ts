import type { Dragging, Target } from '../board/api.ts'
import { t } from '../texts/index.ts'
import { goingFrom, joining, namesOf, sameTarget } from './drag-meaning.ts'
import type { TableState } from './table-state.ts'

/*
 * "This goes there": a thing dragged to another, or clicked and then the other. Whatever the page can see in the present
 * question is chosen at once; otherwise the engine looks for the choices that lead there, or says why there are none.
 */

export function draggingOf(table: TableState, clearNote: () => void): Dragging {
  return {
    lifts: (target) => !table.story.replaying.value && namesOf(table, target) !== undefined,
    fits(from, to) {
      if (goingFrom(table, from).size === 0) return undefined
      return joining(table, from, to).length > 0
    },
    lifted(target) {
      table.gesture.lifted.value = target
      table.gesture.reach.value = []
      if (target === null) forgetCost(table)
      if (target !== null) void lookAhead(table, target)
      // What was said of the thing would lie in the way.
      if (target !== null) clearNote()
    },
    over(from, to) {
      if (to === null) return forgetCost(table)
      import('./dropping.ts').then(
        ({ showCost }) => showCost(table, from, to),
        () => {},
      )
    },
    drop: (from, to) => putDown(table, from, to),
  }
}

/** What it would cost to put it down there is said only while it is there. */
function forgetCost({ gesture }: TableState): void {
  if (gesture.note.value?.kind === 'go' && gesture.note.value.choices === null) gesture.note.value = null
}

/** What the present question does not offer yet is asked of the engine: where the thing could go. */
async function lookAhead(table: TableState, target: Target): Promise<void> {
  const names = namesOf(table, target)
  if (names === undefined || goingFrom(table, target).size > 0) return
  const places = await table.engine.ask('reach', { from: names })
  if (table.gesture.lifted.value === target) table.gesture.reach.value = places
}

/** A click while something is taken up puts it down; a click on what several ways lead from takes it up. True when it was one of these. */
export function pickLifted(table: TableState, target: Target): boolean {
  const lifted = table.gesture.lifted.value
  if (lifted !== null) {
    table.gesture.lifted.value = null
    // Clicked again: all that can be done with it, as a menu.
    if (sameTarget(lifted, target)) return false
    if (joining(table, lifted, target).length > 0 || goingFrom(table, target).size < 2) {
      putDown(table, lifted, target)
      return true
    }
  }
  const going = goingFrom(table, target)
  if (going.size < 2 || !spread(table, going)) return false
  table.gesture.note.value = null
  table.gesture.lifted.value = target
  table.frame.announcement.value = t.table.takenUp(table.client.nameOf(target.id) ?? target.id)
  return true
}

/** What a drop does is loaded with the first one. */
function putDown(table: TableState, from: Target, to: Target): void {
  import('./dropping.ts').then(
    ({ drop }) => drop(table, from, to),
    () => {},
  )
}

/** The ways lead to more than one place. */
function spread(table: TableState, indices: ReadonlySet<number>): boolean {
  const choices = table.story.asked.value?.decision.choices ?? []
  return new Set([...indices].map((index) => choices[index].to)).size > 1
}
