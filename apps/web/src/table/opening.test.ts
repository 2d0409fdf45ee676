import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

const table = () => ({
  client: { opening: async () => ['Armies race east.'] },
  story: { latest: signal({ viewer: 'white' }), log: signal<readonly { readonly by: string }[]>([]) },
})

test('it is told, and once closed it stays closed wherever it is shown again', async () => {
  const one = table()
  openingOf(one)
  await Promise.resolve()
  expect(openingOf(one).lines.value).toEqual(['Armies race east.'])
  openingOf(one).close()
  expect(openingOf(one).lines.value).toEqual([])
  await Promise.resolve()
  expect(openingOf(one).lines.value).toEqual([])
})

test('the first choice of one’s own ends it, that of another does not', async () => {
  const one = table()
  const { lines } = openingOf(one)
  await Promise.resolve()
  one.story.log.value = [{ by: 'gray' }]
  expect(lines.value).toHaveLength(1)
  one.story.log.value = [{ by: 'white' }]
  expect(lines.value).toEqual([])
})

test('a game without first words keeps nobody waiting, one with them does until they are closed', () => {
  const one = table()
  expect(openingOf(one).isOver.value).toBe(false)
  openingOf(one).close()
  expect(openingOf(one).isOver.value).toBe(true)
  expect(openingOf({ ...table(), client: {} }).isOver.value).toBe(true)
})
