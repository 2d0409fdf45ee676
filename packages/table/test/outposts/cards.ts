/** 1.1 Twelve cards, weakest first: a card's strength is its place in the list. */
export const CARDS: readonly string[] = [
  'sparrow',
  'wren',
  'finch',
  'thrush',
  'lark',
  'jay',
  'crow',
  'rook',
  'heron',
  'hawk',
  'falcon',
  'eagle',
]

export const cardNumber = (name: unknown): number => CARDS.indexOf(String(name))
