import { looseChance, type View } from '@railhead/table'
import { AXIS_SEATS } from '../constants.ts'
import { CONTENT } from '../content/index.ts'
import { viewerOf } from '../forecast.ts'
import { imagineFrom } from '../positions/load.ts'
import { isPlaying } from '../rules/map.ts'
import { type ArmySurvey, armiesOf } from './armies.ts'
import { dangersOf, type ExposedArea } from './dangers.ts'
import { type LineSurvey, linesOf, type WaySurvey, waysOf } from './lines.ts'

export type { ArmySurvey, ExposedArea, LineSurvey, WaySurvey }

/** What anybody could work out from the board and the rules, for every army group that plays; areas, armies and seats by name. */
export type RaceSurvey = {
  readonly armies: readonly ArmySurvey[]
  readonly exposed: readonly ExposedArea[]
  readonly lines: readonly LineSurvey[]
  readonly ways: readonly WaySurvey[]
}

/** Reckoned from a view: nothing hidden has a part in it. */
export function survey(view: View): RaceSurvey {
  const s = imagineFrom(CONTENT, view, looseChance(1))
  const seats = Array.from({ length: AXIS_SEATS }, (_, seat) => seat).filter((seat) => isPlaying(s, seat))
  return {
    armies: seats.flatMap((seat) => armiesOf(s, seat, viewerOf(view))),
    exposed: seats.flatMap((seat) => dangersOf(s, seat)),
    lines: seats.flatMap((seat) => linesOf(s, seat)),
    ways: seats.flatMap((seat) => waysOf(s, seat)),
  }
}
