import { completeOptions, type Game, type Options } from '@railhead/table'
import type { Adviser } from './advice.ts'
import type { Calibration } from './calibration.ts'
import { fittedKind, type Observed } from './observing.ts'

export type { Calibration } from './calibration.ts'
export { type Observed, observed } from './observing.ts'

const ORDERS = [
  ['gray', 'white', 'brown'],
  ['gray', 'brown', 'white'],
  ['white', 'gray', 'brown'],
  ['white', 'brown', 'gray'],
  ['brown', 'gray', 'white'],
  ['brown', 'white', 'gray'],
] as const

/** How the games begin that chances are fitted to: of each kind several, which are played in turn. */
const STARTS: { readonly [game: string]: readonly (readonly Options[])[] } = {
  'race-to-moscow': [
    ORDERS.map((order) => ({ order: [...order] })),
    ORDERS.map((order) => ({ order: order.slice(0, 2) })),
    ['gray', 'white', 'brown'].map((seat) => ({ order: [seat] })),
    ORDERS.map((order) => ({ order: [...order], sovietPlayer: true })),
  ],
  ostkrieg: [
    [{ scenario: 'barbarossa' }],
    [{ scenario: 'uranus' }],
    [{ scenario: 'barbarossa', bot: 'soviet' }],
    [{ scenario: 'barbarossa', bot: 'axis' }],
  ],
}

/** The options of the n-th game of the k-th kind; undefined where there are not so many kinds. */
export function startOf(game: Game, kind: number, number: number): Options | undefined {
  const starts = STARTS[game.id]?.[kind]
  return starts === undefined ? undefined : completeOptions(game.options, starts[number % starts.length])
}

/** Of each kind of game the first so many are learnt from, and the others are for the test. */
export function calibrationOf(
  adviser: Adviser,
  game: Game,
  kinds: readonly (readonly Observed[])[],
  learnt: number,
  command: string,
): Calibration {
  const alone: { [start: string]: number[] } = {}
  const fitted = kinds.map((games) => {
    for (const { options, outcome } of games) {
      const result = adviser.resultAlone(outcome, seatsOf(game, options))
      if (result !== undefined) alone[JSON.stringify(options)] = [...(alone[JSON.stringify(options)] ?? []), result]
    }
    const [{ kind, contenders }] = games[0].situations
    return [kind, fittedKind(contenders[0].features.length, games.slice(0, learnt), games.slice(learnt))] as const
  })
  return {
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash,
    command,
    features: adviser.features,
    kinds: Object.fromEntries(fitted),
    alone: Object.fromEntries(Object.entries(alone).map(([start, results]) => [start, results.sort((a, b) => a - b)])),
  }
}

const seatsOf = (game: Game, options: Options): string[] => game.seated(game.setup(options, '')).map((seat) => game.seats[seat])

/** The calibration as a file of the repository. */
export const calibrationFile = (calibration: Calibration): string =>
  `import type { Calibration } from '../../../advice/calibration.ts'

/** What chances of winning rest on. Written by: ${calibration.command} */
export const CALIBRATION: Calibration = ${JSON.stringify(calibration, null, 2)}
`
