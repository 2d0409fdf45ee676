import type { Lesson } from '../../../src/game/lesson.ts'
import { DEEP, moment } from './position.ts'

const REAR = ['Danzig', 'Bialystok', 'Lvov'] as const
/** The front at Kiev: what the Axis hold between it and the sea. */
const UKRAINE = [...REAR, 'Brest', 'Minsk', 'Pskov', 'Bryansk', 'Sevastopol'] as const

/** What happens in the field beside plain attacks: supply, overruns, retreats, partisans. */
export const campaign: readonly Lesson[] = [
  {
    id: 'supply',
    title: 'Cut off',
    about: 'What an army without supply loses, what it cannot do, and how a line is opened again.',
    rules: ['8.2.1', '8.2.2', '8.3.1'],
    seat: 'axis',
    position: moment({
      units: { ...DEEP, Smolensk: '4GI 1GA', Brest: '3GI', Riga: '3GI' },
      axis: REAR,
      turn: 'axis',
      hand: { axis: [9], soviet: [54] },
    }),
    steps: [
      {
        text: 'Your army in Smolensk has been cut off: Minsk and Pskov behind it are Soviet, and no chain of your areas leads to Berlin. The switch “Supply lines” in the panel shows it.',
        rule: '8.2.1',
      },
      { text: 'Every card begins with supply. Play Army Group Offensive.', expect: { card: 9 }, rule: '8.2' },
      {
        text: 'Each of your areas without supply loses one unit, and you choose which. Give up an infantry.',
        expect: { unit: 'GI' },
        rule: '8.2.2',
      },
      { text: 'Now the line. Minsk is empty, and Brest borders it: mark Brest to move.', expect: { area: 66 } },
      {
        text: 'Without supply nobody moves. But that is looked at when the area’s turn comes, so mark Smolensk as well.',
        expect: { area: 60 },
        rule: '8.3.1',
      },
      { text: 'The order matters: Brest first.', expect: { area: 66 }, rule: '8.3.8' },
      {
        text: 'All three infantry to Minsk. Berlin, Warsaw, Brest, Minsk, Smolensk: the chain is whole again.',
        group: { counts: { GI: 3 }, place: '67' },
      },
      {
        text: 'Smolensk is in supply at once and may move. Set infantry to 0 and send the armor to Novgorod.',
        group: { counts: { GA: 1 }, place: '69' },
      },
      { text: 'The infantry stays: done with Smolensk.', expect: { done: true } },
      { text: 'No attacks today.', expect: { done: true } },
    ],
    end: 'Units without supply neither move nor attack, defend with a die less and take double damage. One empty area in your rear is enough to bring that about.',
  },
  {
    id: 'overrun',
    title: 'Overrun',
    about: 'Two armor roll over a lone infantry while they move, and infantry follows.',
    rules: ['8.3.3.1', '8.3.2'],
    seat: 'axis',
    position: moment({
      units: { ...DEEP, Smolensk: '4GI 3GA', Viazma: '1SI', Bryansk: '1SIe' },
      axis: [...REAR, 'Brest', 'Minsk', 'Pskov'],
      turn: 'axis',
      hand: { axis: [9], soviet: [54] },
    }),
    steps: [
      {
        text: 'One Soviet infantry stands in Viazma, one in Tula, one in Bryansk, which is entrenched. Armor can take the first two without a battle.',
        rule: '8.3.3.1',
      },
      { text: 'Play Army Group Offensive.', expect: { card: 9 } },
      { text: 'Mark Smolensk.', expect: { area: 60 } },
      { text: 'No other area.', expect: { done: true } },
      {
        text: 'An overrun takes at least two armor of the same area against one infantry that has not dug in. Bryansk is safe, Viazma is not. Infantry may follow: set armor to 3 and infantry to 3, and send them to Viazma.',
        group: { counts: { GA: 3, GI: 3 }, place: '59' },
      },
      {
        text: 'The defender is gone, no dice were rolled, and nobody retreats. Armor has a second area to go: choose the armor in Viazma ...',
        expect: { unit: 'GA', at: 59 },
        rule: '8.3.3',
      },
      { text: '... and overrun Tula as well.', expect: { area: 50, overrun: true } },
      { text: 'Two of the three were enough. The rest stays: done.', expect: { done: true } },
      { text: 'They could still attack, as an overrun is a move. Leave it at that.', expect: { done: true } },
    ],
    end: 'A single infantry holds nothing against armor, unless it digs in or a second one stands beside it. Partisans cannot be overrun.',
  },
  {
    id: 'retreat',
    title: 'Retreat: Kiev',
    about: 'The winner advances, and the beaten defender must go. Where to?',
    rules: ['8.4.2.2'],
    seat: 'axis',
    position: moment({
      units: { ...DEEP, Kiev: '4SI 1SA', Rovno: '6GI 2GA', Dnepropetrovsk: '2GI' },
      axis: UKRAINE,
      turn: 'axis',
      hand: { axis: [9], soviet: [54] },
      dice: [4, 5, 5, 1, 2, 2],
    }),
    steps: [
      { text: 'Four infantry and an armor hold Kiev. Play Army Group Offensive.', expect: { card: 9 } },
      { text: 'No moves.', expect: { done: true } },
      { text: 'Mark Kiev.', expect: { area: 62 } },
      { text: 'No other target.', expect: { done: true } },
      { text: 'All from Rovno attack ...', expect: { from: 64, all: true } },
      { text: '... and nobody else.', expect: { done: true } },
      {
        text: 'Three damage to none. Choose the losses for the Soviets: three infantry.',
        group: { counts: { '/SI': 3 } },
      },
      {
        text: 'You won. As long as you stay where you are, nobody has to retreat. Advance.',
        expect: { advance: true },
        rule: '8.4.2.2',
      },
      {
        text: 'For the Soviets: nobody goes to Rovno, where the attack came from, nor to the Germans in Dnepropetrovsk. Bryansk and Minsk are empty but yours; they would do only if no area of their own had room. Set infantry to 0 and send the armor to Kharkov.',
        group: { counts: { SA: 1 }, place: '56' },
      },
      { text: 'A retreat may be split. The infantry goes to Odessa.', expect: { unit: 'SI', area: 63 } },
      {
        text: 'Who advances is up to you. Leave one infantry to hold Rovno: set infantry to 5, armor to 2, and advance.',
        group: { counts: { '64/GI': 5, '64/GA': 2 } },
      },
    ],
    end: 'Kiev is yours, and the Soviet production has fallen by one. Whoever has retreated is no help in defence until the card is over.',
  },
  {
    id: 'pocket',
    title: 'No way out: Odessa',
    about: 'A beaten defender who finds no place to go is lost.',
    rules: ['8.4.2.2', '8.4.2.3'],
    seat: 'axis',
    position: moment({
      units: { ...DEEP, Kiev: '5GI 2GA', Rovno: '1GI', Dnepropetrovsk: '2GI', Odessa: '4SI', Jassy: '4GI 4RI' },
      axis: UKRAINE,
      turn: 'axis',
      hand: { axis: [9], soviet: [54] },
      dice: [5, 4, 1, 1, 3],
    }),
    steps: [
      {
        text: 'Odessa has four neighbours, Kiev, Rovno, Dnepropetrovsk and Jassy, and Axis infantry or armor stands in each of them. Ships keep the town in supply, but nobody retreats over the sea.',
      },
      { text: 'Play Army Group Offensive.', expect: { card: 9 } },
      { text: 'No moves: whoever leaves would open the ring.', expect: { done: true } },
      { text: 'Mark Odessa.', expect: { area: 63 } },
      { text: 'No other target.', expect: { done: true } },
      { text: 'All from Jassy, Germans and Romanians ...', expect: { from: 92, all: true } },
      { text: '... begin: four dice against one.', expect: { done: true } },
      {
        text: 'Two damage: two of the four infantry are lost. The other two would have to retreat if you go in. Advance.',
        expect: { advance: true },
        rule: '8.4.2.2',
      },
      { text: 'They had nowhere to go and are lost too. Go in with all.', expect: { all: true } },
    ],
    end: 'Two damage cost four units. Before an attack look at the ways out: a single unit in each of them doubles what a victory is worth.',
  },
  {
    id: 'partisans',
    title: 'Partisans',
    about: 'They rise behind the front, take the area and cut its supply, and go when they are attacked.',
    rules: ['8.5', '8.3.6', '8.4.2.2'],
    seat: 'soviet',
    position: moment({
      units: { ...DEEP, Brest: '4GI', Riga: '3GI' },
      axis: [...REAR, 'Minsk', 'Pskov'],
      turn: 'soviet',
      hand: { axis: [6, 9], soviet: [54, 57] },
      dice: [1, 2, 3],
    }),
    steps: [
      { text: 'A German army stands in Smolensk; behind it Minsk and Pskov are empty. Play Partisans.', expect: { card: 57 } },
      {
        text: 'They rise in the Soviet Union, in enemy areas without infantry or armor, and take the area. Put one in Minsk ...',
        expect: { area: 67 },
        rule: '8.5',
      },
      { text: '... and one in Pskov. Now no line leads to Smolensk any more.', expect: { area: 68 } },
      { text: 'Answer for the Axis: Army Group Offensive.', expect: { card: 9 } },
      { text: 'Smolensk is out of supply and loses a unit: an infantry.', expect: { unit: 'GI' }, rule: '8.2.2' },
      {
        text: 'No moves: infantry does not enter an area with partisans, and armor does not overrun them.',
        expect: { done: true },
      },
      { text: 'They have to be attacked. Mark Minsk.', expect: { area: 67 } },
      { text: 'No other target.', expect: { done: true } },
      { text: 'All from Brest ...', expect: { from: 66, all: true } },
      { text: '... and begin.', expect: { done: true } },
      {
        text: 'No damage on either side: a tie, and the Axis win ties. Partisans neither move nor retreat, so whoever advances removes them. Advance.',
        expect: { advance: true },
        rule: '8.4.2.2',
      },
      { text: 'Go in with all. Minsk is Axis again.', expect: { all: true } },
    ],
    end: 'Two partisans have cost the Axis a unit, an attack and a garrison. They are always in supply; an infantry left in the rear keeps them away.',
  },
]
