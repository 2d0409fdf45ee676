import { noticesEn } from './notices-en.ts'

/** What is said about being told things while one is away, in the language in use. */
export const notices: typeof noticesEn = noticesEn
