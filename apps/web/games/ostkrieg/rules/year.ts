import type { RuleSection } from '../../../src/game/rules-book.ts'
import { characters, handicaps, objectives } from './bot-tables.ts'

/** Sections 9 to 11: the end of the year, the worked example, the bot. */
export const year: readonly RuleSection[] = [
  {
    id: '9.0',
    title: 'Year end',
    blocks: [{ p: 'When both have passed in a row: victory check, countries, new cards, production, purchase, in this order.' }],
  },
  {
    id: '9.1',
    title: 'Victory check',
    blocks: [{ p: 'Who fulfils the conditions of [2.0] wins. After 1945 the Victory Points decide.' }],
  },
  {
    id: '9.2',
    title: 'Countries',
    about: ['allies', 'Romania, Bulgaria, Finland, Italy, Hungary', 'surrender'],
    blocks: [
      {
        list: [
          '*Romania* goes with Bucharest, *Bulgaria* with Sofia. When one changes sides its cards go to the new side’s discard pile, its units among enemies, aircraft too, are lost, and the other areas that contain its units change hands with them. Areas without its units stay with whoever holds them.',
          '*Finland* leaves the war when Helsinki is not Axis: its cards serve nobody.',
          '*Italy* leaves at the end of 1943: card and units are removed; its areas stay Axis.',
          '*Hungary* stays Axis; while the Soviets hold Budapest its card can be neither played nor bought.',
          'Germany is always Axis, the Soviet Union always Soviet.',
        ],
      },
      {
        ruling:
          'Romania and Bulgaria may change back at a later year end. Finnish units stay on the map and with the Axis; should Helsinki be Axis again at a later year end, the cards come back to the Axis discard pile.',
      },
    ],
  },
  {
    id: '9.3',
    title: 'New cards',
    blocks: [{ p: 'Each side takes its cards of the new year into its hand. There are none for 1945.' }],
  },
  {
    id: '9.4',
    title: 'Production',
    about: ['build points', 'oil'],
    blocks: [
      { p: 'Build points are what the production track shows, less the bid [5.0], more what a card has promised.' },
      {
        ruling:
          'The track already counts oil: it starts at 12 for the Axis and 16 for the Soviets, and oil is not added a second time.',
      },
    ],
  },
  {
    id: '9.5',
    title: 'Buying cards back',
    blocks: [
      {
        p: 'From the Axis on, players in turn take one card from their own discard pile into their hand for its price, shown to all, until both have passed or cannot pay. Points left over are lost. There is no limit to a hand; cards not played last year stay in it.',
      },
      { ruling: 'Who has passed buys no more this year. Cards in front cannot be bought.' },
    ],
  },
  {
    id: '10.0',
    title: 'The worked example',
    blocks: [
      {
        p: 'The first card plays of a Barbarossa, from Major Blitz! to Leningrad Reserves. The lessons play them on the real board, with the dice of the example.',
      },
    ],
  },
  {
    id: '10.1',
    title: 'Following along',
    blocks: [
      {
        p: 'Everything in the example happens at the start of Barbarossa [4.1]; the lessons begin each part in the position that the one before left.',
      },
    ],
  },
  {
    id: '10.2',
    title: 'First Axis card play',
    blocks: [
      {
        p: 'Major Blitz!: Berlin, Ploesti and Galati move; then Bialystok, Brest and Lvov are attacked, in this order. Marked areas show how both steps work: mark all, then resolve one by one.',
      },
    ],
  },
  {
    id: '10.3',
    title: 'The card after the Blitz',
    blocks: [{ p: 'German Reserves: supply step, one move, new units in Berlin.' }],
  },
  {
    id: '10.4',
    title: 'First Soviet card play',
    blocks: [
      { p: 'Ukraine Reserves: units of one area go different ways and the last one entrenches; new infantry in Ukraine.' },
    ],
  },
  {
    id: '10.5',
    title: 'Second Axis card play',
    blocks: [
      { p: 'Blitz v. Manstein!: armor goes two areas deep, then Riga, Smolensk and Rovno fall.' },
      {
        ruling:
          'At Rovno four dice are rolled, the defenders are not entrenched, and no aircraft are left to advance: the example’s own numbers disagree with each other there.',
      },
    ],
  },
  { id: '10.6', title: 'Rail after the Blitz', blocks: [{ p: 'Units go by rail any distance through areas of their side.' }] },
  {
    id: '10.7',
    title: 'Second Soviet card play',
    blocks: [{ p: 'Leningrad Reserves stays in front of the Soviet player, to be used when Leningrad is attacked.' }],
  },
  {
    id: '11.0',
    title: 'Solitaire',
    blocks: [
      {
        p: 'The bot plays one side. The letters on the cards (A aggressive, B balanced, D defensive) say which card it prefers; with what it may do, it works towards its objectives of the year as well as it can.',
      },
    ],
  },
  {
    id: '11.1',
    title: 'The bot’s character',
    blocks: [
      {
        p: 'At the start of each year a die, helped or hurt by the fortune of war, makes the bot aggressive, balanced or defensive. Its Victory Points are compared with what the year before should have brought: 1 more or less for one or two points of difference, 2 for three and more.',
      },
      characters,
      { ruling: 'It begins aggressive as the Axis and defensive as the Soviets in 1941.' },
    ],
  },
  {
    id: '11.2',
    title: 'How the bot picks cards',
    blocks: [
      {
        p: 'In 1941 it chooses among all its cards. Later it turns up three from its stack, plays the one that suits it best and sets the others aside; when the stack is used up, those are shuffled and form a new one. It holds nothing back.',
      },
    ],
  },
  {
    id: '11.3',
    title: 'Objectives and help',
    blocks: [
      {
        p: 'Each character has objectives for each year, and some of your cards draw a special answer. Build points on top, from the end of 1941 on, make the bot stronger; there are three levels.',
      },
      handicaps,
      ...objectives,
      { ruling: 'The aid card of the game is not printed in the rulebook: these tables are ours.' },
    ],
  },
]
