export { raceToMoscow } from './game.ts'
