import type { AuthoredContent } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { contentOf, problemsOf } from './content.ts'

const sound: AuthoredContent = { game: 'x', check: () => [], hash: () => 'played', playedFile: () => '' }
const loading = (parts: Partial<AuthoredContent>) => async () => ({ authored: { ...sound, ...parts } })

describe('checking content', () => {
  test.each(['race-to-moscow', 'ostkrieg'])('%s has some to check', async (id) => {
    expect((await contentOf(id))?.authored.game).toBe(id)
  })

  test('a package that exports none has none, and nothing is wrong with that', async () => {
    expect(await contentOf('table')).toBeUndefined()
    expect(await problemsOf(() => contentOf('table'), 'played')).toEqual([])
  })

  test('finds nothing wrong with what is sound and played', async () => {
    expect(await problemsOf(loading({}), 'played')).toEqual([])
  })

  test('tells what is wrong, or that something else is played', async () => {
    const problem = { where: 'map', what: 'is flat' }
    expect(await problemsOf(loading({ check: () => [problem] }), 'played')).toEqual([problem])
    expect(await problemsOf(loading({}), 'other')).toMatchObject([{ where: 'generated/played.ts' }])
  })

  test.each([
    ['a file that is not JSON', () => Promise.reject(new SyntaxError('cards.json: Unexpected token\n  at somewhere'))],
    ['a file that is not there', () => Promise.reject(new Error("Cannot find module 'cards.json'"))],
    [
      'content that its own check trips over',
      loading({
        check: () => {
          throw new TypeError('cards.json: undefined is not a list')
        },
      }),
    ],
  ])('tells of %s in one line', async (_, load) => {
    const [problem, ...more] = await problemsOf(load, 'played')
    expect(more).toEqual([])
    expect(problem.what).toMatch(/^cannot be read \(.*cards\.json.*\)$/)
  })
})
