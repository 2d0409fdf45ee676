import type { Lesson } from '../learn/lesson.ts'
import type { CardGallery, RulesBook, SourcesPage } from '../rules/content.ts'
import type { GameClient } from './client.ts'

/** What the start page knows of a game without loading it. Everything else comes when it is wanted. */
export interface GameEntry {
  readonly id: string
  readonly title: string
  readonly players: string
  readonly minutes: string
  readonly blurb: string
  client(): Promise<GameClient>
  rules(): Promise<RulesBook>
  cards(): Promise<CardGallery>
  sources(): Promise<SourcesPage>
  lessons(): Promise<readonly Lesson[]>
  readonly lessonCount: number
  /** What the seats are called, for lists that do without the client. */
  readonly seatNames: { readonly [seat: string]: string }
}

export const games: readonly GameEntry[] = [
  {
    id: 'race-to-moscow',
    title: '1941: Race to Moscow',
    players: '1 to 4',
    minutes: '90',
    blurb: 'Three army groups race east. Fuel, ammo and food decide who gets there, so build the railway before you need it.',
    client: () => import('../panels/race-to-moscow/client.ts').then((module) => module.client as unknown as GameClient),
    rules: () => import('../rules/race-to-moscow/index.ts').then((module) => module.book),
    cards: () => import('../rules/race-to-moscow/cards.ts').then((module) => module.gallery),
    sources: () => import('../rules/race-to-moscow/sources.ts').then((module) => module.sources),
    lessons: () => import('../learn/race-to-moscow/index.ts').then((module) => module.lessons),
    lessonCount: 11,
    seatNames: { gray: 'North', white: 'Centre', brown: 'South', soviet: 'Soviet' },
  },
  {
    id: 'ostkrieg',
    title: 'Ostkrieg',
    players: '1 to 2',
    minutes: '180',
    blurb: 'The whole war in the East on cards: move, attack, dig in, and keep your supply lines open.',
    client: () => import('../panels/ostkrieg/client.ts').then((module) => module.client as unknown as GameClient),
    rules: () => import('../rules/ostkrieg/index.ts').then((module) => module.book),
    cards: () => import('../rules/ostkrieg/cards.ts').then((module) => module.gallery),
    sources: () => import('../rules/ostkrieg/sources.ts').then((module) => module.sources),
    lessons: () => import('../learn/ostkrieg/index.ts').then((module) => module.lessons),
    lessonCount: 9,
    seatNames: { axis: 'Axis', soviet: 'Soviet', 'player-1': 'Player 1', 'player-2': 'Player 2' },
  },
]

export function entryOf(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id)
}
