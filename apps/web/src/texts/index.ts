import { en, type Texts } from './en.ts'

export type { Texts }

/** The texts in use. English is complete; another language registers here. */
export const t: Texts = en
