import { adviceEn } from './advice-en.ts'

/** What is said where the staff advises, in the language in use. */
export const adviceSaid: typeof adviceEn = adviceEn
