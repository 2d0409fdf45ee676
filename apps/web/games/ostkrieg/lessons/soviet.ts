import type { Lesson } from '../../../src/game/lesson.ts'
import { DEEP, moment, STRUCK } from './position.ts'

const HELD = ['Danzig', 'Bialystok', 'Brest', 'Lvov', 'Minsk', 'Pskov'] as const

/** Rail, and the Soviet card plays of the worked example. */
export const soviet: readonly Lesson[] = [
  {
    id: 'entrench',
    title: 'Ukraine Reserves',
    about: 'One area moves three ways: march, drive, dig in.',
    rules: ['10.4', '8.3.2.1'],
    seat: 'soviet',
    position: moment({
      units: { ...STRUCK, Berlin: '3GI 1GA 1GL', Konigsberg: '3GI 1GL' },
      axis: ['Danzig'],
      turn: 'soviet',
      hand: { axis: [4], soviet: [55] },
    }),
    steps: [
      { text: 'You are the Soviets. Play Ukraine Reserves.', expect: { card: 55 } },
      { text: 'One area may move: Smolensk.', expect: { area: 60 } },
      {
        text: 'Its units need not go together. Set armor to 0 and infantry to 1, and send this one to Viazma.',
        group: { counts: { SI: 1 }, place: '59' },
      },
      {
        text: 'The armor drives two areas, to Moscow. Set infantry to 0, or click Moscow at once: infantry cannot get there.',
        group: { counts: { SA: 1 }, place: '49' },
      },
      { text: 'The infantry that stays may entrench instead of moving. Entrench.', expect: { entrench: true }, rule: '8.3.2.1' },
      { text: 'Done with Smolensk. The battlement under the number says that it is entrenched.', expect: { done: true } },
      { text: 'New infantry comes to Stalino, Kharkov and Kiev. Place all.', expect: { all: true }, rule: '8.5' },
    ],
    end: 'An entrenched area takes one damage less from every attack. In 1941 that is often all the Soviets can do.',
  },
  {
    id: 'rail',
    title: 'Rail',
    about: 'Units travel any distance through areas of their side.',
    rules: ['10.6'],
    seat: 'axis',
    position: moment({ units: DEEP, axis: HELD, turn: 'axis', hand: { axis: [6], soviet: [54] } }),
    steps: [
      { text: 'Play Rail, as the card after the Blitz.', expect: { card: 6 } },
      { text: 'Five points may travel. From Berlin ...', expect: { area: 84 } },
      { text: '... infantry ...', expect: { unit: 'GI' } },
      {
        text: '... all three of them: set the counter to 3 and send them to Pskov, right behind the front.',
        group: { counts: { GI: 3 }, place: '68' },
      },
      { text: 'From Berlin ...', expect: { area: 84 } },
      { text: '... the armor ...', expect: { unit: 'GA' } },
      { text: '... to Rovno.', expect: { area: 64 } },
      { text: 'And the air unit: from Berlin ...', expect: { area: 84 } },
      { text: '... to Rovno.', expect: { area: 64 } },
    ],
    end: 'Rail brings new units to the front at once. It needs a chain of areas that you hold.',
  },
  {
    id: 'front',
    title: 'A card in front: Leningrad Reserves',
    about: 'Keep a card for the moment it is made for.',
    rules: ['10.7', '8.0'],
    seat: 'soviet',
    position: moment({
      units: { ...DEEP, Berlin: '', Pskov: '3GI', Rovno: '2GI 2GA 2HI 1GL' },
      axis: ['Berlin', ...HELD.filter((area) => area !== 'Pskov')],
      turn: 'soviet',
      hand: { axis: [2], soviet: [54] },
    }),
    steps: [
      { text: 'The Axis stands before Leningrad. Play Leningrad Reserves.', expect: { card: 54 } },
      { text: 'Use the move to dig in: mark Viazma.', expect: { area: 59 } },
      { text: 'Entrench.', expect: { entrench: true } },
      { text: 'Nobody leaves: done.', expect: { done: true } },
      { text: 'Five infantry come to Leningrad.', expect: { all: true } },
      {
        text: 'The card may stay in front of you. When Leningrad is attacked you discard it for one more die. While it lies there you cannot buy it back. Keep it.',
        expect: { keep: true },
        rule: '8.0',
      },
    ],
    end: 'That was the example of the rulebook, card by card. What it leaves out comes next: supply, overruns, retreats, partisans, the end of the year.',
  },
]
