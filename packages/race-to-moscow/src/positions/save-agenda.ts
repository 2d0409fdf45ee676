import type { JsonObject } from '@railhead/table'
import { type SortWriters, writeAgenda } from '@railhead/table/steps'
import * as n from '../constants.ts'
import { numberOf } from '../rules/combat.ts'
import type { State } from '../state.ts'
import { RECORDS } from '../steps/frames.ts'
import { MEDAL_CARDS } from '../steps/move-medal.ts'

/** The agenda outside the engine: what each step has to remember, by name. */

export const VEHICLES = ['truck', 'train']

const SORTS: SortWriters<State> = {
  area: (s, area) => s.content.areaIds[area],
  'area-if-any': (s, area) => (area === n.NONE ? undefined : s.content.areaIds[area]),
  army: (s, army) => s.content.armyIds[army],
  fought: numberOf,
  okh: (s, card) => s.content.okhNumber[card],
  'medal-move': (_s, move) => MEDAL_CARDS[move],
  vehicle: (_s, vehicle) => VEHICLES[vehicle],
  count: (_s, count) => count,
  flag: (_s, value) => (value === 1 ? true : undefined),
  passing: () => undefined,
}

/** What of the state is written with a step: the records that it keeps there. */
export const recordOf = (
  s: State,
  step: string,
): { readonly fields: object; readonly sorts: readonly [string, string][] } | undefined => {
  if (step === 'move-army') return { fields: s.movement, sorts: RECORDED['move-army'] }
  return step === 'transport' ? { fields: s.transport, sorts: RECORDED.transport } : undefined
}
const said = (spec: { readonly [field: string]: string }): [string, string][] =>
  Object.entries(spec).filter(([, sort]) => sort !== 'passing')
const RECORDED = { 'move-army': said(RECORDS.spec['move-army']), transport: said(RECORDS.spec.transport) }

export const saveAgenda = (s: State): JsonObject[] =>
  writeAgenda(s, SORTS).map((entry) => {
    const { fields, sorts } = recordOf(s, String(entry.step)) ?? { fields: {}, sorts: [] }
    const values = fields as { readonly [field: string]: number }
    const written = sorts.map(([field, sort]) => [field, SORTS[sort](s, values[field])])
    return { ...entry, ...Object.fromEntries(written.filter(([, value]) => value !== undefined)) }
  })
