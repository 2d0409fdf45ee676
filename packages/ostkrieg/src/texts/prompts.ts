import type { Decision } from '@railhead/table'
import type { AskingName } from '../steps/frames.ts'
import { area, capital, card, country, sideName, times, unit, units } from './words.ts'

const who = ({ about }: Decision): string => (about.who === undefined ? '' : ` (${unit(about.who)} only)`)

/** How many more can be marked: as many as the card allows, and as there are. */
function markable({ about, choices }: Decision): string {
  const most = Math.min(Number(about.left), choices.filter(({ area: id }) => id !== undefined).length)
  return most === 1 ? 'One can be marked.' : `Up to ${most} can be marked.`
}

/** What each step asks. */
export const prompts: { readonly [step in AskingName]: (decision: Decision) => string } = {
  bid: ({ about }) =>
    about.side === undefined
      ? 'Which side would you play, and how many build points would you give for it each year?'
      : `The other player gives ${times(about.points, 'build point')} a year for the ${sideName(about.side)}. Accept, or bid higher?`,
  begin: () => 'The bot plays first. Ready?',
  'play-card': ({ about, choices }) => {
    // [4.1.3] Some moments of the campaign leave one card only.
    if (choices.length === 1 && choices[0].card !== undefined) return `Only ${card(choices[0].card)} can be played now.`
    if (!choices.some((choice) => choice.pass === true)) return 'Play a card.'
    return `Play a card or pass.${about.passes === 1 ? ' If you pass, the year ends.' : ''}`
  },
  attrition: ({ about }) => `${area(about.area)} is out of supply. Which unit is lost?`,
  'use-front-card': ({ about }) => `Use ${card(about.card)} before this card?`,
  either: ({ about }) => `${card(about.card)}: which of the two?`,
  'keep-in-front': ({ about }) => `Keep ${card(about.card)} in front of you?`,
  react: ({ about }) => `Strike back with ${card(about.card)}?`,
  'play-another': () => 'Play another card that is not a Blitz?',
  'mark-moves': (d) => `Mark an area whose units move${who(d)}. ${markable(d)}`,
  'choose-move': () => 'Which of the marked areas moves next?',
  'move-unit': ({ about }) => `${area(about.area)}: who moves?`,
  'move-to': ({ about }) => `${capital(unit(about.unit))} from ${area(about.from)}: where to?`,
  'forced-rebase': ({ about }) => `${capital(unit(about.unit))} must leave ${area(about.area)}. Where to?`,
  'rail-from': (d) => `Rail${who(d)}: from where? ${times(d.about.left, 'point')} left.`,
  'rail-unit': ({ about }) => `Rail from ${area(about.area)}: which unit?`,
  'rail-to': ({ about }) => `Rail ${unit(about.unit)} from ${area(about.from)}: where to?`,
  'rebase-from': () => 'Rebase an air unit: from where?',
  'rebase-to': ({ about }) => `Rebase ${unit(about.unit)} from ${area(about.from)}: where to?`,
  place: ({ about }) => `Place ${units(about.left)}.`,
  'place-choice': ({ about }) => `Place ${units(about.left)} where you like.`,
  'place-partisan': ({ about }) => `Place a ${unit(about.unit)} in ${country(about.country)}, ${String(about.left)} left.`,
  'remove-partisan': ({ about }) => `Remove a ${unit(about.unit)} near ${unit(about.near)}?`,
  entrench: (d) => `Entrench in an area${who(d)}, up to ${String(d.about.left)} more.`,
  'mark-attacks': (d) => `Mark an area to attack. ${markable(d)}`,
  'choose-attack': () => 'Which attack is resolved next?',
  attackers: ({ about }) => `Who attacks ${area(about.area)}?`,
  'commit-air': ({ about }) => `Send aircraft to the battle for ${area(about.area)}? Choose from where.`,
  'front-defence': ({ about }) => `Use ${card(about.card)} in the defence of ${area(about.area)}?`,
  losses: ({ about }) =>
    `Battle for ${area(about.area)}: ${times(about.left, 'loss', 'losses')} to take${about.armor === true ? ', at least one of them armor' : ''}.`,
  'decide-advance': ({ about }) => `You won the battle for ${area(about.area)}. Advance?`,
  retreat: ({ about }) => `Retreat from ${area(about.from)}: who goes where?`,
  advance: ({ about }) => `Who advances into ${area(about.area)}?`,
  'land-air': ({ about }) => `Where do the aircraft from the battle for ${area(about.battle)} land? The others go home.`,
  'buy-card': ({ about }) => `Buy cards back from your discard pile; you have ${times(about.points, 'build point')}.`,
}
