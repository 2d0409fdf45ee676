import type { Lesson } from '../../../src/game/lesson.ts'
import { held, situation } from './position.ts'

/** How the parts come together: a turn from its first action to the Soviet reaction, and what it is all for. */
export const winning: readonly Lesson[] = [
  {
    id: 'whole-turn',
    title: 'One whole turn',
    about: 'Two core actions, the railhead, the Soviet reaction: what a good first turn looks like.',
    rules: ['6', '7', '11', '12'],
    seat: 'gray',
    position: situation({
      options: { edition: '2024', order: ['gray'] },
      turn: 'gray',
      players: { gray: { deck: [31, 32, 33] } },
    }),
    steps: [
      {
        text: 'You are Army Group North, alone at the table. A turn is two core actions, then one step of the railhead, then a Soviet reaction. Think backwards: where shall the front be next turn, what will it eat and burn there, and can a train bring that?',
        rule: '7',
      },
      {
        text: 'Armor first, while the road is empty. Activate 4 Panzergruppe in Tilsit: 1 fuel of its 3.',
        expect: { action: 'move-armored', army: '4PzGr' },
        rule: '8.2',
      },
      {
        text: 'Riga has a medal and is three areas away. Go by Kedainiai: it is next to your rail, so the railhead can follow this very turn.',
        expect: { to: 'kedainiai' },
      },
      {
        text: 'On to Panevezys. Every area you enter costs a Pursuit card, and a card may stop you.',
        expect: { to: 'panevezys' },
      },
      { text: 'And Riga.', expect: { to: 'riga' } },
      {
        text: 'Three areas for one fuel, and a medal: the cards were kind. The army has moved as far as it can.',
        expect: { done: true },
      },
      {
        text: 'It has 2 fuel and 3 ammo left: enough for one more dash and one fight. So bring the next load now, before it stands empty. Second action: transport.',
        expect: { action: 'transport' },
        rule: '8.5',
      },
      {
        text: 'A train from Danzig to Königsberg…',
        expect: { vehicle: 'train', from: 'danzig', to: 'konigsberg' },
      },
      { text: '…with 3 fuel and 3 ammo, what an armored army lives on.', expect: { fuel: 3, ammo: 3, food: 0 } },
      { text: 'A second train, on to Tilsit.', expect: { vehicle: 'train', from: 'konigsberg', to: 'tilsit' } },
      { text: 'The same load.', expect: { fuel: 3, ammo: 3, food: 0 } },
      {
        text: 'There is no rail in Kedainiai yet: the last stretch is a truck’s.',
        expect: { vehicle: 'truck', from: 'tilsit', to: 'kedainiai' },
      },
      { text: 'It takes 4: 2 fuel and 2 ammo.', expect: { fuel: 2, ammo: 2, food: 0 } },
      { text: 'The plan is done. Carry it out.', expect: { done: true } },
      {
        text: 'Both core actions are used. You could still take bonus actions, which cost none. End the turn.',
        expect: { action: 'end-turn' },
        rule: '7',
      },
      {
        text: 'Now the railhead: one marker of yours next to rail gets rail. Kedainiai, so that the next load comes by train.',
        expect: { area: 'kedainiai' },
        rule: '11',
      },
      {
        text: 'And the Soviets have reacted. None of your areas could be counter-attacked, so a marker went to a free objective beside another marker: of the two nearest to your army the fortified one, Pskov. By Tartu and Narva the road to Leningrad is still open.',
        rule: '12',
      },
      {
        text: 'A new round begins. You hold three areas, one medal, rail as far as Kedainiai, and 4 supplies lie one truck behind the armor.',
      },
    ],
    end: 'Move, feed, lay rail: most good turns are that. Field armies follow in the turns between; take supplies before the base is empty, not after.',
  },
  {
    id: 'what-wins',
    title: 'What wins',
    about: 'A victory area with a chain behind it wins at once; without one it is worth two medals.',
    rules: ['5'],
    seat: 'gray',
    position: situation({
      turn: 'gray',
      areas: held('gray', 'kedainiai', 'panevezys', 'riga', 'valmiera', 'tartu', 'pskov', 'krasnogvardeisk'),
      armies: {
        '4PzGr': { area: 'krasnogvardeisk', fuel: 2, ammo: 4 },
        '18A': { area: 'pskov', fuel: 1, ammo: 3, food: 2 },
      },
      soviet: { deck: [75, 55] },
      players: { gray: { deck: [31, 32, 33] } },
    }),
    steps: [
      {
        text: 'Three cities end the game at once: Moskva for anybody, Leningrad for North, Rostov for South. Otherwise the medals are counted when the Soviet markers run out. Leningrad is one step before 4 Panzergruppe.',
        rule: '5',
      },
      {
        text: 'The army carries 2 fuel and 4 ammo: 1 ammo for the bunker, and enough for most Soviet cards. Activate it.',
        expect: { action: 'move-armored', army: '4PzGr' },
      },
      { text: 'Enter Leningrad.', expect: { to: 'leningrad' } },
      {
        text: 'The bunker is broken, 16 Mech Corps beaten, and Leningrad is yours. But the game goes on: between Pskov and Krasnogvardeisk lies Luga, which you do not hold. Your areas must lead without a gap from the city back to Danzig. As it is, the city is worth 2 medals at the end, and may be lost before. Leave the army there.',
        expect: { done: true },
        rule: '5',
      },
      { text: '18 Army stands in Pskov, next to the gap. Move the field armies.', expect: { action: 'move-field' } },
      { text: 'Take 18 Army.', expect: { army: '18A' } },
      {
        text: 'Into Luga: a Soviet marker lies there, so it will be a fight. Winning it closes the chain.',
        expect: { to: 'luga' },
      },
      {
        text: 'The chain is whole, and the game is won in the same moment. Under the rules of 2021 it would not be: there the chain is only looked at when the city itself falls.',
      },
    ],
    end: 'A race for a city is a race of the field armies too: they hold the road. Who cannot get there counts medals: objectives, Soviet cards with a medal, and ammo printed on the others.',
  },
]
