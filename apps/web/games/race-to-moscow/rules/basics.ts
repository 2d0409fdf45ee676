import type { RuleSection } from '../../../src/game/rules-book.ts'

/** Sections 1 to 7: what there is, set-up, winning, the turn. */
export const basics: readonly RuleSection[] = [
  {
    id: '1',
    title: 'What is in play',
    numbers: { '2021': ['1'] },
    blocks: [
      {
        table: [
          ['In play', 'North (gray)', 'Centre (white)', 'South (brown)', 'Shared'],
          ['Armored armies', '1', '2', '1', ''],
          ['Field armies', '2', '2', '3', ''],
          ['Fleet', '1', '', '', ''],
          ['Trucks', '5', '5', '5', ''],
          ['Trains', '3', '3', '3', '9 in the stock, 8, 6 or 4 in reserve'],
          ['Pursuit cards', '18', '18', '18', ''],
          ['Control markers', '40', '40', '40', ''],
        ],
      },
      {
        p: 'Shared: 33 Soviet cards (21 green, 12 blue), 12 OKH cards, 26 Soviet markers, 16 bunkers, 40 medals. Supplies are limited: 29 fuel, 43 ammo and 24 food in all. What is spent goes back to the stock and can be taken again.',
      },
    ],
  },
  {
    id: '2',
    title: 'Core concepts',
    numbers: { '2021': ['2'] },
    blocks: [
      { p: 'Armies advance, supplies feed them, transport brings supplies to them. Everything else serves one of the three.' },
    ],
  },
  {
    id: '2.1',
    title: 'Armies and the fleet',
    numbers: { '2021': ['2.1'] },
    blocks: [
      {
        list: [
          '*Armored armies* (Panzergruppen) move up to 3 areas for 1 fuel. They win the race.',
          '*Field armies* move 1 area for nothing, or 2 with a forced march for 1 food.',
          'The *fleet* belongs to North. It closes Baltic harbours to Soviet communication.',
        ],
      },
    ],
  },
  {
    id: '2.2',
    title: 'Army cards',
    numbers: { '2021': ['2.2'] },
    blocks: [
      { p: 'Each army has a card with six spaces for supplies, never more. What is on the card is what the army can pay with.' },
    ],
  },
  {
    id: '2.3',
    title: 'Supplies',
    numbers: { '2021': ['2.3'] },
    about: ['fuel', 'ammo', 'food'],
    blocks: [
      {
        list: [
          '*Fuel* starts armored armies, lets them go on after a halt, and is asked for by some Soviet units.',
          '*Ammo* breaks bunkers and wins combats.',
          '*Food* feeds armies at a Re-Organization and pays forced marches.',
        ],
      },
    ],
  },
  {
    id: '2.4',
    title: 'Trucks and trains',
    numbers: { '2021': ['2.4'] },
    blocks: [
      {
        p: 'A truck carries up to 4 supplies along one line, a train up to 6. Both then lie on that line until the next Re-Organization [8.7]. Trucks have their owner’s colour; trains are shared by all.',
      },
    ],
  },
  { id: '3', title: 'Other terms', numbers: { '2021': ['3'] }, blocks: [{ p: 'Cards and markers.' }] },
  {
    id: '3.1',
    title: 'Cards',
    numbers: { '2021': ['3.1'] },
    about: ['pursuit cards', 'logistics level'],
    blocks: [
      {
        list: [
          '*Pursuit cards*: one is drawn whenever an army enters an area without a control marker and without a Soviet marker.',
          '*Soviet cards*: one is drawn whenever an army enters an area without a control marker and with a Soviet marker.',
          '*OKH cards*: special help, taken with the HQ [9.3].',
          '*Front cards*: what the Soviets do at the end of a turn [12].',
          '*Logistics card*: how many transports may be taken, placed and possessed.',
        ],
      },
      {
        table: [
          ['Level', 'Take', 'Place', 'Possess'],
          ['1', '6', '3', '9'],
          ['2, from the first Re-Organization on', '8', '4', '12'],
        ],
      },
    ],
  },
  {
    id: '3.2',
    title: 'Markers',
    numbers: { '2021': ['3.2'] },
    blocks: [
      {
        list: [
          'A *control marker* makes an area yours. Its back shows rail: trains run between areas with rail [8.5].',
          'Areas with a *printed* marker are always yours and always have rail.',
          'A *HALT* marker keeps an unfed army from moving [8.7].',
          '*Soviet markers* show where Soviet units wait. When their pool runs out, the last round is played [6].',
          '*Medals* lie on objective areas and count at the end [5]. Some Soviet cards carry a printed medal, which counts the same.',
          'The *HQ* (a staff car) takes an OKH card [9.3]; the *air support* marker looks ahead and helps in combat [9.1]. Each works once until the next Re-Organization.',
        ],
      },
    ],
  },
  {
    id: '4',
    title: 'Set-up',
    numbers: { '2021': ['4'] },
    blocks: [
      {
        list: [
          'Armies stand in their starting areas. Armored armies carry 3 fuel and 3 ammo; field armies 1 fuel, 3 ammo and 2 food.',
          'Every main supply base holds 3 fuel, 3 ammo and 3 food. The stock holds 1 of each.',
          'Each player has 5 trucks and 3 trains; 9 trains lie in the transport stock. The reserve has 8 trains with three players, 6 with two, 4 in solitaire.',
          'A bunker stands in each fortified area, a Soviet marker on each Soviet symbol, a medal on each objective area (2 on Kiev).',
          'The pool holds 6 Soviet markers with three players, 4 with two, 3 in solitaire.',
          'The blue Soviet cards are shuffled and lie under the shuffled green ones. Four OKH cards are open (three with two players).',
          'The fleet begins in the sea near Danzig.',
          'Everybody but the first player gets 1 medal.',
        ],
      },
      {
        p: '*Two players*: areas of the absent colour are blocked. Double-coloured areas of an absent Centre (white) stay open; those of an absent North (gray) or South (brown) are blocked too.',
      },
      {
        p: '*Solitaire*: only double-coloured areas are blocked, and none if you play Centre (white). Single-coloured areas of the others cannot be entered but stay uncontrolled.',
        edition: '2024',
      },
      {
        p: '*Solitaire*: all areas of both absent groups are blocked; double-coloured areas stay open for Centre (white).',
        edition: '2021',
      },
      {
        p: 'The board: an army may only enter areas that show its colour and only along lines of its colour. Two areas are adjacent when any line joins them. Red lines are of no use to armies and transports; they matter for encirclement [8.2] and Soviet reactions [12].',
      },
      {
        ruling:
          'Soviet markers and medals lie in blocked areas too, where nobody can meet or take them; supplies of absent groups stay in the box. Markers and supplies can be switched in the options.',
      },
    ],
  },
  {
    id: '5',
    title: 'Winning',
    numbers: { '2021': ['6.2', '6.3', '6.4', '6'] },
    about: ['medals', 'tie', 'victory area', 'chain to the base', 'end of the game'],
    blocks: [
      {
        p: '*At once*: place a control marker on a victory area (Moskva for anybody, Leningrad for North, Rostov for South) with an unbroken chain of your controlled areas back to your main supply base.',
      },
      { p: 'The chain counts whenever it is complete: a later link-up wins too.', edition: '2024' },
      { p: 'The chain is only looked at when the area is captured.', edition: '2021' },
      {
        map: 'chain',
        caption:
          'North has taken Leningrad, but not Luga between Krasnogvardeisk and Pskov: there is no chain to Danzig, and no victory yet. As it is, Leningrad counts 2 medals at the end.',
      },
      { p: '*Otherwise* the most medals win at the end of the last round:' },
      {
        list: [
          'each medal taken from an objective area: 1',
          'each Soviet card won that shows a medal: 1',
          'for every 3 ammo printed on other Soviet units won, added up and rounded down: 1',
          'a victory area held without a chain to the base: 2',
        ],
      },
      { p: 'Ties: more encircled Soviet cards; then the one later in the order of play.', edition: '2024' },
      { p: 'Ties: more encircled Soviet cards; otherwise the victory is shared.', edition: '2021' },
      { p: 'Solitaire: count the turns to an immediate victory, or else the medals.' },
    ],
  },
  {
    id: '6',
    title: 'Rounds and turns',
    numbers: { '2021': ['5', '6.1'] },
    about: ['last round', 'end of the game', 'order of play'],
    blocks: [
      {
        p: 'In a round everybody has one turn, in the order of play. A turn is: actions [7], railhead advancement [11], Soviet reaction [12].',
      },
      {
        p: 'When the last Soviet marker leaves the pool, the round is played to its end and the game is over, even if markers come back to the pool meanwhile. In that time no more markers are placed; counter-attacks go on.',
      },
    ],
  },
  {
    id: '7',
    title: 'Actions',
    numbers: { '2021': ['5'] },
    blocks: [
      {
        p: 'A turn has 2 core actions and any number of bonus actions, in any order; the same action may be taken twice. Each action is finished before the next begins.',
      },
      {
        table: [
          ['Core actions', 'Bonus actions'],
          ['Move all field armies [8.1]', 'Air support [9.1]'],
          ['Move one armored army [8.2]', 'Play a held Pursuit card [9.2]'],
          ['Move the fleet, North only [8.3]', 'Take an OKH card, once per Re-Organization [9.3]'],
          ['Take supplies [8.4]', 'Play an OKH card [9.4]'],
          ['Transport supplies [8.5]', ''],
          ['Take transport [8.6]', ''],
        ],
      },
      { p: 'The basic game, such as the *First game* here, has neither air support nor HQ and OKH cards.' },
      { p: 'Axis Auxiliaries give one extra core action. Only one of them may be used in a turn.', edition: '2021' },
      { p: 'Axis Auxiliaries give one extra core action each; there is no limit per turn.', edition: '2024' },
    ],
  },
]
