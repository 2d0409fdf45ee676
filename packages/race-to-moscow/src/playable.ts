import type { Options, Playable } from '@railhead/table'
import { liesOnAgenda } from '@railhead/table/steps'
import { AXIS_SEATS, SEAT_NAMES, SOVIET } from './constants.ts'
import { CONTENT, contentHash } from './content/index.ts'
import { OPTIONS } from './options.ts'
import { savePosition, viewOf } from './positions/save.ts'
import { reactionAhead } from './rules/front-card.ts'
import { isPlaying } from './rules/map.ts'
import { outcomeOf } from './rules/scoring.ts'
import { engine } from './sequence.ts'
import { decodeSettings, SOVIET_PLAYER } from './settings.ts'
import { setUp } from './setup.ts'
import { STREAMS, State } from './state.ts'
import { STEP } from './steps/frames.ts'
import { texts } from './texts/en.ts'
import type { RaceReport } from './view.ts'

const { settle, ...asking } = engine

const orderOf = (s: State): string[] => [...s.order.subarray(0, s.players[0])].map((seat) => SEAT_NAMES[seat])

/** While a turn lasts: what it would end with; and while somebody decides that, by which card. */
function reportOf(s: State): RaceReport {
  const reacts = [STEP.turn, STEP['soviet-reaction']].some((step) => liesOnAgenda(s.agenda, step))
  const reaction = reacts ? reactionAhead(s) : undefined
  return reaction === undefined ? {} : { reaction }
}

/** The rules alone, which a table needs to be shown from its record. */
export const playable: Playable<State> = {
  ...asking,
  id: 'race-to-moscow',
  title: '1941: Race to Moscow',
  rulesVersion: '2',
  contentHash,
  seats: SEAT_NAMES,
  options: OPTIONS,
  streams: STREAMS,
  turnsBeginWith: ['turn-began'],
  longestGame: 100_000,
  texts,

  setup: (options: Options, seed: string) => settle(setUp(CONTENT, options, seed)),
  seated(s) {
    const axis = Array.from({ length: AXIS_SEATS }, (_, seat) => seat).filter((seat) => isPlaying(s, seat))
    return s.settings[SOVIET_PLAYER] === 1 ? [...axis, SOVIET] : axis
  },
  optionsOf: (s) => decodeSettings(s.settings, orderOf(s)),

  outcome: outcomeOf,

  view: viewOf,
  report: reportOf,
  save: savePosition,
  copy(s, into = new State(s.content)) {
    into.bytes.set(s.bytes)
    return into
  },
}
