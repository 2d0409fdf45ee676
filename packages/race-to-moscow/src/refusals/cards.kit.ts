import { held, type Situation } from '../testing.ts'
import { type Case, MOVE_GRAY } from './case.kit.ts'

/** Attempts at cards, air support and HQ. */

const SOVIET_PLAYER: Situation = { options: { sovietPlayer: true }, areas: { kaunas: { soviet: 'infantry' } } }

export const CARDS: readonly Case[] = [
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
  { code: 'say-which-deck', rules: ['9.1', '15'], attempt: { action: 'air-support' } },
  {
    code: 'say-which-deck',
    rules: ['9.1', '15'],
    given: { players: { gray: { okh: ['Stukageschwader'], held: ['Recon'] } } },
    attempt: { action: 'play-okh', card: 96 },
  },
  {
    code: 'say-which-deck',
    rules: ['9.1', '15'],
    given: { players: { gray: { held: [16] } } },
    attempt: { action: 'play-card', card: 16 },
  },
  {
    code: 'say-which-marker',
    rules: ['14.5', '20.5'],
    given: { options: { sovietPlayer: true } },
    attempt: { action: 'air-support' },
  },
]
