import { type Choice, type JsonObject, type Position, PositionError } from '@railhead/table'
import { expect, test } from 'vitest'
import { after, area, axis, battle, done, soviet } from '../card-kit.ts'
import { cardIndex, content } from '../content/content.ts'
import { driveOut } from '../fight-kit.ts'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'
import type { StepName } from '../steps/frames.ts'
import { asks, dice, play } from '../test-kit.ts'

/** What must fit together on the agenda: a moment that can be, and what of it is changed so that it cannot. */

const { keep } = content.program
const WARSAW = { Warsaw: { units: '2GI 1GIe 2GA 2GL' } }
const FRONT = { cards: { axis: { hand: [9], front: [11] }, soviet: { hand: [] } } }

const bidding = () => ostkrieg.setup({ bidding: true }, 'x')
const usingFront = () => after('axis', [9], { Warsaw: { units: '1GI' } }, [{ card: 9 }], FRONT)
const inFrontEffect = () =>
  after('axis', [9], { Warsaw: { units: '1GI' }, Ploesti: { units: '1GL' } }, [{ card: 9 }, { use: true }], FRONT)
const reacting = (...choices: Choice[]) => {
  const cards = { axis: { hand: [], front: [19] }, soviet: { hand: [63] } }
  const areas = {
    Kiev: { units: '6SI' },
    Rovno: { control: 'axis', units: '1GI' },
    Lvov: { control: 'axis', units: '3GI' },
    Brest: { control: 'axis' },
  }
  const state = after('soviet', [63], areas, [{ card: 63 }, done, { area: 64 }], { year: 1943, cards })
  dice(state, 6, 6, 1)
  play(state, { from: 62, all: true }, done, { advance: true }, { all: true }, ...choices)
  return state
}
const another = () => after('axis', [2, 3, 5], { Warsaw: { units: '1GI' } }, [{ card: 2 }, done])
const either = () => soviet(56, { Kiev: { units: '1SI' } })
const keeping = () => soviet(53, { Moscow: { units: '12SI' } }, done)
const marking = () => axis(9, WARSAW)
const markingLast = () => axis(9, { ...WARSAW, Berlin: { units: '1GI' }, Prague: { units: '1GI' } }, { area: 81 })
const choosing = () => axis(9, { ...WARSAW, Berlin: { units: '1GI' } }, ...area(81, 84))
const moving = () => axis(9, WARSAW, ...area(81))
const movingFinns = () => axis(14, { Helsinki: { units: '2FI' }, Petsamo: { units: '1FI' } }, done, ...area(76))
const going = () => axis(9, WARSAW, ...area(81), { unit: 'GA' })
const leaving = () => axis(9, { Warsaw: { units: '1GI' }, Brest: { units: '1SL' } }, ...area(81), { unit: 'GI' }, ...area(66))
const railing = () => axis(15, { Bucharest: { units: '1RI' }, Jassy: { units: '1RI 1GI' } }, done)
const riding = () => axis(6, { Warsaw: { units: '1GI 1GA' } }, ...area(81))
const arriving = () => axis(6, { Sofia: { units: '1BI' } }, ...area(100))
const rebasing = () => axis(10, { Warsaw: { units: '1GL' }, Narvik: { units: '2GL' } }, done)
const landing = () => axis(10, { Narvik: { units: '2GL' }, Belomorsk: { control: 'axis' } }, done, ...area(78))
const placing = () => soviet(55, {}, { unit: 'SI', area: 52 })
const placingByChoice = () => soviet(65, {}, { number: 1 })
const partisans = () => soviet(57, { Kiev: { control: 'axis' }, Minsk: { control: 'axis' } })
const hunting = () => axis(17, { Sofia: { units: '1BI' }, Skopje: { control: 'soviet', units: '1YP' } }, done, done)
const digging = () => soviet(56, { Kiev: { units: '1SI' } }, { number: 2 })
const attacking = () => axis(9, { Warsaw: { units: '1GI' }, Brest: { units: '1SI' } }, done)
const attackingLast = () =>
  axis(
    9,
    { Warsaw: { units: '2GI' }, Brest: { units: '1SI' }, Bialystok: { units: '1SI' }, Konigsberg: { units: '1GI' } },
    done,
    { area: 66 },
  )
const choosingAttack = () =>
  axis(
    9,
    { Warsaw: { units: '2GI' }, Brest: { units: '1SI' }, Bialystok: { units: '1SI' }, Konigsberg: { units: '1GI' } },
    done,
    ...area(66, 73),
  )
const fighting = () => axis(9, { Warsaw: { units: '4GI' }, Brest: { units: '1SI' } }, done, ...area(66))
const flying = () => battle({ Warsaw: { units: '2GI 1GL' }, Brest: { units: '1SI' } }, [], done)
const losing = () => battle({ Warsaw: { units: '6GI' }, Brest: { units: '2SI 1SIe 1SA 1SP' } }, [6, 5, 4, 1, 1], done)
const deciding = () => battle({ Brest: { units: '1SI' } }, [1, 1, 1], done)
const retreating = (areas: JsonObject = { Brest: { units: '1SI 1SA' } }) => battle(areas, [1, 1, 1, 1], done, { advance: true })
/** The defenders are dead, their aircraft have to leave before the attacker goes in. */
const drivingOff = () => battle({ Brest: { units: '1SI 1SL' } }, [6, 1, 1], done, done, { advance: true })
/** Soviets retreat to where German aircraft alone stood. */
const drivenOff = () => {
  const held = Object.fromEntries([65, 67, 73].map((number) => [String(number), { control: 'axis', units: '1GI' }]))
  const areas = { Brest: { units: '2SI' }, Rovno: { control: 'axis', units: '1GL' }, ...held }
  return battle(areas, [1, 1, 1, 1], done, done, { advance: true })
}
const advancing = () => battle({ Brest: { units: '1SI' } }, [6, 1, 1], done, { advance: true }, { from: 81, unit: 'GI' })
/** All around Rovno is Soviet, with Partisans alone in Jassy: two of the three defenders go there, one of them dies with them. */
const dying = () => {
  const areas = {
    Kiev: { units: '12SI' },
    Rovno: { control: 'axis', units: '2GI 1HI' },
    Jassy: { control: 'soviet', units: '1SP' },
    ...Object.fromEntries([63, 65, 66, 67].map((number) => [String(number), { control: 'soviet', units: '1SI' }])),
  }
  return driveOut(64, 62, 51, areas)
}
const buying = () => after('axis', [6], {}, [{ pass: true }], { cards: { axis: { hand: [6] }, soviet: { hand: [] } }, passes: 1 })
const buyingSecond = () => {
  const state = buying()
  play(state, { pass: true })
  return state
}

type Frames = { readonly [step in StepName]?: JsonObject }
type Misfit = readonly [when: () => OstkriegState, frames: Frames, rest: JsonObject, what: string]

const MISFITS: readonly Misfit[] = [
  [bidding, {}, { year: 1942, cards: undefined }, 'agenda.1: nobody bids in this game, or any more'],
  [bidding, {}, { options: { bidding: false } }, 'agenda.1: nobody bids in this game, or any more'],
  [
    () => ostkrieg.setup({ bidding: true, scenario: 'uranus' }, 'x'),
    {},
    { options: { bidding: false } },
    'agenda.1: nobody bids in this game, or any more',
  ],
  [() => ostkrieg.setup({ bot: 'axis' }, 'x'), {}, { turn: 'soviet' }, 'agenda.1: the bot does not have the first word'],
  [() => after('axis', [5], {}, [], { passes: 1 }), {}, { passes: 2 }, 'agenda.1: both have passed'],

  [marking, { card: { next: 50 } }, {}, 'agenda.1: the card has no such step'],
  [marking, { card: { next: 54 } }, {}, 'agenda.1: the card has no such step'],
  [marking, { card: { play: 'front-effect' } }, {}, 'agenda.1: the card has no such step'],
  [marking, { card: { kept: true } }, {}, 'agenda.1: the card is never kept in front'],
  [
    keeping,
    { card: { play: 'front-effect', next: keep[cardIndex(53)]?.effect ?? 0 } },
    {},
    'agenda.1: no card in front is being used',
  ],
  [marking, {}, { turn: 'soviet' }, 'agenda.1: the card is not of the side that plays it'],
  [marking, {}, { now: { acting: 'soviet' } }, 'agenda.1: another side is acting'],
  [usingFront, { card: { next: 52 } }, {}, 'agenda.2: a card in front is used before the card begins'],

  [either, { either: { card: 57 } }, {}, 'agenda.2: the card asks for no such choice'],
  [either, { either: { op: 135 } }, {}, 'agenda.2: the card asks for no such choice'],
  [either, { card: { next: 135 } }, {}, 'agenda.2: the card asks for no such choice'],
  [keeping, { 'keep-in-front': { card: 54 } }, {}, 'agenda.2: the card is not kept in front now'],
  [keeping, { card: { next: 124 } }, {}, 'agenda.2: the card is not kept in front now'],
  [another, { 'after-card': { side: 'soviet' } }, {}, 'agenda.1: it is the other side’s turn'],
  [another, {}, { now: { acting: 'soviet' } }, 'agenda.2: another side is acting'],
  [reacting, { react: { side: 'soviet' } }, {}, 'agenda.2: another side is acting'],

  [marking, { 'mark-moves': { left: 0 } }, {}, 'agenda.2: the card does not move so'],
  [markingLast, { 'mark-moves': { left: 0 } }, {}, 'agenda.2: the card does not move so'],
  [marking, { 'mark-moves': { left: 3 } }, {}, 'agenda.2: the card does not move so'],
  [marking, { 'mark-moves': { who: 'GI' } }, {}, 'agenda.2: the card does not move so'],
  [marking, { card: { next: 53 } }, {}, 'agenda.2: the card does not move so'],
  [choosing, { 'choose-move': { who: 'GI' } }, {}, 'agenda.2: the card does not move so'],
  [choosing, { card: { next: 53 } }, {}, 'agenda.2: the card does not move so'],
  [moving, { 'move-unit': { area: 67 } }, {}, 'agenda.3: that area is not moved'],
  [moving, { 'move-unit': { who: 'GI' } }, {}, 'agenda.3: that area is not moved'],
  [movingFinns, { 'choose-move': {}, 'move-unit': { who: 'GI' } }, {}, 'agenda.3: that area is not moved'],
  [going, { 'move-to': { from: 84 } }, {}, 'agenda.4: there is no such unit'],
  [going, { 'move-to': { unit: 7 } }, {}, 'agenda.4: there is no such unit'],
  [leaving, { 'forced-rebase': { side: 'axis' } }, {}, 'agenda.4: no aircraft of that side must leave there'],
  [leaving, { 'forced-rebase': { area: 67 } }, {}, 'agenda.4: no aircraft of that side must leave there'],
  [leaving, { 'forced-rebase': { area: 1, side: 'axis' } }, {}, 'agenda.4: no aircraft of that side must leave there'],
  [drivenOff, { 'forced-rebase': { side: 'soviet' } }, {}, 'agenda.5: no aircraft of that side must leave there'],
  [
    drivingOff,
    { 'forced-rebase': { area: 62 } },
    { areas: { '62 Kiev': { control: 'soviet', units: '1SL' } } },
    'agenda.4: that is not where the battle is',
  ],

  [railing, { 'rail-from': { left: 4 } }, {}, 'agenda.2: the card has no such rail'],
  [railing, { 'rail-from': { who: 'GI' } }, {}, 'agenda.2: the card has no such rail'],
  [railing, { card: { next: 77 } }, {}, 'agenda.2: the card has no such rail'],
  [riding, { 'rail-unit': { area: 67 } }, {}, 'agenda.3: nobody rides from there'],
  [riding, { 'rail-unit': { who: 'GI' } }, {}, 'agenda.3: nobody rides from there'],
  [arriving, { 'rail-to': { unit: 1 } }, {}, 'agenda.3: there is no such unit'],
  [rebasing, { card: { next: 55 } }, {}, 'agenda.2: the card does not rebase'],
  [landing, { 'rebase-to': { unit: 1 } }, {}, 'agenda.3: there is no such unit'],

  [placing, { place: { op: 131 } }, {}, 'agenda.2: the card does not place so'],
  [placing, { card: { next: 132 } }, {}, 'agenda.2: the card does not place so'],
  [placing, {}, { now: { placed: [9] } }, 'agenda.2: the card does not place so'],
  [placingByChoice, { 'place-choice': { op: 164 } }, {}, 'agenda.2: the card does not place so'],
  [placingByChoice, { card: { next: 165 } }, {}, 'agenda.2: the card does not place so'],
  [placingByChoice, { 'place-choice': { leftFirst: 2 } }, {}, 'agenda.2: more is left than the card gives'],
  [placingByChoice, { 'place-choice': { leftSecond: 2 } }, {}, 'agenda.2: more is left than the card gives'],
  [placingByChoice, {}, { now: { placed: [0, 9] } }, 'agenda.2: an area has more than its share'],
  [partisans, { 'place-partisan': { left: 3 } }, {}, 'agenda.2: the card places no such partisans'],
  [partisans, { 'place-partisan': { unit: 'YP' } }, {}, 'agenda.2: the card places no such partisans'],
  [partisans, { 'place-partisan': { country: 'yugoslavia' } }, {}, 'agenda.2: the card places no such partisans'],
  [partisans, { card: { next: 139 } }, {}, 'agenda.2: the card places no such partisans'],
  [hunting, { 'remove-partisan': { unit: 'SP' } }, {}, 'agenda.2: the card removes no such partisan'],
  [hunting, { 'remove-partisan': { near: 'GI' } }, {}, 'agenda.2: the card removes no such partisan'],
  [hunting, { card: { next: 83 } }, {}, 'agenda.2: the card removes no such partisan'],
  [digging, { entrench: { left: 4 } }, {}, 'agenda.2: the card does not entrench so'],
  [digging, { entrench: { who: 'GI' } }, {}, 'agenda.2: the card does not entrench so'],
  [digging, { card: { next: 136 } }, {}, 'agenda.2: the card does not entrench so'],

  [attacking, { 'mark-attacks': { left: 0 } }, {}, 'agenda.2: the card does not attack so'],
  [attackingLast, { 'mark-attacks': { left: 0 } }, {}, 'agenda.2: the card does not attack so'],
  [attacking, { 'mark-attacks': { left: 3 } }, {}, 'agenda.2: the card does not attack so'],
  [attacking, { 'mark-attacks': { op: 51 } }, {}, 'agenda.2: the card does not attack so'],
  [attacking, { card: { next: 52 } }, {}, 'agenda.2: the card does not attack so'],
  [choosingAttack, { 'choose-attack': { op: 51 } }, {}, 'agenda.2: the card does not attack so'],
  [choosingAttack, { card: { next: 52 } }, {}, 'agenda.2: the card does not attack so'],

  [fighting, {}, { now: { battle: undefined } }, 'agenda.3: there is no battle'],
  [fighting, {}, { now: { battle: { area: 66, attacker: 'soviet', op: 52 } } }, 'agenda.3: who acts is the attacker'],
  [fighting, {}, { now: { battle: { area: 66, attacker: 'axis', op: 36 } } }, 'agenda.3: the attack is not that of the card'],
  [fighting, { battle: { stage: 0 } }, {}, 'agenda.3: the battle is not at that stage'],
  [fighting, { battle: { stage: 2 } }, {}, 'agenda.3: the battle is not at that stage'],
  [fighting, { battle: { stage: 5 } }, {}, 'agenda.3: the battle is not at that stage'],
  [flying, { battle: { stage: 3 } }, {}, 'agenda.3: the other side is asked'],
  [flying, { 'commit-air': { side: 'soviet' } }, {}, 'agenda.3: the other side is asked'],
  [losing, { battle: { stage: 7 } }, {}, 'agenda.3: the other side is asked'],
  [fighting, {}, { areas: { '66 Brest': { control: 'axis', units: '' } } }, 'agenda.3: the area is not the defender’s'],
  [retreating, {}, { areas: { '66 Brest': { control: 'axis', units: '' } } }, 'agenda.3: the area is not the defender’s'],
  [deciding, {}, { now: { battle: { advances: true } } }, 'agenda.3: nobody advances yet'],
  [retreating, {}, { now: { battle: { winner: 'soviet' } } }, 'agenda.3: nobody advances yet'],
  [retreating, {}, { now: { battle: { advances: false } } }, 'agenda.3: nobody advances'],
  [advancing, {}, { now: { battle: { advances: false } } }, 'agenda.3: nobody advances'],
  [drivingOff, {}, { now: { battle: { advances: false } } }, 'agenda.3: nobody advances'],
  [retreating, { retreat: { refuge: 65 } }, {}, 'agenda.4: nobody dies with partisans yet'],
  [retreating, { retreat: { phase: 5, refuge: 65 } }, {}, 'agenda.4: there are no partisans'],
  [dying, { retreat: { refuge: 64 } }, {}, 'agenda.4: there are no partisans'],
  [dying, { retreat: { refuge: 84 } }, {}, 'agenda.4: there are no partisans'],
  [dying, { retreat: { refuge: 65 } }, {}, 'agenda.4: there are no partisans'],
  [
    dying,
    { retreat: { refuge: 73 } },
    { areas: { '73 Bialystok': { control: 'soviet', units: '1SP' } } },
    'agenda.4: there are no partisans',
  ],

  [buying, { 'year-end': { stage: 4 } }, {}, 'agenda.1: only the purchase is asked for'],
  [buying, { 'year-end': { stage: 6 } }, {}, 'agenda.1: only the purchase is asked for'],
  [buying, {}, { now: { buyersOut: 1 } }, 'agenda.2: that side buys no more'],
  [buyingSecond, {}, { now: { buyersOut: 3 } }, 'agenda.2: that side buys no more'],
]

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)
/** What is said in objects is said on top of what stands there. */
const onTop = (under: JsonObject, over: JsonObject): JsonObject => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([key, value]) => {
      const old = under[key]
      return [key, isObject(value) && isObject(old) ? onTop(old, value) : value]
    }),
  ),
})

function load(position: JsonObject): string | undefined {
  try {
    ostkrieg.load(position as Position)
    return undefined
  } catch (error) {
    if (error instanceof PositionError) return error.message
    throw error
  }
}

test.each(MISFITS)('%o with %j and %j: %s', (when, frames, rest, what) => {
  const position = JSON.parse(JSON.stringify(ostkrieg.save(when()))) as JsonObject
  expect(load(position)).toBeUndefined()
  const agenda = (position.agenda as JsonObject[]).map((frame) => ({ ...frame, ...frames[frame.step as StepName] }))
  expect(load({ ...onTop(position, rest), agenda })).toBe(what)
})

test('an agenda ends in what somebody answers, and the year’s end alone asks nobody', () => {
  const position = ostkrieg.save(buying()) as JsonObject
  const agenda = (position.agenda as JsonObject[]).slice(0, -1)
  expect(load({ ...position, agenda })).toBe('agenda.1: only the purchase is asked for')
})

test('no more than two card plays follow each other', () => {
  const position = ostkrieg.save(another()) as JsonObject
  const [turn, play, ask] = position.agenda as JsonObject[]
  expect(load({ ...position, agenda: [turn, play, play, ask] })).toBeUndefined()
  expect(load({ ...position, agenda: [turn, play, play, play, ask] })).toBe(
    'agenda.1: no more than two card plays follow each other',
  )
})

test('[8.5] an area may have its whole share of what a card places', () => {
  const state = soviet(68, {}, ...['SA', 'SI', 'SI'].map((unit) => ({ unit, area: 26 })))
  expect([asks(state).step, load(ostkrieg.save(state))]).toEqual(['place-choice', undefined])
})

test('a card is played in a turn, or after a Blitz card once that is decided', () => {
  const position = ostkrieg.save(marking()) as JsonObject
  const [turn, ...card] = position.agenda as JsonObject[]
  const blitz = { step: 'after-card', side: 'axis' }
  expect(load({ ...position, agenda: [turn, blitz, ...card] })).toBeUndefined()
  expect(load({ ...position, agenda: [turn, blitz, { step: 'play-another' }, ...card] })).toBe(
    'agenda.3: a card is played in a turn',
  )
})

test('[10.7] what a card in front does is carried out while it lies on the discard pile, and in its own moment', () => {
  const position = ostkrieg.save(inFrontEffect()) as JsonObject
  expect(load(position)).toBeUndefined()
  const cards = onTop(position.cards as JsonObject, { axis: { discard: [], front: [11] } })
  expect(load({ ...position, cards })).toBe('agenda.3: a card in front is discarded when it is used')
  const agenda = (position.agenda as JsonObject[]).slice(0, 4)
  expect(load({ ...position, agenda: [...agenda, { step: 'use-front-card', card: 11 }] })).toBe(
    'agenda.4: a card in front is used before the card begins',
  )
})

test('[10.7] [8.0] in a reaction the enemy acts, also before it is asked for a card after a Blitz; then the player goes on', () => {
  const struck = ostkrieg.save(reacting({ area: 64 }))
  const agenda = struck.agenda as JsonObject[]
  const at = agenda.findIndex(({ play }) => play === 'reaction')
  const cards = onTop(struck.cards as JsonObject, { soviet: { hand: [57], discard: undefined } })
  const state = ostkrieg.load({ ...struck, cards, agenda: agenda.toSpliced(at, 0, { step: 'play-another' }) })
  dice(state, 1, 1, 1, 1)
  while (asks(state).step !== 'play-another') play(state, asks(state).choices[0])
  expect(asks(state)).toMatchObject({ seat: 'soviet', choices: [{ card: 57 }, done] })
})

test('[10.7] a reaction is to the enemy’s card play, with a card that is discarded for it', () => {
  const struck = ostkrieg.save(reacting({ area: 64 })) as JsonObject
  expect(load(struck)).toBeUndefined()
  const agenda = struck.agenda as JsonObject[]
  const at = agenda.findIndex(({ play }) => play === 'reaction')
  // Under it lies the play that it is a reaction to.
  expect(agenda[at - 1].step).toBe('after-card')
  expect(load({ ...struck, agenda: agenda.toSpliced(at - 1, 1) })).toBe('agenda.1: there is nothing to react to')
  const cards = onTop(struck.cards as JsonObject, { axis: { discard: [], front: [19] } })
  expect(load({ ...struck, cards })).toBe(`agenda.${at}: a card in front is discarded when it is used`)
  expect(load({ ...struck, turn: 'axis', agenda: agenda.with(at - 1, { step: 'after-card', side: 'axis' }) })).toBe(
    `agenda.${at}: another side is acting`,
  )
})
