import type { Mark, Round } from '../../training.ts'
import type { Fitted } from '../judgement.ts'

interface Course {
  readonly seed: string
  readonly rounds: readonly Round[]
  readonly curve: readonly Mark[]
}

/** The weights as a file of the repository: what they are, what they came from, and a line for each feature. */
export function weightsFile({ rulesVersion, contentHash, spread, weights }: Fitted, { seed, rounds, curve }: Course): string {
  const lines = [
    '/**',
    ' * What the features of a position add to the final margin of points, seen from the Axis: for each feature five numbers, one a year from 1941 on.',
    ` * Least squares with a little ridge, each year for itself. Written by: railhead train ostkrieg --seed ${seed} --games ${rounds.map(({ games }) => games).join(',')}`,
    ' */',
    'export const FITTED = {',
    `  rulesVersion: ${text(rulesVersion)},`,
    `  contentHash: ${text(contentHash)},`,
    '  /** Games that they were fitted to, and their seeds. */',
    '  games: [',
    ...rounds.map(
      ({ title, games }, round) =>
        `    { count: ${games}, seeds: ${text(`train/${seed}/${round}/0 to train/${seed}/${round}/${games - 1}`)}, between: ${text(title)} },`,
    ),
    '  ],',
    '  /** By how much the margin of games was missed that had not been learnt from yet, at the end of each round. */',
    `  errors: [${rounds.map((_, round) => curve.findLast((mark) => mark.round === round)?.error ?? 0).join(', ')}],`,
    '  /** By how much the margin still moves from what is expected, by year. */',
    `  spread: [${spread.join(', ')}],`,
    '  weights: {',
    ...Object.entries(weights).map(([name, byYear]) => `    ${text(name)}: [${byYear.join(', ')}],`),
    '  },',
    '}',
    '',
  ]
  return lines.join('\n')
}

const text = (words: string): string => `'${words.replaceAll("'", "\\'")}'`
