import type { Lesson } from '../../../src/game/lesson.ts'
import { DEEP, moment } from './position.ts'

const HELD = ['Danzig', 'Bialystok', 'Brest', 'Lvov', 'Minsk', 'Pskov'] as const

/** The end of a year, and of the war. */
export const year: readonly Lesson[] = [
  {
    id: 'year',
    title: 'The year ends',
    about: 'Two passes, new cards, production, and buying played cards back.',
    rules: ['9.0', '9.3', '9.4', '9.5'],
    seat: 'axis',
    position: moment({ units: DEEP, axis: HELD, turn: 'axis', hand: { axis: [6], soviet: [57] } }),
    steps: [
      {
        text: 'Nearly all cards of 1941 have been played and lie in the discard piles. Whoever does not want to play a card passes. Keep Rail for next year: pass.',
        expect: { pass: true },
        rule: '8.0',
      },
      { text: 'Two passes in a row end the year. Pass for the Soviets.', expect: { pass: true } },
      {
        text: 'Nobody holds the four cities, so the war goes on. Both have taken their cards of 1942 into their hands, and production has become build points: 12 for you, 16 for the Soviets. Read the page of the year, and turn it with Go on.',
        rule: '9.4',
      },
      {
        text: 'Build points buy back cards from your own discard pile, one at a time in turn, the Axis first. Buy Major Blitz! for 7.',
        expect: { card: 1 },
        rule: '9.5',
      },
      { text: 'For the Soviets: Winter Counteroffensive.', expect: { card: 51 } },
      { text: 'Five points are left. Blitz v. Manstein! costs just as much.', expect: { card: 4 } },
      {
        text: 'The Axis can pay for nothing more. The Soviets have 12 points left and could go on; points that are not spent are lost. Buy Siberian Reserves.',
        expect: { card: 52 },
      },
      { text: 'Enough for this lesson: buy no more.', expect: { pass: true } },
    ],
    end: '1942 begins. What you buy now is what you can do next year: a Blitz is dear, and reserves are what it is fought with.',
  },
  {
    id: 'cities',
    title: 'Victory: four cities',
    about: 'Berlin, Moscow, Leningrad and Baku in one hand end the war at once.',
    rules: ['2.0', '9.1'],
    seat: 'axis',
    position: moment({
      units: { ...DEEP, Kiev: '1GI', Moscow: '4GI 1GA', Leningrad: '3GI', Grozny: '3GA 2GI' },
      axis: [...HELD, 'Viazma', 'Novgorod', 'Kharkov', 'Stalino', 'Rostov', 'Maikop', 'Stavropol'],
      year: 1942,
      turn: 'axis',
      hand: { axis: [9], soviet: [54] },
    }),
    steps: [
      {
        text: '1942 has gone well: Berlin, Moscow and Leningrad are yours. The fourth city is Baku. Whoever holds all four when a year ends has won.',
        rule: '2.0',
      },
      { text: 'Play Army Group Offensive.', expect: { card: 9 } },
      { text: 'Mark Grozny.', expect: { area: 30 } },
      { text: 'No other area.', expect: { done: true } },
      {
        text: 'Nobody stands in Makhachkala nor in Baku. Set infantry to 0 and send the armor the two areas to Baku.',
        group: { counts: { GA: 3 }, place: '32' },
      },
      {
        text: 'Baku has two Victory Points, and its oil has moved two points of production from the Soviets to you. Done with Grozny.',
        expect: { done: true },
        rule: '8.4.2.2',
      },
      { text: 'No attacks.', expect: { done: true } },
      {
        text: 'The year is not over while somebody plays. The Soviets could still try to get one of the cities back. Pass for them; you have no card left and pass too.',
        expect: { pass: true },
      },
    ],
    end: 'Automatic Victory. It counts only when a year ends: a city that is lost in between can be won back by then.',
  },
  {
    id: 'points',
    title: 'Victory: points',
    about: 'After 1945 the Victory Points decide.',
    rules: ['2.0', '9.1'],
    seat: 'soviet',
    position: moment({
      units: { ...DEEP, Odessa: '2RI', Kharkov: '6SI 3SA' },
      axis: [...HELD, 'Kiev'],
      year: 1945,
      turn: 'soviet',
      hand: { axis: [], soviet: [77] },
    }),
    steps: [
      {
        text: 'Suppose the war had stood still until its last year. Every gold disc on the map is a Victory Point, Baku two: 28 in all. Here each side has 14, which would be a draw.',
        rule: '2.0',
      },
      { text: 'You are the Soviets and have one card left. Play Vistula-Oder Offensive.', expect: { card: 77 } },
      { text: 'Mark Kharkov.', expect: { area: 56 } },
      { text: 'No other area.', expect: { done: true } },
      {
        text: 'Kiev is Axis and empty, and it has a disc. Entering an area takes it: all six infantry and three armor to Kiev.',
        group: { counts: { SA: 3, SI: 6 }, place: '62' },
        rule: '8.1',
      },
      { text: '15 to 13. Nobody else moves.', expect: { done: true } },
      {
        text: 'Attacks could bring more; leave them out. Your card is played, and with it the war is over.',
        expect: { done: true },
      },
    ],
    end: 'Marginal Victory for the Soviets. Most wars end like this, so in the last year every disc is worth a card.',
  },
]
