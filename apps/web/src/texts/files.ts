import { filesEn } from './files-en.ts'

/** What is said of files, in the language in use. */
export const saidOfFiles: typeof filesEn = filesEn
