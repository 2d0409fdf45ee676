import { content } from '../content/content.ts'
import type { CardContent, CardStep, EffectStep } from '../content/schema.ts'
import { country, times } from './words.ts'

/** Short words for units on a card: `3 infantry, 1 armor, 1 air`. */
const SHORT: { readonly [code: string]: string } = {
  GI: 'infantry',
  GA: 'armor',
  GL: 'air',
  FI: 'Finns',
  HI: 'Hungarians',
  RI: 'Romanians',
  BI: 'Bulgarians',
  II: 'Italians',
  SI: 'infantry',
  SA: 'armor',
  SL: 'air',
  SP: 'partisans',
  YP: 'Yugoslav partisans',
}
const nation = (code: string): string => SHORT[code] ?? code
const unitList = (text: string): string =>
  text
    .split(' ')
    .map((word) =>
      word.replace(/^(\d*)([A-Z]{2})$/, (_, count: string, code: string) => `${count === '' ? 1 : count} ${nation(code)}`),
    )
    .join(', ')
const place = (area: number): string => content.names[area]

const MOMENTS: { readonly [when: string]: string } = {
  'own-card-play-start': 'at the start of your card play',
  'vp-area-attacked': 'when a Victory Point area of yours is attacked',
  'entrenched-area-attacked': 'when an area with entrenched units of yours is attacked',
  'any-area-attacked': 'when any area of yours is attacked',
  'after-enemy-advance': 'after an enemy advance',
}

/** One step of a card in a short sentence without its full stop. */
export function stepText(step: CardStep | EffectStep): string {
  switch (step.do) {
    case 'move':
      return `Move ${times(step.areas, 'area')}${step.who === undefined ? '' : `, ${nation(step.who)} only`}`
    case 'attack':
      return attackText(step)
    case 'place':
      return `Place ${step.at.map(({ area, units }) => `${unitList(units)} in ${place(area)}`).join('; ')}`
    case 'place-choice':
      return `Place ${unitList(step.units)} in ${step.areas.map(place).join(', ')}, at most ${step.mostPerArea} in each`
    case 'rail':
      return `Rail ${times(step.points, 'point')}${step.who === undefined ? '' : `, ${nation(step.who)} only`}`
    case 'rebase':
      return 'Rebase any air units'
    case 'partisans':
      return `Place ${step.count} partisans in ${country(step.country)}`
    case 'entrench':
      return `Entrench ${times(step.areas, 'area')}${step.who === undefined ? '' : `, ${nation(step.who)} only`}`
    case 'play-another':
      return 'Then play one card that is not a Blitz'
    case 'build-points':
      return `${times(step.points, 'build point')} more at the next production`
    case 'remove-partisan':
      return `Remove a partisan near ${nation(step.near)}`
    case 'defence-dice':
      return `${step.dice === 1 ? '1 die' : `${step.dice} dice`} more in the defence`
    case 'ties':
      return 'ties are yours'
    case 'keep-in-front':
      return `Keep in front: ${step.when === 'area-attacked' ? `when ${place(step.area ?? 0)} is attacked` : MOMENTS[step.when]}, ${lower(step.effect.map(stepText).join(', '))}`
    case 'either':
      return `Either ${lower(branchText(step.first))}, or ${lower(branchText(step.second))}`
  }
}

/** A step in as few words as a hand of cards has room for. */
function briefText(step: CardStep | EffectStep): string {
  switch (step.do) {
    case 'move':
      return `Move ${step.areas}`
    case 'attack':
      return `Attack ${step.areas}${step.dice === undefined ? '' : `, +${step.dice}`}`
    case 'place':
      return `Place ${step.at.reduce((sum, { units }) => sum + countOf(units), 0)}`
    case 'place-choice':
      return `Place ${countOf(step.units)}`
    case 'rail':
      return `Rail ${step.points}`
    case 'rebase':
      return 'Rebase air'
    case 'partisans':
      return `${step.count} partisans`
    case 'entrench':
      return `Entrench ${step.areas}`
    case 'play-another':
      return 'Another card'
    case 'build-points':
      return `${step.points} points`
    case 'remove-partisan':
      return 'No partisans'
    case 'keep-in-front':
      return 'Keep in front'
    case 'either':
      return `${briefText(step.first[0])} / ${lower(briefText(step.second[0]))}`
    default:
      return stepText(step)
  }
}

const countOf = (units: string): number => units.split(' ').reduce((sum, word) => sum + (Number.parseInt(word, 10) || 1), 0)

/** A card's steps in their order, a few words each. */
export const cardBriefs = (card: CardContent): string[] => card.steps.map(briefText)

/** The steps of one box of an either/or. */
export const branchText = (steps: readonly Parameters<typeof stepText>[0][]): string =>
  steps.map((step, i) => (i === 0 ? stepText(step) : lower(stepText(step)))).join(', then ')

/** A card's steps in their order, one line each. */
export const cardLines = (card: CardContent): string[] => card.steps.map(stepText)

type Attack = Extract<CardStep, { do: 'attack' }>

function attackText({ areas, dice, with: who, ties, ignoreEntrenchment, diceIfDefenderHas, only }: Attack): string {
  const words = [only === 'area-just-entered' ? 'Attack the area just entered' : `Attack ${times(areas, 'area')}`]
  if (who !== undefined) words.push(`with ${nation(who)}`)
  let text = words.join(' ')
  if (dice !== undefined) {
    const against = diceIfDefenderHas === undefined ? '' : ` against ${diceIfDefenderHas.map(nation).join(', ')}`
    text += `, +${dice} ${dice === 1 ? 'die' : 'dice'}${against}`
  }
  if (ignoreEntrenchment === true) text += ', entrenchment does not count'
  if (ties === 'soviet') text += ', ties are yours'
  if (ties === 'soviet-if-no-german-defends') text += ', ties are yours if no German defends'
  return text
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The text of a box of the either/or in a card, 1 or 2. */
export function boxText(number: number, box: number): string {
  const card = content.sources.cards.cards.find((known) => known.number === number)
  const step = card?.steps.find((known) => known.do === 'either')
  return step?.do === 'either' ? branchText(box === 1 ? step.first : step.second) : ''
}
