import type { Choice, Decision } from '@railhead/table'
import type { About } from '../questions.ts'
import type { AskingName } from '../steps/frames.ts'
import { area, capital, card, country, sideName, times, unit, units } from './words.ts'

const only = ({ who }: About<'mark-moves'>): string => (who === undefined ? '' : ` (${unit(who)} only)`)

/** How many more can be marked: as many as the card allows, and as there are. */
function markable({ left }: About<'mark-attacks'>, choices: readonly Choice[]): string {
  const most = Math.min(left, choices.filter(({ area: id }) => id !== undefined).length)
  return most === 1 ? 'One more can be marked.' : `Up to ${most} more can be marked.`
}

const PROMPTS: { readonly [step in AskingName]: (about: About<step>, choices: readonly Choice[]) => string } = {
  bid: (f) =>
    f.side === undefined
      ? 'Which side would you play, and how many build points would you give for it each year?'
      : `The other player gives ${times(f.points, 'build point')} a year for the ${sideName(f.side)}. Accept, or bid higher?`,
  begin: () => 'The bot plays first. Ready?',
  'play-card': (f, choices) => {
    // [4.1.3] Some moments of the campaign leave one card only.
    if (choices.length === 1 && choices[0].card !== undefined) return `Only ${card(choices[0].card)} can be played now.`
    if (!choices.some((choice) => choice.pass === true)) return 'Play a card.'
    return `Play a card or pass.${f.passes === 1 ? ' If you pass, the year ends.' : ''}`
  },
  attrition: (f) => `${area(f.area)} is out of supply. Which unit is lost?`,
  'use-front-card': (f) => `Use ${card(f.card)} before this card?`,
  either: (f) => `${card(f.card)}: which of the two?`,
  'keep-in-front': (f) => `Keep ${card(f.card)} in front of you?`,
  react: (f) => `Strike back with ${card(f.card)} where the enemy has just advanced?`,
  'play-another': () => 'Play another card that is not a Blitz?',
  'mark-moves': (f, choices) => `Mark an area whose units move${only(f)}. ${markable(f, choices)}`,
  'choose-move': () => 'Which of the marked areas moves next?',
  'move-unit': (f) => `${area(f.area)}: who moves?`,
  'move-to': (f) => `${capital(unit(f.unit))} from ${area(f.from)}: where to?`,
  'forced-rebase': (f) => `${capital(unit(f.unit))} must leave ${area(f.area)}. Where to?`,
  'rail-from': (f) => `Rail${only(f)}: from where? ${times(f.left, 'point')} left.`,
  'rail-unit': (f) => `Rail from ${area(f.area)}: which unit?`,
  'rail-to': (f) => `Rail ${unit(f.unit)} from ${area(f.from)}: where to?`,
  'rebase-from': () => 'Rebase an air unit: from where?',
  'rebase-to': (f) => `Rebase ${unit(f.unit)} from ${area(f.from)}: where to?`,
  place: (f) => `Place ${units(f.left)}.`,
  'place-choice': (f) => `Place ${units(f.left)} where you like.`,
  'place-partisan': (f) => `Place a ${unit(f.unit)} in ${country(f.country)}, ${f.left} left.`,
  'remove-partisan': (f) => `Remove a ${unit(f.unit)} near ${unit(f.near)}?`,
  entrench: (f) => `Entrench in an area${only(f)}, up to ${f.left} more.`,
  'mark-attacks': (f, choices) => `Mark an area to attack. ${markable(f, choices)}`,
  'choose-attack': () => 'Which attack is resolved next?',
  attackers: (f) => `Who attacks ${area(f.area)}?`,
  'commit-air': (f) => `Send aircraft to the battle for ${area(f.area)}? Choose from where.`,
  'front-defence': (f) => `Use ${card(f.card)} in the defence of ${area(f.area)}?`,
  losses: (f) =>
    `Battle for ${area(f.area)}: ${times(f.left, 'loss', 'losses')} to take${f.armor === true ? ', at least one of them armor' : ''}.`,
  'decide-advance': (f) => `You won the battle for ${area(f.area)}. Advance?`,
  retreat: (f) => `Retreat from ${area(f.from)}: who goes where?`,
  advance: (f) => `Who advances into ${area(f.area)}?`,
  'land-air': (f) => `Where do the aircraft from the battle for ${area(f.battle)} land? The others go home.`,
  'buy-card': (f) => `Buy cards back from your discard pile; you have ${times(f.points, 'build point')}.`,
}

/** A step's question is about what `Abouts` says. */
export const promptOf = ({ step, about, choices }: Decision): string =>
  (PROMPTS[step as AskingName] as (about: object, choices: readonly Choice[]) => string)(about, choices)
