import type { Without } from '@railhead/table'
import * as v from 'valibot'
import { KIND_CODES, readUnits } from '../units.ts'

/** Every item says whether the rules documents state it or we drew it. */
const source = { source: v.picklist(['printed', 'reconstructed']), note: v.optional(v.string()) }
const side = v.picklist(['axis', 'soviet'])
const kind = v.picklist(KIND_CODES.filter((code) => code !== ''))
const country = v.picklist([
  'sweden',
  'turkey',
  'greece',
  'bulgaria',
  'soviet-union',
  'finland',
  'norway',
  'germany',
  'slovakia',
  'hungary',
  'romania',
  'yugoslavia',
])
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12))
const positive = v.pipe(small, v.minValue(1))
const areaNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
const year = v.picklist([1941, 1942, 1943, 1944])
const units = v.pipe(
  v.string(),
  v.check((text) => readUnits(text) !== undefined, 'units are written like "3GI 1GA"'),
)
const placement = v.strictObject({ area: areaNumber, units })

const mapSchema = v.strictObject({
  countries: v.record(country, v.picklist(['axis', 'soviet', 'neutral'])),
  areas: v.array(
    v.strictObject({
      number: areaNumber,
      name: v.string(),
      country,
      vp: small,
      oil: small,
      seas: v.array(v.picklist(['baltic', 'black', 'aegean', 'caspian', 'arctic', 'adriatic'])),
      supply: v.optional(v.picklist(['axis', 'finnish', 'soviet', 'eastern-edge'])),
      /** Whether the rules documents tell the victory points of the area. */
      points: v.picklist(['printed', 'reconstructed']),
      ...source,
    }),
  ),
  borders: v.array(v.strictObject({ between: v.tuple([areaNumber, areaNumber]), ...source })),
})

const move = v.strictObject({ do: v.literal('move'), areas: positive, who: v.optional(kind) })
const attack = v.strictObject({
  do: v.literal('attack'),
  areas: positive,
  dice: v.optional(positive),
  ties: v.optional(v.picklist(['soviet', 'soviet-if-no-german-defends'])),
  ignoreEntrenchment: v.optional(v.boolean()),
  /** At least one of these must attack. */
  with: v.optional(kind),
  diceIfDefenderHas: v.optional(v.array(kind)),
  only: v.optional(v.literal('area-just-entered')),
})
const simpleSteps = [
  move,
  attack,
  v.strictObject({ do: v.literal('place'), at: v.array(placement) }),
  v.strictObject({
    do: v.literal('place-choice'),
    units,
    areas: v.pipe(v.array(areaNumber), v.maxLength(7)),
    mostPerArea: positive,
  }),
  v.strictObject({ do: v.literal('rail'), points: positive, who: v.optional(kind) }),
  v.strictObject({ do: v.literal('rebase') }),
  v.strictObject({ do: v.literal('partisans'), count: positive, unit: v.picklist(['SP', 'YP']), country }),
  v.strictObject({ do: v.literal('entrench'), areas: positive, who: v.optional(kind) }),
  v.strictObject({ do: v.literal('play-another') }),
  v.strictObject({ do: v.literal('build-points'), points: positive }),
  v.strictObject({ do: v.literal('remove-partisan'), unit: v.picklist(['SP', 'YP']), near: kind }),
] as const
const keepInFront = v.strictObject({
  do: v.literal('keep-in-front'),
  when: v.picklist([
    'own-card-play-start',
    'area-attacked',
    'vp-area-attacked',
    'entrenched-area-attacked',
    'any-area-attacked',
    'after-enemy-advance',
  ]),
  area: v.optional(areaNumber),
  effect: v.array(
    v.variant('do', [
      move,
      attack,
      v.strictObject({ do: v.literal('defence-dice'), dice: positive }),
      v.strictObject({ do: v.literal('ties'), winner: side }),
    ]),
  ),
})
const branch = v.array(v.variant('do', [...simpleSteps, keepInFront]))
const step = v.variant('do', [
  ...simpleSteps,
  keepInFront,
  v.strictObject({ do: v.literal('either'), first: branch, second: branch }),
])

const cardsSchema = v.strictObject({
  cards: v.array(
    v.strictObject({
      number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(77)),
      side,
      year,
      name: v.string(),
      cost: positive,
      /** Solitaire: aggressive, balanced, defensive ([11.0]). */
      letter: v.picklist(['A', 'B', 'D']),
      country: v.optional(v.picklist(['romania', 'bulgaria', 'finland', 'italy', 'hungary'])),
      blitz: v.optional(v.boolean()),
      steps: v.array(step),
      ...source,
    }),
  ),
})

const scenariosSchema = v.strictObject({
  production: v.strictObject({ axis: v.number(), soviet: v.number(), ...source }),
  scenarios: v.array(
    v.strictObject({
      id: v.picklist(['barbarossa', 'uranus']),
      name: v.string(),
      year,
      first: side,
      units: v.array(placement),
      /** Areas of the Soviet Union that the Axis holds at the start. */
      axisControls: v.array(areaNumber),
      hands: v.union([v.literal('cards-of-the-year'), v.array(v.number())]),
      front: v.array(v.number()),
      firstCard: v.optional(v.number()),
      /** No attack by units from here on the first card play. */
      barredFirstCard: v.array(areaNumber),
      /** No unit enters, leaves, attacks or is attacked in 1941. */
      closedIn1941: v.array(areaNumber),
      ...source,
    }),
  ),
})

const personality = v.picklist(['aggressive', 'balanced', 'defensive'])
const goal = v.union([
  v.strictObject({ take: v.array(areaNumber) }),
  v.strictObject({ hold: v.array(areaNumber) }),
  v.strictObject({ entrench: v.array(areaNumber) }),
  v.strictObject({ reserve: areaNumber, armor: positive }),
  v.strictObject({ garrison: areaNumber, land: positive }),
  v.strictObject({
    do: v.picklist([
      'entrench-front',
      'destroy-largest',
      'retake-own-points',
      'counter-attack',
      'cover-points',
      'attack-allies',
      'cut-supply',
      'clear-partisans',
      'open-supply',
      'fall-back',
    ]),
  }),
])
const solitaireSchema = v.strictObject({
  ...source,
  /** Victory points that the Axis should hold at the end of the year; the Soviets the rest. */
  par: v.record(v.string(), v.number()),
  /** The least modified roll for balanced and for aggressive, by side and the year that starts. */
  plan: v.record(side, v.record(v.string(), v.tuple([v.number(), v.number()]))),
  first: v.record(v.picklist(['barbarossa', 'uranus']), v.record(side, personality)),
  priorities: v.array(v.strictObject({ side, year: v.number(), personality, goals: v.array(goal) })),
  triggers: v.array(
    v.strictObject({
      cards: v.array(v.number()),
      goals: v.array(goal),
      areas: v.optional(v.array(areaNumber)),
      /** The area is attacked only with so many dice. */
      attackWith: v.optional(v.strictObject({ area: areaNumber, dice: v.number() })),
    }),
  ),
  handicaps: v.array(v.strictObject({ level: v.number(), points: v.number(), firstAttackDice: v.number() })),
})

export const contentSchema = v.strictObject({
  map: mapSchema,
  cards: cardsSchema,
  scenarios: scenariosSchema,
  solitaire: solitaireSchema,
})

/** What is written about where facts come from; on the map also where the victory points do. */
export const SOURCES = ['note', 'source'] as const
export const MAP_SOURCES = [...SOURCES, 'points'] as const

export type Authored = v.InferOutput<typeof contentSchema>
/** What the game reads: `generated/played.ts`. */
export type PlayedContent = Without<Omit<Authored, 'map'>, (typeof SOURCES)[number]> & {
  map: Without<Authored['map'], (typeof MAP_SOURCES)[number]>
}
export type CardContent = PlayedContent['cards']['cards'][number]
export type CardStep = v.InferOutput<typeof step>
export type EffectStep = v.InferOutput<typeof keepInFront>['effect'][number]
export type SolitaireContent = PlayedContent['solitaire']
export type Goal = v.InferOutput<typeof goal>
