/** The files of a folder, or of several: text by name. */
export interface Files {
  readonly [file: string]: string
}

const HOW_TO_CHANGE =
  'If the rules were meant to change: raise rulesVersion, run `npm run generate -- golden`, read what changed, and say in the commit why. ' +
  'Otherwise this change has broken a rule.'

export function failUnlessNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([...faults, HOW_TO_CHANGE].join('\n'))
}
