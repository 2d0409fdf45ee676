export { type BoardReport, boardReport } from './board-report.ts'
export type { Content } from './content/content.ts'
export { ostkrieg } from './game.ts'
export type { OstkriegState } from './state.ts'
