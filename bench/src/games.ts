import * as ost from '@railhead/ostkrieg'
import * as rtm from '@railhead/race-to-moscow'
import type { Game } from '@railhead/table'

const written: { readonly raceToMoscow?: Game; readonly ostkrieg?: Game } = { ...rtm, ...ost }

/** The games that are measured. */
export function games(): Game[] {
  return (['raceToMoscow', 'ostkrieg'] as const).flatMap((key) => {
    const game = written[key]
    if (game === undefined) console.error(`${key} is not playable yet and is left out.`)
    return game ?? []
  })
}
