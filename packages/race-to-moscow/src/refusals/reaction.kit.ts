import { held, type Situation } from '../testing.ts'
import type { Case } from './case.kit.ts'

/** Attempts at the Soviet reaction: the turn is ended first. */

/** White holds Orsha and what lies behind it, with armies where the example of the rulebooks has them. */
export const ORSHA: Situation = {
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

export const REACTION: readonly Case[] = [
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
  { code: 'not-next-to-soviet-marker', rules: ['12', '18.1'], given: ORSHA, attempt: { place: 'sevastopol' } },
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
