import * as no from '../reasons.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Grosstransportraum: more trucks than the limit, and each carries more, for the transport that is going on. */
export const enlargeTransport: OkhEffect<'enlarge-transport'> = {
  whyNot: () => no.ALLOWED,
  play({ transport }) {
    transport.grosstransportraum = 1
  },
}
