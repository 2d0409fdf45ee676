import { drawn, type GameVisits, load, type Recording, sit } from '../../screenshots/album.ts'

const recording: Recording = {
  file: new URL('../../../../packages/ostkrieg/records/01-barbarossa.jsonl', import.meta.url),
  title: 'Ostkrieg, Barbarossa',
  middle: 620,
}
/** An attack is being put together. */
const BATTLE = 32

export const visits: GameVisits = {
  preset: 'Barbarossa',
  recording,
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
}
