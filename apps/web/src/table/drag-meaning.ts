import type { Target } from '../board/api.ts'
import type { TableState } from './table-state.ts'

/** What it means to bring one thing of the board to another: the choices of the present question that do it. */

export const sameTarget = (a: Target, b: Target): boolean => a.kind === b.kind && a.id === b.id

const aboutOf = (table: TableState): readonly unknown[] => Object.values(table.story.asked.value?.decision.about ?? {})

/** The names that a thing is dragged by. */
export function namesOf(table: TableState, target: Target): readonly string[] | undefined {
  const [asked, view] = [table.story.asked.value, table.story.view.value?.view]
  return asked === null || view === undefined ? undefined : table.client.lifts?.(view, asked.decision, target)
}

/** What a thing stands for where something is put down: a token for its place too, a line for its end away from the start. */
export function placesOf(table: TableState, target: Target, from: readonly string[]): readonly string[] {
  if (target.kind === 'area') return [target.id]
  if (target.kind === 'line') return target.id.split('~').filter((end) => !from.includes(end))
  const on = table.map.boardState.value?.tokens.find(({ id }) => id === target.id)?.on
  if (on === undefined) return [target.id]
  return 'area' in on ? [target.id, on.area] : on.line.split('~').filter((end) => !from.includes(end))
}

/** The present choices by which the thing goes somewhere. */
export function goingFrom(table: TableState, from: Target): ReadonlySet<number> {
  const names = namesOf(table, from)
  if (names === undefined) return new Set()
  const choices = table.story.asked.value?.decision.choices ?? []
  const holding = aboutOf(table).includes(names[0])
  return new Set(
    choices.flatMap((choice, index) =>
      typeof choice.to === 'string' && (holding || names.includes(String(choice.from)) || names.includes(String(choice.army)))
        ? [index]
        : [],
    ),
  )
}

/** The present choices that bring the one to the other. */
export function joining(table: TableState, from: Target, to: Target): readonly number[] {
  const names = namesOf(table, from) ?? []
  const places = placesOf(table, to, names)
  const going = [...goingFrom(table, from)].filter((index) =>
    places.includes(String(table.story.asked.value?.decision.choices[index].to)),
  )
  const view = table.story.view.value?.view
  if (going.length > 0 || view === undefined) return going
  const choices = table.story.asked.value?.decision.choices ?? []
  return choices.flatMap((choice, index) => (table.client.joins?.(view, choice, names, places) === true ? [index] : []))
}
