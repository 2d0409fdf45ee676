import type { Choice } from '@railhead/table'
import { AREA_SUBJECTS } from './parts/attempts.ts'
import type { State } from './state.ts'

/** A name as the rulebooks and people write it: capitals, accents, spaces, dots and hyphens make no difference. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

export const isCalled = (known: string, name: string): boolean => known === name || plain(known) === plain(name)

/** The id of what has that id or that name; if there is no such thing, what was said. */
const called = (name: string, ids: readonly string[], names: readonly string[]): string =>
  ids.includes(name) ? name : (ids[names.findIndex((known) => isCalled(known, name))] ?? name)

/** Attempts may call areas, armies and cards by their full names; choices use ids and card numbers. */
export function spell(s: State, attempt: Choice): Choice {
  const spelled: Record<string, Choice[string]> = {}
  for (const [subject, value] of Object.entries(attempt))
    spelled[subject] = typeof value === 'string' ? idOf(s, subject, value) : value
  return spelled
}

function idOf(s: State, subject: string, name: string): Choice[string] {
  const { areaNames, areaIds, armyNames, armyIds, okhNames, okhNumber, pursuitNames, pursuitNumber, pursuitDeck } = s.content
  if (subject === 'card') {
    const okh = okhNames.findIndex((known) => isCalled(known, name))
    if (okh >= 0) return okhNumber[okh]
    const pursuit = pursuitNames.findIndex((known, card) => isCalled(known, name) && pursuitDeck[card] === s.active)
    return pursuit >= 0 ? pursuitNumber[pursuit] : name
  }
  if (subject === 'army') return called(name, armyIds, armyNames)
  return AREA_SUBJECTS.includes(subject) ? called(name, areaIds, areaNames) : name
}
