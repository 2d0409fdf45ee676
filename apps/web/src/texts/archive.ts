import { archiveEn } from './archive-en.ts'

/** What the pages of finished games, players and counts say, in the language in use. */
export const archive: typeof archiveEn = archiveEn
