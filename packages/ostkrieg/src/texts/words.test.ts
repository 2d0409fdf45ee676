import { expect, test } from 'vitest'
import { content } from '../content/content.ts'
import { units } from './words.ts'

const [berlin, vienna] = ['Berlin', 'Vienna'].map((name) => content.names.indexOf(name))

test('units of one kind in several places are named once', () => {
  expect(units([`2GI ${berlin}`, `1GI ${vienna}`, `1GA ${vienna}`, `1GI ${berlin}`])).toBe(
    '2 German infantry in Berlin, 1 in Vienna, 1 German armor in Vienna, 1 German infantry in Berlin',
  )
})

test('units without a place are each named', () => {
  expect(units(['2GI', '1GI'])).toBe('2 German infantry, 1 German infantry')
})
