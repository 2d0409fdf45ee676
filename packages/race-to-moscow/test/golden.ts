/**
 * `RAILHEAD_GOLDEN=write npm exec vitest -- run --project race-to-moscow test` writes counts and records anew instead of comparing them.
 * Do that only when a change of the rules was meant, together with a new `rulesVersion` in `src/game.ts`.
 */
export const isWriting: boolean = process.env.RAILHEAD_GOLDEN === 'write'

export const HOW_TO_CHANGE =
  'The same choices lead elsewhere than before. If the rules were meant to change, raise rulesVersion in src/game.ts and write the ' +
  'golden files anew (packages/race-to-moscow/README.md says how); otherwise this change has broken a rule.'
