export * from './opponent.ts'
export * from './player.ts'
export * from './random.ts'
export * from './registry.ts'
