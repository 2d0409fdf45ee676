import { type Json, type JsonObject, PositionError } from '@railhead/table'
import { readAgenda, type SortReaders } from '@railhead/table/steps/reading'
import * as n from '../constants.ts'
import { foughtReserve, foughtSoviet } from '../rules/combat.ts'
import { armyAt } from '../rules/map.ts'
import { SEQUENCE } from '../sequence.ts'
import { ABWEHR, FRONT_CARDS, SOVIET_PLAYER } from '../settings.ts'
import { MOVED, type State } from '../state.ts'
import { FRAMES } from '../steps/frames.ts'
import { MEDAL_CARDS } from '../steps/move-medal.ts'
import type { StepName } from '../steps/step.ts'
import { cardAt } from './cards.ts'
import { armyNamed, landAt } from './names.ts'
import { flagAt, listAt, nameAt, numberAt, objectAt, path } from './reader.ts'
import { recordOf, VEHICLES } from './save-agenda.ts'

/**
 * The agenda as it is written in a position. What must lie under a step is put there when a position does not say it, so that a
 * moment in the middle of an action can be written as that one step.
 */

const SORTS: SortReaders<State> = {
  area: landAt,
  'area-if-any': (s, value, where) => (value === undefined ? n.NONE : landAt(s, value, where)),
  army: armyNamed,
  fought: foughtAt,
  okh: (s, value, where) => cardAt(value, where, s.content.okhNumber, s.content.okhNames),
  'medal-move': (_s, value, where) => nameAt(value, where, MEDAL_CARDS, 'card that moves a medal'),
  vehicle: (_s, value, where) => nameAt(value, where, VEHICLES, 'vehicle'),
  count: (_s, value, where) => numberAt(value, where, 0, 9),
  flag: (_s, value, where) => flagAt(value, where, false),
  passing: () => 0,
}

function foughtAt(s: State, value: Json | undefined, where: string): number {
  const { pursuitNumber, pursuitNames, sovietNumber, sovietNames, pursuitDoes } = s.content
  const found = cardAt(value, where, [...sovietNumber, ...pursuitNumber], [...sovietNames, ...pursuitNames])
  if (found < sovietNumber.length) return foughtSoviet(s, found)
  const card = found - sovietNumber.length
  if (pursuitDoes[card].do !== 'fight') throw new PositionError(where, 'nobody fights this card')
  return foughtReserve(card)
}

/** An entry as it was written, or as it must have been meant, and where that is. */
interface Entry {
  readonly step: StepName
  readonly said: JsonObject
  readonly where: string
}

export function loadAgenda(s: State, value: Json): void {
  const entries: Entry[] = []
  listAt(value, 'agenda').forEach((entry, i) => {
    const where = path('agenda', i)
    const { step: name } = objectAt(entry, where, isNamed(entry) ? Object.keys(entry) : ['step'])
    const step = FRAMES.names[nameAt(name, path(where, 'step'), FRAMES.names, 'step')]
    const recorded = recordOf(s, step)?.sorts.map(([field]) => field) ?? []
    const { step: _, ...facts } = objectAt(entry, where, ['step', ...Object.keys(FRAMES.spec[step]), ...recorded])
    putUnder(s, entries, { step, said: withUnsaid(s, step, facts, where), where })
  })
  if (entries.length === 0) throw new PositionError('agenda', 'must hold at least one step while the game goes on')
  for (const entry of entries) readRecord(s, entry)
  readAgenda(
    s,
    entries.map(({ step, said }) => ({ step, ...(recordOf(s, step) === undefined ? said : {}) })),
    SEQUENCE,
    SORTS,
    entries.map(({ where }) => where),
  )
}

const isNamed = (entry: Json): entry is JsonObject => typeof entry === 'object' && entry !== null && 'step' in entry

/** What follows from the map: an army that is attacked where it stands, and one that stands in the way, need not be named. */
function withUnsaid(s: State, step: StepName, facts: JsonObject, where: string): JsonObject {
  if (step !== 'winter-counter-attack' && step !== 'make-room') return facts
  const standingIn = (field: 'area' | 'to', army: 'army' | 'other'): JsonObject => {
    const found = armyAt(s, landAt(s, facts[field], path(where, field)))
    if (found !== n.NONE) return { [army]: s.content.armyIds[found] }
    const there = field === 'area' ? 'the attacked area' : facts[field]
    throw new PositionError(path(where, army), `must stand in ${there}`)
  }
  return { ...standingIn('area', 'army'), ...(step === 'make-room' ? standingIn('to', 'other') : {}), ...facts }
}

function readRecord(s: State, { step, said, where }: Entry): void {
  const record = recordOf(s, step)
  if (record === undefined) return
  const fields = record.fields as { [field: string]: number }
  for (const [field, sort] of record.sorts) fields[field] = SORTS[sort](s, said[field], path(where, field))
  if (step === 'move-army') s.armyFlags[s.movement.army] |= MOVED
}

/** Adds the entry, and before it whatever must lie under it and does not. */
function putUnder(s: State, entries: Entry[], entry: Entry): void {
  const under = underOf(s, entry)
  const top = entries.at(-1)
  if (under !== undefined && (top === undefined || (under.firmly && top.step !== under.step)))
    putUnder(s, entries, { step: under.step, said: under.said, where: entry.where })
  entries.push(entry)
}

/** What lies under a step: `firmly` always, else only when nothing does. */
function underOf(s: State, { step, said }: Entry): { step: StepName; said: JsonObject; firmly: boolean } | undefined {
  const always = (under: StepName, facts: JsonObject = {}) => ({ step: under, said: facts, firmly: true })
  const usually = (under: StepName) => ({ step: under, said: {}, firmly: false })
  const { army, area } = said
  switch (step) {
    case 'turn':
    case 'next-turn':
      return undefined
    case 'combat':
      return always('capture', { army, area })
    case 'capture':
      return always('move-army', { army, steps: 1 })
    case 'cargo':
      return always('transport')
    case 'railhead':
      return always('soviet-reaction')
    case 'soviet-reaction':
      return always('next-turn')
    case 'winter-counter-attack':
    case 'make-room':
      // On the advanced side the reaction goes on after a counter-attack.
      return s.settings[FRONT_CARDS] === 1 && s.settings[ABWEHR] + s.settings[SOVIET_PLAYER] === 0
        ? usually('soviet-reaction')
        : usually('next-turn')
    case 'marker-face':
      return usually('next-turn')
    default:
      return usually('turn')
  }
}

/** Armies on their way into an area that is not captured yet, and the cards they fight, as the agenda says. */
export interface Entering {
  readonly where: string
  readonly army: Json | undefined
  readonly area: Json | undefined
  readonly card: Json | undefined
}

export function enteringIn(position: JsonObject): Entering[] {
  if (!Array.isArray(position.agenda)) return []
  return (position.agenda as readonly Json[]).flatMap((entry, i) => {
    if (!isNamed(entry) || (entry.step !== 'combat' && entry.step !== 'capture')) return []
    return [{ where: path('agenda', i), army: entry.army, area: entry.area, card: entry.card }]
  })
}
