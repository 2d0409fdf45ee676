import { outposts } from '@railhead/table/outposts'
import { expect, test } from 'vitest'
import { adviserOn } from './adviser.ts'
import { Fault } from './fault.ts'

test('where nobody advises on a game, that is said in a sentence', () => {
  expect(() => adviserOn(outposts)).toThrow(new Fault('Nobody advises on Outposts.'))
})
