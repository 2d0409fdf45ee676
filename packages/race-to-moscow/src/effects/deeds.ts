import type { OkhDeed, PursuitDeed } from '../content/schema.ts'

/** What cards do, as the content says it: a verb and its operands. Each verb has its file in this folder. */

export type { OkhDeed, PursuitDeed }
export type PursuitVerb = PursuitDeed['do']
export type OkhVerb = OkhDeed['do']
export type PursuitDeedOf<Verb extends PursuitVerb> = Extract<PursuitDeed, { readonly do: Verb }>
export type OkhDeedOf<Verb extends OkhVerb> = Extract<OkhDeed, { readonly do: Verb }>
