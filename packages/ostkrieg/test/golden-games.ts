import type { GoldenGame, GoldenPlayer } from '@railhead/table/kit'
import type { OstkriegState } from '../src/state.ts'

/** The games whose records are kept: both scenarios, with and without bidding, against either bot, every option. */
export const GOLDEN_GAMES: readonly GoldenGame[] = [
  { name: '01-barbarossa', options: { scenario: 'barbarossa' } },
  { name: '02-barbarossa', options: { scenario: 'barbarossa' } },
  { name: '03-uranus', options: { scenario: 'uranus' } },
  { name: '04-uranus-cities-spared', options: { scenario: 'uranus', partisansSpareCities: true } },
  { name: '05-barbarossa-bid', options: { scenario: 'barbarossa', bidding: true } },
  { name: '06-uranus-bid', options: { scenario: 'uranus', bidding: true } },
  { name: '07-against-the-axis-bot', options: { bot: 'axis' } },
  { name: '08-against-the-soviet-bot', options: { bot: 'soviet', handicap: 3 } },
  { name: '09-uranus-against-the-axis-bot', options: { scenario: 'uranus', bot: 'axis', handicap: 2 } },
  { name: '10-uranus-against-the-soviet-bot', options: { scenario: 'uranus', bot: 'soviet', handicap: 0 } },
]

/** Players that like to do something: a done or a pass is taken only now and then. */
export const busyPlayer: GoldenPlayer<OstkriegState, GoldenGame> = (_, { choices }, __, chance) => {
  const active = choices.filter((choice) => choice.done !== true && choice.pass !== true && choice['call-off'] !== true)
  const pool = active.length > 0 && chance.pick(0, 8) > 0 ? active : choices
  return pool[chance.pick(0, pool.length)]
}
