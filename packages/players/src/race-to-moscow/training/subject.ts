import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { rounded, type Subject } from '../../training/study.ts'
import { entry, weightsFile } from '../../training/weights-file.ts'
import { COUNT, FEATURES, type Feature } from '../features.ts'
import type { Fitted } from '../judgement.ts'
import { START } from '../start.ts'
import { COLUMNS, ROUNDS } from './exercises.ts'

/**
 * A weight goes half of the way from where it was by hand: what winners have is not all of it why they win, and whoever plays by other weights comes to
 * other situations. Players became stronger by half of the way, and not by all of it.
 */
const SHARE_OF_THE_WAY = 0.5

/** By how much planners fare better in the end than the weights by hand say at the end of a turn; then these are moved to where they come nearer to it. */
export const subject: Subject<Fitted> = {
  game: game.id,
  title: game.title,
  rulesVersion: game.rulesVersion,
  contentHash: game.contentHash,
  columns: COLUMNS,
  groups: 1,
  rounds: ROUNDS,
  ridge: 1,
  share: 0.1,
  // What players with other weights came to says less.
  fading: [0.5, 0.5],
  learnt([solved]) {
    const more = solved.subarray(COLUMNS.length - COUNT)
    const weightOf = (name: Feature, at: number): number => rounded(START[name] + SHARE_OF_THE_WAY * 1000 * more[at])
    return {
      rulesVersion: game.rulesVersion,
      contentHash: game.contentHash,
      weights: Object.fromEntries(FEATURES.map((name, at) => [name, weightOf(name, at)])) as Fitted['weights'],
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
