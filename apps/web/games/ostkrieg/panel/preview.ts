import type { Choice, Decision, View } from '@railhead/table'
import { readStack, stackInWords } from '../board/units.ts'
import { ost } from '../texts/texts.ts'
import { cards } from './cards.ts'
import { ostkriegView, unitsOf } from './view.ts'
import { areaName } from './words.ts'

/** What a choice means beyond its name: the steps of a card, the forces and the odds of an attack. */
export function preview(view: View, { about }: Decision, choice: Choice): readonly string[] {
  const card = choice.card ?? (choice.use === true || choice.keep === true ? about.card : undefined)
  if (card !== undefined) return stepsOf(Number(card))
  if (choice.rebase === true) return [ost.rebase]
  if (choice.advance !== undefined) return [choice.advance === true ? ost.attack.advance : ost.attack.stay]
  const forecast = ostkriegView(view).report.attacks.find(({ area }) => area === choice.area)
  if (forecast === undefined) return []
  const { area, cuts, forces, odds } = forecast
  const defenders = stackInWords(readStack(unitsOf(ostkriegView(view)).get(String(area)) ?? ''))
  return [
    ost.attack.forces(forces.attackerUnits, forces.attackerArmor, defenders),
    ost.attack.odds(percent(odds.attackerWins), odds.attackerLosses.toFixed(1), odds.defenderLosses.toFixed(1)),
    ...(forces.outOfSupply ? [ost.attack.noSupply] : []),
    ...(forces.entrenched ? [ost.attack.entrenched] : []),
    ...(cuts.length > 0 ? [ost.attack.cuts(cuts.map(areaName))] : []),
  ]
}

/** What is not certain never reads as 0 or 100. */
const percent = (chance: number): number => {
  const rounded = Math.round(chance * 100)
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded
}

function stepsOf(number: number): readonly string[] {
  const { lines = [] } = cards.get(number) ?? {}
  return lines.length === 1 ? lines : lines.map((line, i) => `${i + 1}. ${line}`)
}
