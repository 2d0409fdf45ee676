import type { ArmyInView, RaceReport, RaceView as ViewOfGame } from '@railhead/race-to-moscow'
import type { View } from '@railhead/table'
import { lineId } from '../../../src/board/api.ts'
import type { RaceArea, RaceArmy, RacePosition, RaceTransport } from '../board/state.ts'
import { armies as armyCards } from './cards.ts'

/** A view of Race to Moscow as a page gets it: with what follows from it, which a position that was read elsewhere lacks. */
export type RaceView = ViewOfGame & { readonly report?: RaceReport }

export const raceView = (view: View): RaceView => view as RaceView

const numberOf = (name: string): string => /\d+/.exec(name)?.[0] ?? ''

export function armyOf(id: string, army: ArmyInView): RaceArmy {
  const card = armyCards.get(id)
  return {
    id,
    group: card?.seat ?? 'gray',
    armored: card?.type === 'armored',
    number: numberOf(card?.name ?? id),
    area: army.area,
    load: { fuel: army.fuel, ammo: army.ammo, food: army.food },
    ...(army.halted === true ? { halted: true } : {}),
    ...(army.moved === true ? { moved: true } : {}),
  }
}

/** What the board draws of a view. */
export function positionOf(view: RaceView): RacePosition {
  const areas: Record<string, RaceArea> = {}
  for (const [id, { control, rail, bunker, soviet, medals, supplies }] of Object.entries(view.areas)) {
    areas[id] = {
      ...(control === null ? {} : { control }),
      ...(rail === true ? { rail } : {}),
      ...(bunker === true ? { bunker } : {}),
      ...(soviet === undefined ? {} : { soviet }),
      ...(medals === undefined ? {} : { medals }),
      ...(supplies === undefined ? {} : { supplies }),
    }
  }
  const fleet = view.options.order.includes('gray') ? { fleet: view.fleet.area } : {}
  return {
    areas,
    armies: armiesOnBoard(view),
    transports: transportsOf(view),
    ...fleet,
  }
}

/** An army that is just moving has not finished: it is drawn in full. */
function armiesOnBoard(view: RaceView): RaceArmy[] {
  const moving = new Set(view.agenda.map(({ army }) => army))
  return Object.entries(view.armies).map(([id, army]) => armyOf(id, moving.has(id) ? { ...army, moved: undefined } : army))
}

function transportsOf(view: RaceView): RaceTransport[] {
  return view.transport.lines.flatMap(({ between: [a, b], truck, train }) => {
    const line = lineId(a, b)
    const vehicles: RaceTransport[] = []
    if (train !== undefined) vehicles.push({ id: `train/${line}`, kind: 'train', group: train, line })
    if (truck !== undefined) vehicles.push({ id: `truck/${line}`, kind: 'truck', group: truck, line })
    return vehicles
  })
}

export const sovietPool = (view: RaceView): number =>
  typeof view.soviet.pool === 'number' ? view.soviet.pool : view.soviet.pool.infantry + view.soviet.pool.armor

export const sovietCards = (view: RaceView): number =>
  (view.soviet.deck ?? [...(view.soviet.infantryDeck ?? []), ...(view.soviet.armoredDeck ?? [])]).length
