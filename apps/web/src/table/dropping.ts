import type { Explained } from '@railhead/host'
import type { Choice } from '@railhead/table'
import type { Target } from '../board/api.ts'
import { t } from '../texts/index.ts'
import { attemptsAt } from './choices.ts'
import { giveCounted, placeAt } from './counting.ts'
import { joining, namesOf, placesOf } from './drag-meaning.ts'
import type { TableState } from './table-state.ts'

/** One thing was put down on another: the choices that do it, or why there are none. */
export async function drop(table: TableState, from: Target, to: Target): Promise<void> {
  const counted = placeAt(table, to)
  if (counted !== undefined) return giveCounted(table, counted)
  const [names, places] = [namesOf(table, from), placesOf(table, to, namesOf(table, from) ?? [])]
  if (names === undefined || places.length === 0 || table.busy) return
  const here = joining(table, from, to)
  if (here.length > 0) return offer(table, from, to, here)
  const decision = table.story.asked.value?.decision
  if (decision === undefined) return
  const way = await table.engine.ask('lead', { from: names, to: places })
  if (table.story.asked.value?.decision !== decision) return
  if ('refused' in way) return refuse(table, to, way.refused)
  // A lesson wants one choice after the other.
  const first = way.before[0] ?? way.ends[0]
  if (table.question.stepwise) return void table.choose(decision.choices.findIndex((choice) => sameChoice(choice, first)))
  const [end, ...others] = way.ends
  if (others.length === 0) return void table.amend(0, [[...way.before, end]])
  await table.amend(0, [way.before])
  offer(table, from, to, joining(table, from, to))
}

const sameChoice = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b)

async function refuse(table: TableState, to: Target, reason: Explained | null): Promise<void> {
  const decision = table.story.asked.value?.decision
  if (decision === undefined) return
  const told = reason ?? (await table.engine.ask('refusal', { attempts: attemptsAt(decision, to, table.question.targets.value) }))
  if (table.story.asked.value?.decision !== decision) return
  const explained = told ?? { sentence: t.note.cannotGo, rule: decision.rule, code: '' }
  table.gesture.note.value = { kind: 'refused', at: to, explained, dropped: true }
  table.frame.announcement.value = explained.sentence
}

/** One choice is made, several are offered. */
function offer(table: TableState, from: Target, to: Target, indices: readonly number[]): void {
  if (indices.length === 1) return void table.choose(indices[0])
  const [a, b] = [from, to].map(({ id }) => table.client.nameOf(id) ?? id)
  table.gesture.note.value = { kind: 'menu', at: to, title: `${a} → ${b}`, indices }
}
