import { sharingEn } from './sharing-en.ts'

/** What is said of links, branches and names, in the language in use. */
export const sharing: typeof sharingEn = sharingEn
