import { sharedEn } from './shared-en.ts'

/** Sentences that the engine's worker says itself: apart from the others, so that the worker is spared the rest. */
export const engineEn = {
  ...sharedEn,
  readOnlyElsewhere: 'This game is open in another tab. Play there, or close it and load this page again.',
  brokenOff: (line: number): string => `Line ${line}: the file breaks off in the middle of this line.`,
  notText: 'This file is not a text file. Choose a record (.jsonl) or a position (.json) that Railhead saved.',
  notTaken: (reason: string): string => `This file is not read: ${reason}`,
  notOurs: 'This file is JSON, but neither a record nor a position: it does not say which game it is of.',
}
