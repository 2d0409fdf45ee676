import { kindOf, readUnits } from '../units.ts'
import type { CardContent, CardStep, EffectStep } from './schema.ts'

/** Verbs of the card vocabulary, as numbers. `JUMP` and `END` only exist in compiled cards. */
export const OP = {
  end: 0,
  move: 1,
  attack: 2,
  place: 3,
  'place-choice': 4,
  rail: 5,
  rebase: 6,
  partisans: 7,
  entrench: 8,
  'keep-in-front': 9,
  either: 10,
  jump: 11,
  'play-another': 12,
  'build-points': 13,
  'remove-partisan': 14,
  'defence-dice': 15,
  ties: 16,
} as const

const TRIGGERS = [
  'own-card-play-start',
  'area-attacked',
  'vp-area-attacked',
  'entrenched-area-attacked',
  'any-area-attacked',
  'after-enemy-advance',
] as const
export const OWN_CARD_PLAY_START = 0
export const AREA_ATTACKED = 1
export const VP_AREA_ATTACKED = 2
export const ENTRENCHED_AREA_ATTACKED = 3
export const ANY_AREA_ATTACKED = 4
export const AFTER_ENEMY_ADVANCE = 5

/** Bytes of one compiled step: its verb and its numbers. */
export const OP_WIDTH = 10
export const TIES_SOVIET = 1
export const TIES_SOVIET_IF_NO_GERMAN = 2

/**
 * All cards as one list of steps of `OP_WIDTH` bytes. A card begins at its `start`; the effect of a card in front is
 * found through its `keep` step.
 */
export interface Program {
  readonly ops: Uint8Array
  /** Where each card starts, by card index. */
  readonly start: Uint8Array
  /** The keep-in-front step of each card, 0 if it has none (no card starts with one at 0). */
  readonly keep: Uint8Array
  /** Area, kind and number of each placement. */
  readonly placements: Uint8Array
  /** Areas of the placements by choice. */
  readonly choiceAreas: Uint8Array
}

export function compileCards(cards: readonly CardContent[], countries: readonly string[]): Program {
  const ops: number[][] = [[OP.end]]
  const placements: number[] = []
  const choiceAreas: number[] = []
  const keep = cards.map(() => 0)
  const who = (code?: string): number => (code === undefined ? 0 : kindOf(code))

  const write = (step: CardStep | EffectStep, card: number): void => {
    switch (step.do) {
      case 'move':
      case 'entrench':
        ops.push([OP[step.do], step.areas, who(step.who)])
        return
      case 'attack': {
        const mask = (step.diceIfDefenderHas ?? []).reduce((bits, code) => bits | (1 << kindOf(code)), 0)
        const ties = step.ties === undefined ? 0 : step.ties === 'soviet' ? TIES_SOVIET : TIES_SOVIET_IF_NO_GERMAN
        ops.push([
          OP.attack,
          step.areas,
          step.dice ?? 0,
          ties,
          step.ignoreEntrenchment === true ? 1 : 0,
          who(step.with),
          mask & 255,
          mask >>> 8,
          step.only === undefined ? 0 : 1,
        ])
        return
      }
      case 'place': {
        const first = placements.length / 3
        for (const { area, units } of step.at) for (const u of readUnits(units) ?? []) placements.push(area, u.kind, u.count)
        ops.push([OP.place, first, placements.length / 3 - first])
        return
      }
      case 'place-choice': {
        const [a, b] = readUnits(step.units) ?? []
        ops.push([
          OP['place-choice'],
          choiceAreas.length,
          step.areas.length,
          a.kind,
          a.count,
          b?.kind ?? 0,
          b?.count ?? 0,
          step.mostPerArea,
        ])
        choiceAreas.push(...step.areas)
        return
      }
      case 'rail':
        ops.push([OP.rail, step.points, who(step.who)])
        return
      case 'partisans':
        ops.push([OP.partisans, step.count, kindOf(step.unit), countries.indexOf(step.country)])
        return
      case 'rebase':
      case 'play-another':
        ops.push([OP[step.do]])
        return
      case 'build-points':
        ops.push([OP['build-points'], step.points])
        return
      case 'remove-partisan':
        ops.push([OP['remove-partisan'], kindOf(step.unit), kindOf(step.near)])
        return
      case 'defence-dice':
        ops.push([OP['defence-dice'], step.dice])
        return
      case 'ties':
        ops.push([OP.ties, step.winner === 'soviet' ? 1 : 0])
        return
      case 'keep-in-front':
        keep[card] = ops.length
        ops.push([OP['keep-in-front'], TRIGGERS.indexOf(step.when), step.area ?? 0, 0])
        return
      case 'either': {
        const choice = [OP.either, 0]
        ops.push(choice)
        for (const inner of step.first) write(inner, card)
        const jump = [OP.jump, 0]
        ops.push(jump)
        choice[1] = ops.length
        for (const inner of step.second) write(inner, card)
        jump[1] = ops.length
        return
      }
    }
  }

  const start = cards.map((card, index) => {
    const at = ops.length
    for (const step of card.steps) write(step, index)
    ops.push([OP.end])
    return at
  })
  // Effects of cards in front stand behind the cards.
  cards.forEach((card, index) => {
    const effect = effectOf(card.steps)
    if (effect === undefined) return
    ops[keep[index]][3] = ops.length
    for (const step of effect) write(step, index)
    ops.push([OP.end])
  })
  if (ops.length > 255) throw new RangeError('the cards have more than 255 steps')
  const flat = new Uint8Array(ops.length * OP_WIDTH)
  ops.forEach((op, i) => {
    flat.set(op, i * OP_WIDTH)
  })
  return {
    ops: flat,
    start: Uint8Array.from(start),
    keep: Uint8Array.from(keep),
    placements: Uint8Array.from(placements),
    choiceAreas: Uint8Array.from(choiceAreas),
  }
}

function effectOf(steps: readonly CardStep[]): readonly EffectStep[] | undefined {
  for (const step of steps) {
    if (step.do === 'keep-in-front') return step.effect
    if (step.do !== 'either') continue
    const inner = effectOf(step.first) ?? effectOf(step.second)
    if (inner !== undefined) return inner
  }
  return undefined
}
