import { games } from '@railhead/host/games'
import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { expect, test } from 'vitest'
import { check, describe } from './describing.ts'

test('at a table with others nothing is offered with which one sits alone', () => {
  const { options, company } = describe(ostkrieg)
  const keys = (list: readonly { readonly key: string }[]): string[] => list.map(({ key }) => key)
  expect(keys(options.presets)).toContain('solo-axis')
  expect(keys(options.options)).toContain('bot')
  expect(keys(company.presets)).toEqual(['barbarossa', 'uranus'])
  expect(keys(company.options)).toEqual(keys(options.options).filter((key) => key !== 'bot' && key !== 'handicap'))
})

test.each(games.map((game) => [game.id, game] as const))(
  'whatever is offered of %s with others has a place for them',
  (_, game) => {
    const { company } = describe(game)
    const chosen = company.options.flatMap((field) =>
      field.type === 'choice' ? field.values.map(({ value }) => ({ [field.key]: value })) : [],
    )
    for (const options of [...company.presets.map((preset) => preset.options), ...chosen]) {
      const checked = check(game, options)
      expect(checked.ok && checked.seated.length).toBeGreaterThan(1)
    }
  },
)

test('all that leaves a place for others is offered', () => {
  const { options, company } = describe(raceToMoscow)
  expect(company.options).toEqual(options.options)
  expect(company.presets).toEqual(options.presets.filter(({ key }) => key !== 'solitaire'))
})
