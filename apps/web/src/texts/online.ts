import { onlineEn } from './online-en.ts'

/** What the pages around tables online say, in the language in use. */
export const online: typeof onlineEn = onlineEn
