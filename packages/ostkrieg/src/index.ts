export { setupGame } from './setup.ts'
