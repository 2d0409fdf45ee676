import type { Lesson } from '../../../src/game/lesson.ts'
import { held, situation } from './position.ts'

/** Supplies, transport, railhead, re-organization. */
export const supplying: readonly Lesson[] = [
  {
    id: 'take-supplies',
    title: 'Take supplies',
    about: 'Six into the main base, three into the frontline base.',
    rules: ['8.4'],
    seat: 'brown',
    position: situation({
      turn: 'brown',
      areas: { reichshof: { supplies: { food: 3 } }, piatra: { supplies: { ammo: 3 } } },
      armies: { '2PzGr': { fuel: 0 }, '3PzGr': { fuel: 0 }, '4A': { fuel: 0 } },
    }),
    steps: [
      {
        text: 'The stock beside the map is all there is; what others spend, you may take. Take supplies to your main base Reichshof.',
        expect: { action: 'take-supplies', area: 'reichshof' },
        rule: '8.4',
      },
      { text: 'Up to 6, and the base holds 9 in all. Take 3 fuel and 3 ammo.', expect: { fuel: 3, ammo: 3, food: 0 } },
      {
        text: 'South alone has a second place: Piatra in Romania. Take supplies there with your second action.',
        expect: { action: 'take-supplies', area: 'piatra' },
      },
      { text: 'Only 3, and once a turn. Take 2 fuel and 1 food.', expect: { fuel: 2, ammo: 0, food: 1 } },
    ],
    end: 'The stock is shared and small. Taking what the others need is part of the race.',
  },
  {
    id: 'transport',
    title: 'Trains and trucks',
    about: 'Bring fuel and ammo from Danzig to the front.',
    rules: ['8.5', '2.4'],
    seat: 'gray',
    position: situation({ turn: 'gray' }),
    steps: [
      {
        text: 'In Danzig lie 3 fuel, 3 ammo and 3 food. One transport action places up to three trucks and trains. Begin.',
        expect: { action: 'transport' },
        rule: '8.5',
      },
      {
        text: 'A train carries 6 along one line, if both ends have rail. Put a train on the line from Danzig to Königsberg: drag from the one to the other, click the line, or choose it in the list.',
        expect: { vehicle: 'train', from: 'danzig', to: 'konigsberg' },
      },
      { text: 'Load 3 fuel and 3 ammo.', expect: { fuel: 3, ammo: 3, food: 0 } },
      {
        text: 'What arrived can be carried on in the same action. A second train, from Königsberg to Tilsit.',
        expect: { vehicle: 'train', from: 'konigsberg', to: 'tilsit' },
      },
      { text: 'Again 3 fuel and 3 ammo.', expect: { fuel: 3, ammo: 3, food: 0 } },
      {
        text: 'A line that has a train may take one truck too. The truck from Danzig to Königsberg.',
        expect: { vehicle: 'truck', from: 'danzig', to: 'konigsberg' },
      },
      { text: 'A truck carries 4. Send the 3 food.', expect: { fuel: 0, ammo: 0, food: 3 } },
      {
        text: 'Three placed, as many as your logistics level allows. The action is over; trucks and trains stay on their lines until a Re-Organization.',
        expect: { done: true },
      },
    ],
    end: 'Lines fill up, and nobody may put a second train where one lies. Plan the way, not the wagon.',
  },
  {
    id: 'railhead',
    title: 'Advance the railhead',
    about: 'One marker a turn gets rail, next to rail.',
    rules: ['11', '8.5'],
    seat: 'gray',
    position: situation({ turn: 'gray', areas: held('gray', 'kedainiai', 'panevezys', 'riga') }),
    steps: [
      {
        text: 'Kedainiai, Panevezys and Riga are yours, but without rail: only trucks go there. After your actions one marker may be turned to its rail side. End your turn.',
        expect: { action: 'end-turn' },
      },
      {
        text: 'It must be next to rail that you have. Point at Riga: it says why not. Choose Kedainiai, next to Tilsit with its printed rail.',
        expect: { area: 'kedainiai' },
        rule: '11',
      },
      {
        text: 'Trains now go as far as Kedainiai. The line to it is drawn as a railway. Your turn ended with the Soviet reaction; read the log.',
      },
    ],
    end: 'One area of rail a turn is slow, and the front is fast. Lay rail where the armies will be, not where they are.',
  },
  {
    id: 'reorganization',
    title: 'The Theater Re-Organization',
    about: 'The last train brings everybody’s wagons home, and hunger.',
    rules: ['8.6', '8.7'],
    seat: 'gray',
    position: situation({
      options: { edition: '2024', order: ['gray'] },
      turn: 'gray',
      armies: { '18A': { fuel: 1, ammo: 3, food: 1 } },
      players: { gray: { trains: 3, trucks: 2 } },
      transport: { stock: 1 },
    }),
    steps: [
      {
        text: 'One train is left in the transport stock. Whoever takes the last one brings the Theater Re-Organization for all. Take transport.',
        expect: { action: 'take-transport' },
        rule: '8.6',
      },
      { text: 'Take the train.', expect: { trucks: 0, trains: 1 } },
      {
        text: 'All wagons on the map went back to the stock, your logistics rose to level II, and every army ate 1 food. 4 Panzergruppe had none: it is halted. Food that reaches its area frees it. Transport some.',
        expect: { action: 'transport' },
        rule: '8.7',
      },
      { text: 'A truck from Danzig to Königsberg.', expect: { vehicle: 'truck', from: 'danzig', to: 'konigsberg' } },
      { text: 'With 2 food.', expect: { fuel: 0, ammo: 0, food: 2 } },
      { text: 'And on to Tilsit, where the army stands.', expect: { vehicle: 'truck', from: 'konigsberg', to: 'tilsit' } },
      { text: 'Again 2 food.', expect: { fuel: 0, ammo: 0, food: 2 } },
      { text: 'The army ate at once and may move again. The second food lies in Tilsit.' },
    ],
    end: 'When the trains run low, feed your armies first, and then choose the moment yourself: it hurts those who are not ready.',
  },
  {
    id: 'soviet-reaction',
    title: 'The Soviet reaction',
    about: 'Counter-attacks hit what no army protects.',
    rules: ['12'],
    seat: 'gray',
    position: situation({
      options: { edition: '2024', abwehr: true },
      turn: 'gray',
      areas: held('white', 'vilnius', 'molodechno', 'minsk', 'borisov', 'orsha', 'lepel', 'polotsk', 'velikiye_luki'),
      armies: { '4A': { area: 'minsk', halted: true }, '9A': { area: 'polotsk' } },
    }),
    steps: [
      {
        text: 'Every turn ends with a Soviet reaction. Here the Abwehr variant is on, so you choose it yourself. Centre holds a long arm up to Velikiye Luki. End your turn.',
        expect: { action: 'end-turn' },
      },
      {
        text: 'A counter-attack takes a marker that no army protects: an army shields its own area and all around it, even a halted one. Point at Borisov and Velikiye Luki: they say who protects them. Orsha is open: counter-attack it.',
        expect: { counterAttack: 'orsha' },
        rule: '12',
      },
      { text: 'Orsha is free again, and what lay there is lost. Keep armies where your line is thin.' },
    ],
    end: 'Before you end a turn, look for areas of yours that touch free ones and have no army near. The notes on your moves name them.',
  },
]
