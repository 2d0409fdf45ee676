import { discardPursuit } from '../rules/decks.ts'
import type { PursuitEffect } from './pursuit-effect.ts'

/** [2024:8.2] [2021:7] Soviet bombers, Mud: HALT. */
export const stop: PursuitEffect<'stop'> = {
  meet(s, _deed, card, { army, area }) {
    discardPursuit(s, card)
    s.movement.stopped = 1
    s.tell?.({ type: 'army-stopped', army: s.content.armyIds[army], area: s.content.areaIds[area] })
  },
}
