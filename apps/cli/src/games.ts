import * as ost from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import type { Game } from '@railhead/table'

const { ostkrieg } = ost as { ostkrieg?: Game }

/** Every game that Railhead plays. */
export const games: readonly Game[] = [raceToMoscow, ostkrieg].filter((game) => game !== undefined)
