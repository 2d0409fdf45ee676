import { listBits, type Position } from '@railhead/table'
import { writeAgenda } from '@railhead/table/steps'
import { PERSONALITIES } from '../bot/plan.ts'
import { AREAS, CARDS } from '../content/content.ts'
import { readOptions } from '../options.ts'
import { BUCHAREST, FIRST_YEAR, HELSINKI, SOFIA } from '../rules/numbers.ts'
import { ENDINGS, GOES_ON } from '../rules/victory.ts'
import {
  DISCARD,
  FRONT,
  HAND,
  IN_PLAY,
  LATER,
  NO_PERSONALITY,
  NOBODY,
  type OstkriegState,
  OUT,
  placeOf,
  STREAMS,
} from '../state.ts'
import { AXIS, KIND_CODES, NEUTRAL, SIDE_NAMES, SOVIET } from '../units.ts'
import type { BotInView, FrameInView, NowInView, OstkriegFacts, Piles } from '../view.ts'
import { saveBattle } from './battle.ts'
import { areaName } from './names.ts'
import { SORTS } from './sorts.ts'
import { writeUnits } from './units-text.ts'

/** The whole situation as readable JSON; reading it gives the same bytes. */
export function savePosition(state: OstkriegState): Position {
  return { ...saveOpen(state), chance: state.chance.save(STREAMS) }
}

/** Everything that lies open to all: all but what chance will bring. */
export function saveOpen(state: OstkriegState): Position & OstkriegFacts {
  return {
    game: 'ostkrieg',
    options: readOptions(state),
    year: FIRST_YEAR + state.year,
    turn: SIDE_NAMES[state.turn],
    passes: state.passes,
    board: 'listed',
    areas: saveAreas(state),
    cards: {
      axis: savePiles(state, AXIS),
      soviet: savePiles(state, SOVIET),
      later: cardsAt(state, LATER),
      out: cardsAt(state, OUT),
      playing: cardsAt(state, IN_PLAY),
    },
    production: pair(state.production),
    points: pair(state.points),
    promised: pair(state.promised),
    countries: {
      romania: SIDE_NAMES[state.romania],
      bulgaria: SIDE_NAMES[state.bulgaria],
      finland: state.finlandOut === 1 ? 'out' : 'axis',
    },
    ...(state.bidSide === NOBODY
      ? {}
      : { bid: { side: SIDE_NAMES[state.bidSide], points: state.bid, axisPlayer: state.axisPlayer + 1 } }),
    ...(state.bot === NOBODY ? {} : { bot: saveBot(state) }),
    played: state.played,
    lost: saveLost(state),
    agenda: writeAgenda(state, SORTS) as readonly FrameInView[],
    now: saveNow(state),
    ...(state.ending === GOES_ON
      ? {}
      : {
          ending: {
            reason: ENDINGS[state.ending],
            ...(state.winner === NOBODY ? {} : { winner: SIDE_NAMES[state.winner] }),
          },
        }),
  }
}

const pair = (numbers: Uint8Array) => ({ axis: numbers[AXIS], soviet: numbers[SOVIET] })

/** Areas that hold units or are not held as the scenario begins. */
function saveAreas(state: OstkriegState): OstkriegFacts['areas'] {
  const first = state.content.firstControl[state.scenario]
  const areas: Record<string, OstkriegFacts['areas'][string]> = {}
  for (let area = 1; area < AREAS; area++) {
    const units = writeUnits(state, area)
    const control = state.control[area]
    if (units === '' && control === first[area] && !isRetaken(state, area)) continue
    areas[areaName(state.content, area)] = areaWith(control, units)
  }
  return areas
}

type AreaFacts = OstkriegFacts['areas'][string]
/** One object for all areas of which the same is to be said: who compares two views sees at once what has stayed. */
const known: Map<string, AreaFacts>[] = [new Map(), new Map(), new Map()]
const MOST_KNOWN = 5000

function areaWith(control: number, units: string): AreaFacts {
  const found = known[control].get(units)
  if (found !== undefined) return found
  const name = control === NEUTRAL ? 'neutral' : SIDE_NAMES[control]
  const facts = Object.freeze(units === '' ? { control: name } : { control: name, units })
  if (known[control].size >= MOST_KNOWN) known[control].clear()
  known[control].set(units, facts)
  return facts
}

/** [9.2]: a capital that the Axis holds again while its country is still gone, until the Year End. */
const isRetaken = (state: OstkriegState, area: number): boolean =>
  (area === BUCHAREST && state.romania === SOVIET) ||
  (area === SOFIA && state.bulgaria === SOVIET) ||
  (area === HELSINKI && state.finlandOut === 1)

function cardsAt(state: OstkriegState, place: number): number[] {
  const numbers: number[] = []
  for (let card = 0; card < CARDS; card++) if (state.cards[card] === place) numbers.push(state.content.cardNumber[card])
  return numbers
}

const savePiles = (state: OstkriegState, side: number): Piles => ({
  hand: cardsAt(state, placeOf(HAND, side)),
  front: cardsAt(state, placeOf(FRONT, side)),
  discard: cardsAt(state, placeOf(DISCARD, side)),
})

/** What is in the bot's stack, in its order from the bottom; a view puts it in the order of the numbers. */
const saveBot = (state: OstkriegState): BotInView => ({
  ...(state.personality === NO_PERSONALITY ? {} : { personality: PERSONALITIES[state.personality] }),
  stack: Array.from(state.stack.subarray(0, state.stackCount), (card) => state.content.cardNumber[card]),
  attacked: state.botAttacked === 1,
  enemyCards: Array.from(state.enemyCards).flatMap((card) => (card === 0 ? [] : [state.content.cardNumber[card - 1]])),
})

function saveLost(state: OstkriegState): OstkriegFacts['lost'] {
  const lost: Record<string, number> = {}
  KIND_CODES.forEach((code, kind) => {
    if (state.lost[kind] > 0) lost[code] = state.lost[kind]
  })
  return lost
}

/** What is under way in the middle of a card. */
function saveNow(state: OstkriegState): NowInView {
  const battle = saveBattle(state)
  return {
    acting: SIDE_NAMES[state.acting],
    marked: listBits(state.marked),
    entered: listBits(state.entered),
    starving: listBits(state.starving),
    ...(battle === undefined ? {} : { battle }),
    firstCardPlay: state.firstCardPlay === 1,
    mayPlayAnother: state.mayPlayAnother === 1,
    buyersOut: state.buyersOut,
    ...(state.placed.some((count) => count > 0) ? { placed: [...state.placed] } : {}),
  }
}
