import { type JsonObject, type Position, PositionError } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'

/** Moments in the middle of an action: what must fit together in each, and the sentence that says what does not. */

const load = (said: JsonObject) => raceToMoscow.load({ game: 'race-to-moscow', ...said } as Position)

const MOVING = { step: 'move-army', army: '4PzGr', steps: 1 }
const RAIL: JsonObject = { brest: { control: 'white', rail: true } }
const entering = (capture: JsonObject, moving: JsonObject = MOVING): JsonObject => ({
  areas: RAIL,
  agenda: [moving, { step: 'capture', army: '4PzGr', area: 'kedainiai', ...capture }, { step: 'partisans' }],
})
const COMBAT: JsonObject = { step: 'combat', army: '4PzGr', area: 'kaunas', from: 'tilsit', card: 55 }
const fighting = (combat: JsonObject, said: JsonObject = {}): JsonObject => ({
  ...said,
  players: { gray: { okh: ['Brandenburg'] } },
  agenda: [{ ...COMBAT, ...combat }],
})
const marked = (soviet: string): JsonObject => ({ options: { sovietPlayer: true }, areas: { kaunas: { soviet } } })
/** 2nd Panzer Group stands in the snow at Vyazma and 4th Army behind it at Smolensk. */
const inSnow = (step: JsonObject, options: JsonObject = {}, under: readonly JsonObject[] = []): JsonObject => ({
  options: { winterCounterAttacks: true, ...options },
  areas: Object.fromEntries(['orsha', 'smolensk', 'vyazma'].map((area) => [area, { control: 'white' }])),
  armies: { '2PzGr': { area: 'vyazma', ammo: 1 }, '4A': { area: 'smolensk' } },
  agenda: [...under, { area: 'vyazma', ...step }],
})
const ATTACK = { step: 'winter-counter-attack' }
const ROOM = { step: 'make-room', army: '2PzGr', to: 'smolensk' }
const REACTION = { step: 'soviet-reaction' }
const shipping = (transport: JsonObject, level = 1): JsonObject => ({
  transport: { level },
  agenda: [{ step: 'transport', ...transport }],
})
const marching = (army: string, steps: number, more: JsonObject = {}): JsonObject => ({
  agenda: [{ step: 'move-army', army, steps, ...more }],
})
const guarding = (area: string, said: JsonObject = {}): JsonObject => ({
  players: { white: { okh: ['Sicherungs-Division'] } },
  ...said,
  agenda: [{ step: 'sicherungs-division', area }],
})

const FITTING: readonly [string, JsonObject][] = [
  ['[2024:8.2] an army captures an area of its colour after a step', entering({})],
  ['[2024:14.4] an armored marker is fought with an armored card', fighting({ card: 70 }, marked('armor'))],
  ['[2024:14.4] an infantry marker is fought with an infantry card', fighting({ card: 55 }, marked('infantry'))],
  ['[2024:13.4] an army is attacked in the snow', inSnow(ATTACK)],
  ['[2024:12] on the advanced side the reaction goes on afterwards', inSnow(ATTACK, { frontCards: 'advanced' }, [REACTION])],
  ['[2024:13.3] not in the Abwehr variant', inSnow(ATTACK, { frontCards: 'advanced', abwehr: true })],
  ['[2024:14.8] nor with a Soviet player', inSnow(ATTACK, { frontCards: 'advanced', sovietPlayer: true })],
  ['[2024:13.4] the army in the way is known by where it stands', inSnow(ROOM)],
  ['[2021:7] Halder moves a medal while an army moves', { agenda: [MOVING, { step: 'move-medal', card: 'halder' }] }],
  ['[2024:14.3] as many markers as symbols', { options: { sovietPlayer: true }, soviet: { pool: 20 } }],
  ['[2024:8.5] three vehicles at level 1', shipping({ trains: 3 })],
  ['[2024:8.5] four at level 2', shipping({ trains: 3, trucks: 1 }, 2)],
  ['[2024:9.4] one truck more with Grosstransportraum', shipping({ trains: 3, trucks: 1, grosstransportraum: true })],
  ['[2024:8.1] a field army enters two areas', marching('16A', 2)],
  ['[2024:8.2] an armored army three', marching('4PzGr', 3)],
  ['[2024:9.4] four with Schnellkampfgruppe', marching('4PzGr', 4, { schnellkampfgruppe: true })],
  [
    '[2024:14.1] a marker goes where there is neither control nor a marker',
    { options: { sovietPlayer: true }, agenda: [{ step: 'marker-face', area: 'vitebsk' }] },
  ],
  ['[2024:9.4] Sicherungs-Division guards rail', guarding('brest', { areas: RAIL })],
]

const MISFITS: readonly [string, JsonObject, string][] = [
  ['[2024:8.2] another army than the one that moves', entering({ army: '16A' }), 'agenda.1.army: it must be the army that moves'],
  [
    '[2024:8.2] an army that has not moved',
    entering({}, { step: 'move-army', army: '4PzGr' }),
    'agenda.1: the army has not made a step yet',
  ],
  [
    '[2024:8.2] an area that somebody controls',
    { ...entering({}), areas: { ...RAIL, kedainiai: { control: 'gray' } } },
    'agenda.1.area: the area must be one that nobody controls',
  ],
  ['[2024:4] an area of another colour', entering({ area: 'minsk' }), "agenda.1.area: the area must be of the army's colour"],
  [
    '[2024:10] a combat elsewhere than the capture',
    { agenda: [MOVING, { step: 'capture', army: '4PzGr', area: 'kedainiai' }, { ...COMBAT, area: 'kaunas' }] },
    'agenda.2: army and area must be those of the capture under it',
  ],
  [
    '[2024:10] a combat of another army',
    { agenda: [MOVING, { step: 'capture', army: '4PzGr', area: 'kaunas' }, { ...COMBAT, army: '16A' }] },
    'agenda.2: army and area must be those of the capture under it',
  ],
  [
    "[2024:10] a Reserve Army of somebody else's deck",
    fighting({ area: 'kedainiai', card: 43 }),
    "agenda.0.card: the card must be of the player's own deck",
  ],
  [
    '[2024:14.4] an infantry card against an armored marker',
    fighting({ card: 55 }, marked('armor')),
    'agenda.0.card: the card must be of the kind that the marker shows',
  ],
  [
    '[2024:14.4] an armored card against an infantry marker',
    fighting({ card: 70 }, marked('infantry')),
    'agenda.0.card: the card must be of the kind that the marker shows',
  ],
  [
    '[2024:10] a combat over a red line',
    { ...fighting({ area: 'riga', from: 'siauliai', card: 40 }), areas: { siauliai: { control: 'gray' } } },
    'agenda.0: no line of the colour leads from where the army comes',
  ],
  [
    '[2024:8.5] cargo on a line of another colour',
    {
      areas: { riga: { control: 'gray', supplies: { fuel: 1 } }, siauliai: { control: 'gray' } },
      agenda: [{ step: 'cargo', vehicle: 'truck', from: 'riga', to: 'siauliai' }],
    },
    "agenda.0: the line must be of the player's colour",
  ],
  [
    '[2024:8.5] cargo from an area that is not controlled',
    { agenda: [{ step: 'cargo', vehicle: 'truck', from: 'kaunas', to: 'tilsit' }] },
    'agenda.0: both areas must be controlled by the player',
  ],
  [
    '[2024:13.4] an army that stands elsewhere',
    inSnow({ ...ATTACK, army: '4A' }),
    'agenda.0.army: must stand in the attacked area',
  ],
  [
    '[2024:12] a reaction that goes on after the attack on the basic side',
    inSnow(ATTACK, {}, [REACTION]),
    'agenda.1.step: the reaction of this Front card goes on otherwise',
  ],
  [
    '[2024:12] one that does not on the advanced side',
    inSnow(ATTACK, { frontCards: 'advanced' }, [{ step: 'next-turn' }]),
    'agenda.1.step: the reaction of this Front card goes on otherwise',
  ],
  [
    '[2024:13.3] one that does in the Abwehr variant',
    inSnow(ATTACK, { frontCards: 'advanced', abwehr: true }, [REACTION]),
    'agenda.1.step: the reaction of this Front card goes on otherwise',
  ],
  [
    '[2024:14.8] one that does with a Soviet player',
    inSnow(ATTACK, { frontCards: 'advanced', sovietPlayer: true }, [REACTION]),
    'agenda.1.step: the reaction of this Front card goes on otherwise',
  ],
  [
    '[2024:13.4] an army in the way that stands elsewhere',
    inSnow({ ...ROOM, other: '3PzGr' }),
    'agenda.0.other: must stand in smolensk',
  ],
  [
    '[2024:13.4] a withdrawal without a line',
    { ...inSnow({ ...ROOM, to: 'orsha' }), armies: { '2PzGr': { area: 'vyazma' }, '4A': { area: 'orsha' } } },
    'agenda.0.to: the army cannot withdraw there',
  ],
  [
    '[2024:13.4] a withdrawal over a red line',
    {
      ...inSnow({ step: 'make-room', area: 'tikhvin', to: 'leningrad' }),
      areas: {},
      armies: { '4PzGr': { area: 'tikhvin' }, '16A': { area: 'leningrad' } },
    },
    'agenda.0.to: the army cannot withdraw there',
  ],
  [
    '[2024:13.4] an army of another group in the way',
    {
      ...inSnow({ ...ROOM, to: 'rzhev' }),
      areas: { vyazma: { control: 'white' }, rzhev: { control: 'gray' } },
      armies: { '2PzGr': { area: 'vyazma' }, '16A': { area: 'rzhev' } },
    },
    'agenda.0.other: both armies must be of one group',
  ],
  [
    '[2024:9.4] Wolfsschanze in the middle of a movement',
    { agenda: [MOVING, { step: 'move-medal', card: 'wolfsschanze' }] },
    'agenda.1.card: Wolfsschanze is played between actions',
  ],
  [
    '[2024:9.4] Sicherungs-Division where rail is printed',
    guarding('warschau'),
    'agenda.0.area: there is no rail that could be torn up',
  ],
  [
    '[2024:9.4] Sicherungs-Division where no rail was laid',
    guarding('brest', { areas: { brest: { control: 'white' } } }),
    'agenda.0.area: there is no rail that could be torn up',
  ],
  [
    '[2024:9.4] Sicherungs-Division where an absent group holds the area',
    guarding('minsk', { options: { order: ['gray', 'brown'] }, players: { gray: { okh: ['Sicherungs-Division'] } } }),
    'agenda.0.area: there is no rail that could be torn up',
  ],
  [
    '[2024:14.3] a marker too few for the symbols',
    { options: { sovietPlayer: true }, soviet: { pool: 19 } },
    'agenda.1: 20 symbols still take a marker, and the pool has 19',
  ],
  [
    '[2024:8.5] more vehicles than the limit',
    shipping({ trains: 2, trucks: 2 }),
    'agenda.0: no more than 3 can have been placed',
  ],
  [
    '[2024:9.4] a train instead of the truck of Grosstransportraum',
    shipping({ trains: 4, grosstransportraum: true }),
    'agenda.0: no more than 4 can have been placed',
  ],
  ['[2024:8.2] an armored army after four areas', marching('4PzGr', 4), 'agenda.0.steps: the army has come further than it can'],
  [
    '[2024:9.4] after five with Schnellkampfgruppe',
    marching('4PzGr', 5, { schnellkampfgruppe: true }),
    'agenda.0.steps: the army has come further than it can',
  ],
  [
    "[2024:8.4] supplies from somebody else's base",
    { agenda: [{ step: 'take-supplies', area: 'warschau' }] },
    'agenda.0.area: the area must be a supply base of the player',
  ],
]

describe('a moment in the middle of an action', () => {
  test.each(FITTING)('%s', (_, said) => {
    const { agenda } = said
    const state = load(said)
    const asked = raceToMoscow.describe(state, raceToMoscow.pending(state)).step
    expect(asked).toBe(agenda === undefined ? 'soviet-setup' : ((agenda as JsonObject[]).at(-1)?.step as string))
  })

  test.each(MISFITS)('%s is refused', (_, said, sentence) => {
    expect(() => load(said)).toThrow(PositionError)
    expect(() => load(said)).toThrow(sentence)
  })
})
