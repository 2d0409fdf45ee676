import type { Choice, Decision } from '@railhead/table'
import { lineId, type Target } from '../board/api.ts'
import { amountKeys, asksAmounts } from '../game/amounts.ts'
import type { Series } from '../game/series.ts'

/** Which board things and panel things a choice is about, and how the choices of a question are laid out. Knows no game. */

/** What the board has: needed to tell an area's id from any other word. */
export interface Known {
  isArea(id: string): boolean
  isToken(id: string): boolean
  isLine(id: string): boolean
}

/** The board things that stand in a choice. */
export function targetsOf(choice: Choice, known: Known): Target[] {
  const targets: Target[] = []
  for (const value of Object.values(choice)) {
    if (typeof value !== 'string') continue
    if (known.isArea(value)) targets.push({ kind: 'area', id: value })
    else if (known.isToken(value)) targets.push({ kind: 'token', id: value })
    else if (known.isLine(value)) targets.push({ kind: 'line', id: value })
  }
  const { from, to } = choice
  if (typeof from === 'string' && typeof to === 'string') {
    const line = lineId(from, to)
    if (known.isLine(line)) targets.push({ kind: 'line', id: line })
  }
  return targets
}

/** The ids of the panel's things in a choice: armies, areas and whatever else by name, cards as `card/91`. */
export function idsOf(choice: Choice): string[] {
  const ids: string[] = []
  for (const [key, value] of Object.entries(choice)) {
    if (key === 'card') ids.push(`card/${value}`)
    else if (typeof value === 'string') ids.push(value)
  }
  return ids
}

/** Questions for a thing of the board: whoever points at another one means to answer with that. */
const ASKS_FOR_THING: ReadonlySet<Decision['kind']> = new Set(['area', 'army', 'line', 'unit'])
export const asksForThing = ({ kind }: Decision): boolean => ASKS_FOR_THING.has(kind)

/**
 * What a person may have meant by pointing at something that no choice names: the thing by itself, and, where a thing is asked for, each
 * present choice with that thing in the place of one of its sort. The engine says which of them is refused, and why. `named` are the
 * things of each choice.
 */
export function attemptsAt(decision: Decision, target: Target, named: readonly (readonly Target[])[]): Choice[] {
  const attempts = new Map<string, Choice>()
  const add = (attempt: Choice): void => void attempts.set(JSON.stringify(attempt), attempt)
  for (const attempt of byItself(target, decision)) add(attempt)
  if (!asksForThing(decision)) return [...attempts.values()]
  if (target.kind === 'area') add({ to: target.id })
  // An action of its own is what was meant last of all.
  const others = decision.choices.map((choice, index) => ({ choice, named: named[index] ?? [] }))
  for (const { choice, named } of others.toSorted((a, b) => Number('action' in a.choice) - Number('action' in b.choice))) {
    const like = new Set(named.flatMap(({ kind, id }) => (kind === target.kind ? [id] : [])))
    for (const [key, value] of Object.entries(choice)) if (like.has(String(value))) add({ ...choice, [key]: target.id })
    if (attempts.size >= MOST_ATTEMPTS) break
  }
  return [...attempts.values()]
}
const MOST_ATTEMPTS = 5

function byItself({ kind, id }: Target, { choices }: Decision): Choice[] {
  if (kind !== 'line') return [kind === 'area' ? { area: id } : { army: id }]
  const [from, to] = id.split('~')
  // Where lines are not what is chosen, whoever points at one means to go along it.
  return choices.some((choice) => 'from' in choice) ? [{ from, to }] : [{ to }, { to: from }]
}

/** The attempts for a card of the panel; `plays` are what the game calls playing it. */
export function attemptsWithCard(decision: Decision, card: string, plays: readonly Choice[]): Choice[] {
  const like = decision.choices.find((choice) => 'card' in choice)
  const value = cardValue(card)
  return [...(like === undefined ? [] : [{ ...like, card: value }]), ...plays, { card: value }]
}

/** Cards are called by number where they have one. */
const cardValue = (card: string): string | number => (Number.isNaN(Number(card)) ? card : Number(card))

export interface ChoiceEntry {
  readonly index: number
  readonly label: string
  /** The digit that chooses it; undefined beyond the ninth. */
  readonly key?: string
  /** It stops nothing but carries out what was put together: the confirm of its question. */
  readonly commits?: boolean
}

/** Several choices of the same action behind one button. */
export interface GroupEntry {
  readonly label: string
  readonly key?: string
  readonly entries: readonly ChoiceEntry[]
}

export type Entry = ChoiceEntry | GroupEntry
export const isGroup = (entry: Entry): entry is GroupEntry => 'entries' in entry

/** More plain buttons than this, and choices of the same action are put behind one. */
const MOST_PLAIN = 6

/**
 * The choices in the order of their keys: digits 1 to 9, then those without, and what stops on 0. Amounts are not among
 * them, since steppers choose those.
 */
export function arrange(
  decision: Decision,
  labels: readonly string[],
  actionName?: (action: string) => string | undefined,
  order: readonly number[] = decision.choices.map((_, index) => index),
): Entry[] {
  const amounts = asksAmounts(decision) ? amountKeys(decision) : []
  const plain = order
    .map((index) => ({ index, choice: decision.choices[index], label: labels[index], role: decision.roles[index] }))
    .filter(({ choice }) => !amounts.some((key) => key in choice))
  const going = plain.filter(({ role }) => role === 'go')
  const committing = plain.filter(({ role }) => role === 'commit')
  const stopping = plain.filter(({ role }) => role === 'stop')
  const grouped = decision.kind === 'action' && going.length > MOST_PLAIN ? byAction(going, actionName) : going.map(entryOf)
  const keyed = grouped.map((entry, i) => (i < 9 ? { ...entry, key: String(i + 1) } : entry))
  return [
    ...keyed,
    ...committing.map((choice) => ({ ...entryOf(choice), commits: true })),
    ...stopping.map((choice, i) => ({ ...entryOf(choice), ...(i === 0 ? { key: '0' } : {}) })),
  ]
}

/** The choices with the least weight first; equal ones as they were. */
export const inOrder = (choices: readonly Choice[], weights: readonly number[] | undefined): readonly number[] => {
  const indices = choices.map((_, index) => index)
  return weights === undefined ? indices : indices.toSorted((a, b) => weights[a] - weights[b])
}

/**
 * The digits that answers and places had when the same was asked before stay theirs, so that none changes under the finger: the digit of
 * one that is gone falls to nobody. `known` is what each had; it learns what is new. Places come first.
 */
export function keepKeys(
  entries: readonly Entry[],
  choices: readonly Choice[],
  known: Map<string, string>,
  places: readonly string[] = [],
): Entry[] {
  const nameOf = (entry: Entry): string => (isGroup(entry) ? entry.label : JSON.stringify(choices[entry.index]))
  const keyed = entries.filter(takesDigit)
  const names = [...places.map(placeName), ...keyed.map(nameOf)]
  if (!names.some((name) => known.has(name))) known.clear()
  const free = DIGITS.filter((digit) => ![...known.values()].includes(digit))
  // What is too far down the list for a digit is picked on the map, so that other answers have one.
  const wanting = [...places.map(placeName).slice(0, MOST_PLACES), ...keyed.map(nameOf)]
  for (const name of wanting) {
    const digit = known.has(name) ? undefined : free.shift()
    if (digit !== undefined) known.set(name, digit)
  }
  return entries.map((entry) => (takesDigit(entry) ? { ...entry, key: known.get(nameOf(entry)) } : entry))
}
/** What stops and what commits have keys of their own. */
const takesDigit = (entry: Entry): boolean => entry.key !== '0' && (isGroup(entry) || entry.commits !== true)
/** What a place is called among those that have a digit. */
export const placeName = (id: string): string => `to ${id}`
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Digits for the entries of an opened group. */
export const withKeys = (entries: readonly ChoiceEntry[]): ChoiceEntry[] =>
  entries.map((entry, i) => (i < 9 ? { ...entry, key: String(i + 1) } : { index: entry.index, label: entry.label }))

/** Would the choice bring something from elsewhere to what was clicked? Whoever clicks first means "from here": that is not taken for it silently. */
export const arrivesAt = ({ from, to }: Choice, places: readonly string[]): boolean =>
  typeof from === 'string' && typeof to === 'string' && places.includes(to) && !places.includes(from)

const entryOf = ({ index, label }: { index: number; label: string }): ChoiceEntry => ({ index, label })

function byAction(
  choices: readonly { index: number; choice: Choice; label: string }[],
  actionName: ((action: string) => string | undefined) | undefined,
): Entry[] {
  const groups = new Map<string, { index: number; label: string }[]>()
  for (const { index, choice, label } of choices) {
    const action = String(choice.action ?? `${index}`)
    groups.set(action, [...(groups.get(action) ?? []), { index, label }])
  }
  return [...groups.entries()].map(([action, members]) =>
    members.length === 1
      ? entryOf(members[0])
      : { label: actionName?.(action) ?? commonStart(members.map(({ label }) => label)), entries: members.map(entryOf) },
  )
}

/** The words that all labels begin with, for a button that stands for all of them. */
export function commonStart(labels: readonly string[]): string {
  const words = labels.map((label) => label.split(' '))
  let shared = 0
  while (words.every((list) => list.length > shared + 1 && list[shared] === words[0][shared])) shared++
  return shared === 0 ? labels[0] : words[0].slice(0, shared).join(' ').replace(/[:,]$/, '')
}

/** The other answers of the question: those that the counting does not stand for. */
export const besideSeries = (series: Series, entries: readonly Entry[], choices: readonly Choice[]): Entry[] =>
  entries.filter((entry) => isGroup(entry) || !series.covers(choices[entry.index]))

/** More places than this are picked on the map or from the list. */
const MOST_PLACES = 8
