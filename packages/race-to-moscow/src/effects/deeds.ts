import type { OKH_IDS, PURSUIT_TYPES } from '../content/kinds.ts'
import type { Supply } from '../questions.ts'

/** What cards do, as the content says it: a verb and its operands. Each verb has its file in this folder. */

/** What a drawn Pursuit card does. */
export type PursuitDeed =
  | { readonly do: 'gain'; readonly supply: Supply }
  | { readonly do: 'stop' }
  | { readonly do: 'look' }
  | { readonly do: 'add-action' }
  | { readonly do: 'tear-up-rail' }
  | { readonly do: 'move-medal'; readonly between: 'single' | 'double' }
  | { readonly do: 'fight' }
  | { readonly do: 'nothing' }

/** What an OKH card does. */
export type OkhDeed =
  | { readonly do: 'ship'; readonly each: number }
  | { readonly do: 'redraw' }
  | { readonly do: 'airlift'; readonly supplies: number }
  | { readonly do: 'add-ammo'; readonly ammo: number }
  | { readonly do: 'spare-bunkers' }
  | { readonly do: 'enlarge-transport'; readonly trucks: number; readonly cargo: number }
  | { readonly do: 'go-farther'; readonly areas: number }
  | { readonly do: 'activate' }
  | { readonly do: 'support' }
  | { readonly do: 'cancel-partisans' }
  | { readonly do: 'lay-rail' }
  | { readonly do: 'move-medal'; readonly between: 'any' }

export type PursuitVerb = PursuitDeed['do']
export type OkhVerb = OkhDeed['do']
export type PursuitDeedOf<Verb extends PursuitVerb> = Extract<PursuitDeed, { readonly do: Verb }>
export type OkhDeedOf<Verb extends OkhVerb> = Extract<OkhDeed, { readonly do: Verb }>

type PursuitType = (typeof PURSUIT_TYPES)[number]
type OkhCard = (typeof OKH_IDS)[number]

export const PURSUIT_DEEDS: { readonly [type in PursuitType]: PursuitDeed } = {
  'captured-supplies': { do: 'gain', supply: 'fuel' },
  'captured-stock': { do: 'gain', supply: 'ammo' },
  requisitions: { do: 'gain', supply: 'food' },
  'soviet-bombers': { do: 'stop' },
  mud: { do: 'stop' },
  recon: { do: 'look' },
  'axis-auxiliaries': { do: 'add-action' },
  partisans: { do: 'tear-up-rail' },
  'no-effect': { do: 'nothing' },
  'reserve-army': { do: 'fight' },
  fuehrerbefehl: { do: 'move-medal', between: 'double' },
  halder: { do: 'move-medal', between: 'single' },
}

export const OKH_DEEDS: { readonly [id in OkhCard]: OkhDeed } = {
  transportflottille: { do: 'ship', each: 1 },
  brandenburg: { do: 'redraw' },
  luftbruecke: { do: 'airlift', supplies: 1 },
  panzerhaubitzen: { do: 'add-ammo', ammo: 1 },
  pionieren: { do: 'spare-bunkers' },
  grosstransportraum: { do: 'enlarge-transport', trucks: 1, cargo: 5 },
  schnellkampfgruppe: { do: 'go-farther', areas: 4 },
  auftragstaktik: { do: 'activate' },
  stukageschwader: { do: 'support' },
  'sicherungs-division': { do: 'cancel-partisans' },
  eisenbahnpioniere: { do: 'lay-rail' },
  wolfsschanze: { do: 'move-medal', between: 'any' },
}
