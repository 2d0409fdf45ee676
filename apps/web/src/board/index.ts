export * from './api.ts'
export { Board } from './board.tsx'
