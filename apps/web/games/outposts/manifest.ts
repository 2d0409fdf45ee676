import type { GameManifest } from '../../src/game/manifest.ts'

export const manifest: GameManifest = {
  id: 'outposts',
  title: 'Outposts',
  players: '2 to 3',
  minutes: '5',
  blurb: 'Pledge a bird in secret, raid the others, and be the richest in the end.',
  seatNames: { red: 'Red', blue: 'Blue', green: 'Green' },
  engine: { playable: () => import('@railhead/table/outposts').then((module) => module.outposts) },
  client: () => import('./client.ts').then((module) => module.client),
}
