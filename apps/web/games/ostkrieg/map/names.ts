import type { Name, Ridge } from '../../../map/geography.ts'

/** Lands and seas as people called them in 1941, in English. */
export const OSTKRIEG_NAMES: readonly Name[] = [
  { text: 'SWEDEN', kind: 'land', at: [15.5, 62.5], size: 15 },
  { text: 'NORWAY', kind: 'land', at: [14.5, 65.5], size: 12.5 },
  { text: 'FINLAND', kind: 'land', at: [26, 63], size: 14 },
  { text: 'TURKEY', kind: 'land', at: [35.5, 38.8], size: 17 },
  { text: 'GREECE', kind: 'land', at: [21.8, 39.4], size: 12.5 },
  { text: 'GERMANY', kind: 'land', at: [11.5, 51.3], size: 15 },
  { text: 'ITALY', kind: 'land', at: [12.5, 43], size: 13 },
  { text: 'PERSIA', kind: 'land', at: [47.5, 36.8], size: 14 },
  { text: 'KAZAKHSTAN', kind: 'land', at: [57.5, 48.6], size: 14 },
  { text: 'BLACK SEA', kind: 'sea', at: [34.3, 43.2], size: 19 },
  { text: 'CASPIAN SEA', kind: 'sea', at: [50.6, 43.5], size: 15, upright: true },
  { text: 'BALTIC SEA', kind: 'sea', at: [19.3, 57.3], size: 14 },
  { text: 'GULF OF BOTHNIA', kind: 'sea', at: [19.6, 62], size: 12.5 },
  { text: 'ARCTIC OCEAN', kind: 'sea', at: [24, 72.2], size: 14 },
  { text: 'WHITE SEA', kind: 'sea', at: [37.3, 65.5], size: 11 },
  { text: 'AEGEAN SEA', kind: 'sea', at: [25, 38.8], size: 13 },
  { text: 'ADRIATIC SEA', kind: 'sea', at: [16.2, 42.9], size: 13 },
  { text: 'SEA OF AZOV', kind: 'sea', at: [36.6, 46.1], size: 11 },
  { text: 'MEDITERRANEAN', kind: 'sea', at: [30, 35.4], size: 14 },
]

export const FAR_RIDGES: readonly Ridge[] = [
  {
    breadth: 0.8,
    crest: [
      [58.8, 61.5],
      [59, 59.8],
      [58.9, 58.2],
      [59.2, 56.6],
      [58.8, 55],
      [58, 53.6],
      [57.6, 52.2],
    ],
  }, // Urals
  {
    breadth: 0.45,
    crest: [
      [42.5, 43.2],
      [44.5, 42.7],
      [46.3, 42.2],
      [48, 41.3],
      [48.8, 40.8],
    ],
  }, // Caucasus
  {
    breadth: 0.35,
    crest: [
      [20.5, 41.3],
      [20.8, 42.6],
      [19.2, 43.4],
      [17.6, 44.2],
      [16, 45],
    ],
  }, // Dinaric Alps
  {
    breadth: 0.25,
    crest: [
      [22.8, 43.2],
      [24.5, 42.75],
      [26.5, 42.8],
    ],
  }, // Balkan
  {
    breadth: 0.3,
    crest: [
      [13, 47.3],
      [14.6, 47.3],
      [15.8, 47.6],
    ],
  }, // Alps
  {
    breadth: 0.5,
    crest: [
      [13.2, 63.2],
      [14.4, 65],
      [16, 66.8],
      [18.5, 68.2],
    ],
  }, // Scandinavian mountains
  {
    breadth: 0.4,
    crest: [
      [34, 40.9],
      [37, 40.6],
      [39.5, 40.6],
      [41.5, 40.8],
    ],
  }, // Pontic mountains
  {
    breadth: 0.25,
    crest: [
      [45.6, 51.2],
      [45.9, 52.6],
      [46.6, 53.3],
    ],
  }, // Volga hills
]
