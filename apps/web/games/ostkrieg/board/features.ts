import type { AreaDescription } from '../../../src/board/api.ts'

/** What an area has, as the game's content says it. */
interface Area {
  readonly country: string
  readonly vp: number
  readonly oil: number
  readonly seas: readonly string[]
  readonly supply?: string
}

/** What is printed on an area of the map. */
export const featuresOf = ({ country, vp, oil, seas, supply }: Area): AreaDescription['features'] => ({
  country,
  ...(vp > 0 ? { vp } : {}),
  ...(oil > 0 ? { oil } : {}),
  ...(seas.length > 0 ? { seas: seas.join(' ') } : {}),
  ...(supply === undefined ? {} : { supply }),
})
