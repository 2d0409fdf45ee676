import { expect, test } from 'vitest'
import { Carver } from './carver.ts'
import { Chance } from './chance.ts'
import type { GameState } from './game.ts'
import { LaidOut } from './laid-out.ts'

class Board implements GameState {
  readonly bytes: Uint8Array
  readonly chance: Chance
  readonly size: Uint8Array

  constructor() {
    const carve = new Carver(256)
    this.chance = new Chance(carve, 1)
    this.size = carve.u8(1)
    this.bytes = carve.bytes()
  }
}

function counted() {
  let times = 0
  const boards = new LaidOut<Board>(({ size }) => {
    times++
    const board = new Board()
    board.size[0] = Number(size)
    return board
  })
  return { at: (size: number) => boards.copyTo(new Board(), { size }), times: () => times }
}

test('the same options are laid out once, and what is done to a copy stays with it', () => {
  const { at, times } = counted()
  const first = at(3)
  first.size[0] = 99
  first.chance.seal('a seed')
  expect(at(3).size[0]).toBe(3)
  expect(at(3).bytes).not.toEqual(first.bytes)
  expect(at(4).size[0]).toBe(4)
  expect(times()).toBe(2)
})

test('options without end do not fill the memory', () => {
  const { at, times } = counted()
  for (let size = 0; size < 100; size++) at(size)
  expect(at(0).size[0]).toBe(0)
  expect(times()).toBe(101)
})
