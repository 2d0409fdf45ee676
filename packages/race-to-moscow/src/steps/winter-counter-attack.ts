import { liesOnAgenda } from '@railhead/table/steps'
import { AMMO, NONE } from '../constants.ts'
import type { AreaId, ArmyId } from '../ids.ts'
import { areaIn } from '../parts/attempts.ts'
import * as no from '../reasons.ts'
import { armyAt } from '../rules/map.ts'
import { loseArea } from '../rules/markers.ts'
import { onCard, spend } from '../rules/supply.ts'
import { forEachOpen, formAgain, whyNotWithdraw, withdrawTo } from '../rules/withdrawal.ts'
import { ABWEHR, FRONT_CARDS, SOVIET_PLAYER, WINTER_COUNTER_ATTACKS } from '../settings.ts'
import type { State } from '../state.ts'
import { code, firstOf, VERBS, verbOf } from './code.ts'
import { STEP } from './frames.ts'
import { asks } from './step.ts'

const [DEFEND, WITHDRAW] = VERBS

/** [2024:13.4] [2021:19.4] An army attacked in the snow: it pays 1 ammo, withdraws, or is lost and formed again. */
export const winterCounterAttack = asks<'winter-counter-attack'>({
  kind: 'area',
  rules: ['13.4', '19.4'],
  liesOn: ['next-turn', 'soviet-reaction'],

  prepare(s, { area, army }) {
    if (whyNotDefend(s, army) === no.ALLOWED || hasWayOut(s, army)) return false
    s.agenda.pop()
    formAgain(s, army)
    loseArea(s, area)
    return true
  },
  seat: (s, { army }) => s.content.armySeat[army],
  about: (s, { area, army }) => ({ area: s.content.areaIds[area], army: s.content.armyIds[army] }),

  ask(s, { army }, question) {
    if (whyNotDefend(s, army) === no.ALLOWED) question.add(code(DEFEND))
    forEachOpen(s, army, false, NONE, (area) => {
      if (whyNotWithdraw(s, army, area) === no.ALLOWED) question.add(code(WITHDRAW, area))
    })
  },
  answer(s, { area, army }, choice) {
    s.agenda.pop()
    if (verbOf(choice) === DEFEND) {
      spend(s, army, AMMO)
      s.tell?.({ type: 'area-defended', army: s.content.armyIds[army], area: s.content.areaIds[area] })
      return
    }
    const to = firstOf(choice)
    const other = armyAt(s, to)
    if (other === NONE) {
      withdrawTo(s, army, to)
      loseArea(s, area)
      return
    }
    const room = s.agenda.push(STEP['make-room'])
    room.area = area
    room.army = army
    room.to = to
    room.other = other
  },
  name: (s, _frame, choice) => (verbOf(choice) === DEFEND ? { defend: true } : { withdraw: s.content.areaIds[firstOf(choice)] }),

  whyNot(s, { army }, attempt) {
    if (attempt.defend === true) return whyNotDefend(s, army)
    return attempt.withdraw === undefined ? undefined : whyNotWithdraw(s, army, areaIn(s, attempt.withdraw))
  },

  misfit: attackedWrongly,
})

/** Why the army cannot be attacked in the area, for a position. */
export function attackedWrongly(s: State, { area, army }: { area: AreaId; army: ArmyId }): readonly [string, string] | undefined {
  if (s.armyArea[army] !== area) return ['army', 'must stand in the attacked area']
  if (s.settings[WINTER_COUNTER_ATTACKS] === 0) return ['step', 'needs options.winterCounterAttacks']
  if (s.content.winter[area] === 0) return ['area', 'the area must lie in the snow']
  // On the advanced side the reaction goes on after a counter-attack; otherwise that was all.
  const goesOn = s.settings[FRONT_CARDS] === 1 && s.settings[ABWEHR] === 0 && s.settings[SOVIET_PLAYER] === 0
  return goesOn === liesOnAgenda(s.agenda, STEP['soviet-reaction'])
    ? undefined
    : ['step', 'the reaction of this Front card goes on otherwise']
}

const whyNotDefend = (s: State, army: ArmyId): no.Why => (onCard(s, army, AMMO) > 0 ? no.ALLOWED : no.NO_AMMO_TO_DEFEND)

function hasWayOut(s: State, army: ArmyId): boolean {
  let way = false
  forEachOpen(s, army, false, NONE, (area) => {
    way ||= whyNotWithdraw(s, army, area) === no.ALLOWED
  })
  return way
}
