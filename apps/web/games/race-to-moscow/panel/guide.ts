import type { Decision } from '@railhead/table'
import type { Guide } from '../../../src/game/client.ts'
import { armies } from './cards.ts'

/** What somebody who knows the game would say over the shoulder of a beginner, question by question. */
const ADVICE: { readonly [step: string]: string } = {
  'field-armies':
    'Field armies hold the road that armor has opened: an army guards its area and all around it from counter-attacks. Each moves one area for nothing; save the food for hungry days.',
  'move-army':
    'Areas with a ring can be entered. Point at one first, on a phone tap it once: it says what it costs and how the card may turn out. After a halt armor goes on for one more fuel.',
  'load-army':
    'Armor wants 2 or 3 fuel and 3 ammo. Field armies need little: 1 food before a Re-Organization, some ammo for bunkers.',
  combat: 'Fights are paid, not rolled: what is missing is lost all the same.',
  'take-supplies': 'Fuel and ammo for the armor first. Take before the base is empty: loading the trains comes after.',
  transport:
    'Drag from area to area. What arrives can go on at once, so plan a chain: train, train, truck. The suggestions show where the armies wait.',
  cargo: 'As much as fits is ready. Change it only if the army there needs a certain mix.',
  'take-transport':
    'Every truck and train lies on its line until the next Re-Organization. Taking the last train brings it: armies without food are halted then.',
  railhead: 'Rail follows the front one area a turn. Lay it where the armies will be in two turns.',
  'soviet-reaction':
    'The Front card decides what the Soviets do; where it leaves a choice it is yours. Take what hurts you least.',
  'feed-army': 'Food from the area keeps the army’s card full.',
}

const ARMOR = '1 fuel, up to 3 areas. The nearest medal is a good aim, along areas next to your rail.'

/** Has every armored army of the one who plays still to be moved? */
function allArmorWaits({ seat, choices }: Decision): boolean {
  const armored = [...armies.values()].filter((army) => army.seat === seat && army.type === 'armored').length
  return choices.filter(({ action }) => action === 'move-armored').length === armored
}

export const guide: Guide = (decision) => {
  const { step, about } = decision
  if (step !== 'turn') return ADVICE[step]
  const { round, actionsLeft } = about
  if (actionsLeft === 0)
    return 'Both core actions are used. End the turn: then one of your markers gets rail, and the Soviets react.'
  if (round === 1 && actionsLeft === 2) return `Begin with armor, while the way is empty: ${ARMOR}`
  if (round === 1 && allArmorWaits(decision)) return `Now the armor, while the way is empty: ${ARMOR}`
  if (round === 1)
    return 'Now bring supplies after it: transport fuel and ammo from the base by train, and the last stretch by truck.'
  return 'Ask of every turn: which army can still run, what will it run on next, and is the railway close enough? Move, feed, lay rail.'
}
