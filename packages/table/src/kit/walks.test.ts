import { describe, expect, test } from 'vitest'
import * as choices from '../../test/broken/choices.ts'
import * as machine from '../../test/broken/machine.ts'
import * as story from '../../test/broken/story.ts'
import { outposts } from '../../test/outposts/index.ts'
import type { Case } from './walk.ts'
import { checkWalks, walkDigests } from './walks.ts'

const LONG: Case = { name: 'long', options: { rounds: 4 } }
const THREE: Case = { name: 'three', options: { players: 3 } }
const FILES = walkDigests(outposts, [LONG, THREE])

describe('digests of games played at random', () => {
  test('are the same whenever they are taken, and hold for the game that they were taken from', () => {
    expect(walkDigests(outposts, [LONG, THREE])).toEqual(FILES)
    for (const one of [LONG, THREE]) checkWalks(outposts, one, FILES)
  })

  test.each([
    ['what is asked', choices.describesBackwards()],
    ['what can be chosen', choices.listsTwice()],
    ['why something is refused', choices.refusesWithoutRule()],
    ['what is told', story.tellsNothing()],
    ['where it leads', machine.paysTwice()],
  ])('are others when %s is', (_, game) => {
    expect(() => checkWalks(game, THREE, FILES)).toThrow(/^three, walk \d: from choice \d+ to \d+ something is not as it was/)
  })

  test('say where: a walk is told in three stretches', () => {
    const digests = JSON.parse(FILES['digests.json']).three.split(' ')
    expect(digests).toHaveLength(9)
    const changed = { 'digests.json': JSON.stringify({ three: digests.with(4, 'other').join(' ') }) }
    expect(() => checkWalks(outposts, THREE, changed)).toThrow('three, walk 2: from choice 21 to 40 something is not as it was')
  })

  test('a case without digests is told', () => {
    expect(() => checkWalks(outposts, THREE, walkDigests(outposts, [LONG]))).toThrow('three: has no digests')
  })
})
