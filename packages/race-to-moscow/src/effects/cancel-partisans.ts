import * as no from '../reasons.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Sicherungs-Division: not played in the own turn, but asked for by the step of its name. */
export const cancelPartisans: OkhEffect<'cancel-partisans'> = {
  whyNot: () => no.CARD_NOT_NOW,
  play() {},
}
