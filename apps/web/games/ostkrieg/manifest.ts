import type { GameManifest } from '../../src/game/manifest.ts'

export const manifest: GameManifest = {
  id: 'ostkrieg',
  title: 'Ostkrieg',
  players: '1 to 2',
  minutes: '180',
  blurb: 'The whole war in the East on cards: move, attack, dig in, and keep your supply lines open.',
  seatNames: { axis: 'Axis', soviet: 'Soviet', 'player-1': 'Player 1', 'player-2': 'Player 2' },
  pictures: {
    map: {
      light: new URL('./pictures/light.webp', import.meta.url).href,
      dark: new URL('./pictures/dark.webp', import.meta.url).href,
    },
    bare: {
      light: new URL('./pictures/map-light.webp', import.meta.url).href,
      dark: new URL('./pictures/map-dark.webp', import.meta.url).href,
    },
  },
  engine: {
    playable: (options) =>
      options === undefined || (options.bot ?? 'none') !== 'none'
        ? import('@railhead/ostkrieg/bot').then(({ playable }) => playable)
        : import('@railhead/ostkrieg/playable').then(({ playable }) => playable),
    reading: () => import('@railhead/ostkrieg/reading').then(({ reading }) => reading),
    survey: () => import('@railhead/ostkrieg/survey'),
  },
  client: () => import('./panel/client.ts').then((module) => module.client),
  rules: () => import('./rules/index.ts').then((module) => module.book),
  maps: () => import('./rules/maps.ts').then((module) => module.maps),
  cards: () => import('./rules/cards.ts').then((module) => module.gallery),
  aid: () => import('./rules/aid.ts').then((module) => module.aid),
  signs: () => import('./board/legend.tsx').then((module) => module.legend),
  sources: () => import('./rules/sources.ts').then((module) => module.sources),
  puzzles: true,
  lessons: { count: 17, load: () => import('./lessons/index.ts').then((module) => module.lessons) },
}
