import type { Sentences } from '@railhead/table'
import type { OstkriegEvent } from '../events.ts'
import { area, capital, card, country, list, sideName, times, unit, unitsOf } from './words.ts'

/** Why the damage is not the number of hits. */
const because = ({ outOfSupply, entrenched, defenderDamage }: Extract<OstkriegEvent, { type: 'battle' }>): string => {
  const why = [
    ...(outOfSupply === true ? ['doubled without supply'] : []),
    ...(entrenched === true ? ['one less for entrenchment'] : []),
  ]
  return why.length === 0 || defenderDamage === 0 ? '' : ` (${why.join(', ')})`
}

/** A line of the log for each kind of fact. */
export const eventTexts: Sentences<OstkriegEvent> = {
  bid: (e) => `Player ${e.player} bids ${e.points} for the ${sideName(e.side)}.`,
  'bid-accepted': (e) => `Player ${e.player} accepts; player ${e.axis} has the Axis.`,
  passed: (e) => `The ${sideName(e.side)} pass${e.forced === true ? ', having no card to play' : ''}.`,
  'card-played': (e) => `The ${sideName(e.side)} play ${card(e.card)}.`,
  'card-done': (e) => (e.kept === true ? `${card(e.card)} stays in front.` : `${card(e.card)} is discarded.`),
  'front-card-used': (e) => `The ${sideName(e.side)} use ${card(e.card)} from in front of them.`,
  supply: (e) => `Supply is determined for the ${sideName(e.side)}.`,
  starved: (e) => `${area(e.area)} is out of supply: one ${unit(e.unit)} is lost.`,
  'move-marked': (e) => `${area(e.area)} is marked to move.`,
  'attack-marked': (e) => `${area(e.area)} is marked for attack.`,
  moved: (e) => `${unit(e.unit)}: ${area(e.from)} to ${area(e.to)}.`,
  overrun: (e) => `Armor from ${area(e.from)} overruns ${unit(e.lost)} in ${area(e.area)}.`,
  flew: (e) => `${unit(e.unit)}: ${area(e.from)} to ${area(e.to)}${e.rebase === true ? ' (rebase)' : ''}.`,
  landed: (e) => `${unit(e.unit)} from ${area(e.from)} lands in ${area(e.to)}.`,
  railed: (e) => `${unit(e.unit)}: by rail from ${area(e.from)} to ${area(e.to)}.`,
  entrenched: (e) => `${times(e.count, 'unit entrenches', 'units entrench')} in ${area(e.area)}.`,
  placed: (e) => `${unit(e.unit)} placed in ${area(e.area)}.`,
  'partisan-removed': (e) => `${capital(unit(e.unit))} in ${area(e.area)} is gone.`,
  control: (e) => `${area(e.area)} is now ${e.side === 'axis' ? 'Axis' : 'Soviet'}.`,
  production: (e) => `Production: Axis ${e.axis}, Soviets ${e.soviet}.`,
  'points-promised': (e) => `The ${sideName(e.side)} will have ${times(e.points, 'build point')} more.`,
  attack: (e) => `The ${sideName(e.side)} attack ${area(e.area)}.`,
  'attack-called-off': (e) => `The attack on ${area(e.area)} is called off.`,
  'attack-lapsed': (e) =>
    `The attack on ${area(e.area)} lapses: ${e.reason === 'no-defender' ? 'nobody is there to be attacked any more' : 'nobody beside it can attack any more'}.`,
  'air-committed': (e) => `The ${sideName(e.side)} send aircraft to ${area(e.area)}.`,
  'air-lost': (e) => `${unit(e.unit)} is lost at ${area(e.area)}.`,
  battle: (e) =>
    `${area(e.area)}: ${list(e.attackerDice)} against ${list(e.defenderDice) || 'no dice'}. Damage ${e.defenderDamage} to the defender${because(e)}, ${e.attackerDamage} to the attacker; the ${sideName(e.winner)} win${e.defenderDamage === e.attackerDamage ? ', as ties are theirs' : ''}.`,
  loss: (e) => `${unit(e.unit)} is lost in the battle for ${area(e.battle)}.`,
  retreated: (e) => `${unit(e.unit)} retreats from ${area(e.from)} to ${area(e.to)}.`,
  'retreat-lost': (e) => `${unit(e.unit)} cannot retreat from ${area(e.area)} and is lost.`,
  advanced: (e) => `${unit(e.unit)} advances from ${area(e.from)} into ${area(e.to)}.`,
  'year-over': (e) => `The year ${e.year} is over: ${e.axis} Victory Points for the Axis, ${e.soviet} for the Soviets.`,
  'country-changed': (e) => `${country(e.country)} goes to the ${sideName(e.side)}.`,
  'country-out': (e) => `${country(e.country)} leaves the war.`,
  removed: (e) =>
    `${times(e.count, unit(e.unit), unit(e.unit))} in ${area(e.area)} ${e.count === 1 ? 'is' : 'are'} taken off the map.`,
  year: (e) => `The year ${e.year} begins.`,
  points: (e) => `The ${sideName(e.side)} have ${times(e.points, 'build point')}.`,
  bought: (e) => `The ${sideName(e.side)} buy ${card(e.card)}; ${times(e.left, 'point')} left.`,
  'purchase-passed': (e) => `The ${sideName(e.side)} buy no more.`,
  'bot-personality': (e) => `The ${sideName(e.side)} bot is ${String(e.personality)} this year.`,
}

/** The same fact several times in a row: "#" stands for how many. */
export const severalTexts: { readonly [T in OstkriegEvent['type']]?: (e: Extract<OstkriegEvent, { type: T }>) => string } = {
  starved: (e) => `${area(e.area)} is out of supply: # ${unitsOf(e.unit)} are lost.`,
  moved: (e) => `# ${unitsOf(e.unit)}: ${area(e.from)} to ${area(e.to)}.`,
  flew: (e) => `# ${unitsOf(e.unit)}: ${area(e.from)} to ${area(e.to)}${e.rebase === true ? ' (rebase)' : ''}.`,
  landed: (e) => `# ${unitsOf(e.unit)} from ${area(e.from)} land in ${area(e.to)}.`,
  railed: (e) => `# ${unitsOf(e.unit)}: by rail from ${area(e.from)} to ${area(e.to)}.`,
  placed: (e) => `# ${unitsOf(e.unit)} placed in ${area(e.area)}.`,
  'partisan-removed': (e) => `# ${unitsOf(e.unit)} in ${area(e.area)} are gone.`,
  'air-lost': (e) => `# ${unitsOf(e.unit)} are lost at ${area(e.area)}.`,
  loss: (e) => `# ${unitsOf(e.unit)} are lost in the battle for ${area(e.battle)}.`,
  retreated: (e) => `# ${unitsOf(e.unit)} retreat from ${area(e.from)} to ${area(e.to)}.`,
  'retreat-lost': (e) => `# ${unitsOf(e.unit)} cannot retreat from ${area(e.area)} and are lost.`,
  advanced: (e) => `# ${unitsOf(e.unit)} advance from ${area(e.from)} into ${area(e.to)}.`,
}
