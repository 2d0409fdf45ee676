import { sharedEn } from './shared-en.ts'

/** Sentences that the engine's worker says itself: apart from the others, so that the worker is spared the rest. */
export const engineEn = {
  ...sharedEn,
  round: (n: string): string => `Round ${n}.`,
  readOnlyRules: (was: string, is: string): string =>
    `This game was played under rules version ${was}; this is version ${is}. It can be stepped through as far as the choices still fit, but not played on.`,
  readOnlyBroken: (at: number, reason: string): string =>
    `The record fits up to choice ${at}; then: ${reason} You can look at it up to there.`,
  readOnlyElsewhere: 'This game is open in another tab. Play there, or close it and load this page again.',
  undoNothing: 'There is nothing of yours to take back.',
  stale: 'The question has changed. Look at the new one.',
  brokenOff: (line: number): string => `Line ${line}: the file breaks off in the middle of this line.`,
  noFurther: 'This cannot be carried out as it was counted. Choose fewer, or another place.',
  notText: 'This file is not a text file. Choose a record (.jsonl) or a position (.json) that Railhead saved.',
  notTaken: (reason: string): string => `This file is not read: ${reason}`,
  notOurs: 'This file is JSON, but neither a record nor a position: it does not say which game it is of.',
}
