import type { Stage } from '../panel/battle-steps.ts'

/** Words of Ostkrieg's battles, bids and counted units. Apart from the others, since they are fetched with what shows them. */
const en = {
  attackOn: (area: string): string => `Attack on ${area}`,
  attackBy: (side: string, area: string): string => `${side} attack on ${area}`,
  you: { attack: 'You attack', defend: 'You defend' },
  other: { attack: (side: string): string => `${side} attacks`, defend: (side: string): string => `${side} defends` },
  nobodyYet: 'Nobody chosen yet',
  nobodyLeft: 'Nobody left',
  from: (areas: readonly string[]): string => `from ${areas.join(', ')}`,
  inSupply: 'in supply',
  outOfSupply: 'out of supply',
  stages: 'Stages of the battle',
  stage: { forces: 'Forces', dice: 'Dice', losses: 'Losses', retreat: 'Retreat', advance: 'Advance' } satisfies Record<
    Stage,
    string
  >,
  count: {
    units: (n: number): string => (n === 1 ? '1 unit' : `${n} units`),
    armor: 'more armor',
    air: 'air',
    cards: 'cards',
    noSupply: 'no supply',
    noSupplyHits: '-1, hits count twice',
    entrenched: 'entrenched',
    hitLess: '1 hit less',
    total: 'In all',
    dice: (n: number): string => (n === 1 ? 'die' : 'dice'),
  },
  odds: {
    wins: 'that the attacker wins',
    losses: (attacker: string, defender: string): string => `expected losses: attacker ${attacker}, defender ${defender}`,
    ends: (retreats: string, dies: string, fails: string): string =>
      `Defender driven out ${retreats}, wiped out ${dies}; attacker wiped out ${fails}.`,
    percent: (n: number): string => `${n}\u00a0%`,
    hardly: '<\u00a01\u00a0%',
    nearly: '>\u00a099\u00a0%',
  },
  rolled: (side: string, dice: string): string => `${side} rolled ${dice}`,
  noDice: 'no dice',
  faces: (from: number): string => `A die hits with ${from} or more.`,
  hits: (n: number): string => `${n} ${n === 1 ? 'hit' : 'hits'}`,
  twice: ', counted twice as the defender is out of supply',
  trenches: ', one less as the defender is entrenched',
  tie: {
    axis: 'Equal damage: ties go to the Axis.',
    soviet: 'Equal damage: a card gives the tie to the Soviets.',
  },
  ties: { axis: 'Ties go to the Axis.', soviet: 'By the card ties go to the Soviets.' },
  damage: 'damage',
  expected: (n: string): string => `${n} hits were to be expected.`,
  lost: (units: string): string => `Lost ${units}.`,
  six: 'For the six armor is lost or, without it, an aircraft.',
  won: { axis: 'The Axis win the battle.', soviet: 'The Soviets win the battle.' },
  news: 'Battles just fought',
  closeNews: 'Close the dice',
  more: (n: number): string => `${n} more are in the log.`,
  bid: {
    title: 'Bidding for sides',
    side: 'Side',
    other: (points: number, side: string): string =>
      `The other player gives ${points} for the ${side}. Accept and play the other side, or bid more.`,
    what: 'The points are taken off the production of the one who gets the side, every year.',
    fair: (points: number): string =>
      `Between equal computer players the sides are even when the Soviet player gives about ${points} a year.`,
    points: 'Build points',
    fewer: 'Fewer build points',
    more: 'More build points',
    aYear: 'a year',
    give: (points: number, side: string): string => `Bid ${points} for the ${side}`,
    accept: 'Accept the bid',
  },
  series: {
    to: (units: string, area: string): string => `${units} to ${area}`,
    in: (units: string, area: string): string => `${units} in ${area}`,
    from: (unit: string, area: string): string => `${unit} from ${area}`,
    over: (goes: string, area: string): string => `${goes} over ${area}`,
    fit: (n: number): string => (n === 0 ? 'none fits there (at most 12 points in an area)' : `${n} fit`),
    lose: (units: string): string => `Lose ${units}`,
    advance: (units: string): string => `Advance with ${units}`,
    place: (units: string): string => `Place ${units}`,
  },
}

export const battleWords = en
