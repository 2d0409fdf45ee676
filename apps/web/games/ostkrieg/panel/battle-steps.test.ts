import { ostkrieg } from '@railhead/ostkrieg'
import { expect, test } from 'vitest'
import { BATTLE_STEPS, STAGES } from './battle-steps.ts'

test('a battle never goes back to a stage that was crossed out', () => {
  const state = ostkrieg.setup({}, 'stages')
  const asked = new Set<string>()
  let throwOf = 7
  let reached = 0
  for (;;) {
    const question = ostkrieg.pending(state)
    if (question.over) break
    const { step, choices } = ostkrieg.describe(state, question)
    const stage = BATTLE_STEPS[step]
    if (step === 'attackers') reached = 0
    if (stage !== undefined) {
      asked.add(step)
      expect(STAGES.indexOf(stage), step).toBeGreaterThanOrEqual(reached)
      reached = STAGES.indexOf(stage)
    }
    throwOf = (throwOf * 1103515245 + 12345) & 0x7fffffff
    // Whoever passes at once sees no battle.
    const going = choices.flatMap((choice, i) => ('pass' in choice ? [] : [i]))
    ostkrieg.apply(state, question.choices[going[(throwOf >>> 8) % going.length] ?? 0])
  }
  expect([...asked]).toEqual(expect.arrayContaining(['losses', 'decide-advance', 'retreat', 'advance']))
})
