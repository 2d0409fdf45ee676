import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { rounded, type Subject } from '../../training/study.ts'
import { entry, weightsFile } from '../../training/weights-file.ts'
import { COUNT, FEATURES } from '../features.ts'
import type { Fitted } from '../judgement.ts'
import { START } from '../start.ts'
import { COLUMNS, ROUNDS } from './exercises.ts'
import { moved } from './steps.ts'

/** A weight goes a whole step where so much more is won by a step. */
const WHOLE_STEP = 0.03
/** Nobody knows what is farther than this from where games were played. */
const FARTHEST = 1.5

/** How a planner fares by how its weights were moved; then they are moved to where it fares better. */
export const subject: Subject<Fitted> = {
  game: game.id,
  title: game.title,
  rulesVersion: game.rulesVersion,
  contentHash: game.contentHash,
  columns: COLUMNS,
  groups: 1,
  rounds: ROUNDS,
  ridge: 600,
  // Once the weights have moved, what was learnt about others says little.
  fading: 0,
  learnt([solved], _, before) {
    const gains = solved.subarray(COLUMNS.length - COUNT)
    const by = Array.from(gains, (gain) => Math.max(-FARTHEST, Math.min(FARTHEST, gain / WHOLE_STEP)))
    const weights = moved(before[before.length - 1]?.weights ?? START, by)
    return {
      rulesVersion: game.rulesVersion,
      contentHash: game.contentHash,
      weights: Object.fromEntries(FEATURES.map((name) => [name, rounded(weights[name])])) as Fitted['weights'],
    }
  },
  file: (fitted, course) =>
    weightsFile(game.id, ABOUT, fitted, course, [
      '  weights: {',
      ...FEATURES.map((name) => entry(name, String(fitted.weights[name]))),
      '  },',
    ]),
}

const ABOUT = 'What the features of a situation are worth to an army group, in thousandths of a medal.'
