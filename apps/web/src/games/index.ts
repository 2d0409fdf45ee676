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
  /** Address of a picture of the map. */
  readonly preview: string
  client(): Promise<GameClient>
  rules(): Promise<RulesBook>
  cards(): Promise<CardGallery>
  sources(): Promise<SourcesPage>
  lessons(): Promise<readonly Lesson[]>
  readonly lessonCount: number
}

export const games: readonly GameEntry[] = [
  {
    id: 'race-to-moscow',
    title: '1941: Race to Moscow',
    players: '1 to 4',
    minutes: '90',
    blurb: 'Three army groups race east. Fuel, ammo and food decide who gets there, so build the railway before you need it.',
    preview: '/race-to-moscow.svg',
    client: () => import('../panels/race-to-moscow/client.ts').then((module) => module.client as unknown as GameClient),
    rules: () => import('../rules/race-to-moscow/index.ts').then((module) => module.book),
    cards: () => import('../rules/race-to-moscow/cards.ts').then((module) => module.gallery),
    sources: () => import('../rules/race-to-moscow/sources.ts').then((module) => module.sources),
    lessons: () => import('../learn/race-to-moscow/index.ts').then((module) => module.lessons),
    lessonCount: 11,
  },
]

export function entryOf(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id)
}
