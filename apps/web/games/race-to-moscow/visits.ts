import { drawn, type GameVisits, load, type Recording, sit } from '../../screenshots/album.ts'

const recording: Recording = {
  file: new URL('../../../../packages/race-to-moscow/records/01-three-players-2024.jsonl', import.meta.url),
  title: '1941: Race to Moscow, 2024 rules',
  middle: 392,
}

export const visits: GameVisits = {
  preset: 'Solitaire',
  // A solitaire game that is left to chance has a few more.
  choices: 100,
  recording,
  colours: [
    { at: [814, 398], colour: '--land' },
    { at: [1102, 149], colour: '--sea' },
    { at: [681, 73], colour: '--rtm-winter' },
    // Utena, which nobody holds yet.
    { at: [442, 481], colour: '#c3cbd0' },
  ],
  scenes: [
    {
      name: 'hand-over',
      async go(window) {
        await load(window, recording, recording.middle)
        await window.locator('.handover').waitFor()
      },
    },
    {
      // One transport action as a plan.
      name: 'planner',
      async go(window) {
        await load(window, recording, recording.middle)
        await sit(window)
        await drawn(window)
        await window.locator('.answers').getByRole('button', { name: 'Transport supplies' }).click()
        await window.locator('.plan-suggestion').first().click()
        await window.locator('.plan-step').first().waitFor()
      },
    },
  ],
  bare: {
    css: '[data-token], [data-face] path[fill="#b3261e"], [data-face] path[fill="#b3261e"] + text { display: none }',
    layout: new URL('./board/generated/east-up.json', import.meta.url),
    between: ['memel', 'bobruisk'],
  },
}
