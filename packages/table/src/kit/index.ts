export { type CheckOptions, checkGame, PROPERTIES, PropertyError } from './check.ts'
export { type FuzzOptions, type FuzzReport, fuzzGame } from './fuzz.ts'
export type { Property, Setting } from './property.ts'
export { type Case, Walk } from './walk.ts'
