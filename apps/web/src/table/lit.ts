import type { Mark } from '../board/api.ts'

/** A thing that can be chosen is lit for that, whatever it was marked for before; one that several choices name shows no single key. */
export const lit = (before: Mark | undefined, mark: Mark): Mark =>
  before?.state === 'legal' ? { ...before, key: undefined, hot: before.hot || mark.hot } : mark
