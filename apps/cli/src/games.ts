import * as ost from '@railhead/ostkrieg'
import * as rtm from '@railhead/race-to-moscow'
import type { Game } from '@railhead/table'

const written = { ...rtm, ...ost } as { raceToMoscow?: Game; ostkrieg?: Game }

/** Every game that Railhead plays. */
export const games: readonly Game[] = [written.raceToMoscow, written.ostkrieg].filter((game) => game !== undefined)
