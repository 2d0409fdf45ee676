/** Numbers of the rulebook, each with its section. */

/** Seats by number; the Axis seats come first, so a colour's bit is `1 << seat`. */
export const GRAY = 0
export const WHITE = 1
export const BROWN = 2
export const SOVIET = 3
export const AXIS_SEATS = 3
export const SEAT_NAMES: readonly string[] = ['gray', 'white', 'brown', 'soviet']
/** All seats, as a mask of who knows something. */
export const EVERYBODY = 0xf

/** Kinds of supply [2024:2.3]. */
export const FUEL = 0
export const AMMO = 1
export const FOOD = 2
export const KINDS = 3
export const KIND_NAMES: readonly ['fuel', 'ammo', 'food'] = ['fuel', 'ammo', 'food']

/** [2024:7] Two core actions a turn. */
export const CORE_ACTIONS = 2
/** [2024:2.2] Spaces on an Army card. */
export const CARD_SPACES = 6
/** [2024:8.4] Supply limits of areas, and how much one Take Supplies action brings. */
export const AREA_LIMIT = 6
export const MAIN_BASE_LIMIT = 9
export const TAKE_AT_MAIN_BASE = 6
export const TAKE_AT_FRONTLINE_BASE = 3
/** [2024:8.2] Areas an Armored Army may enter in one activation. */
export const ARMORED_RANGE = 3
/** [2024:8.1] One area, a second one by forced march. */
export const FIELD_RANGE = 1
export const FORCED_MARCH_RANGE = 2
/** [2024:8.5] What a transport carries. */
export const TRUCK_CARGO = 4
export const TRAIN_CARGO = 6
/** [2024:4] Transports on each Logistics card and in the stock at the start. */
export const TRUCKS_PER_PLAYER = 5
export const TRAINS_PER_PLAYER = 3
export const TRAINS_IN_STOCK = 9
/** [2024:8.7] Reserve trains: two, and two for each player. */
export const reserveTrains = (players: number): number => 2 + 2 * players
/** [2024:4] Supplies of each kind in a Main Supply Base and in the stock. */
export const BASE_SUPPLIES = 3
export const STOCK_SUPPLIES = 1
/** [2024:4] OKH cards face up. */
export const okhRow = (players: number): number => (players === 2 ? 3 : 4)
/** [2024:9.4] Wolfsschanze, [2021:7] Halder and Führerbefehl: most medals in one area. */
export const MOST_MEDALS_IN_AREA = 2
/** [2021:6.3] A Victory area held without connection. */
export const MEDALS_FOR_VICTORY_AREA = 2
/** [2024:5] So many ammo on unmarked defeated cards are a medal. */
export const AMMO_PER_MEDAL = 3
/** [2024:1] */
export const MEDAL_TOKENS = 40
export const SOVIET_MARKERS = 26
/** [2024:14.1] Faces of the Soviet markers. */
export const INFANTRY_MARKERS = 15
export const INFANTRY = 1
export const ARMOR = 2
export const FACE_NAMES: readonly ['infantry', 'armor'] = ['infantry', 'armor']
export const faceName = (face: number): 'infantry' | 'armor' => FACE_NAMES[face - INFANTRY]
/** [2024:13.5] Medals for the first, second, third and fourth OKH card. */
export const TOTAL_WAR_PRICES: readonly number[] = [2, 3, 4, 5]

/** No area, no army, no card. */
export const NONE = 255

/** Our own bound, in no rulebook: a game that has not ended after so many rounds is scored as it stands. */
export const LAST_ROUND_OF_ALL = 100
