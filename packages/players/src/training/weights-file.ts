import type { Course, Learnt } from './study.ts'

/** A file of weights begins with what they are, and what they came from. `about` ends in a full stop. */
export function weightsFile(
  game: string,
  about: string,
  { rulesVersion, contentHash }: Learnt,
  { seed, rounds, curve }: Course,
  body: readonly string[],
): string {
  const lines = [
    '/**',
    ` * ${about}`,
    ` * Written by: railhead train ${game} --seed ${seed} --games ${rounds.map(({ games }) => games).join(',')}`,
    ' */',
    'export const FITTED = {',
    `  rulesVersion: ${quoted(rulesVersion)},`,
    `  contentHash: ${quoted(contentHash)},`,
    '  /** Games that they were fitted to, and their seeds. */',
    '  games: [',
    ...rounds.map(
      ({ title, games }, round) =>
        `    { count: ${games}, seeds: ${quoted(`train/${seed}/${round}/0 to train/${seed}/${round}/${games - 1}`)}, between: ${quoted(title)} },`,
    ),
    '  ],',
    '  /** By how much the results of games were missed that had not been learnt from yet, at the end of each round. */',
    `  errors: [${rounds.map((_, round) => curve.findLast((mark) => mark.round === round)?.error ?? 0).join(', ')}],`,
    ...body,
    '}',
    '',
  ]
  return lines.join('\n')
}

/** As a line of the file has it: a name that is no word of its own stands in quotes. */
export const entry = (name: string, value: string): string => `    ${/^[a-z]+$/i.test(name) ? name : quoted(name)}: ${value},`

const quoted = (words: string): string => `'${words.replaceAll("'", "\\'")}'`
