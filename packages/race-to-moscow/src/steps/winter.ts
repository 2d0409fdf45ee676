import * as pick from '../choices.ts'
import { AMMO, NONE } from '../constants.ts'
import * as no from '../reasons.ts'
import { armyAt, controls, lineOpenTo } from '../rules/map.ts'
import { feedHaltedIn, loseLoad, onCard, spend } from '../rules/supply.ts'
import { HALTED, MOVED, type State } from '../state.ts'
import { loseArea } from './reaction.ts'
import * as step from './step.ts'

/** [2024:13.4] [2021:19.4] An army attacked in the snow: it pays 1 ammo, withdraws, or is lost and formed again. */

/** May an army of the seat go from one area to the other, to a free one if `free`? */
function isOpen(s: State, seat: number, from: number, to: number, line: number, free: boolean): boolean {
  return lineOpenTo(s, seat, line) && controls(s, seat, to) && from !== to && (!free || armyAt(s, to) === NONE)
}

function forEachOpen(s: State, army: number, free: boolean, except: number, visit: (area: number) => void): void {
  const { start, area, line } = s.content.land
  const from = s.armyArea[army]
  for (let i = start[from]; i < start[from + 1]; i++) {
    if (area[i] !== except && isOpen(s, s.content.armySeat[army], from, area[i], line[i], free)) visit(area[i])
  }
}

function canMakeRoom(s: State, army: number, attacked: number): boolean {
  let can = false
  forEachOpen(s, army, true, attacked, () => {
    can = true
  })
  return can
}

/** Why the attacked army may not withdraw there: an own army in the way must have a free area to go to. */
export function whyNotWithdraw(s: State, army: number, area: number): number {
  let why = no.NO_ROOM_TO_WITHDRAW
  forEachOpen(s, army, false, NONE, (open) => {
    if (open !== area) return
    const other = armyAt(s, open)
    if (other === NONE || canMakeRoom(s, other, s.armyArea[army])) why = no.ALLOWED
  })
  return why
}

export const whyNotDefend = (s: State, army: number): number => (onCard(s, army, AMMO) > 0 ? no.ALLOWED : no.NO_AMMO_TO_DEFEND)

/** Bytes: the attacked area and the army in it. */
export const winter: step.Step = {
  name: 'winter-counter-attack',
  kind: 'area',
  rules: ['13.4', '19.4'],
  seat: (s) => s.content.armySeat[s.agenda.get(1)],
  about: (s) => ({ area: s.content.areaIds[s.agenda.get(0)], army: s.content.armyIds[s.agenda.get(1)] }),
  run(s) {
    const army = s.agenda.get(1)
    if (whyNotDefend(s, army) === no.ALLOWED) return false
    let way = false
    forEachOpen(s, army, false, NONE, (area) => {
      way ||= whyNotWithdraw(s, army, area) === no.ALLOWED
    })
    if (way) return false
    const area = s.agenda.get(0)
    s.agenda.pop()
    formAgain(s, army)
    loseArea(s, area)
    return true
  },
  ask(s, question) {
    const army = s.agenda.get(1)
    if (whyNotDefend(s, army) === no.ALLOWED) question.add(pick.choice(pick.DEFEND))
    forEachOpen(s, army, false, NONE, (area) => {
      if (whyNotWithdraw(s, army, area) === no.ALLOWED) question.add(pick.choice(pick.WITHDRAW, area))
    })
  },
  answer(s, choice) {
    const area = s.agenda.get(0)
    const army = s.agenda.get(1)
    s.agenda.pop()
    if (pick.verbOf(choice) === pick.DEFEND) {
      spend(s, army, AMMO)
      s.tell?.({ type: 'area-defended', army: s.content.armyIds[army], area: s.content.areaIds[area] })
      return
    }
    const to = pick.firstOf(choice)
    const other = armyAt(s, to)
    if (other !== NONE) {
      s.agenda.push(step.PUSH, area, army, to, other)
      return
    }
    goTo(s, army, to)
    loseArea(s, area)
  },
}

function goTo(s: State, army: number, area: number): void {
  s.armyArea[army] = area
  s.tell?.({ type: 'army-withdrew', army: s.content.armyIds[army], area: s.content.areaIds[area] })
  feedHaltedIn(s, area)
}

/** The army in the way goes first, at no cost. Bytes: the attacked area, its army, where that goes, and the army there. */
export const push: step.Step = {
  name: 'make-room',
  kind: 'area',
  rules: ['13.4', '19.4'],
  seat: (s) => s.content.armySeat[s.agenda.get(1)],
  about: (s) => ({ army: s.content.armyIds[s.agenda.get(3)], area: s.content.areaIds[s.agenda.get(2)] }),
  ask(s, question) {
    forEachOpen(s, s.agenda.get(3), true, s.agenda.get(0), (area) => question.add(pick.choice(pick.WITHDRAW, area)))
  },
  answer(s, choice) {
    const area = s.agenda.get(0)
    const army = s.agenda.get(1)
    const to = s.agenda.get(2)
    const other = s.agenda.get(3)
    s.agenda.pop()
    goTo(s, other, pick.firstOf(choice))
    goTo(s, army, to)
    loseArea(s, area)
  },
}

/** Lost and formed again, without supplies, in the Main Supply Base; if that is taken, in the next printed area of its colour that is free. */
function formAgain(s: State, army: number): void {
  const seat = s.content.armySeat[army]
  loseLoad(s, army)
  s.armyFlags[army] &= ~(HALTED | MOVED)
  let area = s.content.baseOf[seat]
  for (let i = 0; i < s.content.landCount && armyAt(s, area) !== NONE; i++) {
    if (s.content.printedOwner[i] === seat + 1) area = i
  }
  s.armyArea[army] = area
  s.tell?.({ type: 'army-formed-again', army: s.content.armyIds[army], area: s.content.areaIds[area] })
}
