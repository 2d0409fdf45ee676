import type { Lesson } from '../../../src/game/lesson.ts'
import { held, situation } from './position.ts'

/** Encirclement and the fleet. */
export const cutting: readonly Lesson[] = [
  {
    id: 'encirclement',
    title: 'Encircle Lvov',
    about: 'Three areas cut off from every victory city fall without a fight.',
    rules: ['8.2'],
    seat: 'brown',
    position: situation({
      turn: 'brown',
      armies: { '11A': { area: 'iasi', fuel: 1, ammo: 3, food: 2 } },
      players: { brown: { deck: [37], medals: 0 } },
      soviet: { deck: [55, 56, 57, 58, 59] },
    }),
    steps: [
      {
        text: 'Lvov, Stanislavov and Czernowitz have Soviet markers. You could fight for each of them. Or you close the ring: free areas that cannot reach Moskva, Leningrad or Rostov through free areas are cut off.',
      },
      { text: 'The south first: move the field armies.', expect: { action: 'move-field' } },
      { text: '11 Army in Iasi.', expect: { army: '11A' } },
      { text: 'To Mogilev Podolskiy. It has a Soviet marker: a fight for 2 ammo.', expect: { to: 'mogilev_podolskiy' } },
      { text: 'Won, and halted, as after every Soviet card. Stop here.', expect: { done: true } },
      { text: 'No more field armies.', expect: { done: true } },
      { text: 'Now the armored army from the north: 1 Panzergruppe.', expect: { action: 'move-armored', army: '1PzGr' } },
      { text: 'To Brody, another fight.', expect: { to: 'brody' } },
      {
        text: 'The ring has one gap left. Pay 1 fuel to go on and take Proskurov. Point at it first: the note tells what it would cut off.',
        expect: { to: 'proskurov' },
        rule: '8.2',
      },
      { text: 'Under the 2024 rules the ring is looked at when the army has finished. Stop.', expect: { done: true } },
      {
        text: 'Three areas are yours, with the medal of Lvov. Their markers went back to the pool, so the game lasts longer, and three Soviet cards lie face down before you: they break ties.',
      },
    ],
    end: 'Encircling is the cheapest way to fight. Red lines and open harbours keep areas in touch, so look for them.',
  },
  {
    id: 'fleet',
    title: 'Close a harbour',
    about: 'Areas with an open harbour are not cut off until the fleet is there.',
    rules: ['8.3', '8.2'],
    seat: 'gray',
    position: situation({
      turn: 'gray',
      areas: held('gray', 'kedainiai', 'panevezys'),
      armies: { '4PzGr': { area: 'panevezys', fuel: 3 } },
      players: { gray: { deck: [31] } },
    }),
    steps: [
      {
        text: 'Take Riga, and Siauliai, Liepaja and Ventspils have no way out by land. Start moving 4 Panzergruppe.',
        expect: { action: 'move-armored', army: '4PzGr' },
      },
      { text: 'To Riga.', expect: { to: 'riga' } },
      { text: 'Stop here.', expect: { done: true } },
      {
        text: 'Nothing fell: from the harbour of Liepaja the way to Leningrad over the sea is open. Move the fleet to the Eastern Baltic.',
        expect: { action: 'move-fleet', to: 'S2' },
        rule: '8.3',
      },
      { text: 'Now all three are cut off and yours. The fleet moves once a round and belongs to North alone.' },
    ],
    end: 'Harbours matter twice: for encirclement, and as places for the Transportflottille card.',
  },
]
