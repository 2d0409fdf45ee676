import type { Choice } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { SOVIET } from './constants.ts'
import { raceToMoscow } from './game.ts'
import { REASONS } from './reasons.ts'
import { choose, type Desk, endTurn, given, held, isOver, refusalOf, refused, type Situation } from './testing.ts'

/** One attempt for every reason in `reasons.ts`: the code, its section in both editions, and a sentence that names what it is about. */

interface Case {
  readonly code: string
  readonly rules: readonly [in2024: string, in2021: string]
  readonly given?: Situation
  readonly after?: readonly Choice[]
  readonly attempt: Choice
}

const MOVE_GRAY: Choice = { action: 'move-armored', army: '4PzGr' }
const TRANSPORT: Choice = { action: 'transport' }
const SOVIET_PLAYER: Situation = { options: { sovietPlayer: true }, areas: { kaunas: { soviet: 'infantry' } } }
/** White holds Orsha and what lies behind it, with armies where the example of the rulebooks has them. */
const ORSHA: Situation = {
  options: { abwehr: true },
  areas: { ...held('white', 'minsk', 'borisov', 'orsha', 'brest', 'smolensk', 'vitebsk'), ...held('gray', 'riga') },
  armies: { '4A': { area: 'minsk' } },
}
/** A gray army in the snow of Mga with Chudovo behind it. */
const SNOW: Situation = {
  options: { winterCounterAttacks: true, abwehr: true },
  turn: 'white',
  areas: held('gray', 'mga', 'chudovo'),
  armies: { '16A': { area: 'mga', food: 1 } },
}

const CASES: readonly Case[] = [
  // The turn
  { code: 'unknown-attempt', rules: ['7', '5'], attempt: { action: 'surrender' } },
  { code: 'unknown-attempt', rules: ['7', '5'], attempt: { action: 'take-supplies', area: 'berlin' } },
  { code: 'not-asked-now', rules: ['7', '5'], attempt: { fight: true } },
  { code: 'no-actions-left', rules: ['7', '5'], given: { actionsLeft: 0 }, attempt: MOVE_GRAY },
  { code: 'action-not-finished', rules: ['7', '5'], after: [MOVE_GRAY], attempt: TRANSPORT },
  { code: 'not-your-army', rules: ['8.2', '7'], attempt: { action: 'move-armored', army: '2PzGr' } },
  {
    code: 'no-such-army',
    rules: ['2.1', '2.1'],
    given: { options: { order: ['gray'] } },
    attempt: { action: 'load', army: '4A' },
  },
  { code: 'not-an-armored-army', rules: ['8.2', '7'], attempt: { action: 'move-armored', army: '16A' } },
  { code: 'not-a-field-army', rules: ['8.1', '7'], after: [{ action: 'move-field' }], attempt: { army: '4PzGr' } },

  // Movement
  { code: 'army-halted', rules: ['8.7', '14'], given: { armies: { '4PzGr': { halted: true } } }, attempt: MOVE_GRAY },
  { code: 'army-has-moved', rules: ['8.2', '7'], given: { armies: { '4PzGr': { moved: true } } }, attempt: MOVE_GRAY },
  { code: 'no-fuel-to-move', rules: ['8.2', '7'], given: { armies: { '4PzGr': { ammo: 3 } } }, attempt: MOVE_GRAY },
  {
    code: 'no-army-can-move',
    rules: ['8.1', '7'],
    given: { armies: { '16A': { moved: true }, '18A': { halted: true } } },
    attempt: { action: 'move-field' },
  },
  {
    code: 'no-way-open',
    rules: ['8.2', '7'],
    given: {
      areas: held('gray', 'daugavpils', 'utena', 'jekabpils'),
      armies: { '4PzGr': { area: 'daugavpils' }, '16A': { area: 'utena' }, '18A': { area: 'jekabpils' } },
    },
    attempt: MOVE_GRAY,
  },
  { code: 'no-line', rules: ['8.2', '7'], after: [MOVE_GRAY], attempt: { to: 'riga' } },
  {
    code: 'no-line',
    rules: ['8.5', '11'],
    after: [{ action: 'transport' }],
    attempt: { vehicle: 'train', from: 'danzig', to: 'tilsit' },
  },
  {
    code: 'line-not-your-colour',
    rules: ['4', '7'],
    given: { areas: held('gray', 'daugavpils'), armies: { '4PzGr': { area: 'daugavpils' } } },
    after: [MOVE_GRAY],
    attempt: { to: 'sebezh' },
  },
  {
    code: 'area-not-your-colour',
    rules: ['8.2', '7'],
    given: { areas: held('gray', 'vilnius'), armies: { '4PzGr': { area: 'vilnius' } } },
    after: [MOVE_GRAY],
    attempt: { to: 'lida' },
  },
  {
    code: 'area-blocked',
    rules: ['4', '4'],
    given: { options: { order: ['gray'] }, areas: held('gray', 'kaunas'), armies: { '4PzGr': { area: 'kaunas' } } },
    after: [MOVE_GRAY],
    attempt: { to: 'vilnius' },
  },
  { code: 'area-occupied', rules: ['8.2', '7'], after: [MOVE_GRAY], attempt: { to: 'memel' } },
  {
    code: 'foreign-marker',
    rules: ['8.2', '7'],
    given: { areas: { ...held('gray', 'kaunas'), ...held('white', 'vilnius') }, armies: { '4PzGr': { area: 'kaunas' } } },
    after: [MOVE_GRAY],
    attempt: { to: 'vilnius' },
  },
  {
    code: 'range-exhausted',
    rules: ['8.2', '7'],
    given: { areas: held('gray', 'kedainiai', 'panevezys', 'riga') },
    after: [MOVE_GRAY, { to: 'kedainiai' }, { to: 'panevezys' }, { to: 'riga' }],
    attempt: { to: 'valmiera' },
  },
  {
    code: 'march-exhausted',
    rules: ['8.1', '7'],
    given: { areas: held('gray', 'kaunas', 'panevezys'), armies: { '16A': { area: 'gumbinnen', food: 2 } } },
    after: [{ action: 'move-field' }, { army: '16A' }, { to: 'kaunas' }, { to: 'panevezys' }],
    attempt: { to: 'riga' },
  },
  {
    code: 'halted-on-the-way',
    rules: ['8.1', '7'],
    given: { areas: held('gray', 'kaunas'), armies: { '16A': { area: 'kaunas', food: 2 } }, players: { gray: { deck: [13] } } },
    after: [{ action: 'move-field' }, { army: '16A' }, { to: 'panevezys' }],
    attempt: { to: 'riga' },
  },
  {
    code: 'no-fuel-to-go-on',
    rules: ['8.2', '7'],
    given: { armies: { '4PzGr': { fuel: 1 } }, players: { gray: { deck: [10] } } },
    after: [MOVE_GRAY, { to: 'kedainiai' }],
    attempt: { to: 'panevezys' },
  },
  {
    code: 'no-food-for-forced-march',
    rules: ['8.1', '7'],
    given: { areas: held('gray', 'kaunas'), armies: { '16A': { ammo: 1 } } },
    after: [{ action: 'move-field' }, { army: '16A' }, { to: 'kaunas' }],
    attempt: { to: 'panevezys' },
  },
  {
    code: 'no-ammo-for-bunker',
    rules: ['8.2', '7'],
    given: { areas: held('gray', 'parnu'), armies: { '4PzGr': { area: 'parnu', fuel: 3 } } },
    after: [MOVE_GRAY],
    attempt: { to: 'tallinn' },
  },

  // Fleet
  { code: 'no-fleet', rules: ['8.3', '10'], given: { turn: 'white' }, attempt: { action: 'move-fleet', to: 'S2' } },
  {
    code: 'fleet-has-moved',
    rules: ['8.3', '10'],
    after: [{ action: 'move-fleet', to: 'S2' }],
    attempt: { action: 'move-fleet', to: 'S1' },
  },
  { code: 'sea-not-adjacent', rules: ['8.3', '10'], attempt: { action: 'move-fleet', to: 'S5' } },

  // Loads
  {
    code: 'already-stowed',
    rules: ['8.2', '11'],
    after: [
      { action: 'load', army: '16A' },
      { fuel: 1, ammo: 3, food: 2 },
    ],
    attempt: { action: 'load', army: '16A' },
  },
  {
    code: 'nothing-to-stow',
    rules: ['8.2', '11'],
    given: { armies: { '16A': { fuel: 0 } } },
    attempt: { action: 'load', army: '16A' },
  },
  {
    code: 'card-limit',
    rules: ['2.2', '2.2'],
    given: { turn: 'white' },
    after: [{ action: 'load', army: '4A' }],
    attempt: { fuel: 3, ammo: 3, food: 3 },
  },
  {
    code: 'not-that-much-there',
    rules: ['8.2', '11'],
    after: [{ action: 'load', army: '16A' }],
    attempt: { fuel: 2, ammo: 3, food: 1 },
  },

  // Supplies
  {
    code: 'area-limit',
    rules: ['8.4', '12'],
    given: { areas: { danzig: { supplies: {} }, gumbinnen: { supplies: { fuel: 3, ammo: 3 } } } },
    after: [{ action: 'load', army: '16A' }],
    attempt: { fuel: 0, ammo: 0, food: 0 },
  },
  { code: 'not-a-supply-base', rules: ['8.4', '12'], attempt: { action: 'take-supplies', area: 'tilsit' } },
  {
    code: 'frontline-base-used',
    rules: ['8.4', '12'],
    given: { turn: 'brown', frontlineTaken: true },
    attempt: { action: 'take-supplies', area: 'piatra' },
  },
  { code: 'stock-empty', rules: ['8.4', '12'], given: { stock: {} }, attempt: { action: 'take-supplies', area: 'danzig' } },
  {
    code: 'too-many-supplies',
    rules: ['8.4', '12'],
    given: { areas: { danzig: { supplies: {} } }, armies: { '4PzGr': { fuel: 0 } } },
    after: [{ action: 'take-supplies', area: 'danzig' }],
    attempt: { fuel: 5, ammo: 2, food: 0 },
  },
  {
    code: 'not-that-much-in-stock',
    rules: ['8.4', '12'],
    after: [{ action: 'take-supplies', area: 'danzig' }],
    attempt: { fuel: 2, ammo: 0, food: 0 },
  },
  {
    code: 'wrong-excess',
    rules: ['8.4', '12'],
    after: [
      { action: 'take-supplies', area: 'danzig' },
      { fuel: 1, ammo: 1, food: 0 },
    ],
    attempt: { fuel: 1, ammo: 0, food: 0 },
  },

  // Transport
  {
    code: 'nothing-to-transport',
    rules: ['8.5', '11'],
    given: { players: { gray: { trucks: 0, trains: 0 } } },
    attempt: TRANSPORT,
  },
  {
    code: 'place-limit',
    rules: ['8.5', '11'],
    given: { areas: held('gray', 'kedainiai') },
    after: [
      TRANSPORT,
      { vehicle: 'truck', from: 'danzig', to: 'konigsberg' },
      { fuel: 2, ammo: 2, food: 0 },
      { vehicle: 'truck', from: 'konigsberg', to: 'tilsit' },
      { fuel: 2, ammo: 1, food: 0 },
      { vehicle: 'truck', from: 'konigsberg', to: 'gumbinnen' },
      { fuel: 0, ammo: 1, food: 0 },
    ],
    attempt: { vehicle: 'truck', from: 'tilsit', to: 'kedainiai' },
  },
  {
    code: 'no-truck',
    rules: ['8.5', '11'],
    given: { players: { gray: { trucks: 0 } } },
    after: [TRANSPORT],
    attempt: { vehicle: 'truck', from: 'danzig', to: 'konigsberg' },
  },
  {
    code: 'no-train',
    rules: ['8.5', '11'],
    given: { players: { gray: { trains: 0 } } },
    after: [TRANSPORT],
    attempt: { vehicle: 'train', from: 'danzig', to: 'konigsberg' },
  },
  {
    code: 'area-not-controlled',
    rules: ['8.5', '11'],
    after: [TRANSPORT],
    attempt: { vehicle: 'truck', from: 'tilsit', to: 'kaunas' },
  },
  {
    code: 'no-rail',
    rules: ['8.5', '11'],
    given: { areas: held('gray', 'kaunas') },
    after: [TRANSPORT],
    attempt: { vehicle: 'train', from: 'tilsit', to: 'kaunas' },
  },
  {
    code: 'not-connected-to-base',
    rules: ['8.5', '11'],
    given: { areas: { riga: { control: 'gray', rail: true, supplies: { fuel: 1 } }, valmiera: { control: 'gray', rail: true } } },
    after: [TRANSPORT],
    attempt: { vehicle: 'train', from: 'riga', to: 'valmiera' },
  },
  {
    code: 'line-has-truck',
    rules: ['8.5', '11'],
    given: { players: { gray: { trucks: 4 } }, transport: { lines: [{ between: ['danzig', 'konigsberg'], truck: 'gray' }] } },
    after: [TRANSPORT],
    attempt: { vehicle: 'truck', from: 'danzig', to: 'konigsberg' },
  },
  {
    code: 'line-has-train',
    rules: ['8.5', '11'],
    given: { players: { gray: { trains: 2 } }, transport: { lines: [{ between: ['danzig', 'konigsberg'], train: 'gray' }] } },
    after: [TRANSPORT],
    attempt: { vehicle: 'train', from: 'konigsberg', to: 'danzig' },
  },
  {
    code: 'no-supplies-there',
    rules: ['8.5', '11'],
    after: [TRANSPORT],
    attempt: { vehicle: 'truck', from: 'konigsberg', to: 'tilsit' },
  },
  {
    code: 'cargo-limit',
    rules: ['8.5', '11'],
    after: [TRANSPORT, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }],
    attempt: { fuel: 2, ammo: 2, food: 1 },
  },
  {
    code: 'empty-cargo',
    rules: ['8.5', '11'],
    after: [TRANSPORT, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' }],
    attempt: { fuel: 0, ammo: 0, food: 0 },
  },
  {
    code: 'redeployment-not-used',
    rules: ['13.1', '19.1'],
    after: [TRANSPORT],
    attempt: { vehicle: 'train', from: 'gumbinnen', to: 'konigsberg', army: '16A' },
  },
  {
    code: 'only-trains-carry-armies',
    rules: ['13.1', '19.1'],
    given: { options: { armyRedeployment: true } },
    after: [TRANSPORT],
    attempt: { vehicle: 'truck', from: 'gumbinnen', to: 'konigsberg', army: '16A' },
  },
  {
    code: 'only-field-armies-by-rail',
    rules: ['13.1', '19.1'],
    given: { options: { armyRedeployment: true } },
    after: [TRANSPORT],
    attempt: { vehicle: 'train', from: 'tilsit', to: 'konigsberg', army: '4PzGr' },
  },

  // Take transport
  {
    code: 'take-limit',
    rules: ['8.6', '13'],
    given: { players: { gray: { trucks: 0, trains: 0 } } },
    after: [{ action: 'take-transport' }],
    attempt: { trucks: 0, trains: 7 },
  },
  { code: 'possess-limit', rules: ['8.6', '13'], after: [{ action: 'take-transport' }], attempt: { trucks: 0, trains: 2 } },
  {
    code: 'not-in-transport-stock',
    rules: ['8.6', '13'],
    after: [{ action: 'take-transport' }],
    attempt: { trucks: 1, trains: 0 },
  },
  {
    code: 'nothing-taken',
    rules: ['8.4', '12'],
    after: [{ action: 'take-supplies', area: 'danzig' }],
    attempt: { fuel: 0, ammo: 0, food: 0 },
  },
  { code: 'nothing-taken', rules: ['8.6', '13'], after: [{ action: 'take-transport' }], attempt: { trucks: 0, trains: 0 } },

  // Cards
  {
    code: 'not-in-the-basic-game',
    rules: ['4', '5'],
    given: { options: { basicGame: true } },
    attempt: { action: 'air-support', deck: 'soviet' },
  },
  {
    code: 'air-support-spent',
    rules: ['9.1', '15'],
    given: { players: { gray: { airSupport: 'spent' } } },
    attempt: { action: 'air-support', deck: 'soviet' },
  },
  {
    code: 'air-support-placed',
    rules: ['9.1', '15'],
    after: [{ action: 'air-support', deck: 'soviet' }],
    attempt: { action: 'air-support', deck: 'pursuit' },
  },
  {
    code: 'deck-empty',
    rules: ['9.1', '15'],
    given: { players: { gray: { discard: 'rest' } } },
    attempt: { action: 'air-support', deck: 'pursuit' },
  },
  { code: 'no-marker-nearby', rules: ['14.5', '20.5'], given: SOVIET_PLAYER, attempt: { action: 'air-support', area: 'luga' } },
  {
    code: 'decks-not-with-soviet-player',
    rules: ['14.5', '20.5'],
    given: SOVIET_PLAYER,
    attempt: { action: 'air-support', deck: 'soviet' },
  },
  { code: 'card-not-held', rules: ['9.2', '7'], attempt: { action: 'play-card', card: 20 } },
  {
    code: 'one-auxiliaries-a-turn',
    rules: ['9.2', '5'],
    given: { options: { auxiliariesPerTurn: 'one' }, auxiliariesUsed: 1, players: { gray: { held: [20] } } },
    attempt: { action: 'play-card', card: 20 },
  },
  {
    code: 'hq-spent',
    rules: ['9.3', '16'],
    given: { okh: { row: [88] }, players: { gray: { hq: 'spent' } } },
    attempt: { action: 'take-okh', card: 88 },
  },
  { code: 'card-not-in-row', rules: ['9.3', '16'], given: { okh: { row: [88] } }, attempt: { action: 'take-okh', card: 89 } },
  {
    code: 'not-enough-medals',
    rules: ['13.5', '19.5'],
    given: { options: { totalWar: true }, okh: { row: [88] }, players: { gray: { medals: 1 } } },
    attempt: { action: 'take-okh', card: 88 },
  },
  {
    code: 'no-more-okh-cards',
    rules: ['13.5', '19.5'],
    given: { options: { totalWar: true }, okh: { row: [88] }, players: { gray: { medals: 20, okhBought: 4 } } },
    attempt: { action: 'take-okh', card: 88 },
  },
  { code: 'okh-not-held', rules: ['9.4', '16'], given: { okh: { row: [88] } }, attempt: { action: 'play-okh', card: 88 } },
  {
    code: 'card-not-now',
    rules: ['9.4', '16'],
    given: { players: { gray: { okh: [92] } } },
    attempt: { action: 'play-okh', card: 92 },
  },
  {
    code: 'card-without-target',
    rules: ['9.4', '16'],
    given: { players: { gray: { okh: [98] } } },
    attempt: { action: 'play-okh', card: 98 },
  },
  {
    code: 'no-harbour',
    rules: ['9.4', '16'],
    given: { players: { gray: { okh: [88] } } },
    after: [{ action: 'play-okh', card: 88 }],
    attempt: { area: 'tilsit' },
  },
  {
    code: 'no-medal-there',
    rules: ['9.4', '16'],
    given: { players: { gray: { okh: [99] } } },
    after: [{ action: 'play-okh', card: 99 }],
    attempt: { from: 'tilsit' },
  },
  {
    code: 'no-place-for-medal',
    rules: ['9.4', '16'],
    given: { players: { gray: { okh: [99] } } },
    after: [{ action: 'play-okh', card: 99 }, { from: 'riga' }],
    attempt: { to: 'kiev' },
  },

  // After the actions
  {
    code: 'has-rail',
    rules: ['11', '17'],
    given: { areas: held('gray', 'kaunas') },
    after: [{ action: 'end-turn' }],
    attempt: { area: 'tilsit' },
  },
  {
    code: 'not-next-to-rail',
    rules: ['11', '17'],
    given: { areas: held('gray', 'kaunas', 'riga') },
    after: [{ action: 'end-turn' }],
    attempt: { area: 'riga' },
  },
  {
    code: 'not-your-marker',
    rules: ['11', '17'],
    given: { areas: { ...held('gray', 'kaunas'), ...held('white', 'bialystok') } },
    after: [{ action: 'end-turn' }],
    attempt: { area: 'bialystok' },
  },
  {
    code: 'no-rail-marker',
    rules: ['8.2', '7'],
    given: { areas: { bialystok: { control: 'white', rail: true } }, players: { gray: { deck: [26] } } },
    after: [MOVE_GRAY, { to: 'kedainiai' }],
    attempt: { area: 'warschau' },
  },
  {
    code: 'own-rail',
    rules: ['8.2', '7'],
    given: {
      areas: { bialystok: { control: 'white', rail: true }, kaunas: { control: 'gray', rail: true } },
      players: { gray: { deck: [26] } },
    },
    after: [MOVE_GRAY, { to: 'kedainiai' }],
    attempt: { area: 'kaunas' },
  },
  {
    code: 'no-place-for-medal',
    rules: ['8.2', '7'],
    given: { players: { gray: { deck: [52] } } },
    after: [MOVE_GRAY, { to: 'kedainiai' }, { from: 'riga' }],
    attempt: { to: 'minsk' },
  },
  {
    code: 'not-your-marker',
    rules: ['9.4', '16'],
    given: { areas: held('gray', 'kaunas'), players: { gray: { okh: [98] } } },
    after: [{ action: 'play-okh', card: 98 }],
    attempt: { area: 'riga' },
  },
]

/** Attempts at the reaction: the turn is ended first. */
const REACTIONS: readonly Case[] = [
  { code: 'not-a-counter-attack-target', rules: ['12', '18.1'], given: ORSHA, attempt: { counterAttack: 'kiev' } },
  { code: 'shielded-by-army', rules: ['12', '18.1'], given: ORSHA, attempt: { counterAttack: 'borisov' } },
  { code: 'shielded-by-starting-area', rules: ['12', '18.1'], given: ORSHA, attempt: { counterAttack: 'brest' } },
  {
    code: 'not-next-to-uncontrolled',
    rules: ['12', '18.1'],
    given: { ...ORSHA, areas: held('white', 'borisov', 'orsha', 'mogilev', 'smolensk', 'vitebsk', 'lepel') },
    attempt: { counterAttack: 'orsha' },
  },
  { code: 'own-marker-not-target', rules: ['12', '18.1'], given: ORSHA, attempt: { counterAttack: 'riga' } },
  { code: 'printed-symbol', rules: ['12', '18.1'], given: ORSHA, attempt: { counterAttack: 'warschau' } },
  { code: 'printed-symbol', rules: ['12', '18.1'], given: ORSHA, attempt: { place: 'warschau' } },
  { code: 'has-soviet-marker', rules: ['12', '18.1'], given: ORSHA, attempt: { place: 'moskva' } },
  { code: 'area-controlled', rules: ['12', '18.1'], given: ORSHA, attempt: { place: 'orsha' } },
  { code: 'not-next-to-soviet-marker', rules: ['12', '18.1'], given: ORSHA, attempt: { place: 'kursk' } },
  {
    code: 'no-placing-in-last-round',
    rules: ['6', '6.1'],
    given: { lastRound: true, areas: held('white', 'orsha', 'lepel') },
    attempt: { place: 'krasnogvardeisk' },
  },
  {
    code: 'no-marker-in-pool',
    rules: ['12', '18.1'],
    given: { areas: held('white', 'orsha', 'lepel'), soviet: { pool: 0 } },
    attempt: { place: 'krasnogvardeisk' },
  },
  // Two targets that cut nobody off; Brown, to the left of Gray, may not place a marker instead.
  {
    code: 'not-by-front-card',
    rules: ['12', '18.2'],
    given: { areas: held('white', 'orsha', 'lepel') },
    attempt: { place: 'krasnogvardeisk' },
  },
  {
    code: 'no-marker-of-that-face',
    rules: ['14.1', '20.1'],
    given: {
      options: { sovietPlayer: true },
      areas: { kaunas: { soviet: 'armor' } },
      soviet: { pool: { infantry: 2, armor: 0 } },
    },
    attempt: { place: 'krasnogvardeisk', face: 'armor' },
  },
  { code: 'no-ammo-to-defend', rules: ['13.4', '19.4'], given: SNOW, attempt: { counterAttack: 'mga', defend: true } },
  { code: 'no-room-to-withdraw', rules: ['13.4', '19.4'], given: SNOW, attempt: { counterAttack: 'mga', withdraw: 'leningrad' } },
]

const situate = (one: Case, edition: string): Situation => ({ ...one.given, options: { ...one.given?.options, edition } })

function reach(one: Case, edition: string): { table: Desk; attempt: Choice } {
  const table = given(situate(one, edition))
  choose(table, ...(one.after ?? []))
  return { table, attempt: one.attempt }
}

/** An attempt at what comes after a counter-attack or a placement names that too. */
function reachReaction(one: Case, edition: string): { table: Desk; attempt: Choice } {
  const table = given(situate(one, edition))
  endTurn(table)
  const { counterAttack, place, ...attempt } = one.attempt
  if (Object.keys(attempt).length === 0) return { table, attempt: one.attempt }
  choose(table, counterAttack === undefined ? { place } : { counterAttack })
  return { table, attempt }
}

describe.each(['2024', '2021'])('refusals, %s', (edition) => {
  const section = (one: Case): string => one.rules[edition === '2024' ? 0 : 1]
  const check = ({ table, attempt }: { table: Desk; attempt: Choice }, one: Case): void => {
    expect(refused(table, attempt)).toBe(`${one.code} ${section(one)}`)
    const refusal = refusalOf(table, attempt)
    if (refusal === undefined) throw new Error('not refused')
    expect(table.sentence(refusal)).toMatch(/^[A-Z0-9][^{}[\]_]*\.$/)
  }
  test.each(CASES)('$code ($rules): $attempt', (one) => check(reach(one, edition), one))
  test.each(REACTIONS)('$code ($rules): $attempt', (one) => check(reachReaction(one, edition), one))

  test("[2024:6] not-your-turn and game-over are the game's own words where no table stands before it", () => {
    const table = given({ options: { edition } })
    expect(raceToMoscow.refusal(table.state, { action: 'end-turn' }, SOVIET)).toMatchObject({
      code: 'not-your-turn',
      rule: edition === '2024' ? '6' : '5',
    })
    const over = given({ options: { edition }, ended: 'last-marker' })
    expect(isOver(over)).toBe(true)
    expect(raceToMoscow.refusal(over.state, { action: 'end-turn' })).toMatchObject({
      code: 'game-over',
      rule: edition === '2024' ? '5' : '6.1',
    })
  })
})

test('a refusal names what the attempt names, and what the question is about', () => {
  const table = given()
  choose(table, MOVE_GRAY)
  expect(refusalOf(table, { to: 'riga' })?.subjects).toEqual({ army: '4PzGr', area: 'tilsit', to: 'riga' })
})

test('every reason has its attempt', () => {
  const tried = new Set(['allowed', 'not-your-turn', 'game-over', ...[...CASES, ...REACTIONS].map((one) => one.code)])
  expect(REASONS.map((reason) => reason.code).filter((code) => !tried.has(code))).toEqual([])
})
