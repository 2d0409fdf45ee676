import type { Explained } from '@railhead/host'
import type { Choice } from '@railhead/table'
import type { Target } from '../board/api.ts'
import { settings } from '../shell/settings.ts'
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
  const decision = table.story.asked.value?.decision
  if (decision === undefined) return
  // What goes nowhere, such as a load, hides nothing.
  if (here.length > 1 || (here.length === 1 && typeof decision.choices[here[0]].to !== 'string'))
    return offer(table, from, to, here)
  const way = await table.engine.ask('lead', { from: names, to: places })
  if (table.story.asked.value?.decision !== decision) return
  if ('refused' in way) return here.length === 1 ? offer(table, from, to, here) : refuse(table, from, to, way.refused)
  const [end, ...others] = way.ends
  // A lesson wants one choice after the other.
  const first = way.before[0] ?? end.choice
  if (table.question.stepwise) return void table.choose(decision.choices.findIndex((choice) => sameChoice(choice, first)))
  if (others.length === 0) {
    const choices = [...way.before, end.choice]
    if (!end.reveals || !settings.value.askDrop) return void table.amend(0, [choices])
    table.gesture.note.value = { kind: 'go', at: to, title: titleOf(table, from, to), bill: end.bill, choices }
    table.frame.announcement.value = [titleOf(table, from, to), ...end.bill].join(' ')
    return
  }
  await table.amend(0, [way.before])
  offer(table, from, to, joining(table, from, to))
}

/** While something is dragged over a place: what going there costs. */
export async function showCost(table: TableState, from: Target, to: Target): Promise<void> {
  const [names, places] = [namesOf(table, from), placesOf(table, to, namesOf(table, from) ?? [])]
  if (names === undefined || places.length === 0 || placeAt(table, to) !== undefined) return
  over = to
  const way = await table.engine.ask('lead', { from: names, to: places })
  if (over !== to || table.gesture.lifted.value !== from || 'refused' in way || way.ends.length !== 1) return
  const [{ bill }] = way.ends
  table.gesture.note.value = { kind: 'go', at: to, title: titleOf(table, from, to), bill, choices: null }
}

/** What was last asked about: an answer that comes late is not shown. */
let over: Target | undefined

const titleOf = ({ client }: TableState, from: Target, to: Target): string =>
  [from, to].map(({ id }) => client.nameOf(id) ?? id).join(' → ')

const sameChoice = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b)

async function refuse(table: TableState, from: Target, to: Target, reason: Explained | null): Promise<void> {
  const decision = table.story.asked.value?.decision
  if (decision === undefined) return
  const nowhere = reason ?? (await table.client.whyNotBrought?.(decision, from))
  const attempts = attemptsAt(decision, to, table.question.targets.value)
  const told = nowhere === undefined ? await table.engine.ask('refusal', { attempts }) : { code: '', ...nowhere }
  if (table.story.asked.value?.decision !== decision) return
  const explained = told ?? { sentence: t.note.cannotGo, rule: decision.rule, code: '' }
  table.gesture.note.value = { kind: 'refused', at: to, explained, dropped: true }
  table.frame.announcement.value = explained.sentence
}

/** One choice is made, several are offered. */
function offer(table: TableState, from: Target, to: Target, indices: readonly number[]): void {
  if (indices.length === 1) return void table.choose(indices[0])
  table.gesture.note.value = { kind: 'menu', at: to, title: titleOf(table, from, to), indices }
}
