import { compileContent } from './compile.ts'
import { cards, map } from './generated/played.ts'

export const CONTENT = compileContent({ map, cards })

export * from './compile.ts'
export { contentHash } from './generated/played.ts'
export * from './kinds.ts'
