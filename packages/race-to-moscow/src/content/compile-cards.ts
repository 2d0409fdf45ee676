import { KIND_NAMES, NONE } from '../constants.ts'
import { placesWhere, SEATS, seatOf } from './by-number.ts'
import { OKH_IDS, PURSUIT_TYPES, SOVIET_KINDS } from './kinds.ts'
import type { Difficulty, PlayedContent } from './schema.ts'

/** Armies, cards, levels and markers as arrays. */
export function compileCards(raw: PlayedContent) {
  const { armies, front, logistics, okh, pools, pursuit, soviet, tokens } = raw.cards
  const areaIds = raw.map.areas.map((area) => area.id)
  const forPool = (difficulty: Difficulty, key: 'byPlayers' | 'leftOutWithSovietPlayer', players: number): number => {
    const pool = pools.find((one) => one.difficulty === difficulty)
    return pool?.[key][players - 1] ?? 0
  }
  const okhInOrder = OKH_IDS.flatMap((id) => okh.filter((card) => card.id === id))
  const okhDoes = okhInOrder.map((card) => card.does)
  const pursuitDoes = pursuit.map((card) => card.does)
  const madeFor = (...timings: readonly (typeof okh)[number]['timing'][]): number[] =>
    okhInOrder.flatMap((card, index) => (timings.includes(card.timing) ? [index] : []))
  return {
    armyCount: armies.length,
    armyIds: armies.map((army) => army.id),
    armyNames: armies.map((army) => army.name),
    armyIndex: new Map(armies.map((army, index) => [army.id, index])),
    armyNumber: Uint8Array.from(armies, (army) => army.number),
    armySeat: Uint8Array.from(armies, (army) => seatOf(army.seat)),
    armiesOf: SEATS.map((seat) => placesWhere(armies, (army) => seatOf(army.seat) === seat)),
    armyArmored: Uint8Array.from(armies, (army) => Number(army.type === 'armored')),
    armyStart: Uint8Array.from(armies, (army) => raw.map.areas.findIndex((area) => area.features.startArmy === army.id)),
    armyLoad: Uint8Array.from(
      armies.flatMap((army) => (KIND_NAMES as readonly ('fuel' | 'ammo' | 'food')[]).map((kind) => army.load[kind])),
    ),

    pursuitCount: pursuit.length,
    pursuitNumber: Uint8Array.from(pursuit, (card) => card.number),
    pursuitNames: pursuit.map((card) => card.name),
    pursuitDeck: Uint8Array.from(pursuit, (card) => seatOf(card.deck)),
    pursuitType: Uint8Array.from(pursuit, (card) => PURSUIT_TYPES.indexOf(card.type)),
    pursuitHold: Uint8Array.from(pursuit, (card) => Number(card.hold)),
    holdableOf: SEATS.map((seat) => placesWhere(pursuit, (card) => card.hold && seatOf(card.deck) === seat)),
    pursuitHalt: Uint8Array.from(pursuit, (card) => Number(card.halt)),
    pursuitAmmo: Uint8Array.from(pursuit, (card) => card.ammo),
    pursuitDoes,
    pursuitGain: Uint8Array.from(pursuitDoes, (deed) => (deed.do === 'gain' ? KIND_NAMES.indexOf(deed.supply) : NONE)),
    bringing: KIND_NAMES.map((kind) => placesWhere(pursuitDoes, (deed) => deed.do === 'gain' && deed.supply === kind)),

    sovietCount: soviet.length,
    sovietNumber: Uint8Array.from(soviet, (card) => card.number),
    sovietNames: soviet.map((card) => card.name),
    sovietKind: Uint8Array.from(soviet, (card) => SOVIET_KINDS.indexOf(card.kind)),
    sovietAmmo: Uint8Array.from(soviet, (card) => card.ammo),
    sovietFuel: Uint8Array.from(soviet, (card) => card.fuel),
    sovietMedal: Uint8Array.from(soviet, (card) => Number(card.medal)),
    sovietEchelon: Uint8Array.from(soviet, (card) => Number(card.echelon === 'blue')),
    sovietArmored: Uint8Array.from(soviet, (card) => Number(card.kind === 'mech-corps' || card.kind === 'elite')),

    okhCount: okhInOrder.length,
    okhNumber: Uint8Array.from(okhInOrder, (card) => card.number),
    okhNames: okhInOrder.map((card) => card.name),
    okhDoes,
    fartherRange: Math.max(0, ...okhDoes.map((deed) => (deed.do === 'go-farther' ? deed.areas : 0))),
    extraTrucks: Math.max(0, ...okhDoes.map((deed) => (deed.do === 'enlarge-transport' ? deed.trucks : 0))),
    enlargedCargo: Math.max(0, ...okhDoes.map((deed) => (deed.do === 'enlarge-transport' ? deed.cargo : 0))),
    okhAt: {
      turn: madeFor('own-turn'),
      movement: madeFor('activation', 'armored-activation', 'activated-army'),
      combat: madeFor('combat', 'activated-army'),
      transport: madeFor('transport'),
    },

    frontVictoryArea: Uint8Array.from(['gray', 'white', 'brown'], (seat) =>
      areaIds.indexOf(front.find((card) => card.seat === seat)?.victoryArea ?? ''),
    ),
    fronts: front,

    logisticsTake: Uint8Array.from(logistics, (level) => level.take),
    logisticsPlace: Uint8Array.from(logistics, (level) => level.place),
    logisticsPossess: Uint8Array.from(logistics, (level) => level.possess),

    tokens,
    pool: (difficulty: Difficulty, players: number) => forPool(difficulty, 'byPlayers', players),
    leftOut: (difficulty: Difficulty, players: number) => forPool(difficulty, 'leftOutWithSovietPlayer', players),
  }
}
