import type { RuleSection } from '../../../src/game/rules-book.ts'

/** Sections 11 to 14: railhead, Soviet reaction, optional rules, Soviet player. */
export const reactions: readonly RuleSection[] = [
  {
    id: '11',
    title: 'Railhead advancement',
    numbers: { '2021': ['17'] },
    blocks: [
      {
        p: 'After your actions you may turn one of your control markers to its rail side. It must be adjacent to an area of yours that has rail, printed ones included.',
      },
      { ruling: 'Adjacent along a line of your own colour. You may also leave all as they are.' },
      {
        map: 'railhead',
        caption:
          'North holds Kedainiai, Panevezys and Riga. Only Kedainiai is next to rail, in Tilsit, and can get it now; Panevezys next turn, Riga the turn after.',
      },
    ],
  },
  {
    id: '12',
    title: 'Soviet reaction',
    numbers: { '2021': ['18.1', '18.2', '18'] },
    about: ['Soviet markers', 'counter-attacks', 'Front card'],
    blocks: [
      { p: 'Every turn ends with it. Your Front card says what happens; its first possible line is carried out.' },
      {
        list: [
          '*Counter-attack*, if one is possible; best where it cuts an army off from its base.',
          '*Objective protection*: a Soviet marker onto an objective area of your colour, the one nearest to an Axis army; among equally near ones a fortified one.',
          '*Victory area protection*: a Soviet marker as near to your victory area as can be; among those the one nearest to an Axis army, among these a fortified one.',
        ],
      },
      {
        p: '*Basic side*: one counter-attack, against another player; in solitaire against yourself. *Advanced side*: all possible counter-attacks, your own areas included, and then the placement, which need not be next to a Soviet marker.',
      },
      {
        p: 'Where the card leaves a choice, the player to the left decides: North is left of Centre, Centre of South, South of North.',
      },
      {
        p: '*Counter-attack*: a control marker is taken off the board. It must not be in or adjacent to a starting area, nor in or adjacent to an area with any army, whoever owns it and whether halted or not. It must be adjacent to an uncontrolled area or one with a Soviet marker, along a line of any colour. Supplies there go to the stock, trucks and trains stay, rail is lost.',
      },
      {
        p: '*Placing*: a land area adjacent to one with a Soviet marker, without control marker and without printed symbol. If there is none, the marker leaves the game.',
      },
      { ruling: 'One Soviet marker per area at most.' },
      {
        map: 'counter-attack',
        caption:
          'A counter-attack on North, alone or on the advanced side. Kaunas is next to the starting area Tilsit, and Jekabpils, Riga and Valmiera have the army in or beside them: these are safe. Utena, Daugavpils and Tartu are not; the loss of Utena or Daugavpils would cut the army off from Danzig, so one of these two comes first.',
      },
      {
        map: 'placing',
        caption:
          'A marker after a turn of North in a game of three on the basic side: nobody else can be counter-attacked. Vilnius is an objective of North’s colour, free, beside the marker in Kaunas, and no other such area is as near to an army: 3 Panzergruppe stands next to it in Suwalki.',
      },
    ],
  },
  {
    id: '13',
    title: 'Optional rules',
    numbers: { '2021': ['19'] },
    blocks: [{ p: 'Each may be chosen alone or with others, before the game, by all.' }],
  },
  {
    id: '13.1',
    title: 'Army redeployment',
    numbers: { '2021': ['19.1'] },
    blocks: [
      {
        p: 'A train may carry one field army with its load to the other end of its line, instead of supplies. Armored armies and trucks do not.',
      },
      { p: 'A halted army may be carried, and eats the food that lies where it arrives.', edition: '2024' },
      { p: 'A halted army cannot be carried.', edition: '2021' },
      { ruling: 'It does not count as the army’s move. No army is carried into an area where another one stands.' },
    ],
  },
  {
    id: '13.2',
    title: 'Hard and veteran',
    numbers: { '2021': ['19.2'] },
    blocks: [
      {
        table: [
          ['Soviet markers in the pool', '3 players', '2 players', 'solitaire'],
          ['standard', '6', '4', '3'],
          ['hard', '3', '2', '2'],
          ['veteran', '0', '0', '1'],
        ],
      },
      {
        ruling:
          'A pool that starts empty ends the game only when a marker is asked for and none is there, or when a placement empties it.',
      },
    ],
  },
  {
    id: '13.3',
    title: 'Abwehr',
    numbers: { '2021': ['19.3'] },
    blocks: [
      {
        p: 'For two or three: players choose reactions freely within the rules of counter-attack and placing, without Front cards.',
      },
    ],
  },
  {
    id: '13.4',
    title: 'Winter counter-attacks',
    numbers: { '2021': ['19.4'] },
    blocks: [
      {
        p: 'In the snow zone neither armies nor starting areas protect: every area with a control marker that is adjacent to an uncontrolled area or a Soviet marker may be counter-attacked. The basic side still counter-attacks once, the advanced side everywhere, each area once.',
      },
      {
        p: 'An army that is attacked either pays 1 ammo and stays, or withdraws to an adjacent controlled area, pushing on another army of its own if one stands there. If neither is possible, it starts again in its main base, without its load. A Soviet marker from the pool comes onto the lost area.',
      },
      { ruling: 'A halted army defends or withdraws like any other.' },
    ],
  },
  {
    id: '13.5',
    title: 'Total War',
    numbers: { '2021': ['19.5'] },
    blocks: [
      {
        p: 'OKH cards are bought with medals instead of the HQ: the first for 2, then 3, 4 and 5. If anybody takes a victory area with its chain, all win; otherwise all lose.',
      },
    ],
  },
  {
    id: '14',
    title: 'A Soviet player',
    numbers: { '2021': ['20'] },
    blocks: [{ p: 'One more player decides for the Soviets. He has no turn of his own, but the choices below.' }],
  },
  {
    id: '14.1',
    title: 'Faces of the markers',
    numbers: { '2021': ['20.1'] },
    blocks: [
      { p: '15 markers show infantry, 11 armor. Whenever one is placed, the Soviet player secretly chooses which face it has.' },
    ],
  },
  {
    id: '14.2',
    title: 'Markers in play',
    numbers: { '2021': ['20.2'] },
    blocks: [
      {
        table: [
          ['Markers left out', '3 Axis players', '2', '1'],
          ['standard', '0', '2', '3'],
          ['hard', '3', '4', '4'],
          ['veteran', '6', '6', '5'],
        ],
      },
      {
        p: 'All others are used: one on every Soviet symbol, blocked or not, and the rest in the pool, as many as in any other game of that size.',
      },
    ],
  },
  {
    id: '14.3',
    title: 'Set-up',
    numbers: { '2021': ['20.3'] },
    blocks: [
      {
        p: 'The Soviet cards make two decks: armies and shock armies, and mech corps. The Soviet player places the markers on the Soviet symbols, choosing each face.',
      },
    ],
  },
  {
    id: '14.4',
    title: 'Meeting a marker',
    numbers: { '2021': ['20.4'] },
    blocks: [{ p: 'Turn it: infantry draws from the infantry deck, armor from the armored deck.' }],
  },
  {
    id: '14.5',
    title: 'Recon and air support',
    numbers: { '2021': ['20.5'] },
    blocks: [
      {
        p: 'Instead of a deck, an Axis player looks at a Soviet marker adjacent to one of their armies; the air support marker is put on that area.',
      },
    ],
  },
  {
    id: '14.6',
    title: 'Partisans',
    numbers: { '2021': ['20.6'] },
    blocks: [{ p: 'The Soviet player chooses the rail marker that is turned.' }],
  },
  {
    id: '14.7',
    title: 'Encirclement',
    numbers: { '2021': ['20.7'] },
    blocks: [{ p: 'No Soviet cards are taken for encircled markers.' }],
  },
  {
    id: '14.8',
    title: 'Reaction',
    numbers: { '2021': ['20.8'] },
    blocks: [{ p: 'The Soviet player chooses freely between placing and counter-attacking, within the rules of section [12].' }],
  },
  {
    id: '14.9',
    title: 'Winning',
    numbers: { '2021': ['20.9'] },
    blocks: [{ p: 'All medals left on the board at the end count for the Soviet player.' }],
  },
]
