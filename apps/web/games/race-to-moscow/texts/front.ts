/** Front cards in words. Apart from the others, since they come after the table. */
const NAMES: { readonly [card: number]: readonly [front: string, city: string] } = {
  111: ['North-Western Front', 'Leningrad'],
  112: ['Western Front', 'Moskva'],
  113: ['South-Western Front', 'Rostov'],
}

type Line = (city: string) => string

const LINES: { readonly [side in 'basic' | 'advanced']: readonly Line[] } = {
  basic: [
    () => 'One counter-attack on another player, alone on yourself; best where it cuts an army off.',
    () =>
      'Else a marker onto a free objective area of this colour beside another marker: the one nearest to any army, among equals a fortified one.',
    (city) => `Else a marker beside another, as near to ${city} as can be; among equals nearest to an army, then fortified.`,
  ],
  advanced: [
    () =>
      'Counter-attacks wherever they are possible, your own areas too: first where an army is cut off, then objectives, supplies, rail.',
    (city) =>
      `Then a marker on the shortest way to ${city}: first a fortified area, else an objective, else the nearest to the army.`,
    (city) => `If that way is full, a marker beside ${city}.`,
  ],
}

export const frontWords = {
  atYourEnd: 'At the end of your turn:',
  atEndOf: (seat: string): string => `At the end of ${seat}’s turn:`,
  placed: 'a Soviet marker to',
  attacked: 'a counter-attack on',
  nothing: 'no Soviet reaction is possible.',
  or: ' or ',
  card: 'Front card',
  lineOf: (line: number): string => `Front card, line ${line}`,
  name: (card: number, side: 'basic' | 'advanced'): string => `${NAMES[card]?.[0] ?? ''}, ${side} side`,
  city: (card: number): string => NAMES[card]?.[1] ?? '',
  lines: LINES,
  choice: 'Where a line leaves several areas, the player to the left decides. An army in or beside an area protects it.',
}
