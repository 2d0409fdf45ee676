import type { Choice } from '@railhead/table'
import type { State } from './state.ts'

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
    const okh = okhNames.indexOf(name)
    if (okh >= 0) return okhNumber[okh]
    const pursuit = pursuitNames.findIndex((known, card) => known === name && pursuitDeck[card] === s.active)
    return pursuit >= 0 ? pursuitNumber[pursuit] : name
  }
  if (subject === 'army') return armyIds[armyNames.indexOf(name)] ?? name
  return areaIds[areaNames.indexOf(name)] ?? name
}
