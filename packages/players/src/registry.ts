import type { Player } from './player.ts'
import { random } from './random.ts'

/** Every computer player, the weakest first. */
export const players: readonly Player[] = [random]

export const playerById = (id: string): Player | undefined => players.find((player) => player.id === id)
