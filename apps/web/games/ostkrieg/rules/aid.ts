import type { AidPage } from '../../../src/game/rules-book.ts'

/** Ostkrieg on one page. */
export const aid: AidPage = {
  game: 'ostkrieg',
  sections: [
    {
      title: 'The year',
      blocks: [
        {
          list: [
            'First card: Axis in 1941 and 1942, Soviets from 1943 [7.0].',
            'One card each in turn; two passes in a row end the year [8.0].',
            'Year end: victory, countries, new cards, production, purchase [9.0].',
          ],
        },
      ],
    },
    {
      title: 'A card',
      blocks: [
        {
          list: [
            'Supply step first: an own area without supply loses one unit; aircraft in supply turn up [8.2].',
            'Then its steps from top to bottom, each in whole, in part or not at all.',
            'After a Blitz one more card that is no Blitz, with a supply step of its own.',
          ],
        },
      ],
    },
    {
      title: 'Supply',
      blocks: [
        {
          p: 'A chain of areas of your side, over ports of one sea too, to a source: Axis Berlin and Narvik, Finns also Helsinki; Soviets Moscow, Leningrad, the eastern edge. Partisans always [8.2.1].',
        },
      ],
    },
    {
      title: 'Moving',
      blocks: [
        {
          table: [
            ['Who', 'How far'],
            ['Infantry', '1 area without enemies [8.3.2]'],
            ['Armor', '2 areas; overruns a lone infantry that is not dug in, with 2 armor [8.3.3]'],
            ['Air', '2 areas; 3 or 4 as a rebase, then no combat until it turns up [8.3.5]'],
            ['Rail', 'any distance through areas of your side'],
            ['Dig in', 'infantry of a marked area, instead of moving [8.3.2.1]'],
          ],
        },
        { p: 'Out of supply nobody moves. Room: 12 land; 4 air on Victory Points and oil, else 2 [8.3.7].' },
      ],
    },
    {
      title: 'Points for one die',
      blocks: [
        {
          table: [
            ['Whose points', 'For a die'],
            ['With Germans, or only Finns in defence', '2'],
            ['Other Axis', '4'],
            ['Soviets 1941, 1942, 1943, then', '6, 5, 4, 3'],
          ],
        },
        { p: 'Round up. +1 more armor, +1 aircraft left, +card; -1 a defender with anyone out of supply, never below 1.' },
      ],
    },
    {
      title: 'Battle',
      blocks: [
        {
          list: [
            'Aircraft: attacker, then defender; they cancel one for one.',
            '4, 5, 6 are damage. Doubled against a defender out of supply; then 1 off if entrenched.',
            'A six: one of the losses is armor; without armor an aircraft more.',
            'More damage wins; the Axis win ties.',
            'The winner may advance; then, and only then, the defender retreats.',
            'No retreat to where the attack came from. Who finds no place is lost. Partisans do not retreat.',
          ],
        },
        { p: 'A unit attacks once in a card play. Retreated units do not fight again, but can be lost [8.4.2.3].' },
      ],
    },
    {
      title: 'Who with whom',
      blocks: [
        {
          list: [
            'Finns: two areas from Finland at most; into the old Soviet Union they attack only with Germans.',
            'Hungarians and Romanians: never together, nor in each other’s country.',
            'Bulgarians: Bulgaria, Greece, Yugoslavia. Never in an attack with Romanians.',
          ],
        },
      ],
    },
    {
      title: 'Countries at the year’s end',
      blocks: [
        {
          list: [
            'Romania goes with Bucharest, Bulgaria with Sofia.',
            'Finland is out when Helsinki is not Axis; Italy at the end of 1943.',
            'Hungary’s card rests while Budapest is Soviet [9.2].',
          ],
        },
      ],
    },
    {
      title: 'Production and winning',
      blocks: [
        {
          list: [
            'An own Victory Point taken back: +1. An enemy one taken: -1 for the enemy. Oil moves its points across.',
            'Buy from your own discard pile, in turn, Axis first; what is left over is lost [9.5].',
            'Berlin, Moscow, Leningrad and Baku in one hand win at once at a year’s end; after 1945 the points decide [2.0].',
          ],
        },
      ],
    },
  ],
}
