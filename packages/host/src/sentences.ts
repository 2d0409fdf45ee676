/** What the host itself says, whichever game is on the table. */
export const sentences = {
  stale: 'The question has changed. Look at the new one.',
  noFurther: 'This cannot be carried out as it was counted. Choose fewer, or another place.',
  noSuggestions: 'Suggestions are forbidden at this table.',
  round: (n: string): string => `Round ${n}.`,
  otherRules: (was: string, is: string): string =>
    `This game was played under rules version ${was}; this is version ${is}. It can be stepped through as far as the choices still fit, but not played on.`,
  doesNotFit: (at: number, reason: string): string =>
    `The record fits up to choice ${at}; then: ${reason} You can look at it up to there.`,
}
