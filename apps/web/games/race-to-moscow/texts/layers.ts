/** What the layers of the map say. */

const areas = (n: number): string => (n === 1 ? '1 area' : `${n} areas`)
const times = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`)

export const layerWords = {
  list: (items: readonly string[]): string =>
    items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`,
  reach: {
    title: 'Reach',
    about:
      'How far each army gets in one activation with what is on its card, if no card stops it and it wins. The number is the step; dashes mean cards on the way, dots a fight.',
    nothing: 'No army is on the map.',
  },
  noReach: (army: string, area: string, why: 'halted' | 'fuel' | 'way'): string =>
    ({
      halted: `${army} at ${area} is halted and does not move.`,
      fuel: `${army} at ${area} has no fuel on its card and does not move.`,
      way: `${army} at ${area} has no way open.`,
    })[why],
  reaches: (army: string, area: string, all: number, sure: number, fought: number, later: boolean): string =>
    `${army} from ${area} ${later ? 'can next turn' : 'can'} reach ${areas(all)}: ${[
      ...(sure > 0 ? [`${sure} without drawing a card`] : []),
      ...(all > sure + fought ? [`${all - sure - fought} by drawing cards`] : []),
      ...(fought > 0 ? [`${fought} only by a fight`] : []),
    ].join(', ')}.`,
  attacks: {
    title: 'Attacks',
    about:
      'How likely each army that can get to a Soviet marker wins the fight there with what is on its card: the share of the Soviet cards which it may meet that it can pay for (10). Its number is that of the army with the best chance.',
    nothing: 'No army can get to a Soviet marker.',
  },
  wins: (chance: number): string => `${Math.round(100 * chance)}%`,
  attack: (army: string, area: string, wins: number, draws: number, later: boolean): string =>
    `${army} against ${area}${later ? ' next turn' : ''}: ${layerWords.wins(wins)}${draws === 0 ? '' : `, if ${times(draws, 'card')} on the way ${draws === 1 ? 'takes' : 'take'} nothing from it`}.`,
  supply: {
    title: 'Fuel and food',
    about:
      'For how many turns the fuel on an armored army’s card lasts, one activation a turn and no fight on the way; for a field army the food that it has. Who has no food is halted at the next re-organization.',
    nothing: 'No army is on the map.',
  },
  halt: 'HALT',
  turns: (n: number): string => `${n}×`,
  food: (n: number): string => `${n}`,
  supplied: (of: {
    readonly army: string
    readonly area: string
    readonly armored: boolean
    readonly fuel: number
    readonly fuelThere: number
    readonly hungry: boolean
    readonly halted: boolean
  }): string => {
    const { army, area, armored, fuel, fuelThere, hungry, halted } = of
    if (halted) return `${army} at ${area} is halted until food reaches it.`
    const moves = !armored
      ? 'needs no fuel'
      : fuel === 0
        ? 'stands still for want of fuel'
        : `stalls after ${times(fuel, 'turn')}${fuel > 1 ? `, after ${times(Math.floor(fuel / 2), 'turn')} if it goes on after a fight in each` : ''}`
    const there = armored && fuelThere > 0 ? `; ${fuelThere} more fuel lies there` : ''
    return `${army} at ${area} ${moves}${there}${hungry ? '. It has no food: the next re-organization halts it' : ''}.`
  },
  danger: {
    title: 'Danger',
    about:
      'Areas that a Soviet counter-attack may take: next to the Soviets and with no army in them or beside them. Dots: armies would be cut off from their bases by it.',
    nothing: 'No area can be counter-attacked, and no army is cut off.',
  },
  cut: 'cut off',
  cutOff: (army: string, area: string): string => `${army} at ${area} is cut off: no chain of own areas leads to a supply base.`,
  exposed: (area: string, armies: string, rail: boolean, supplies: number): string => {
    const lost = [...(rail ? ['its rail'] : []), ...(supplies > 0 ? [`${supplies} supplies`] : [])].join(' and ')
    return `${area} lies open to a counter-attack${lost === '' ? '' : `, with ${lost}`}${armies === '' ? '' : `; ${armies} would be cut off`}.`
  },
  lines: {
    title: 'Lines',
    about:
      'Supplies that one transport can bring over each line now: 6 by train where rails lead to a base, 4 by truck. Dashes: trucks alone. Pick an army to see its way and where it is narrow.',
    nothing: 'There is no line between own areas.',
  },
  net: (seat: string, rails: number, roads: number): string =>
    `${seat}: ${times(rails, 'line')} for trains, ${times(roads, 'line')} for trucks alone.`,
  noWay: (army: string): string => `No line of own areas leads to ${army}.`,
  atBase: (army: string): string => `${army} stands at its base.`,
  way: (of: {
    readonly army: string
    readonly from: string
    readonly legs: number
    readonly carries: number
    readonly narrow: readonly string[]
    readonly vehicles: number
    readonly places: number
  }): string => {
    const { army, from, legs, carries, narrow, vehicles, places } = of
    const tight = narrow.length === 0 ? '' : `, no more because of ${layerWords.list(narrow)}`
    const short = legs > Math.min(vehicles, places) ? ` One action places ${Math.min(vehicles, places)}: it takes several.` : ''
    return `${army}: ${times(legs, 'line')} from ${from}, ${carries} supplies at a time${tight}. It takes ${times(legs, 'vehicle')}.${short}`
  },
}
