import { beginCombat, foughtReserve } from '../rules/combat.ts'
import type { PursuitEffect } from './pursuit-effect.ts'

/** [2024:10] [2021:7] An enemy reserve army. */
export const fight: PursuitEffect<'fight'> = {
  meet(s, _deed, card, entry) {
    beginCombat(s, entry, foughtReserve(card))
  },
}
