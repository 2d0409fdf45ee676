import type { LegendSection } from '../board/api.ts'
import type { GameClient } from './client.ts'
import type { GameEngine } from './engine.ts'
import type { Lesson } from './lesson.ts'
import type { RuleMaps } from './rule-maps.ts'
import type { AidPage, CardGallery, RulesBook, SourcesPage } from './rules-book.ts'

/** What is known of a game without loading it: `games/<id>/manifest.ts`. Everything else comes when it is wanted. */
export interface GameManifest extends ShownGame {
  readonly engine: GameEngine
}

/** A game as a page knows it. Its rules run in the worker, which is built with them and with nothing else of the manifest. */
export interface ShownGame {
  readonly id: string
  readonly title: string
  readonly players: string
  readonly minutes: string
  readonly blurb: string
  /** What the seats are called, for lists that do without the client. */
  readonly seatNames: { readonly [seat: string]: string }
  readonly pictures?: {
    /** The map at the set-up. */
    readonly map: Shades
    /** The map without pieces, where kept games are drawn over it. */
    readonly bare?: Shades
  }
  client(): Promise<GameClient>
  /** What can be read about it: no page links to what a game does not have. */
  rules?(): Promise<RulesBook>
  /** The pieces of the board that the rules show. */
  maps?(): Promise<RuleMaps>
  cards?(): Promise<CardGallery>
  sources?(): Promise<SourcesPage>
  /** What one looks up while playing, on one page. */
  aid?(): Promise<AidPage>
  /** The pieces and signs of the map, drawn. */
  signs?(): Promise<readonly LegendSection[]>
  /** There are puzzles of it. */
  readonly puzzles?: true
  readonly lessons?: { readonly count: number; load(): Promise<readonly Lesson[]> }
}

/** Addresses of a picture. */
export interface Shades {
  readonly light: string
  readonly dark: string
}
