import { learnEn } from './learn-en.ts'

/** What lessons say around their own words, in the language in use. */
export const saidInLessons: typeof learnEn = learnEn
