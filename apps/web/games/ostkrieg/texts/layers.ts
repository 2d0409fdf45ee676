/** What the layers of the map say. */

const percent = (chance: number): string => `${Math.round(100 * chance)}%`
const lost = (units: number): string => units.toFixed(1)

export const layerWords = {
  list: (items: readonly string[]): string =>
    items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`,
  attacks: {
    title: 'Attacks',
    about:
      'The chance to win each attack on the enemy if everybody in supply beside it took part, aircraft of both sides too, without what a card adds (8.4).',
    nothing: 'Nobody of the enemy can be attacked now.',
  },
  threats: {
    title: 'Threats',
    about: 'The same for the enemy: the chance that an attack on each of your areas would win (8.4).',
    nothing: 'The enemy can attack nobody now.',
  },
  attack: (
    area: string,
    wins: number,
    attackers: number,
    defenders: number,
    odds: { readonly attackerLosses: number; readonly defenderLosses: number },
    cuts: string,
  ): string =>
    `${area}: ${percent(wins)} with ${attackers} against ${defenders}; on average the attacker loses ${lost(odds.attackerLosses)} units, the defender ${lost(odds.defenderLosses)}.${cuts === '' ? '' : ` Taken, it would cut off ${cuts}.`}`,
  reach: {
    title: 'Reach',
    about:
      'Where the units of each area could move if it were activated, and how many points (8.3). Strong edges are areas that would be taken.',
    nothing: 'Nobody can move.',
  },
  reaches: (from: string, all: number, enemy: string): string =>
    `${from}: ${all === 1 ? '1 area' : `${all} areas`} within reach${enemy === '' ? '' : `, among them ${enemy} of the enemy`}.`,
  cuts: {
    title: 'Supply cut',
    about: 'Areas that can be entered or attacked now and whose loss would put others of the enemy out of supply (8.2.2).',
    nothing: 'No step or attack would cut anybody off.',
  },
  cutsOff: (area: string, cuts: string, fought: boolean): string =>
    `${fought ? 'Taking' : 'Entering'} ${area}${fought ? ' by an attack' : ''} would put ${cuts} out of supply.`,
  attackIt: 'attack',
  enterIt: 'enter',
}
