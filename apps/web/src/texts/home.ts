import { homeEn } from './home-en.ts'

/** What the pages around a game say, in the language in use. */
export const pages: typeof homeEn = homeEn
