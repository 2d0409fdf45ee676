import { AREAS, CARDS, COUNTRIES } from '../content/content.ts'
import type { StepName } from '../steps/numbers.ts'
import { KIND_CODES } from '../units.ts'

/** What a number of a frame can be: the least and the most, and what it is called where it is wrong. */
interface FrameNumber {
  readonly least: number
  readonly most: number
  readonly is: string
}

const number = (is: string, most: number, least = 0): FrameNumber => ({ least, most, is })
const side = number('a side', 1)
const player = number('a player', 1)
const area = number('an area', AREAS - 1, 1)
const areaOrNone = number('an area', AREAS - 1)
const card = number('a card', CARDS - 1)
/** Where to look on among the cards. */
const nextCard = number('a card', CARDS)
const kindOrAny = number('a kind of unit', KIND_CODES.length - 1)
const kind = number('a kind of unit', KIND_CODES.length - 1, 1)
const left = number('a number of what is left', 12)
const byte = number('a byte', 255)
/** Where a step stands in the compiled cards; what stands there is checked with the card that is played. */
const inProgram = byte

/** The numbers that the frame of each step holds, in their order; what follows them is 0. */
export const FRAMES: { readonly [step in StepName]: readonly FrameNumber[] } = {
  turn: [],
  bid: [player],
  'play-card': [],
  supply: [],
  attrition: [],
  'use-front-card': [nextCard],
  card: [card, inProgram, number('whether the card is kept', 1), number('a way of playing', 2)],
  either: [inProgram],
  'keep-in-front': [],
  'after-card': [side],
  react: [side],
  'play-another': [],
  'mark-moves': [left, kindOrAny],
  'choose-move': [kindOrAny],
  'move-unit': [area, kindOrAny],
  'move-to': [area, byte],
  'forced-rebase': [area, side],
  'rail-from': [left, kindOrAny],
  'rail-unit': [area, kindOrAny],
  'rail-to': [area, byte],
  'rebase-from': [],
  'rebase-to': [area, byte],
  place: [byte, left, byte, byte, byte, byte],
  'place-choice': [inProgram, left, left, byte, byte, byte],
  'place-partisan': [left, kind, number('a country', COUNTRIES.length - 1)],
  'remove-partisan': [kind, kind],
  entrench: [left, kindOrAny],
  'mark-attacks': [left, inProgram],
  'choose-attack': [inProgram],
  battle: [number('a stage of the battle', 13)],
  attackers: [],
  'commit-air': [side],
  'front-defence': [nextCard],
  losses: [side],
  'decide-advance': [],
  retreat: [number('a phase of the retreat', 5), areaOrNone],
  advance: [],
  'land-air': [side],
  'year-end': [number('a stage of the Year End', 6)],
  'buy-card': [side],
  begin: [],
}
