import { aroundEn } from './around-en.ts'

/** What is said by what is opened now and then, in the language in use. */
export const around: typeof aroundEn = aroundEn
