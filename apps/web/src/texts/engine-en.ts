import { sharedEn } from './shared-en.ts'

/** Sentences that the engine's worker says itself: apart from the others, so that the worker is spared the rest. */
export const engineEn = {
  ...sharedEn,
  readOnlyElsewhere: 'This game is open in another tab. Play there, or close it and load this page again.',
  noSuchPuzzle: 'There is no such puzzle. Choose another from the list.',
  notAllowed: 'The rules do not allow this now.',
}
