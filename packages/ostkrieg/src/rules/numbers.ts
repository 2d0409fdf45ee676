/** Numbers and places that the rulebook's own rules name. */

/** [2.0] Automatic Victory needs all four. */
const BERLIN = 84
const MOSCOW = 49
const LENINGRAD = 70
const BAKU = 32
export const VICTORY_CITIES: readonly number[] = [BERLIN, MOSCOW, LENINGRAD, BAKU]
/** [9.2] Capitals that decide about their countries. */
export const BUCHAREST = 96
export const SOFIA = 100
export const HELSINKI = 76
export const BUDAPEST = 88

/** [8.3.7] Stacking. */
export const LAND_LIMIT = 12
export const AIR_LIMIT_CITY = 4
export const AIR_LIMIT = 2
/** [8.3.4], [10.2]: areas that an air unit flies in a move; twice as many in a rebase ([8.3.5]). */
export const AIR_RANGE = 2
export const REBASE_RANGE = 4
/** [8.3.9] */
export const FORCED_REBASE_RANGE = 2
/** [8.3.3.1] */
export const OVERRUN_ARMOR = 2

/** [6.0]: the last of the five years, counted from 1941 as 0. */
export const LAST_YEAR = 4
export const FIRST_YEAR = 1941
export const ITALY_LEAVES_AFTER = 2
/** [7.0]: from 1943 on the Soviet player plays first. */
export const SOVIETS_FIRST_FROM = 2

/** [8.4.2.2]: units per die. */
export const GERMAN_DIVISOR = 2
export const FINNISH_DEFENCE_DIVISOR = 2
export const ALLIED_DIVISOR = 4
export const SOVIET_DIVISORS: readonly number[] = [6, 5, 4, 3, 3]
/** [8.4.2.2]: a die of this or more is a hit. */
export const HIT = 4
export const SIX = 6

/** [5.0]: no bid is higher than what any side can produce. */
export const HIGHEST_BID = 16
