import type { GameEvent } from './game.ts'

/** A sentence for each type of a game's events. One that is missing does not compile. */
export type Sentences<E extends GameEvent> = {
  readonly [type in E['type']]: (event: Extract<E, { readonly type: type }>) => string
}

/** One of each type of a game's events: for tests of whatever reads events, and for people who write such a thing. */
export type EventSamples<E extends GameEvent> = { readonly [type in E['type']]: Extract<E, { readonly type: type }> }

/** The sentence for an event that came from the engine, and so is one of the game's. */
export function sentenceOf<E extends GameEvent>(sentences: Sentences<E>, event: GameEvent): string {
  const type = event.type as E['type']
  return sentences[type](event as Extract<E, { readonly type: typeof type }>)
}
