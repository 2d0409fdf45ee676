import { type ReadyPlayer, ready } from '@railhead/players'
import type { Game } from '@railhead/table'
import type { Command } from 'commander'
import { playerNamed } from './input.ts'

/** What commands are told that let computers play games by the dozen and learn something from them. */
export interface ComputerGames {
  readonly players: string
  readonly seed: string
  readonly to?: string
  readonly json?: true
}

export const addComputerGames = (command: Command, seed: string, to: string): Command =>
  command
    .requiredOption('--players <ids>', 'who plays, such as rtm-1,rtm-2: any of them in each seat')
    .option('--seed <text>', 'where chance begins', seed)
    .option('--to <file>', to)
    .option('--json', 'print JSON')

export const playersInTurn = (players: string, game: Game): Promise<ReadyPlayer[]> =>
  Promise.all(players.split(',').map((name) => ready(playerNamed(name.trim(), game))))
