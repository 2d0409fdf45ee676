/** A moment that a rule is shown by: where a lesson begins, or the set-up of Barbarossa. Areas by name. */
export interface Moment {
  readonly lesson?: string
  readonly shows: readonly string[]
  /** What the words below it speak of. */
  readonly ringed?: readonly string[]
  readonly risk?: readonly string[]
  /** Where a unit would be lost for want of supply. */
  readonly starving?: readonly string[]
  readonly arrows?: readonly (readonly [from: string, to: string])[]
}

export const moments: Readonly<Record<string, Moment>> = {
  supply: {
    lesson: 'supply',
    shows: ['Riga', 'Pskov', 'Smolensk', 'Minsk', 'Brest', 'Bryansk'],
    risk: ['Smolensk'],
    starving: ['Smolensk'],
    ringed: ['Minsk', 'Pskov'],
  },
  overrun: {
    lesson: 'overrun',
    shows: ['Smolensk', 'Viazma', 'Tula', 'Bryansk', 'Orel'],
    arrows: [
      ['Smolensk', 'Viazma'],
      ['Viazma', 'Tula'],
    ],
  },
  battle: {
    shows: ['Warsaw', 'Brest', 'Bialystok', 'Lvov'],
    ringed: ['Brest'],
    arrows: [['Warsaw', 'Brest']],
  },
  retreat: {
    lesson: 'retreat',
    shows: ['Kiev', 'Rovno', 'Minsk', 'Bryansk', 'Kursk', 'Kharkov', 'Dnepropetrovsk', 'Odessa'],
    ringed: ['Kiev'],
    arrows: [
      ['Kiev', 'Kursk'],
      ['Kiev', 'Kharkov'],
      ['Kiev', 'Odessa'],
    ],
  },
  'no-way-out': {
    lesson: 'pocket',
    shows: ['Odessa', 'Kiev', 'Rovno', 'Dnepropetrovsk', 'Jassy'],
    risk: ['Odessa'],
  },
  partisans: {
    lesson: 'partisans',
    shows: ['Riga', 'Pskov', 'Smolensk', 'Minsk', 'Brest'],
    ringed: ['Minsk', 'Pskov'],
  },
}
