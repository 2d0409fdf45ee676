import type { OstkriegSurvey } from '@railhead/ostkrieg/survey'
import type { Tone } from '../../../src/board/api.ts'
import type { GameLayers, LayerFact } from '../../../src/game/client.ts'
import { layerWords as words } from '../texts/layers.ts'
import { ostkriegView, sideOfSeat } from './view.ts'
import { nameOf } from './words.ts'

const name = (area: number): string => nameOf(String(area)) ?? String(area)
const names = (areas: readonly number[]): string => words.list(areas.map(name))

/** Chances for whoever attacks, and for whoever is attacked. */
const LIKELY = 0.65
const EVEN = 0.4

/** What of Ostkrieg can be laid over the map: for the side whose eyes see it, or whose turn it is. */
export const layers: GameLayers = (survey, view, viewer) => {
  const { attacks, reach } = survey as OstkriegSurvey
  const mine = sideOfSeat(ostkriegView(view), viewer) ?? ostkriegView(view).turn
  const own = attacks.filter(({ side }) => side === mine)
  return [
    { id: 'attacks', ...words.attacks, facts: byChance(own).map((one) => attackFact(one, false)) },
    {
      id: 'threats',
      ...words.threats,
      facts: byChance(attacks.filter(({ side }) => side !== mine)).map((one) => attackFact(one, true)),
    },
    { id: 'reach', ...words.reach, facts: reach.filter(({ side }) => side === mine).map(reachFact) },
    {
      id: 'cuts',
      ...words.cuts,
      facts: cutFacts(
        own,
        reach.filter(({ side }) => side === mine),
      ),
    },
  ]
}

type Attack = OstkriegSurvey['attacks'][number]
type Reach = OstkriegSurvey['reach'][number]

const byChance = (attacks: readonly Attack[]): readonly Attack[] =>
  attacks.toSorted((a, b) => b.odds.attackerWins - a.odds.attackerWins)

function attackFact({ area, forces, odds, cuts }: Attack, against: boolean): LayerFact {
  const { attackerWins: wins } = odds
  const high: Tone = against ? 'bad' : 'good'
  const low: Tone = against ? 'good' : 'bad'
  return {
    text: words.attack(name(area), wins, forces.attackerUnits, forces.defenderUnits, odds, names(cuts)),
    areas: [{ id: String(area), tone: wins >= LIKELY ? high : wins >= EVEN ? 'warn' : low, label: `${Math.round(100 * wins)}%` }],
  }
}

function reachFact({ from, to }: Reach): LayerFact {
  const enemy = to.filter(({ enemy }) => enemy)
  return {
    text: words.reaches(name(from), to.length, names(enemy.map(({ area }) => area))),
    areas: to.map(({ area, points, enemy }) => ({ id: String(area), tone: enemy ? 'good' : 'plain', label: String(points) })),
  }
}

/** Areas that can be entered, or taken by an attack, and would cut off others. */
function cutFacts(attacks: readonly Attack[], reach: readonly Reach[]): readonly LayerFact[] {
  const found = new Map<number, { readonly cuts: readonly number[]; readonly fought: boolean }>()
  for (const { area, cuts } of attacks) if (cuts.length > 0) found.set(area, { cuts, fought: true })
  for (const { to } of reach) for (const { area, cuts } of to) if (cuts.length > 0) found.set(area, { cuts, fought: false })
  return [...found].map(([area, { cuts, fought }]) => ({
    text: words.cutsOff(name(area), names(cuts), fought),
    areas: [
      { id: String(area), tone: 'good', label: fought ? words.attackIt : words.enterIt },
      ...cuts.map((cut) => ({ id: String(cut), tone: 'bad' as const })),
    ],
  }))
}
