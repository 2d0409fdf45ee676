import { AMMO } from '../constants.ts'
import * as no from '../reasons.ts'
import { roomOnCard, stockToCard } from '../rules/supply.ts'
import { STOWED } from '../state.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Panzerhaubitzen: ammo from the stock onto the activated army's card, which may then be loaded anew. */
export const addAmmo: OkhEffect<'add-ammo'> = {
  whyNot: (s) => (s.stock[AMMO] === 0 || roomOnCard(s, s.movement.army) === 0 ? no.CARD_WITHOUT_TARGET : no.ALLOWED),

  play(s, { ammo }) {
    const { army } = s.movement
    const most = Math.min(ammo, s.stock[AMMO], roomOnCard(s, army))
    for (let i = 0; i < most; i++) stockToCard(s, AMMO, army)
    s.armyFlags[army] &= ~STOWED
  },
}
