import { games } from '@railhead/host/games'
import { type Mind, random as player, type ReadyPlayer, ready } from '@railhead/players'
import { completeOptions, type Game } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { type SimulationPlan, seatsIn, simulate } from './simulation.ts'

const [game] = games
const random = await ready(player)
/** Random play, told of each question before. */
const told = (id: string, hear: (...seen: Parameters<Mind['think']>) => void): ReadyPlayer => ({
  player: { ...player, id },
  mind: {
    *think(seen) {
      hear(seen)
      return yield* random.mind.think(seen)
    },
  },
})
const options = completeOptions(game.options, {})
const seats = seatsIn(game, options)
const plan = (more: Partial<SimulationPlan> = {}): SimulationPlan => ({
  ...{ game, options, games: 2, seed: 's', players: seats.map(() => random) },
  ...more,
})

describe('simulation', () => {
  test('the quick way for random players gives what asking them one by one gives', () => {
    const asked: string[] = []
    const slow = told('slow', (seen) => {
      expect(seen.view.viewer).toBe(seen.decision.seat)
      asked.push(seen.decision.seat)
    })
    const quick = simulate(plan({ games: 1 }))
    const named = quick.seats.map((seat) => ({ ...seat, player: 'slow' }))
    expect(simulate(plan({ games: 1, players: seats.map(() => slow) }))).toEqual({ ...quick, seats: named })
    expect(asked).toHaveLength(quick.actions)
    expect(new Set(asked)).toEqual(new Set(seats))
  }, 60_000)

  test('each seat is played by the player named for it', () => {
    const players = seats.map((seat, i) => told(`player-${i}`, (seen) => expect(seen.decision.seat).toBe(seat)))
    const report = simulate(plan({ games: 1, players }))
    expect(report.errors).toBe(0)
    expect(report.seats.map(({ player }) => player)).toEqual(players.map((named) => named.player.id))
  }, 60_000)

  test('a seat that the game itself plays wins under its name', () => {
    const ostkrieg = games.find(({ id }) => id === 'ostkrieg') as Game
    const alone = completeOptions(ostkrieg.options, { scenario: 'uranus', bot: 'soviet' })
    const report = simulate({ game: ostkrieg, options: alone, games: 2, seed: 'bot', players: [random] })
    expect(report).toMatchObject({ automaticWins: { soviet: 2 }, withoutWinner: 0 })
  }, 60_000)

  test('a game that breaks is counted and told, and the others are played', () => {
    let begun = 0
    const fragile: Game = {
      ...game,
      setup: (...args) => {
        // The first set-up only asks for the seats.
        if (++begun === 2) throw new Error('no map')
        return game.setup(...args)
      },
    }
    const report = simulate(plan({ game: fragile, games: 3 }))
    expect(report).toMatchObject({ games: 3, finished: 2, errors: 1, failures: [{ game: 1, seed: 's/1', message: 'no map' }] })
  }, 60_000)

  test('a game that does not end is an error, not an endless run', () => {
    const report = simulate(plan({ game: { ...game, longestGame: 10 }, games: 1 }))
    expect(report).toMatchObject({ finished: 0, errors: 1, failures: [{ message: 'the game is not over after 10 choices' }] })
    expect(report.seats.every(({ share, interval }) => share === 0 && interval[0] === 0 && interval[1] === 1)).toBe(true)
  })
})
