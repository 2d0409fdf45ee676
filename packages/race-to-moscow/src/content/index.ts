import { compileContent } from './compile.ts'
import { played } from './generated/played.ts'

export const CONTENT = compileContent(played)
export const contentHash = played.contentHash

export * from './compiled.ts'
export * from './kinds.ts'
