import type { Lesson } from '../../../src/game/lesson.ts'
import { held, situation } from './position.ts'

/** Moving, drawing cards, fighting. */
export const moving: readonly Lesson[] = [
  {
    id: 'move',
    title: 'Move an armored army',
    about: 'Start with fuel, enter free areas, draw Pursuit cards, go on after a halt.',
    rules: ['8.2', '9.2'],
    seat: 'gray',
    position: situation({
      turn: 'gray',
      areas: { riga: { control: 'gray' } },
      armies: { '4PzGr': { area: 'riga', fuel: 3, ammo: 1 } },
      players: { gray: { deck: [10, 4, 20], medals: 0 } },
    }),
    steps: [
      {
        text: 'You are Army Group North, the gray one. 4 Panzergruppe stands in Riga with 3 fuel and 1 ammo: six spaces on its card, three kinds of supply. Velikiye Luki, three areas away, has a medal, and Centre wants it too.',
      },
      {
        text: 'An armored army pays 1 fuel to start and then moves up to 3 areas. Click the counter in Riga, or choose the action below.',
        expect: { action: 'move-armored', army: '4PzGr' },
        rule: '8.2',
      },
      {
        text: 'One fuel went back to the stock. Areas that you may enter now have a dashed ring with a key. Go to Jekabpils. It is free and has no Soviet marker, so you will draw a Pursuit card.',
        expect: { to: 'jekabpils' },
      },
      {
        text: 'Soviet bombers: a halt. A field army would stop here. An armored army may pay 1 more fuel and go on: choose Sebezh.',
        expect: { to: 'sebezh' },
        rule: '8.2',
      },
      {
        text: 'Captured stock put 1 ammo into Sebezh. An army may load what lies in its area, for nothing. Choose to load.',
        expect: { action: 'load', army: '4PzGr' },
      },
      {
        text: 'Set what the army shall carry: 1 fuel and 2 ammo, no food. The buttons only reach what is possible.',
        expect: { fuel: 1, ammo: 2, food: 0 },
      },
      {
        text: 'The third area: Velikiye Luki, gray and white: open to North and Centre. Whoever comes first holds it.',
        expect: { to: 'velikiye_luki' },
      },
      {
        text: 'The medal is yours, and Axis Latvians stay with you: the hand on the card says that you may play them in a later turn for one more action. The army has moved as far as it can.',
        expect: { done: true },
      },
    ],
    end: 'You moved three areas for two fuel and won a medal. Supplies that are spent go back to the stock, where everybody may take them again.',
  },
  {
    id: 'field-armies',
    title: 'Move the field armies',
    about: 'One action for all of them; a forced march for food.',
    rules: ['8.1'],
    seat: 'gray',
    position: situation({
      turn: 'gray',
      areas: held('gray', 'kaunas'),
      armies: { '16A': { area: 'kaunas' } },
      players: { gray: { deck: [31, 32, 33] } },
    }),
    steps: [
      {
        text: 'Field armies, with the crossed box, move one area each, all of them with one action, and pay nothing. Choose that action.',
        expect: { action: 'move-field' },
        rule: '8.1',
      },
      { text: 'They move one after the other. Take 16 Army first.', expect: { army: '16A' } },
      {
        text: 'Move it to Vilnius. North (gray) and Centre (white) may enter: the area has both colours, and a medal.',
        expect: { to: 'vilnius' },
      },
      {
        text: 'The card did nothing, so the army was not halted. For 1 food it could march on. Save the food: stop here.',
        expect: { done: true },
      },
      { text: 'Armies are fed at every Re-Organization, so food is dear. Move no more armies now.', expect: { done: true } },
    ],
    end: 'Field armies are slow and cheap. They follow the armored ones, take what those leave, and protect the areas around them.',
  },
  {
    id: 'combat',
    title: 'A bunker and a fight',
    about: 'Kaluga is fortified; a reserve army turns up; then Moskva is too much.',
    rules: ['8.2', '10'],
    seat: 'brown',
    position: situation({
      turn: 'brown',
      areas: { briansk: { control: 'brown', supplies: { ammo: 1 } } },
      armies: { '1PzGr': { area: 'briansk', fuel: 2, ammo: 4 }, '6A': { fuel: 1, food: 2 } },
      players: { brown: { deck: [48], medals: 0 } },
      soviet: { deck: [75] },
    }),
    steps: [
      {
        text: 'You are Army Group South. 1 Panzergruppe stands in Briansk with 2 fuel and 4 ammo, and 1 ammo lies in the area. Before you lies Kaluga, fortified: the ring with teeth.',
      },
      { text: 'Start moving 1 Panzergruppe.', expect: { action: 'move-armored', army: '1PzGr' } },
      {
        text: 'A fuel was paid, so there is a space on the card. Load the ammo that lies here.',
        expect: { action: 'load', army: '1PzGr' },
      },
      { text: 'Carry 1 fuel and 5 ammo.', expect: { fuel: 1, ammo: 5, food: 0 } },
      {
        text: 'Point at Kaluga first: the note shows the bill. The bunker costs 1 ammo before any card is drawn. Then enter.',
        expect: { to: 'kaluga' },
        rule: '8.2',
      },
      {
        text: 'The Pursuit card was 40 Army: a combat for 1 ammo. It is paid and won, the card is yours and counts at the end, and so is the medal. The bunker is gone for good. One fuel is left: pay it and try Moskva.',
        expect: { to: 'moskva' },
        rule: '10',
      },
      {
        text: 'A bunker again, 1 ammo; then 16 Mech Corps, which asks 2 ammo and 1 fuel. There was no fuel: the army gave what it had, lost, and is back in Kaluga with nothing. Whoever attacks a Soviet marker should carry 3 ammo and 1 fuel.',
      },
    ],
    end: 'Bunker first, then the card, then the price. What you cannot pay is lost all the same, and the card is shuffled back into its deck.',
  },
  {
    id: 'air-support',
    title: 'Air support at Brest',
    about: 'Look at the Soviet card first, and let the air pay one ammo.',
    rules: ['9.1', '10'],
    seat: 'white',
    position: situation({ turn: 'white', soviet: { deck: [70] }, players: { white: { deck: [34] } } }),
    steps: [
      {
        text: 'You are Army Group Centre. Brest is fortified and has a Soviet marker; 2 Panzergruppe next to it carries 3 fuel and 3 ammo. Is that enough? Air support tells.',
      },
      {
        text: 'Air support is a bonus action, so it costs none of your two core actions. Place it on the Soviet deck.',
        expect: { action: 'air-support', deck: 'soviet' },
        rule: '9.1',
      },
      {
        text: 'The log tells you alone what lies on top: 6 Mech Corps, 3 ammo and 1 fuel. With the bunker that makes 4 ammo, one more than you have. But the air support pays 1 in that combat. Start moving 2 Panzergruppe.',
        expect: { action: 'move-armored', army: '2PzGr' },
      },
      { text: 'Enter Brest.', expect: { to: 'brest' } },
      {
        text: 'One ammo for the bunker, two and the air support for 6 Mech Corps: Brest is yours, and the card is worth a medal. There is one fuel left to go on to Bereza.',
        expect: { to: 'bereza' },
      },
    ],
    end: 'The air support marker is spent until the next Re-Organization. Using it before a fight that matters is nearly always right.',
  },
]
