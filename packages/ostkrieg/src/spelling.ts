import { type Choice, sameJson } from '@railhead/table'
import { engine } from './bot.ts'
import { readArea, readCard } from './positions/names.ts'
import { GOES_ON } from './rules/victory.ts'
import type { OstkriegState } from './state.ts'

/** Areas may be called by name as well as by number, cards by name. */
export function spelled(state: OstkriegState, attempt: Choice): Choice {
  const spelling: Record<string, string | number | boolean> = {}
  for (const [key, value] of Object.entries(attempt)) {
    spelling[key] = value
    if (typeof value !== 'string') continue
    if (key === 'area' || key === 'from' || key === 'at') {
      const area = readArea(state.content, value)
      if (area > 0) spelling[key] = area
    } else if (key === 'card') {
      const card = readCard(state.content, value)
      if (card >= 0) spelling[key] = state.content.cardNumber[card]
    }
  }
  return completed(state, spelling)
}

/** What goes without saying may be left out: a wish that is not listed but is part of a single listed choice means that one. */
function completed(state: OstkriegState, wish: Choice): Choice {
  if (state.ending !== GOES_ON || Object.keys(wish).length === 0) return wish
  const question = engine.pending(state)
  let found: Choice | undefined
  for (let i = 0; i < question.count; i++) {
    const choice = engine.name(state, question.choices[i])
    if (sameJson(choice, wish)) return wish
    if (!Object.entries(wish).every(([key, value]) => choice[key] === value)) continue
    if (found !== undefined) return wish
    found = choice
  }
  return found ?? wish
}
