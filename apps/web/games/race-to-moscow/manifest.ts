import type { GameManifest } from '../../src/game/manifest.ts'

export const manifest: GameManifest = {
  id: 'race-to-moscow',
  title: '1941: Race to Moscow',
  players: '1 to 4',
  minutes: '90',
  blurb: 'Three army groups race east. Fuel, ammo and food decide who gets there, so build the railway before you need it.',
  seatNames: { gray: 'North', white: 'Centre', brown: 'South', soviet: 'Soviet' },
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
    playable: () => import('@railhead/race-to-moscow/playable').then(({ playable }) => playable),
    reading: () => import('@railhead/race-to-moscow/reading').then(({ reading }) => reading),
    survey: () => import('@railhead/race-to-moscow/survey'),
    staff: () => import('@railhead/race-to-moscow/staff'),
  },
  client: () => import('./panel/client.ts').then((module) => module.client),
  rules: () => import('./rules/index.ts').then((module) => module.book),
  maps: () => import('./rules/maps.ts').then((module) => module.maps),
  cards: () => import('./rules/cards.ts').then((module) => module.gallery),
  aid: () => import('./rules/aid.ts').then((module) => module.aid),
  signs: () => import('./board/legend.tsx').then((module) => module.legend),
  sources: () => import('./rules/sources.ts').then((module) => module.sources),
  puzzles: true,
  lessons: { count: 13, load: () => import('./lessons/index.ts').then((module) => module.lessons) },
}
