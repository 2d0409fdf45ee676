import type { Line, Point } from './geometry.ts'

/*
 * What no data package has: rivers that the 50m data lack, ridges, the Pripyat marshes, names. All traced by hand in
 * [longitude, latitude]. Rivers are courses of 1941, so without the lakes that dams made later.
 */

export interface River {
  readonly name?: string
  readonly course: Line
  /** 1 for the great ones, 0.6 for tributaries. */
  readonly weight: number
}

/** A line written as `longitude,latitude` pairs. */
const trace = (pairs: string): Line =>
  pairs.split(' ').map((pair): Point => {
    const [lon, lat] = pair.split(',').map(Number)
    return [lon, lat]
  })

export const RIVERS: readonly River[] = [
  {
    name: 'Pripyat',
    weight: 0.9,
    course: trace(
      '24,51.3 24.6,51.65 25.3,51.85 25.9,52.05 26.1,52.09 26.7,52.08 27.3,52.16 27.8,52.08 28.4,52.12 28.9,52.08 29.25,52.03 29.6,51.75 30,51.5 30.15,51.3 30.5,51.15',
    ),
  },
  {
    name: 'Desna',
    weight: 0.8,
    course: trace(
      '33.3,54.45 33.35,54.1 33.9,53.75 34.25,53.5 34.3,53.25 33.9,52.9 33.75,52.6 33.4,52.3 33.2,52 32.9,51.7 32.5,51.42 31.9,51.46 31.3,51.45 30.95,51.2 30.75,50.85 30.62,50.6 30.55,50.48',
    ),
  },
  {
    name: 'Donets',
    weight: 0.8,
    course: trace(
      '36.8,50.9 36.6,50.6 36.9,50.2 36.75,49.85 36.4,49.65 36.9,49.45 37.3,49.18 37.6,49 38,48.95 38.4,48.75 39,48.7 39.5,48.6 40,48.55 40.25,48.3 40.6,48 40.9,47.65',
    ),
  },
  {
    name: 'Oka',
    weight: 0.8,
    course: trace(
      '36.3,52.4 36.05,52.95 36.1,53.4 36.05,53.8 36.2,54.1 36.1,54.4 36.3,54.48 36.9,54.6 37.35,54.82 38.1,54.85 38.75,55.08 39.3,54.85 39.8,54.7 40.4,54.6 40.9,55 41.4,55.3 42,55.5 43,56 44,56.3',
    ),
  },
  {
    name: 'Neman',
    weight: 0.9,
    course: trace(
      '27.1,53.3 26.6,53.45 26,53.55 25.5,53.6 24.9,53.5 24.3,53.5 23.83,53.66 23.9,54.05 24.05,54.4 23.95,54.65 23.88,54.88 23.3,55.05 22.7,55.07 21.9,55.1 21.5,55.25 21.25,55.35',
    ),
  },
  {
    name: 'Bug',
    weight: 0.8,
    course: trace(
      '24.9,49.9 24.4,50.1 24.2,50.5 23.98,50.8 23.68,51.15 23.58,51.55 23.65,51.9 23.62,52.1 23.2,52.3 22.6,52.4 22.2,52.6 21.5,52.6 21,52.48',
    ),
  },
  {
    name: 'Berezina',
    weight: 0.7,
    course: trace('28.1,54.95 28.3,54.6 28.52,54.23 28.9,53.85 29.1,53.4 29.24,53.13 29.5,52.8 29.9,52.55 30.25,52.4'),
  },
  {
    name: 'Volkhov',
    weight: 0.7,
    course: trace('31.27,58.45 31.3,58.56 31.6,58.95 31.7,59.15 32,59.45 32.05,59.65 32.3,59.9 32.35,60.1'),
  },
  {
    name: 'Lovat',
    weight: 0.6,
    course: trace('29.9,56 30.5,56.33 30.85,56.7 31.16,57.15 31.3,57.5 31.45,57.85 31.4,58.15'),
  },
  {
    name: 'Seym',
    weight: 0.6,
    course: trace('37.3,51.3 36.9,51.6 36.2,51.7 35.6,51.65 34.9,51.6 34.3,51.35 33.6,51.3 33,51.3 32.75,51.45'),
  },
  {
    name: 'Psel',
    weight: 0.6,
    course: trace('36.4,51 36,51.2 35.3,51.15 34.8,50.9 34.3,50.6 34,50.3 33.75,49.9 33.55,49.4 33.5,49.02'),
  },
  { weight: 0.6, course: trace('35.8,50.6 35,50.1 34.55,49.6 34.4,49.3 34.2,49') },
  {
    name: 'Southern Bug',
    weight: 0.8,
    course: trace(
      '26.3,49.6 27,49.42 27.7,49.5 28.45,49.25 28.8,48.9 29.3,48.4 30.1,48.2 30.85,48.05 31.3,47.6 31.85,47.2 31.98,46.97 31.9,46.65',
    ),
  },
  {
    name: 'Prut',
    weight: 0.7,
    course: trace('24.6,48.2 25.1,48.5 25.94,48.3 26.6,48.2 27.1,47.9 27.6,47.35 27.85,47.05 28.1,46.5 28.2,46 28.15,45.5'),
  },
  { weight: 0.6, course: trace('25.5,47.9 26.3,47.5 26.9,46.9 27.1,46.3 27.3,45.8 28,45.4') },
  { name: 'Velikaya', weight: 0.6, course: trace('28.8,56.2 28.5,56.7 28.37,57.34 28.3,57.82 27.95,57.98') },
  { weight: 0.7, course: trace('27.75,59 28.17,59.35 28.05,59.47') },
  { weight: 0.6, course: trace('30.6,58.6 29.85,58.76 29.5,59 28.9,59.3 28.5,59.42 28.2,59.65') },
  { name: 'Sozh', weight: 0.6, course: trace('32.6,54.3 32,54 31.68,53.7 31.1,53.2 31,52.43 30.85,52.1 30.7,51.95') },
  { weight: 0.6, course: trace('34.3,57.6 34.1,58.1 33.4,58.4 32.6,58.35 32,58.4 31.45,58.4') },
  { weight: 0.6, course: trace('33.6,54.5 34.4,54.85 35.2,54.76 35.8,54.6 36.15,54.48') },
  { weight: 0.6, course: trace('35.4,55.45 36.3,55.65 37.1,55.72 37.62,55.73 38.1,55.5 38.75,55.1') },
]

/** Positions inside lakes that dams made after the war, and of the artificial parts that the data show: left out. */
export const RESERVOIRS: readonly Point[] = [
  [38.4, 58.3], // Rybinsk
  [32.4, 49.3], // Kremenchug
  [34.3, 47.5], // Kakhovka
  [42.8, 47.8], // Tsimlyansk
  [43.2, 57.1], // Gorky
  [49.2, 54.5], // Kuybyshev
  [46, 50], // Volgograd
]

/** Towns right on the shore, taken a little inland: the coast is simplified, and they must not end up in the water. */
export const INLAND: Readonly<Record<string, Point>> = {
  liepaja: [21.12, 56.5],
}

export interface Ridge {
  readonly crest: Line
  /** Degrees of latitude to both sides. */
  readonly breadth: number
}

export const RIDGES: readonly Ridge[] = [
  { breadth: 0.42, crest: trace('20.2,49.2 21.8,49.3 23.2,48.9 24.3,48.3 25,47.7 25.6,47.1 25.9,46.4 26.2,45.7') }, // Carpathians
  { breadth: 0.3, crest: trace('24.5,45.5 25.6,45.5 26.4,45.6') },
  { breadth: 0.16, crest: trace('33.8,44.5 34.3,44.65 35,44.9') }, // Crimea
  { breadth: 0.4, crest: trace('38.6,44.6 39.9,44 41.4,43.5 43,43') }, // Caucasus
  { breadth: 0.22, crest: trace('32.2,56.6 32.9,57.3 33.5,58 34.2,58.6') }, // Valdai
  { breadth: 0.17, crest: trace('32,55.05 33.3,55.25 34.8,55.5 35.8,55.9') }, // Smolensk and Moscow hills
  { breadth: 0.16, crest: trace('26.3,53.75 27.2,54.05 28.2,54.5') }, // Minsk hills
  { breadth: 0.2, crest: trace('36.3,50.9 36.9,51.7 37.1,52.5 37.4,53.4') }, // Central Russian upland
  { breadth: 0.18, crest: trace('37.6,48.35 38.5,48.2 39.4,48.05') }, // Donets ridge
  { breadth: 0.2, crest: trace('24.8,49.5 25.8,49.75 26.8,49.9') }, // Podolia
  { breadth: 0.14, crest: trace('20,53.7 21,53.95 22.2,54.2') }, // Masuria
  { breadth: 0.14, crest: trace('26,57.2 26.7,57.6 27.2,57.75') }, // Vidzeme
]

export const MARSH: Line = trace(
  '25.2,52.35 26.4,52.5 27.6,52.55 28.8,52.5 29.4,52.2 29.3,51.75 28.4,51.55 27.2,51.6 26,51.65 25.1,51.8',
)

export interface Name {
  readonly text: string
  readonly kind: 'land' | 'sea' | 'river'
  readonly at: Point
  readonly size: number
  /** May also stand upright, reading down. */
  readonly upright?: boolean
}

/** Lands as people called them in 1941, in English. */
export const NAMES: readonly Name[] = [
  { text: 'RUSSIA', kind: 'land', at: [38.3, 53.3], size: 22 },
  { text: 'UKRAINE', kind: 'land', at: [31.3, 49.6], size: 17 },
  { text: 'BELORUSSIA', kind: 'land', at: [28, 53.5], size: 14 },
  { text: 'ESTONIA', kind: 'land', at: [25.6, 58.9], size: 13 },
  { text: 'LATVIA', kind: 'land', at: [24.9, 57.1], size: 13 },
  { text: 'LITHUANIA', kind: 'land', at: [23.5, 55.6], size: 13 },
  { text: 'EAST PRUSSIA', kind: 'land', at: [20.8, 54.2], size: 12.5 },
  { text: 'POLAND', kind: 'land', at: [20.3, 51.6], size: 17 },
  { text: 'ROMANIA', kind: 'land', at: [25.6, 45.9], size: 17 },
  { text: 'HUNGARY', kind: 'land', at: [21.3, 47.6], size: 16 },
  { text: 'SLOVAKIA', kind: 'land', at: [20.3, 48.8], size: 13 },
  { text: 'CRIMEA', kind: 'land', at: [34.4, 45.4], size: 12.5 },
  { text: 'CAUCASUS', kind: 'land', at: [40.8, 45.6], size: 15 },
  { text: 'SWEDEN', kind: 'land', at: [16, 58.2], size: 15 },
  { text: 'FINLAND', kind: 'land', at: [26, 61.2], size: 15 },
  { text: 'BULGARIA', kind: 'land', at: [26.3, 43], size: 13 },
  { text: 'BALTIC SEA', kind: 'sea', at: [18.6, 56], size: 16, upright: true },
  { text: 'BLACK SEA', kind: 'sea', at: [32.4, 43.4], size: 20, upright: true },
  { text: 'LADOGA', kind: 'sea', at: [31.6, 60.8], size: 12.5 },
]
