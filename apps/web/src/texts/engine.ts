import { engineEn } from './engine-en.ts'

/** What the worker says, in the language in use. */
export const said: typeof engineEn = engineEn
