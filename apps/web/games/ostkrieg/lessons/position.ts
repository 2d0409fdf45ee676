import type { Position } from '@railhead/table'

/** Units by area name; an empty text takes them away. Control follows the units, unless it is given apart. */
export interface Moment {
  readonly units: Readonly<Record<string, string>>
  /** Areas without units that the Axis holds. */
  readonly axis?: readonly string[]
  readonly year?: number
  readonly turn?: 'axis' | 'soviet'
  /** All other cards of the years so far are discarded. */
  readonly hand?: { readonly axis?: readonly number[]; readonly soviet?: readonly number[] }
  readonly dice?: readonly number[]
}

/** A moment of Barbarossa: the set-up with what has changed since. */
export function moment({ units, axis = [], year, turn, hand, dice }: Moment): Position {
  const areas = {
    ...Object.fromEntries(Object.entries(units).map(([area, text]) => [area, { units: text }])),
    ...Object.fromEntries(axis.map((area) => [area, { control: 'axis', units: '' }])),
  }
  return {
    game: 'ostkrieg',
    options: { scenario: 'barbarossa' },
    areas,
    ...(year === undefined ? {} : { year }),
    ...(turn === undefined ? {} : { turn }),
    ...(hand === undefined ? {} : { cards: { axis: { hand: hand.axis ?? [] }, soviet: { hand: hand.soviet ?? [] } } }),
    ...(dice === undefined ? {} : { dice }),
  } as Position
}

/** After the moves of Major Blitz! (10.2). */
export const MOVED = { Berlin: '', Danzig: '3GI', Konigsberg: '3GI 4GA 3GL', Galati: '', Jassy: '1GI 4RI' }
/** After the three attacks (10.2). */
export const STRUCK = {
  ...MOVED,
  Konigsberg: '1GL',
  Bialystok: '3GI 4GA 2GL',
  Riga: '3SI',
  Warsaw: '2GL',
  Brest: '9GI 2GA 2GL',
  Krakow: '',
  Lvov: '2GI 2GA 2GL',
  Rovno: '2SI 1SA',
  Ploesti: '',
}
/** After German Reserves (10.3) and Ukraine Reserves (10.4). */
export const REINFORCED = {
  ...STRUCK,
  Berlin: '3GI 1GA 1GL',
  Danzig: '',
  Konigsberg: '3GI 1GL',
  Smolensk: '1SIe',
  Viazma: '1SI',
  Moscow: '5SI 2SA 1SL',
  Stalino: '2SI',
  Kharkov: '2SI',
  Kiev: '2SI 1SL',
}
/** After the attacks of Blitz v. Manstein! (10.5). */
export const DEEP = {
  ...REINFORCED,
  Konigsberg: '1GL',
  Bialystok: '',
  Riga: '6GI 4GA 2GL',
  Brest: '',
  Smolensk: '9GI 2GA 2GL',
  Lvov: '',
  Rovno: '2GI 1GA 2HI',
  Cluj: '',
  Kiev: '2SI',
  Odessa: '3SI',
}
