/** What the engine's worker says of files that somebody brings: fetched with what reads them. */
export const filesEn = {
  brokenOff: (line: number): string => `Line ${line}: the file breaks off in the middle of this line.`,
  notText: 'This file is not a text file. Choose a record (.jsonl) or a position (.json) that Railhead saved.',
  notTaken: (reason: string): string => `This file is not read: ${reason}`,
  notOurs: 'This file is JSON, but neither a record nor a position: it does not say which game it is of.',
}
