import { drawn, type GameVisits, load, type Recording, sit } from '../../screenshots/album.ts'

const recording: Recording = {
  file: new URL('../../../../packages/ostkrieg/records/01-barbarossa.jsonl', import.meta.url),
  title: 'Ostkrieg, Barbarossa',
  middle: 620,
}
/** An attack is being put together. */
const BATTLE = 112

export const visits: GameVisits = {
  preset: 'Barbarossa',
  recording,
  colours: [
    { at: [838, 749], colour: '--land' },
    { at: [768, 653], colour: '--sea' },
    { at: [307, 358], colour: '--ost-axis-area' },
    { at: [711, 96], colour: '--ost-soviet-area' },
  ],
  scenes: [
    {
      name: 'battle',
      async go(window) {
        await load(window, recording, BATTLE)
        await sit(window)
        await drawn(window)
        await window.getByRole('region', { name: /^Attack on/ }).waitFor()
      },
    },
  ],
  bare: {
    css: '[data-token], .leader, .front-halo, .front-ink, .front-core { display: none } .board-base .ost-cell { fill: none }',
    layout: new URL('./board/generated/wide.json', import.meta.url),
    between: ['84', '49'],
  },
}
