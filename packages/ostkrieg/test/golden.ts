/** Set to write counts and records anew instead of comparing with them. */
export const isWriting = process.env.RAILHEAD_GOLDEN === 'write'
export const HOW_TO_CHANGE =
  'If the rules were meant to change: raise rulesVersion, run the tests of this folder with RAILHEAD_GOLDEN=write, and say in the commit why.'
