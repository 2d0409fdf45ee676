import type { Choice } from '@railhead/table'
import { race } from '../texts/texts.ts'
import { cardText } from './cards.ts'
import type { RaceView } from './view.ts'
import { areaName, supplyWords } from './words.ts'

/** Beside the game's own bill: what lies where a vehicle starts, what a card does, what an army carries. */
export function preview(view: RaceView, choice: Choice): readonly string[] {
  if (typeof choice.from === 'string' && typeof choice.vehicle === 'string') {
    const there = view.areas[choice.from]?.supplies
    return there === undefined ? [] : [race.inArea(areaName(choice.from), supplyWords(there))]
  }
  if (typeof choice.card === 'number') {
    const text = cardText(choice.card)
    return text === undefined ? [] : [text]
  }
  const army = choice.action === 'move-armored' ? view.armies[String(choice.army)] : undefined
  return army === undefined ? [] : [race.about.carries(supplyWords(army))]
}
