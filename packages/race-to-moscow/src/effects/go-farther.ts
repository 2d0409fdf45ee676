import * as no from '../reasons.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Schnellkampfgruppe: the activated armored army may enter more areas. */
export const goFarther: OkhEffect<'go-farther'> = {
  whyNot: ({ content, movement }) => (content.armyArmored[movement.army] === 1 ? no.ALLOWED : no.NOT_AN_ARMORED_ARMY),
  play({ movement }) {
    movement.schnellkampfgruppe = 1
  },
}
