import '../colours.css'
import { type AreaDescription, type AreaId, lineId, type Mark, type MarkState } from '../../../src/board/api.ts'
import type { RuleMaps, RuleScene } from '../../../src/game/rule-maps.ts'
import { asPrinted } from '../board/area-art.tsx'
import { areas } from '../board/areas.ts'
import { art } from '../board/art.tsx'
import { description, raceBoard } from '../board/board.ts'
import type { RaceArea, RaceArmy, RaceToken, RaceTransport } from '../board/state.ts'
import { armies as armyCards } from '../panel/cards.ts'
import { armyOf } from '../panel/view.ts'
import { type Lying, type Moment, moments } from './moments.ts'

/** 3.2: what bases and armies begin with. */
const IN_BASE = { fuel: 3, ammo: 3, food: 3 }
const LOADS = { field: { fuel: 1, ammo: 3, food: 2 }, armored: { fuel: 3, ammo: 3, food: 0 } } as const
/** Where the fleet begins. */
const FLEET = 'S1'

function areaNow(area: AreaDescription, change: Lying = {}): RaceArea {
  const printed = asPrinted(area)
  const taken = change.control === undefined ? {} : { soviet: false, medals: 0, bunker: false }
  const supplies = area.features.base === true ? { supplies: IN_BASE } : {}
  return { ...printed, ...supplies, ...taken, ...change }
}

function armyNow(id: string, { armies = {} }: Moment): RaceArmy[] {
  const start = areas.find(({ features }) => features.startArmy === id)?.id
  const { area = start, ...load } = armies[id] ?? {}
  const atSetUp = LOADS[armyCards.get(id)?.type ?? 'field']
  const carried = Object.keys(load).length === 0 ? atSetUp : { fuel: 0, ammo: 0, food: 0, ...load }
  return area === undefined ? [] : [armyOf(id, { ...carried, area })]
}

function transportsNow({ lines = [] }: Moment): RaceTransport[] {
  return lines.flatMap(({ between: [a, b], train, truck }) => {
    const line = lineId(a, b)
    const of = (kind: RaceTransport['kind'], group: RaceTransport['group'] | undefined): RaceTransport[] =>
      group === undefined ? [] : [{ id: `${kind}/${line}`, kind, group, line }]
    return [...of('train', train), ...of('truck', truck)]
  })
}

/** What lies on the board in a moment. */
export const boardOf = (moment: Moment) =>
  raceBoard({
    areas: Object.fromEntries(
      areas.filter(({ kind }) => kind === 'land').map((area) => [area.id, areaNow(area, moment.areas[area.id])]),
    ),
    armies: [...armyCards.keys()].flatMap((id) => armyNow(id, moment)),
    transports: transportsNow(moment),
    fleet: FLEET,
  })

const marked = (state: MarkState, ids: readonly AreaId[] = []): Record<AreaId, Mark> =>
  Object.fromEntries(ids.map((id) => [id, { state }]))

function sceneOf(moment: Moment): RuleScene<RaceArea, RaceToken> {
  return {
    shows: moment.shows,
    state: boardOf(moment),
    highlights: {
      areas: { ...marked('selected', moment.ringed), ...marked('risk', moment.risk) },
      arrows: moment.arrows?.map(([from, to]) => ({ from, to, kind: 'plan' })),
    },
  }
}

/** The pieces of the board that the rules of Race to Moscow show. */
export const maps: RuleMaps<RaceArea, RaceToken> = {
  board: description,
  art,
  scenes: Object.fromEntries(Object.entries(moments).map(([name, moment]) => [name, sceneOf(moment)])),
}
