import { readFileSync } from 'node:fs'
import type { Point } from '../../../map/geometry.ts'

/** An area of Ostkrieg with its town's place on the globe. Ids are the area's number as text. */
export interface OstkriegPlace {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly vp: number
  readonly oil: number
  readonly seas: readonly string[]
  readonly supply?: string
  readonly lonLat: Point
}

export interface OstkriegMap {
  readonly places: readonly OstkriegPlace[]
  readonly borders: readonly (readonly [string, string])[]
}

interface MapFile {
  readonly areas: readonly {
    readonly number: number
    readonly name: string
    readonly country: string
    readonly vp: number
    readonly oil: number
    readonly seas: readonly string[]
    readonly supply?: string
  }[]
  readonly borders: readonly { readonly between: readonly [number, number] }[]
}

/** Longitude and latitude of the towns, by area number from 1. */
const TOWNS: readonly Point[] = [
  [18.07, 59.33],
  [22.15, 65.58],
  [28.98, 41.01],
  [32.86, 39.93],
  [41.27, 39.9],
  [22.94, 40.64],
  [23.73, 37.98],
  [27.91, 43.21],
  [53.7, 63.57],
  [56.25, 58.01],
  [60.61, 56.84],
  [61.4, 55.16],
  [55.97, 54.74],
  [58.98, 53.41],
  [55.1, 51.77],
  [51.37, 51.23],
  [51.92, 47.11],
  [46.13, 51.48],
  [50.15, 53.2],
  [49.12, 55.79],
  [49.66, 58.6],
  [50.84, 61.67],
  [46.65, 61.25],
  [44, 56.33],
  [45, 53.2],
  [46.03, 51.53],
  [44.51, 48.71],
  [48.04, 46.35],
  [44.26, 46.31],
  [45.69, 43.32],
  [47.5, 42.98],
  [49.87, 40.41],
  [44.51, 40.18],
  [44.79, 41.72],
  [41.64, 41.64],
  [41.97, 45.04],
  [40.1, 44.61],
  [41.54, 46.47],
  [39.72, 47.23],
  [39.31, 48.57],
  [41.45, 52.72],
  [39.74, 54.63],
  [40.41, 56.13],
  [39.87, 57.63],
  [39.89, 59.22],
  [40.54, 64.54],
  [37.91, 59.13],
  [35.9, 56.86],
  [37.62, 55.75],
  [37.62, 54.19],
  [39.18, 51.67],
  [37.8, 48],
  [36.47, 45.36],
  [33.53, 44.6],
  [35.05, 48.46],
  [36.23, 49.99],
  [36.19, 51.73],
  [36.06, 52.97],
  [34.3, 55.21],
  [32.05, 54.78],
  [34.36, 53.24],
  [30.52, 50.45],
  [30.73, 46.48],
  [26.25, 50.62],
  [24.03, 49.84],
  [23.7, 52.1],
  [27.57, 53.9],
  [28.33, 57.82],
  [31.28, 58.52],
  [30.31, 59.94],
  [24.75, 59.44],
  [24.11, 56.95],
  [23.16, 53.13],
  [34.76, 64.53],
  [33.08, 68.97],
  [24.94, 60.17],
  [31.22, 69.55],
  [17.43, 68.44],
  [20.51, 54.71],
  [18.65, 54.35],
  [21.01, 52.23],
  [19.94, 50.06],
  [17.03, 51.11],
  [13.4, 52.52],
  [14.43, 50.08],
  [16.37, 48.21],
  [17.11, 48.15],
  [19.04, 47.5],
  [21.63, 47.53],
  [23.59, 46.77],
  [21.23, 45.75],
  [27.59, 47.16],
  [28.05, 45.44],
  [28.65, 44.18],
  [26.03, 44.94],
  [26.1, 44.43],
  [15.98, 45.81],
  [20.45, 44.79],
  [21.43, 42],
  [23.32, 42.7],
]

/** Towns that lie at the edge of the land they stand for, or beside another town: drawn here instead. */
const DRAWN_AT: Readonly<Record<number, Point>> = {
  18: [47.6, 51.1], // Engels lies across the river from Saratov
  87: [19.2, 48.75], // Bratislava stands for all Slovakia
  70: [30.5, 59.7], // Leningrad lies at the head of its gulf, with land on both sides
  71: [25.6, 59.1], // Tallin stands for all Estonia
  73: [23.3, 53.9], // Bialystok reaches north to East Prussia
  97: [15.4, 45.6],
}

export function readOstkriegMap(path: URL): OstkriegMap {
  const file = JSON.parse(readFileSync(path, 'utf8')) as MapFile
  return {
    places: file.areas.map(({ number, name, country, vp, oil, seas, supply }) => ({
      id: String(number),
      name,
      country,
      vp,
      oil,
      seas,
      ...(supply === undefined ? {} : { supply }),
      lonLat: DRAWN_AT[number] ?? TOWNS[number - 1],
    })),
    borders: file.borders.map(({ between: [a, b] }) => [String(a), String(b)] as const),
  }
}
