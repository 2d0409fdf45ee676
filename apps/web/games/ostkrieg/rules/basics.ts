import type { RuleSection } from '../../../src/game/rules-book.ts'

/** Sections 1 to 8.2: what there is, set-up, bidding, the year, cards, control, supply. */
export const basics: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'What it is about',
    blocks: [
      {
        p: 'Two players fight the war in the East from 1941 to 1945, one year to a turn. Cards say what armies may do; at the end of each year production buys played cards back.',
      },
    ],
  },
  {
    id: '2.0',
    title: 'Winning',
    about: ['end of the game'],
    blocks: [
      {
        p: '*Automatic Victory*: whoever holds Berlin (84), Moscow (49), Leningrad (70) and Baku (32) together when a year ends wins at once.',
      },
      {
        p: '*Marginal Victory*: otherwise the side with more Victory Points after 1945 wins. Every gold disc is worth 1, Baku 2; there are 28 in all.',
      },
      { ruling: 'Equal points after 1945 are a draw.' },
    ],
  },
  {
    id: '3.0',
    title: 'Units',
    blocks: [
      {
        p: 'Units are points of a nationality and a kind. Points of the same sort join and part freely; the screen shows them as one cell with a number.',
      },
      {
        table: [
          ['Code', 'Unit', 'Side'],
          ['GI, GA, GL', 'German infantry, armor, air', 'Axis'],
          ['FI, HI, II', 'Finnish, Hungarian, Italian infantry', 'Axis'],
          ['RI, BI', 'Romanian, Bulgarian infantry', 'Axis until their capital falls [9.2]'],
          ['SI, SA, SL', 'Soviet infantry, armor, air', 'Soviet'],
          ['SP, YP', 'Soviet and Yugoslav partisans', 'Soviet'],
        ],
      },
      { p: 'There are 26 Axis cards (1 to 26) and 27 Soviet cards (51 to 77).' },
      { ruling: 'The number of counters is no limit to the forces: points split and combine as needed.' },
    ],
  },
  {
    id: '4.0',
    title: 'Set-up',
    blocks: [
      { p: 'A scenario gives the units, who holds what, the hands and some rules of its own. The program sets everything up.' },
    ],
  },
  {
    id: '4.1',
    title: 'Barbarossa',
    blocks: [{ p: 'The whole war from June 1941. Each side starts with its cards of 1941 in hand.' }],
  },
  {
    id: '4.1.1',
    title: 'Barbarossa: the Axis',
    blocks: [
      {
        table: [
          ['Area', 'Units'],
          ['Helsinki 76', '2 Finnish infantry'],
          ['Narvik 78', '1 infantry'],
          ['Konigsberg 79', '3 infantry, 2 armor, 2 air'],
          ['Warsaw 81', '9 infantry, 3 armor, 3 air'],
          ['Krakow 82', '3 infantry, 2 armor, 2 air'],
          ['Berlin 84', '3 infantry, 2 armor, 1 air'],
          ['Cluj 90', '2 Hungarian infantry'],
          ['Jassy 92', '2 Romanian infantry, 1 German infantry'],
          ['Galati 93', '2 Romanian infantry'],
          ['Ploesti 95', '1 air'],
          ['Sofia 100', '1 Bulgarian infantry'],
        ],
      },
    ],
  },
  {
    id: '4.1.2',
    title: 'Barbarossa: the Soviets',
    blocks: [
      {
        table: [
          ['Area', 'Units'],
          ['Moscow 49', '5 infantry, 1 armor, 1 air'],
          ['Kazan 20', '5 infantry'],
          ['Leningrad 70, Odessa 63', '3 infantry and 1 air each'],
          ['Smolensk 60, Lvov 65, Brest 66, Bialystok 73', '2 infantry and 1 armor each'],
          ['Grozny 30, Rovno 64, Tallin 71, Riga 72, Murmansk 75', '2 infantry each'],
          ['Kiev 62', '1 air'],
          [
            'Kuybyshev, Gorky, Stalingrad, Rostov, Kalinin, Tula, Voronezh, Stalino, Sevastopol, Dnepropetrovsk, Kharkov',
            '1 infantry each',
          ],
        ],
      },
    ],
  },
  {
    id: '4.1.3',
    title: 'Barbarossa: special rules',
    blocks: [
      {
        list: [
          'The Axis plays first, and its first card must be *Major Blitz!*',
          'Axis units in Cluj (90) and Jassy (92) take no part in an attack on that first card play.',
          'Helsinki (76) is out of the war in 1941: its units neither move nor attack, and nobody attacks them.',
          'The Soviets hold the Soviet Union, the Axis everything else but Sweden and Turkey.',
          'Narvik (78) is an Axis supply source.',
        ],
      },
      {
        ruling:
          'The ban on Cluj and Jassy goes for every unit that stands there or began the card play there. Nobody enters Helsinki in 1941 either; cards may place units there. Sweden and Turkey are closed to everybody: no entering, no flying over, no supply; their ports do not serve.',
      },
    ],
  },
  {
    id: '4.2',
    title: 'Operation Uranus',
    blocks: [
      {
        p: 'From November 1942 on. Each side has one card in hand and one in front of it; its other cards of 1941 and 1942 are in its discard pile.',
      },
    ],
  },
  {
    id: '4.2.1',
    title: 'Uranus: the Axis',
    blocks: [
      {
        table: [
          ['Area', 'Units (infantry at the front is entrenched)'],
          ['Stalingrad 27, Voronezh 51', '3 infantry each'],
          ['Stavropol 36', '1 infantry, 2 armor, 1 air, not entrenched'],
          ['Salsk 38', '4 Romanian infantry'],
          ['Rostov 39', '1 armor, 1 air'],
          ['Voroshilovgrad 40', '2 Hungarian and 1 Italian infantry'],
          ['Orel 58, Smolensk 60, Novgorod 69, Tallin 71', '3 infantry, 1 armor, 1 air each'],
          ['Kiev 62', '1 armor'],
          ['Odessa 63', '1 Romanian infantry'],
          ['Helsinki 76', '3 Finnish infantry'],
          ['Petsamo 77', '1 infantry'],
          ['Berlin 84', '3 infantry, 2 armor, 1 air, not entrenched'],
          ['Cluj 90, Ploesti 95, Skopje 99', '1 Hungarian, 1 Romanian, 1 Bulgarian infantry, not entrenched'],
        ],
      },
      { p: 'In hand: Air Builds (10). In front: Tactical Reposition (11).' },
    ],
  },
  {
    id: '4.2.2',
    title: 'Uranus: the Soviets',
    blocks: [
      {
        table: [
          ['Area', 'Units (all infantry is entrenched)'],
          ['Tambov 41', '9 infantry, 3 armor, 1 air'],
          ['Leningrad 70', '6 infantry'],
          ['Kalinin 48, Tula 50, Viazma 59', '5 infantry and 1 armor each'],
          ['Elista 29', '4 infantry, 2 armor, 1 air'],
          ['Engels 18, Saratov 26', '4 infantry each'],
          ['Grozny 30, Tbilisi 34', '3 infantry each'],
          ['Moscow 49', '2 infantry, 2 air'],
          ['Murmansk 75', '2 infantry'],
        ],
      },
      { p: 'In hand: Winter Counteroffensive (51). In front: Leningrad Reserves (54).' },
    ],
  },
  {
    id: '4.2.3',
    title: 'Uranus: special rules',
    blocks: [
      {
        p: 'The Soviets play first. Besides its own countries the Axis holds the Soviet Union west of the front: Tallin, Novgorod and Orel in the north, Voronezh, Stalingrad and Salsk in the middle, Stavropol and Maikop in the south, and all that lies behind them. Narvik is an Axis supply source.',
      },
      { ruling: 'Greece, which the list leaves out, is Axis. Production follows from what is held: Axis 13, Soviets 7.' },
    ],
  },
  {
    id: '5.0',
    title: 'Bidding for sides',
    blocks: [
      {
        p: 'A roll says who begins. The first bidder names a side and the build points that this side gives up in every production. The other accepts, and takes the other side, or bids more for the same side. So it goes on until one accepts.',
      },
      { ruling: 'A bid of 0 is allowed. Nobody’s build points fall below 0.' },
    ],
  },
  {
    id: '6.0',
    title: 'The game and the year',
    blocks: [
      {
        list: [
          '*Year start* [7.0]: who plays first.',
          '*Card play* [8.0]: one card each in turn until both pass.',
          '*Year end* [9.0]: victory, countries, new cards, production, purchase.',
        ],
      },
      { p: 'Five years are played, 1941 to 1945.' },
    ],
  },
  {
    id: '7.0',
    title: 'Year start',
    blocks: [
      {
        p: 'The Axis plays the first card in 1941 and 1942, the Soviets from 1943 on. A scenario may say otherwise for its first year [4.2.3].',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Card play',
    about: ['pass', 'discard', 'cards in front', 'hand'],
    blocks: [
      {
        list: [
          'Players take turns: play a card or pass. Two passes in a row end the year. Without a card in hand you must pass.',
          'First comes your supply step [8.2], then the steps of the card from top to bottom. Each may be done in part or left out, but never in another order.',
          'Of two coloured boxes with an “or” between them you do one.',
          'After a *Blitz* card (Major Blitz!, Blitz Hoth!, Blitz Guderian!, Blitz v. Manstein!) you may play one more card that is not a Blitz, with a supply step of its own.',
          'A played card goes to its side’s discard pile. Some may be kept in front of you instead, to be discarded later for what they say; while they lie there they cannot be bought.',
        ],
      },
      { ruling: 'Cards in front work even when your hand is empty, but they are no cards to play: with an empty hand you pass.' },
    ],
  },
  {
    id: '8.1',
    title: 'Who holds an area',
    blocks: [
      {
        list: [
          'A side with a ground unit in an area holds it.',
          'A ground unit that enters or passes through an area takes it.',
          'An area that is left empty stays with whoever held it.',
          'A placed partisan takes its area [8.5].',
        ],
      },
      { ruling: 'Whenever an area changes hands, by whatever means, the production track follows at once.' },
    ],
  },
  {
    id: '8.2',
    title: 'Supply',
    blocks: [
      {
        p: 'Before the first step of your card you look at the supply of all your areas: losses first [8.2.2], then aircraft turn up again [8.2.3]. The map can show either side’s supply lines at any time.',
      },
    ],
  },
  {
    id: '8.2.1',
    title: 'Tracing supply',
    blocks: [
      { p: 'An area is in supply if a chain of areas held by its side leads to a source that serves the unit’s nationality.' },
      {
        list: [
          'Axis: Berlin, and Narvik in both scenarios.',
          'Finns: also Helsinki; in Finland they are always in supply.',
          'Soviets: Moscow, Leningrad, and the eastern map edge.',
          'Partisans are always in supply.',
        ],
      },
      {
        ruling:
          'A source works only while its own side holds it. Romanians and Bulgarians on the Soviet side use Soviet sources.',
      },
      {
        map: 'supply',
        caption:
          'Smolensk is cut off: Minsk and Pskov behind it are Soviet, and no chain of Axis areas leads from it to Berlin. Taking either of the two opens the line again.',
      },
    ],
  },
  {
    id: '8.2.1.1',
    title: 'Supply by sea',
    blocks: [
      {
        p: 'A line may run from a port that you hold across its sea to another port of yours on the same sea, and go on from there.',
      },
      { ruling: 'Any number of such crossings may follow each other.' },
    ],
  },
  {
    id: '8.2.2',
    title: 'Without supply',
    about: ['encircled', 'cut off', 'pocket', 'isolated'],
    blocks: [
      {
        p: 'In your supply step each of your areas without supply loses one unit. The area stays yours even when the last unit is gone.',
      },
      { ruling: 'The owner chooses any unit but a partisan. Where only some units lack supply, one of those is lost.' },
    ],
  },
  {
    id: '8.2.3',
    title: 'Aircraft turn up',
    blocks: [{ p: 'Your air units on their Moved side that are in supply turn to their ready side.' }],
  },
]
