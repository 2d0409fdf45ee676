import { authored as ostkrieg } from '@railhead/ostkrieg/content'
import { authored as raceToMoscow } from '@railhead/race-to-moscow/content'
import type { AuthoredContent } from '@railhead/table'

/** What every game is made from. Only checking it needs this, so it is loaded for that alone. */
export const contents: readonly AuthoredContent[] = [raceToMoscow, ostkrieg]
