import type { Choice, Decision } from '@railhead/table'
import { expect, test } from 'vitest'
import { after, area, axis, battle, done, soviet } from './card-kit.ts'
import { ostkrieg } from './game.ts'
import type { OstkriegState } from './state.ts'
import { type AskingName, FRAMES, STEP } from './steps/frames.ts'
import { STEPS } from './steps/index.ts'
import { asks, dice, play } from './test-kit.ts'

const bidding = (...choices: readonly Choice[]): OstkriegState => {
  const state = ostkrieg.setup({ bidding: true }, 'questions')
  play(state, ...choices)
  return state
}

type Asked = Pick<Decision, 'seat' | 'about' | 'choices'>
/** Every step that somebody answers: a situation, and who is asked about what with which choices. */
const QUESTIONS: readonly (readonly [step: AskingName, rule: string, what: string, state: () => OstkriegState, asked: Asked])[] =
  [
    [
      'bid',
      '5.0',
      'the other player accepts a bid or raises it for the same side',
      () => bidding({ action: 'bid', side: 'soviet', points: 14 }),
      {
        seat: 'player-1',
        about: { side: 'soviet', points: 14 },
        choices: [
          { action: 'accept' },
          { action: 'bid', side: 'soviet', points: 15 },
          { action: 'bid', side: 'soviet', points: 16 },
        ],
      },
    ],
    [
      'bid',
      '5.0',
      'the first bid is for either side, from 0 points on',
      () => bidding(),
      {
        seat: 'player-2',
        about: {},
        choices: ['axis', 'soviet'].flatMap((side) =>
          Array.from({ length: 17 }, (_, points) => ({ action: 'bid', side, points })),
        ),
      },
    ],
    [
      'begin',
      '11.0',
      'who plays against a bot that has the first word lets it begin',
      () => ostkrieg.setup({ bot: 'axis' }, 'questions'),
      { seat: 'soviet', about: {}, choices: [{ action: 'begin' }] },
    ],
    [
      'play-card',
      '8.0',
      'a card of the hand, or a pass',
      () => after('axis', [5, 9], {}, [], { passes: 1 }),
      { seat: 'axis', about: { year: 1942, passes: 1 }, choices: [{ card: 5 }, { card: 9 }, { pass: true }] },
    ],
    [
      'attrition',
      '8.2.2',
      'one unit of an area out of supply, each kind once',
      () => axis(9, { Minsk: { control: 'axis', units: '2GI 1GIe 1GA 2GL' } }),
      { seat: 'axis', about: { area: 67 }, choices: [{ unit: 'GI' }, { unit: 'GA' }, { unit: 'GL' }] },
    ],
    [
      'use-front-card',
      '10.7',
      'a card in front may be used before the card that is played',
      () =>
        after('axis', [9], { Warsaw: { units: '1GI' } }, [{ card: 9 }], {
          cards: { axis: { hand: [9], front: [11] }, soviet: { hand: [] } },
        }),
      { seat: 'axis', about: { card: 11 }, choices: [{ use: true }, { use: false }] },
    ],
    [
      'either',
      '8.0',
      'one of the two text boxes',
      () => soviet(56, { Kiev: { units: '1SI' } }),
      { seat: 'soviet', about: { card: 56 }, choices: [{ number: 1 }, { number: 2 }] },
    ],
    [
      'keep-in-front',
      '10.7',
      'laid in front or discarded',
      () => soviet(53, { Moscow: { units: '12SI' } }, done),
      { seat: 'soviet', about: { card: 53 }, choices: [{ keep: true }, { keep: false }] },
    ],
    [
      'react',
      '10.7',
      'a card in front strikes at an area that was entered, not at one that was only taken before',
      () => {
        const cards = { axis: { hand: [], front: [19] }, soviet: { hand: [63] } }
        const areas = {
          Rovno: { control: 'axis', units: '1GI' },
          Lvov: { control: 'axis', units: '3GI' },
          Brest: { control: 'axis' },
        }
        const before = { year: 1943, cards }
        const state = after('soviet', [63], { Kiev: { units: '6SI' }, ...areas }, [{ card: 63 }, done, { area: 64 }], before)
        dice(state, 6, 6, 1)
        play(state, { from: 62, all: true }, done, { advance: true }, { all: true })
        return state
      },
      { seat: 'axis', about: { card: 19 }, choices: [...area(64), done] },
    ],
    [
      'play-another',
      '8.0',
      'after a Blitz a card that is none',
      () => after('axis', [2, 3, 5], { Warsaw: { units: '1GI' } }, [{ card: 2 }, done]),
      { seat: 'axis', about: {}, choices: [{ card: 5 }, done] },
    ],
    [
      'mark-moves',
      '8.3',
      'areas with own land or air units',
      () => axis(9, { Helsinki: { units: '1FI' }, Warsaw: { units: '1GL' }, Kiev: { units: '1SI' }, Lvov: { units: '1SP' } }),
      { seat: 'axis', about: { left: 2 }, choices: [...area(76, 81), done] },
    ],
    [
      'mark-moves',
      '8.3',
      'areas with units of the nationality that the card names',
      () => axis(14, { Helsinki: { units: '2FI 1GI' }, Petsamo: { units: '1FI' }, Warsaw: { units: '1GI 1GL' } }, done),
      { seat: 'axis', about: { left: 1, who: 'FI' }, choices: [...area(76, 77), done] },
    ],
    [
      'choose-move',
      '8.3.8',
      'one of the marked areas',
      () => axis(9, { Helsinki: { units: '1FI' }, Warsaw: { units: '1GI' }, Berlin: { units: '1GI' } }, ...area(81, 76)),
      { seat: 'axis', about: {}, choices: [...area(76, 81), done] },
    ],
    [
      'move-unit',
      '8.3',
      'each kind once, Armor that is half-way, and digging in',
      () => axis(9, { Warsaw: { units: '2GI 1GIe 2GA 2GL' } }, ...area(81), { unit: 'GA' }, ...area(66)),
      {
        seat: 'axis',
        about: { area: 81 },
        choices: [{ unit: 'GA' }, { unit: 'GI' }, { unit: 'GA', at: 66 }, { unit: 'GL' }, { entrench: true }, done],
      },
    ],
    [
      'move-to',
      '8.3',
      'Armor overruns, goes next door, or through a full area to the one behind',
      () =>
        axis(9, { Warsaw: { units: '2GA' }, Brest: { units: '1SI' }, Danzig: { units: '12GI' } }, ...area(81), done, {
          unit: 'GA',
        }),
      {
        seat: 'axis',
        about: { unit: 'GA', from: 81 },
        choices: [{ area: 66, overrun: true }, ...area(79, 82, 83), { area: 84, through: true }],
      },
    ],
    [
      'move-to',
      '8.3',
      'air flies two areas, and rebases up to four: not over neutrals, not to the enemy',
      () =>
        axis(9, { Petsamo: { units: '1GL' }, Murmansk: { control: 'axis' }, Tallin: { control: 'axis' } }, ...area(77), {
          unit: 'GL',
        }),
      { seat: 'axis', about: { unit: 'GL', from: 77 }, choices: [{ area: 71, rebase: true }, ...area(75, 76, 78)] },
    ],
    [
      'forced-rebase',
      '8.3.9',
      'the owner of the air flies it to own areas at most two away',
      () =>
        axis(
          9,
          {
            Warsaw: { units: '1GI' },
            Brest: { units: '1SL' },
            ...Object.fromEntries([60, 61, 62, 63, 64, 65, 67].map((number) => [String(number), { control: 'axis' }])),
          },
          ...area(81),
          { unit: 'GI' },
          ...area(66),
        ),
      { seat: 'soviet', about: { area: 66, unit: 'SL' }, choices: area(68, 72, 73) },
    ],
    [
      'rail-from',
      '10.6',
      'areas with units of the nationality that the card names',
      () => axis(15, { Bucharest: { units: '1RI' }, Jassy: { units: '1RI 1GI' }, Warsaw: { units: '1GI' } }, done),
      { seat: 'axis', about: { left: 3, who: 'RI' }, choices: [...area(92, 96), done] },
    ],
    [
      'rail-from',
      '10.6',
      'areas with anybody who is in supply, where the card names no nationality',
      () => axis(6, { Bucharest: { units: '1RI' }, Warsaw: { units: '1GL' }, Smolensk: { control: 'axis', units: '2GI' } }),
      { seat: 'axis', about: { left: 5 }, choices: [...area(81, 96), done] },
    ],
    [
      'rail-unit',
      '10.6',
      'each kind once; air on its Moved side, just rebased by a card in front, is another',
      () =>
        after(
          'axis',
          [6],
          { Warsaw: { units: '1GI 1GIe 1GA 1GL' }, Ploesti: { units: '1GL' } },
          [{ card: 6 }, { use: true }, ...area(95), done, { unit: 'GL' }, { area: 81, rebase: true }, ...area(81)],
          { cards: { axis: { hand: [6], front: [11] }, soviet: { hand: [] } } },
        ),
      {
        seat: 'axis',
        about: { area: 81 },
        choices: [{ unit: 'GA' }, { unit: 'GI' }, { unit: 'GL', moved: true, turned: true }, { unit: 'GL' }],
      },
    ],
    [
      'rail-to',
      '10.6',
      'as far as friendly areas that the nationality may enter reach',
      () => axis(6, { Sofia: { units: '1BI' } }, ...area(100)),
      { seat: 'axis', about: { unit: 'BI', from: 100 }, choices: area(6, 7, 8, 97, 98, 99) },
    ],
    [
      'rebase-from',
      '8.3.5',
      'areas with air that can fly',
      () => axis(10, { Warsaw: { units: '1GL' }, Narvik: { units: '2GL' } }, done),
      { seat: 'axis', about: {}, choices: [...area(78, 81), done] },
    ],
    [
      'rebase-to',
      '8.3.5',
      'own areas at most four away',
      () =>
        axis(10, { Narvik: { units: '2GL' }, Belomorsk: { control: 'axis' }, Novgorod: { control: 'axis' } }, done, ...area(78)),
      { seat: 'axis', about: { unit: 'GL', from: 78 }, choices: area(69, 74, 76, 77) },
    ],
    [
      'place',
      '8.5',
      'where not all of it fits, one by one',
      () => axis(5, { Warsaw: { units: '1GI' }, Berlin: { units: '10GI' } }, done),
      {
        seat: 'axis',
        about: { left: ['3GI 84', '1GA 84', '1GL 84'] },
        choices: [{ unit: 'GI', area: 84 }, { unit: 'GA', area: 84 }, { unit: 'GL', area: 84 }, done],
      },
    ],
    [
      'place',
      '8.5',
      'all at once where there is room for what is left, in areas that are still held',
      () => soviet(55, { Kiev: { control: 'axis', units: '12GI' } }, { unit: 'SI', area: 52 }),
      { seat: 'soviet', about: { left: ['1SI 56', '2SI 62'] }, choices: [{ all: true }, { unit: 'SI', area: 56 }, done] },
    ],
    [
      'place-choice',
      '8.5',
      'each kind that is left in each area that has room for it',
      () => soviet(65, { Murmansk: { units: '12SI' } }, { number: 1 }),
      {
        seat: 'soviet',
        about: { left: ['1SA', '1SL'] },
        choices: [{ unit: 'SA', area: 46 }, { unit: 'SL', area: 75 }, { unit: 'SL', area: 46 }, done],
      },
    ],
    [
      'place-choice',
      '8.5',
      'what is all placed is not spoken of any more',
      () => soviet(65, {}, { number: 1 }, { unit: 'SA', area: 46 }),
      { seat: 'soviet', about: { left: ['1SL'] }, choices: [{ unit: 'SL', area: 75 }, { unit: 'SL', area: 46 }, done] },
    ],
    [
      'place-partisan',
      '8.5',
      'enemy areas of the country without land units',
      () =>
        soviet(57, {
          Kiev: { control: 'axis' },
          Minsk: { control: 'axis', units: '1GL' },
          Lvov: { control: 'axis', units: '1GI' },
        }),
      { seat: 'soviet', about: { left: 2, unit: 'SP', country: 'soviet-union' }, choices: [...area(62, 67), done] },
    ],
    [
      'remove-partisan',
      '8.0',
      'Yugoslav partisans next to Bulgarians or with them',
      () => {
        const partisans = { control: 'soviet', units: '1YP' }
        const areas = { Skopje: partisans, Belgrade: partisans, Zagreb: partisans, Salonika: { control: 'soviet', units: '1SP' } }
        return axis(17, { Sofia: { units: '1BI' }, ...areas }, done, done)
      },
      { seat: 'axis', about: { unit: 'YP', near: 'BI' }, choices: [...area(98, 99), done] },
    ],
    [
      'entrench',
      '8.3.2.1',
      'areas where Infantry of the nationality is not entrenched yet',
      () => {
        const areas = {
          Helsinki: { units: '2FI' },
          Petsamo: { units: '1FIe' },
          Narvik: { units: '1FI' },
          Warsaw: { units: '1GI' },
        }
        return axis(14, areas, done, done, { number: 2 })
      },
      { seat: 'axis', about: { left: 1, who: 'FI' }, choices: [...area(76, 78), done] },
    ],
    [
      'entrench',
      '8.3.2.1',
      'any Infantry, where the card names no nationality',
      () => soviet(56, { Kiev: { units: '1SI' }, Minsk: { units: '1SIe' }, Moscow: { units: '1SA' } }, { number: 2 }),
      { seat: 'soviet', about: { left: 3 }, choices: [...area(62), done] },
    ],
    [
      'mark-attacks',
      '8.4.1',
      'enemy areas next to own units',
      () => axis(9, { Warsaw: { units: '1GI' }, Brest: { units: '1SI' }, Kiev: { units: '1SI' } }, done),
      { seat: 'axis', about: { left: 2 }, choices: [...area(66), done] },
    ],
    [
      'choose-attack',
      '8.4.2',
      'one of the marked areas',
      () =>
        axis(
          9,
          { Warsaw: { units: '1GI' }, Brest: { units: '1SI' }, Bialystok: { units: '1SI' }, Konigsberg: { units: '1GI' } },
          done,
          ...area(66, 73),
        ),
      { seat: 'axis', about: {}, choices: [...area(66, 73), done] },
    ],
    [
      'attackers',
      '8.4.2',
      'each kind, all of an area where there are several, going ahead and calling off',
      () =>
        axis(
          9,
          { Warsaw: { units: '2GI 1GIe 1GA' }, Lvov: { control: 'axis', units: '2GI' }, Brest: { units: '1SI' } },
          done,
          ...area(66),
          { from: 65, unit: 'GI' },
        ),
      {
        seat: 'axis',
        about: { area: 66 },
        choices: [
          { from: 65, unit: 'GI' },
          { from: 81, unit: 'GA' },
          { from: 81, unit: 'GI' },
          { from: 81, all: true },
          done,
          { 'call-off': true },
        ],
      },
    ],
    [
      'commit-air',
      '8.4.2.2',
      'bases within one area of the battle',
      () =>
        battle(
          {
            Warsaw: { units: '2GI 1GL' },
            Danzig: { units: '1GL' },
            Lvov: { control: 'axis', units: '1GL' },
            Brest: { units: '1SI' },
          },
          [],
          done,
        ),
      { seat: 'axis', about: { area: 66, unit: 'GL' }, choices: [...area(65, 81), { all: true }, done] },
    ],
    [
      'front-defence',
      '10.7',
      'a card in front of the defender',
      () =>
        after(
          'axis',
          [9],
          { Warsaw: { units: '2GI' }, Brest: { units: '1SI' } },
          [{ card: 9 }, done, ...area(66), { from: 81, all: true }, done],
          { cards: { axis: { hand: [9] }, soviet: { hand: [], front: [59] } } },
        ),
      { seat: 'soviet', about: { card: 59, area: 66 }, choices: [{ use: true }, { use: false }] },
    ],
    [
      'losses',
      '8.4.2.2',
      'the defender loses anything in the area, one of it Armor after a six',
      () => battle({ Warsaw: { units: '6GI' }, Brest: { units: '2SI 1SIe 1SA 1SP' } }, [6, 5, 4, 1, 1], done),
      {
        seat: 'soviet',
        about: { area: 66, left: 2, armor: true },
        choices: [{ unit: 'SA' }, { unit: 'SI' }, { unit: 'SP' }],
      },
    ],
    [
      'losses',
      '8.4.2.2',
      'the attacker loses those that take part, with where they stand',
      () => {
        const areas = { Warsaw: { units: '2GI 1GA' }, Lvov: { control: 'axis', units: '2GI' }, Brest: { units: '4SI' } }
        return battle(areas, [1, 1, 1, 5], { from: 65, unit: 'GI' }, done)
      },
      {
        seat: 'axis',
        about: { area: 66, left: 1, armor: false },
        choices: [
          { from: 65, unit: 'GI' },
          { from: 81, unit: 'GA' },
          { from: 81, unit: 'GI' },
        ],
      },
    ],
    [
      'decide-advance',
      '8.4.2.2',
      'the winner goes in or stays',
      () => battle({ Brest: { units: '1SI' } }, [1, 1, 1], done),
      { seat: 'axis', about: { area: 66 }, choices: [{ advance: true }, { advance: false }] },
    ],
    [
      'retreat',
      '8.4.2.2',
      'each kind to each friendly area',
      () => {
        const areas = { Brest: { units: '1SI 1SA' }, Lvov: { control: 'axis' }, Rovno: { control: 'axis' } }
        return battle(areas, [1, 1, 1, 1], done, { advance: true })
      },
      {
        seat: 'soviet',
        about: { from: 66, phase: 0 },
        choices: [
          { unit: 'SA', area: 67 },
          { unit: 'SA', area: 73 },
          { unit: 'SI', area: 67 },
          { unit: 'SI', area: 73 },
        ],
      },
    ],
    [
      'advance',
      '8.4.2.2',
      'after the first, more of those who attacked, or no more',
      () => {
        const areas = { Warsaw: { units: '2GI 1GIe' }, Lvov: { control: 'axis', units: '1GA 1GI' }, Brest: { units: '1SI' } }
        const advancing: Choice[] = [{ advance: true }, { from: 81, unit: 'GI' }]
        return battle(areas, [6, 1, 1, 1], { from: 65, unit: 'GA' }, done, ...advancing)
      },
      {
        seat: 'axis',
        about: { area: 66 },
        choices: [{ all: true }, { from: 65, unit: 'GA' }, { from: 81, unit: 'GI' }, done],
      },
    ],
    [
      'land-air',
      '8.4.2.2',
      'in the area that was won or next to it, or back home',
      () => {
        const areas = { Warsaw: { units: '2GI 1GL' }, Lvov: { control: 'axis' }, Brest: { units: '1SI' } }
        return battle(areas, [6, 1, 1], done, { all: true }, { advance: true }, { from: 81, unit: 'GI' }, done)
      },
      {
        seat: 'axis',
        about: { battle: 66, side: 'axis' },
        choices: [{ from: 81, area: 66 }, { from: 81, area: 65 }, done],
      },
    ],
    [
      'buy-card',
      '9.5',
      'cards of the own discard pile that four points pay for; the Hungarian one is blocked without Budapest',
      () => {
        const cards = { axis: { hand: [6] }, soviet: { hand: [] } }
        const areas = Object.fromEntries([79, 81, 83, 85, 86, 88, 95, 98].map((city) => [String(city), { control: 'soviet' }]))
        return after('axis', [6], areas, [{ pass: true }], { cards, passes: 1 })
      },
      {
        seat: 'axis',
        about: { points: 4 },
        choices: [...[5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((card) => ({ card })), { pass: true }],
      },
    ],
  ]

test.each(QUESTIONS)('%s [%s] %s', (step, rule, _, state, asked) => {
  const { seat, about, choices, roles, ...question } = asks(state())
  expect({ seat, about, choices, ...question }).toMatchObject({ step, rule, kind: STEPS[step].kind, ...asked })
  expect({ about, choices }).toEqual({ about: asked.about, choices: asked.choices })
  // What ends a question is told from what goes on with it; an attack is committed to, or called off.
  const commits = step === 'attackers'
  expect(roles).toEqual(
    choices.map((choice) =>
      choice['call-off'] === true ? 'stop' : choice.done !== true && choice.pass !== true ? 'go' : commits ? 'commit' : 'stop',
    ),
  )
})

test('the table has every step that somebody answers', () => {
  const asking = FRAMES.names.filter((name) => 'ask' in STEPS[name])
  expect(asking.filter((name) => !QUESTIONS.some(([step]) => step === name))).toEqual([])
  expect(asking.length).toBe(Object.keys(STEP).length - 6)
})

test('[8.4.2] proposed are all units of the first area that can still join; nothing when all have', () => {
  const proposed = (state: OstkriegState) => {
    const { proposal, choices, fillsIn } = asks(state)
    return { proposed: proposal === null ? null : choices[proposal], fillsIn }
  }
  const areas = { Warsaw: { units: '2GI 1GA' }, Lvov: { control: 'axis', units: '1GI' }, Brest: { units: '1SI' } }
  const state = axis(9, areas, done, ...area(66))
  expect(proposed(state)).toEqual({ proposed: { from: 65, unit: 'GI' }, fillsIn: true })
  play(state, { from: 65, unit: 'GI' })
  expect(proposed(state)).toEqual({ proposed: { from: 81, all: true }, fillsIn: true })
  play(state, { from: 81, all: true })
  expect(proposed(state)).toEqual({ proposed: null, fillsIn: false })
})

test('what is asked depends on the situation alone, not on what was asked before', () => {
  const states = QUESTIONS.map(([, , , state]) => state())
  const asked = states.map((state) => JSON.stringify(asks(state)))
  expect(states.toReversed().map((state) => JSON.stringify(asks(state)))).toEqual(asked.toReversed())
})

test('[10.7] a card in front is still asked about when the moment is saved and taken up again', () => {
  const row = QUESTIONS.find(([step]) => step === 'use-front-card')
  const state = row?.[3]() ?? ostkrieg.setup({}, 'none')
  expect(asks(ostkrieg.load(ostkrieg.save(state)))).toEqual(asks(state))
})
