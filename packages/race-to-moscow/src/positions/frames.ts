import { type Json, type JsonObject, PositionError } from '@railhead/table'
import { BACKWARDS, BY_TRAIN } from '../choices.ts'
import * as n from '../constants.ts'
import { armyAt, controls, lineBetween } from '../rules/map.ts'
import { ABWEHR, FRONT_CARDS, SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import { MOVED } from '../state.ts'
import { FROM_PURSUIT, FROM_SOVIET } from '../steps/entry.ts'
import { STEPS } from '../steps/index.ts'
import { MARKER_PLACED, STOPPED, WITH_PIONIEREN, WITH_SCHNELLKAMPFGRUPPE } from '../steps/movement.ts'
import { MEDAL_BY_OKH } from '../steps/okh.ts'
import * as step from '../steps/step.ts'
import { cardAt } from './cards.ts'
import { armyNamed, landAt } from './names.ts'
import { flagAt, listAt, nameAt, numberAt, objectAt, path } from './reader.ts'

/**
 * The agenda outside the engine: what each step has to remember, by name. What must lie under a step is put there when a
 * position does not say it, so that a moment in the middle of an action can be written as that one step.
 */

/** One byte of a frame. `write` answers undefined for what need not be said. */
interface Byte {
  write(s: State, byte: number): Json | undefined
  read(s: State, value: Json | undefined, where: string): number
}

interface Frame {
  readonly fields: readonly string[]
  write(s: State, bytes: readonly number[]): JsonObject
  read(s: State, said: JsonObject, where: string): readonly number[]
}

const AREA: Byte = { write: (s, area) => s.content.areaIds[area], read: landAt }
const ARMY: Byte = { write: (s, army) => s.content.armyIds[army], read: armyNamed }
const COUNT: Byte = { write: (_s, count) => count, read: (_s, value, where) => numberAt(value, where, 0, 9) }
const FLAG: Byte = {
  write: (_s, flag) => (flag === 1 ? true : undefined),
  read: (_s, value, where) => flagAt(value, where, false),
}
const AREA_OR_NONE: Byte = {
  write: (s, area) => (area === n.NONE ? undefined : s.content.areaIds[area]),
  read: (s, value, where) => (value === undefined ? n.NONE : landAt(s, value, where)),
}
const OKH: Byte = {
  write: (s, card) => s.content.okhNumber[card],
  read: (s, value, where) => cardAt(value, where, s.content.okhNumber, s.content.okhNames),
}

/** A frame whose bytes each have a name. */
function plain(bytes: { readonly [name: string]: Byte }): Frame {
  const kinds = Object.entries(bytes)
  return {
    fields: Object.keys(bytes),
    write: (s, values) => without(Object.fromEntries(kinds.map(([name, kind], i) => [name, kind.write(s, values[i])]))),
    read: (s, said, where) => kinds.map(([name, kind]) => kind.read(s, said[name], path(where, name))),
  }
}

const without = (object: { [key: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as JsonObject

const MOVE_FLAGS: readonly [string, number][] = [
  ['stopped', STOPPED],
  ['pionieren', WITH_PIONIEREN],
  ['schnellkampfgruppe', WITH_SCHNELLKAMPFGRUPPE],
  ['captured', MARKER_PLACED],
]

const MOVE: Frame = {
  fields: ['army', 'steps', ...MOVE_FLAGS.map(([name]) => name)],
  write: (s, [army, steps, flags]) => ({
    army: s.content.armyIds[army],
    steps,
    ...Object.fromEntries(MOVE_FLAGS.filter(([, bit]) => flags & bit).map(([name]) => [name, true])),
  }),
  read(s, said, where) {
    const army = armyNamed(s, said.army, path(where, 'army'))
    s.armyFlags[army] |= MOVED
    const flags = MOVE_FLAGS.reduce((mask, [name, bit]) => mask | (flagAt(said[name], path(where, name), false) * bit), 0)
    return [army, numberAt(said.steps, path(where, 'steps'), 0, n.SCHNELLKAMPFGRUPPE_RANGE), flags]
  },
}

const COMBAT: Frame = {
  fields: ['army', 'area', 'from', 'card', 'airSupport'],
  write: (s, [army, area, from, source, card, support]) => ({
    army: s.content.armyIds[army],
    area: s.content.areaIds[area],
    from: s.content.areaIds[from],
    card: source === FROM_PURSUIT ? s.content.pursuitNumber[card] : s.content.sovietNumber[card],
    ...(support === 1 ? { airSupport: true } : {}),
  }),
  read(s, said, where) {
    const { pursuitNumber, pursuitNames, sovietNumber, sovietNames, sovietArmored, pursuitType } = s.content
    const at = path(where, 'card')
    const both = [...sovietNumber, ...pursuitNumber]
    const found = cardAt(said.card, at, both, [...sovietNames, ...pursuitNames])
    const isSoviet = found < sovietNumber.length
    const card = isSoviet ? found : found - sovietNumber.length
    if (!isSoviet && pursuitType[card] !== n.RESERVE_ARMY) throw new PositionError(at, 'nobody fights this card')
    const deck = s.settings[SOVIET_PLAYER] === 1 ? sovietArmored[card] : 0
    const army = armyNamed(s, said.army, path(where, 'army'))
    const from = landAt(s, said.from, path(where, 'from'))
    if (!controls(s, s.content.armySeat[army], from) || armyAt(s, from) !== n.NONE)
      throw new PositionError(path(where, 'from'), "must be a free area of the army's group: it withdraws there")
    return [
      army,
      landAt(s, said.area, path(where, 'area')),
      from,
      isSoviet ? FROM_SOVIET + deck : FROM_PURSUIT,
      card,
      flagAt(said.airSupport, path(where, 'airSupport'), false),
    ]
  },
}

const MEDAL_CARDS: readonly [string, number][] = [
  ['halder', n.HALDER],
  ['fuehrerbefehl', n.FUEHRERBEFEHL],
  ['wolfsschanze', n.WOLFSSCHANZE + MEDAL_BY_OKH],
]
const MEDAL_CARD: Byte = {
  write: (_s, which) => MEDAL_CARDS.find(([, number]) => number === which)?.[0],
  read: (_s, value, where) => {
    const names = MEDAL_CARDS.map(([name]) => name)
    return MEDAL_CARDS[nameAt(value, where, names, 'card that moves a medal')][1]
  },
}

const VEHICLES = ['truck', 'train']

const CARGO: Frame = {
  fields: ['vehicle', 'from', 'to'],
  write: (s, [line, how]) => {
    const ends = [s.content.areaIds[s.content.lineA[line]], s.content.areaIds[s.content.lineB[line]]]
    const [from, to] = how & BACKWARDS ? ends.toReversed() : ends
    return { vehicle: VEHICLES[how & BY_TRAIN ? 1 : 0], from, to }
  },
  read(s, said, where) {
    const byTrain = nameAt(said.vehicle, path(where, 'vehicle'), VEHICLES, 'vehicle')
    const from = landAt(s, said.from, path(where, 'from'))
    const line = lineBetween(s, from, landAt(s, said.to, path(where, 'to')))
    if (line === n.NONE) throw new PositionError(path(where, 'to'), 'no line joins these areas')
    return [line, byTrain * BY_TRAIN + (s.content.lineA[line] === from ? 0 : BACKWARDS)]
  },
}

/** An army that is attacked where it stands need not be named. */
const WINTER: Frame = {
  ...plain({ area: AREA, army: ARMY }),
  read(s, said, where) {
    const area = landAt(s, said.area, path(where, 'area'))
    const army = said.army === undefined ? armyAt(s, area) : armyNamed(s, said.army, path(where, 'army'))
    if (army === n.NONE || s.armyArea[army] !== area)
      throw new PositionError(path(where, 'army'), 'must stand in the attacked area')
    return [area, army]
  },
}

/** The army in the way stands where the attacked one will go. */
const PUSH: Frame = {
  ...plain({ area: AREA, army: ARMY, to: AREA, other: ARMY }),
  read(s, said, where) {
    const to = landAt(s, said.to, path(where, 'to'))
    const other = armyAt(s, to)
    if (other === n.NONE || (said.other !== undefined && armyNamed(s, said.other, path(where, 'other')) !== other))
      throw new PositionError(path(where, 'other'), `must stand in ${s.content.areaIds[to]}`)
    return [...WINTER.read(s, said, where), to, other]
  },
}

/** The owner of the rail marker is asked. */
const SICHERUNG: Frame = {
  fields: ['area'],
  write: (s, [area]) => ({ area: s.content.areaIds[area] }),
  read(s, said, where) {
    const area = landAt(s, said.area, path(where, 'area'))
    if (s.control[area] === 0) throw new PositionError(path(where, 'area'), 'nobody has a marker there')
    return [area, s.control[area] - 1]
  },
}

/** A step that only a game with a Soviet player has. */
const withSovietPlayer = (frame: Frame): Frame => ({
  ...frame,
  read(s, said, where) {
    if (s.settings[SOVIET_PLAYER] === 0) throw new PositionError(path(where, 'step'), 'needs options.sovietPlayer')
    return frame.read(s, said, where)
  },
})

const NOTHING = plain({})

/** By the numbers of the steps. */
const FRAMES: { readonly [step: number]: Frame } = {
  [step.SOVIET_SETUP]: withSovietPlayer({ fields: [], write: () => ({}), read: () => [] }),
  [step.MOVE]: MOVE,
  [step.STOW]: plain({ army: ARMY }),
  [step.COMBAT]: COMBAT,
  [step.CAPTURE]: plain({ army: ARMY, area: AREA }),
  [step.MEDAL]: plain({ card: MEDAL_CARD, entered: AREA_OR_NONE, from: AREA_OR_NONE }),
  [step.SICHERUNG]: SICHERUNG,
  [step.TAKE_SUPPLIES]: plain({ area: AREA }),
  [step.TRIM]: plain({ area: AREA }),
  [step.TRANSPORT]: plain({ trains: COUNT, grosstransportraum: FLAG, trucks: COUNT }),
  [step.CARGO]: CARGO,
  [step.FEED]: plain({ army: ARMY }),
  [step.REACTION]: plain({ placing: FLAG }),
  [step.FACE]: withSovietPlayer(plain({ area: AREA })),
  [step.WINTER]: WINTER,
  [step.OKH_TARGET]: plain({ card: OKH }),
  [step.PUSH]: PUSH,
}

const frameOf = (number: number): Frame => FRAMES[number] ?? NOTHING

export const writeAgenda = (s: State): Json[] =>
  s.agenda.save().map(([number, ...bytes]) => ({ step: STEPS[number].name, ...frameOf(number).write(s, bytes) }))

const NAMES_OF_STEPS = STEPS.map((one) => one.name)
/** The bytes that the engine keeps for each step. */
const WIDTH = 8

export function readAgenda(s: State, value: Json): void {
  const frames: number[][] = []
  listAt(value, 'agenda').forEach((entry, i) => {
    const where = path('agenda', i)
    const { step: name } = objectAt(entry, where, isNamed(entry) ? Object.keys(entry) : ['step'])
    const number = nameAt(name, path(where, 'step'), NAMES_OF_STEPS, 'step')
    const frame = frameOf(number)
    const said = objectAt(entry, where, ['step', ...frame.fields])
    putUnder(s, frames, [number, ...frame.read(s, said, where)])
  })
  if (frames.length === 0) throw new PositionError('agenda', 'must hold at least one step while the game goes on')
  s.agenda.load(frames.map((frame) => [...frame, ...new Array<number>(WIDTH + 1 - frame.length).fill(0)]))
}

const isNamed = (entry: Json): entry is JsonObject => typeof entry === 'object' && entry !== null && 'step' in entry

/** Adds the frame, and before it whatever must lie under it and does not. */
function putUnder(s: State, frames: number[][], frame: number[]): void {
  const under = underOf(s, frame)
  const top = frames.at(-1)
  if (under !== undefined && (top === undefined || (under.firmly && top[0] !== under.frame[0]))) putUnder(s, frames, under.frame)
  frames.push(frame)
}

/** What lies under a step: `firmly` always, else only when nothing does. */
function underOf(s: State, [number, ...bytes]: readonly number[]): { frame: number[]; firmly: boolean } | undefined {
  const always = (...frame: number[]) => ({ frame, firmly: true })
  const usually = (...frame: number[]) => ({ frame, firmly: false })
  switch (number) {
    case step.TURN:
    case step.NEXT_TURN:
      return undefined
    case step.COMBAT:
      return always(step.CAPTURE, bytes[0], bytes[1])
    case step.CAPTURE:
      s.armyFlags[bytes[0]] |= MOVED
      return always(step.MOVE, bytes[0], 1, 0)
    case step.CARGO:
      return always(step.TRANSPORT)
    case step.RAILHEAD:
      return always(step.REACTION)
    case step.REACTION:
      return always(step.NEXT_TURN)
    case step.WINTER:
    case step.FACE:
    case step.PUSH:
      // On the advanced side the reaction goes on after a counter-attack.
      return s.settings[FRONT_CARDS] === 1 && s.settings[ABWEHR] + s.settings[SOVIET_PLAYER] === 0
        ? usually(step.REACTION)
        : usually(step.NEXT_TURN)
    default:
      return usually(step.TURN)
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
    if (!isNamed(entry) || (entry.step !== STEPS[step.COMBAT].name && entry.step !== STEPS[step.CAPTURE].name)) return []
    return [{ where: path('agenda', i), army: entry.army, area: entry.area, card: entry.card }]
  })
}
