/** Sentences that both the pages and the engine's worker say. */
export const sharedEn = {
  notFound: 'The address leads nowhere. The game may have been deleted on this device.',
  storeSilent: 'The store of this browser does not answer. Close other tabs of Railhead and load the page again.',
  you: 'You',
  computer: 'Computer',
  damaged: 'This game cannot be read any more. You can save what is stored and delete it.',
  unknownGame: (game: string): string => `The file is of the game "${game}", which this version of Railhead does not know.`,
}
