import { content, LAST_YEAR, ostkrieg } from '@railhead/ostkrieg/inside'
import { rounded, type Subject } from '../../training/study.ts'
import { entry, weightsFile } from '../../training/weights-file.ts'
import { FEATURES } from '../features.ts'
import type { Fitted } from '../judgement.ts'
import { ROUNDS } from './exercises.ts'

/** The final margin of points, each year for itself. */
export const subject: Subject<Fitted> = {
  game: 'ostkrieg',
  title: 'Ostkrieg',
  rulesVersion: ostkrieg.rulesVersion,
  contentHash: content.hash,
  columns: FEATURES,
  groups: LAST_YEAR + 1,
  rounds: ROUNDS,
  ridge: 300,
  // Tactics in random tempers show what every kind of position comes to, but not what players make of it.
  fading: [0.03, 0.5],
  learnt: (solved, errors) => ({
    rulesVersion: ostkrieg.rulesVersion,
    contentHash: content.hash,
    spread: errors.map((error) => rounded(Math.max(1, error))),
    weights: Object.fromEntries(FEATURES.map((name, i) => [name, solved.map((weights) => rounded(weights[i]))])),
  }),
  file: (fitted, course) =>
    weightsFile('ostkrieg', ABOUT, fitted, course, [
      '  /** By how much the margin still moves from what is expected, by year. */',
      `  spread: [${fitted.spread.join(', ')}],`,
      '  weights: {',
      ...Object.entries(fitted.weights).map(([name, byYear]) => entry(name, `[${byYear.join(', ')}]`)),
      '  },',
    ]),
}

const ABOUT =
  'What the features of a position add to the final margin of points, seen from the Axis: for each feature five numbers, one a year from 1941 on. Least squares with a little ridge, each year for itself.'
