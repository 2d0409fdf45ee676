import { raceToMoscow } from '@railhead/race-to-moscow'
import { expect, test } from 'vitest'
import { race } from '../texts/texts.ts'

test('every action that can be taken in several ways has a name of its own, for the button that stands for all of them', () => {
  for (const { key, options } of raceToMoscow.options.presets) {
    const state = raceToMoscow.setup(options, key)
    for (let throwOf = 7; ; ) {
      const question = raceToMoscow.pending(state)
      if (question.over) break
      const { choices } = raceToMoscow.describe(state, question)
      const actions = choices.map(({ action }) => action)
      const several = actions.filter((action, i) => action !== undefined && actions.indexOf(action) < i)
      expect(several.filter((action) => race.actions[String(action)] === undefined)).toEqual([])
      throwOf = (throwOf * 1103515245 + 12345) & 0x7fffffff
      // Turns that are ended at once show little.
      const going = choices.flatMap(({ action }, i) => (action === 'end-turn' ? [] : [i]))
      raceToMoscow.apply(state, question.choices[going[(throwOf >>> 8) % going.length] ?? 0])
    }
  }
})
