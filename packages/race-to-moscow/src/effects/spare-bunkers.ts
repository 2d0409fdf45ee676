import * as no from '../reasons.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Pionieren: fortified areas cost the activated army no ammo. When activating it, so before its first step. */
export const spareBunkers: OkhEffect<'spare-bunkers'> = {
  whyNot: ({ movement }) => (movement.steps > 0 ? no.CARD_NOT_NOW : no.ALLOWED),
  play({ movement }) {
    movement.pionieren = 1
  },
}
