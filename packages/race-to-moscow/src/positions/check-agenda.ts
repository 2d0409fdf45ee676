import { PositionError } from '@railhead/table'
import * as n from '../constants.ts'
import { controls, isPlaying, lineBetween, lineOpenTo } from '../rules/map.ts'
import { poolSize } from '../rules/reaction.ts'
import { ABWEHR, FRONT_CARDS, SOVIET_PLAYER, WINTER_COUNTER_ATTACKS } from '../settings.ts'
import { HALTED, MOVED, OKH_HELD, type State } from '../state.ts'
import { FROM_PURSUIT, FROM_SOVIET } from '../steps/entry.ts'
import { STEPS } from '../steps/index.ts'
import { rangeOf } from '../steps/movement.ts'
import { MEDAL_BY_OKH } from '../steps/okh.ts'
import { takesMarkerAtSetup } from '../steps/reaction.ts'
import * as step from '../steps/step.ts'
import { path } from './reader.ts'

/** What must be true of an agenda, when everything else is read: each step lies where it can lie, and its frame fits the situation. */

/** What the lowest step lies on. */
const GROUND = -1

/** The steps on which each may lie. */
const LIES_ON: { readonly [number: number]: readonly number[] } = {
  [step.TURN]: [GROUND],
  [step.NEXT_TURN]: [GROUND],
  [step.FIELD_ARMIES]: [step.TURN],
  [step.MOVE]: [step.TURN, step.FIELD_ARMIES],
  [step.STOW]: [step.TURN, step.MOVE, step.TRANSPORT],
  [step.CAPTURE]: [step.MOVE],
  [step.COMBAT]: [step.CAPTURE],
  [step.MEDAL]: [step.TURN, step.MOVE, step.CAPTURE],
  [step.PARTISANS]: [step.TURN, step.MOVE, step.CAPTURE],
  [step.SICHERUNG]: [step.TURN, step.MOVE, step.CAPTURE],
  [step.TRIM]: [step.TURN, step.TRIM],
  [step.CARGO]: [step.TRANSPORT],
  [step.REACTION]: [step.NEXT_TURN],
  [step.RAILHEAD]: [step.REACTION],
  [step.WINTER]: [step.NEXT_TURN, step.REACTION],
  [step.PUSH]: [step.NEXT_TURN, step.REACTION],
  [step.FACE]: [step.NEXT_TURN],
}
/** All others are actions of the turn. */
const OF_THE_TURN: readonly number[] = [step.TURN]

type Frame = readonly number[]
/** Why the frame does not fit; `below` is the one that it lies on. */
type Misfit = (s: State, frame: Frame, below: Frame) => string | undefined

const isOwnArmy = (s: State, army: number): boolean => s.content.armySeat[army] === s.active

const movesWrongly: Misfit = (s, [, army, steps, flags]) => {
  if (!isOwnArmy(s, army)) return 'the army must be of the group whose turn it is'
  if (s.armyFlags[army] & HALTED) return 'a halted army does not move'
  if ((s.armyFlags[army] & MOVED) === 0) return 'an army that moves is "moved"'
  return steps > rangeOf(s, army, flags) ? 'the army has come further than it can' : undefined
}

const capturesWrongly: Misfit = (s, [, army, area], [, moving, steps]) => {
  if (army !== moving) return 'it must be the army that moves'
  if (steps === 0) return 'the army has not made a step yet'
  if (s.control[area] !== 0) return 'the area must be one that nobody controls'
  return s.content.colours[area] & (1 << s.active) ? undefined : "the area must be of the army's colour"
}

const fightsWrongly: Misfit = (s, [, army, area, from, source, card], [, capturing, captured]) => {
  if (army !== capturing || area !== captured) return 'army and area must be those of the capture under it'
  const line = lineBetween(s, from, area)
  if (line === n.NONE || !lineOpenTo(s, s.active, line)) return 'no line of the colour leads from where the army comes'
  if (source === FROM_PURSUIT) {
    if (s.content.pursuitDeck[card] !== s.active) return "the card must be of the player's own deck"
    return s.soviet[area] === 0 ? undefined : 'where a Soviet marker lies a card of the Soviet deck is fought'
  }
  if (s.soviet[area] === 0) return 'a card of the Soviet deck is fought where a Soviet marker lies'
  const isOther = s.settings[SOVIET_PLAYER] === 1 && s.soviet[area] - n.INFANTRY !== source - FROM_SOVIET
  return isOther ? 'the card must be of the kind that the marker shows' : undefined
}

const stowsWrongly: Misfit = (s, [, army], [number, moving]) => {
  if (!isOwnArmy(s, army) || !controls(s, s.active, s.armyArea[army]))
    return 'the army must be of the group whose turn it is, in an area of its own'
  return number === step.MOVE && army !== moving ? 'it must be the army that moves' : undefined
}

const cancelsWrongly: Misfit = (s, [, area, owner]) => {
  if (!isPlaying(s, owner) || s.rail[area] === 0 || s.content.printedOwner[area] !== 0)
    return 'there is no rail that could be torn up'
  return s.okhPlace[n.SICHERUNGS_DIVISION] === OKH_HELD + owner ? undefined : 'its owner must hold Sicherungs-Division'
}

const transportsWrongly: Misfit = (s, [, trains, gross, trucks]) => {
  const limit = s.content.logisticsPlace[s.level[0] - 1]
  return trains > limit || trains + trucks > limit + gross ? `no more than ${limit + gross} can have been placed` : undefined
}

const carriesWrongly: Misfit = (s, [, line]) => {
  const { lineA, lineB } = s.content
  if (!lineOpenTo(s, s.active, line)) return "the line must be of the player's colour"
  const isHeld = controls(s, s.active, lineA[line]) && controls(s, s.active, lineB[line])
  return isHeld ? undefined : 'both areas must be controlled by the player'
}

const isBase = (s: State, area: number): boolean =>
  s.content.baseOwner[area] === s.active + 1 || s.content.frontlineOwner[area] === s.active + 1

/** On the advanced side the reaction goes on after a counter-attack; otherwise that was all. */
const reactionGoesOn = (s: State): boolean =>
  s.settings[FRONT_CARDS] === 1 && s.settings[ABWEHR] === 0 && s.settings[SOVIET_PLAYER] === 0

const attackedWrongly: Misfit = (s, [, area, army], [below]) => {
  if (s.settings[WINTER_COUNTER_ATTACKS] === 0) return 'needs options.winterCounterAttacks'
  if (s.content.winter[area] === 0) return 'the area must lie in the snow'
  if (s.content.printedOwner[area] !== 0) return 'an area of printed control is never attacked'
  if (!controls(s, s.content.armySeat[army], area)) return "the area must be controlled by the army's group"
  return reactionGoesOn(s) === (below === step.REACTION) ? undefined : 'the reaction of this Front card goes on otherwise'
}

const pushedWrongly: Misfit = (s, frame, below) => {
  const [, area, army, to, other] = frame
  const line = lineBetween(s, area, to)
  const seat = s.content.armySeat[army]
  if (line === n.NONE || !lineOpenTo(s, seat, line) || !controls(s, seat, to)) return 'the army cannot withdraw there'
  if (other === n.NONE || s.content.armySeat[other] !== seat) return 'both armies must be of one group'
  return attackedWrongly(s, frame, below)
}

const TARGET_CARDS: readonly number[] = [n.TRANSPORTFLOTTILLE, n.LUFTBRUECKE, n.AUFTRAGSTAKTIK, n.EISENBAHNPIONIERE]

/** [2024:14.3] Every symbol that takes a marker must find one. */
const setsUpWrongly: Misfit = (s) => {
  let open = 0
  for (let area = 0; area < s.content.landCount; area++) if (s.soviet[area] === 0 && takesMarkerAtSetup(s, area)) open++
  return open > poolSize(s) ? `${open} symbols still take a marker, and the pool has ${poolSize(s)}` : undefined
}

const MISFITS: { readonly [number: number]: Misfit } = {
  [step.SOVIET_SETUP]: setsUpWrongly,
  [step.MOVE]: movesWrongly,
  [step.CAPTURE]: capturesWrongly,
  [step.COMBAT]: fightsWrongly,
  [step.STOW]: stowsWrongly,
  [step.MEDAL]: (_s, [, which], [below]) =>
    which === n.WOLFSSCHANZE + MEDAL_BY_OKH && below !== step.TURN ? 'Wolfsschanze is played between actions' : undefined,
  [step.SICHERUNG]: cancelsWrongly,
  [step.TAKE_SUPPLIES]: (s, [, area]) => (isBase(s, area) ? undefined : 'the area must be a supply base of the player'),
  [step.TRIM]: (s, [, area]) => (controls(s, s.active, area) ? undefined : 'the area must be controlled by the player'),
  [step.TRANSPORT]: transportsWrongly,
  [step.CARGO]: carriesWrongly,
  [step.OKH_TARGET]: (_s, [, card]) => (TARGET_CARDS.includes(card) ? undefined : 'this card asks for no target'),
  [step.FACE]: (s, [, area]) =>
    s.control[area] === 0 && s.soviet[area] === 0 ? undefined : 'a marker is placed where there is neither control nor a marker',
  [step.WINTER]: attackedWrongly,
  [step.PUSH]: pushedWrongly,
}

const named = (number: number): string => (number === GROUND ? 'the ground' : `"${STEPS[number].name}"`)

export function checkAgenda(s: State): void {
  const frames = s.agenda.save()
  let below: Frame = [GROUND]
  frames.forEach((frame, i) => {
    const where = path('agenda', i)
    const liesOn = LIES_ON[frame[0]] ?? OF_THE_TURN
    if (!liesOn.includes(below[0]))
      throw new PositionError(
        where,
        `${named(frame[0])} cannot come after ${named(below[0])}: it lies on ${liesOn.map(named).join(' or ')}`,
      )
    const misfit = MISFITS[frame[0]]?.(s, frame, below)
    if (misfit !== undefined) throw new PositionError(where, misfit)
    below = frame
  })
}
