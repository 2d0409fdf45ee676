import type { AreaId } from '../../../src/board/api.ts'
import type { Group, Supplies } from '../board/state.ts'

/** A moment of play that a rule is shown by, written like a position: what it does not say is as at set-up. */
export interface Moment {
  readonly shows: readonly AreaId[]
  readonly areas: Readonly<Record<AreaId, Lying>>
  readonly armies?: Readonly<Record<string, { readonly area: AreaId } & Partial<Supplies>>>
  readonly lines?: readonly Line[]
  /** What the words below it speak of. */
  readonly ringed?: readonly AreaId[]
  /** What the Soviets may do something to. */
  readonly risk?: readonly AreaId[]
  readonly arrows?: readonly (readonly [from: AreaId, to: AreaId])[]
}

/** What has changed in an area since set-up: a marker of its own takes what lay there away. */
export interface Lying {
  readonly control?: Group
  readonly rail?: boolean
  readonly soviet?: boolean
  readonly supplies?: Supplies
}

interface Line {
  readonly between: readonly [AreaId, AreaId]
  readonly train?: Group
  readonly truck?: Group
}

const held = (control: Group, ...ids: readonly AreaId[]): Record<AreaId, Lying> =>
  Object.fromEntries(ids.map((id) => [id, { control }]))

const TRANSPORTED = {
  ...held('gray', 'kedainiai', 'panevezys'),
  danzig: { supplies: { fuel: 0, ammo: 0, food: 3 } },
  tilsit: { supplies: { fuel: 1, ammo: 1, food: 0 } },
  kedainiai: { control: 'gray', supplies: { fuel: 2, ammo: 2, food: 0 } },
} as const

export const moments = {
  chain: {
    shows: ['narva', 'krasnogvardeisk', 'leningrad', 'luga', 'pskov'],
    areas: held('gray', 'kedainiai', 'panevezys', 'riga', 'valmiera', 'tartu', 'pskov', 'krasnogvardeisk', 'leningrad'),
    armies: { '4PzGr': { area: 'leningrad', fuel: 1, ammo: 1 }, '18A': { area: 'pskov' } },
    ringed: ['luga'],
  },
  encirclement: {
    shows: ['lvov', 'stanislavov', 'czernowitz', 'brody', 'proskurov', 'mogilev_podolskiy'],
    areas: held('brown', 'brody', 'proskurov', 'mogilev_podolskiy'),
    armies: { '11A': { area: 'mogilev_podolskiy', ammo: 1 }, '1PzGr': { area: 'proskurov', fuel: 1, ammo: 1 } },
    ringed: ['lvov', 'stanislavov', 'czernowitz'],
  },
  transport: {
    shows: ['danzig', 'konigsberg', 'tilsit', 'kedainiai', 'panevezys'],
    areas: TRANSPORTED,
    armies: { '4PzGr': { area: 'kedainiai', fuel: 1 } },
    lines: [
      { between: ['danzig', 'konigsberg'], train: 'gray' },
      { between: ['konigsberg', 'tilsit'], train: 'gray' },
      { between: ['tilsit', 'kedainiai'], truck: 'gray' },
    ],
    arrows: [
      ['danzig', 'konigsberg'],
      ['konigsberg', 'tilsit'],
      ['tilsit', 'kedainiai'],
    ],
  },
  railhead: {
    shows: ['tilsit', 'kedainiai', 'panevezys', 'riga', 'siauliai', 'memel'],
    areas: held('gray', 'kedainiai', 'panevezys', 'riga'),
    armies: { '4PzGr': { area: 'riga', fuel: 2 } },
    ringed: ['kedainiai'],
  },
  'counter-attack': {
    shows: ['tilsit', 'kaunas', 'utena', 'daugavpils', 'jekabpils', 'riga', 'valmiera', 'tartu'],
    areas: held('gray', 'kaunas', 'utena', 'daugavpils', 'jekabpils', 'riga', 'valmiera', 'tartu'),
    armies: { '4PzGr': { area: 'riga', fuel: 1 } },
    risk: ['utena', 'daugavpils'],
    ringed: ['tartu'],
  },
  placing: {
    shows: ['kaunas', 'vilnius', 'suwalki', 'daugavpils', 'riga', 'kedainiai'],
    areas: held('gray', 'kedainiai', 'panevezys', 'riga'),
    armies: { '4PzGr': { area: 'riga', fuel: 2 } },
    risk: ['vilnius'],
  },
} as const satisfies Readonly<Record<string, Moment>>
