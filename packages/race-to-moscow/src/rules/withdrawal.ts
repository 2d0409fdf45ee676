import { NONE } from '../constants.ts'
import type { AreaId, ArmyId, LineId } from '../ids.ts'
import * as no from '../reasons.ts'
import { HALTED, MOVED, type State } from '../state.ts'
import { armyAt, controls, lineOpenTo } from './map.ts'
import { feedHaltedIn, loseLoad } from './supply.ts'

/** [2024:13.4] [2021:19.4] Where an army goes that is attacked in the snow. */

/** May an army of the seat go from one area to the other, to a free one if `free`? */
function isOpen(s: State, seat: number, from: AreaId, to: AreaId, line: LineId, free: boolean): boolean {
  return lineOpenTo(s, seat, line) && controls(s, seat, to) && from !== to && (!free || armyAt(s, to) === NONE)
}

export function forEachOpen(s: State, army: ArmyId, free: boolean, except: AreaId, visit: (area: AreaId) => void): void {
  const { start, area, line } = s.content.land
  const from = s.armyArea[army]
  for (let i = start[from]; i < start[from + 1]; i++) {
    if (area[i] !== except && isOpen(s, s.content.armySeat[army], from, area[i], line[i], free)) visit(area[i])
  }
}

function canMakeRoom(s: State, army: ArmyId, attacked: AreaId): boolean {
  let can = false
  forEachOpen(s, army, true, attacked, () => {
    can = true
  })
  return can
}

/** Why the attacked army may not withdraw there: an own army in the way must have a free area to go to. */
export function whyNotWithdraw(s: State, army: ArmyId, area: AreaId): no.Why {
  let why: no.Why = no.NO_ROOM_TO_WITHDRAW
  forEachOpen(s, army, false, NONE, (open) => {
    if (open !== area) return
    const other = armyAt(s, open)
    if (other === NONE || canMakeRoom(s, other, s.armyArea[army])) why = no.ALLOWED
  })
  return why
}

export function withdrawTo(s: State, army: ArmyId, area: AreaId): void {
  s.armyArea[army] = area
  s.tell?.({ type: 'army-withdrew', army: s.content.armyIds[army], area: s.content.areaIds[area] })
  feedHaltedIn(s, area)
}

/** Lost and formed again, without supplies, in the Main Supply Base; if that is taken, in the next printed area of its colour that is free. */
export function formAgain(s: State, army: ArmyId): void {
  const seat = s.content.armySeat[army]
  loseLoad(s, army)
  s.armyFlags[army] &= ~(HALTED | MOVED)
  const base = s.content.baseOf[seat]
  const printed = s.content.enterable[seat].filter((area) => s.content.printedOwner[area] !== 0)
  const area = [base, ...printed].find((one) => armyAt(s, one) === NONE) ?? base
  s.armyArea[army] = area
  s.tell?.({ type: 'army-formed-again', army: s.content.armyIds[army], area: s.content.areaIds[area] })
}
