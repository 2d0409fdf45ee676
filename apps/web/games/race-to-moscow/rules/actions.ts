import type { RuleSection } from '../../../src/game/rules-book.ts'

/** Sections 8 to 10: core actions, bonus actions, combat. */
export const actions: readonly RuleSection[] = [
  { id: '8', title: 'Core actions', numbers: { '2021': ['5'] }, blocks: [{ p: 'Two in every turn, any of those below [7].' }] },
  {
    id: '8.1',
    title: 'Move all field armies',
    numbers: { '2021': ['7'] },
    about: ['forced march'],
    blocks: [
      {
        p: 'One action lets each of your field armies move 1 area; nothing is paid, and none has to move. An army finishes before the next begins.',
      },
      {
        p: '*Forced march*: a field army that was not halted by a card or a combat may pay 1 food from its card to move 1 more area.',
      },
    ],
  },
  {
    id: '8.2',
    title: 'Move one armored army, and what holds for every move',
    about: [
      'encirclement',
      'areas that are cut off',
      'pocket',
      'capture',
      'control markers',
      'halt',
      'bunkers',
      'load and unload',
      'entering an area',
    ],
    numbers: { '2021': ['7', '9'] },
    blocks: [
      { p: 'Pay 1 fuel from the army’s card, then move up to 3 areas.' },
      {
        list: [
          'No army moves twice in a round, whatever lets it move.',
          'Only into areas of your colour, along lines of your colour. Which way an arrow points does not matter.',
          'Not into an area with another army, nor with another player’s control marker.',
          'What is paid goes back to the stock.',
        ],
      },
      {
        p: '*Entering an area that you do not control*: pay for a bunker if there is one, then draw a Soviet card if there is a Soviet marker, otherwise a Pursuit card. Resolve it, then place a control marker with the plain side up. An area that you control costs nothing and draws nothing.',
      },
      {
        p: '*Bunker*: 1 ammo before the card is drawn; without it you cannot enter. The bunker is gone for good, even if the area is lost later.',
      },
      { p: '*Medals* on the area are yours once your marker is placed.' },
      { p: 'If a counter-attack takes the area, its medals go back to the supply.', edition: '2024' },
      { p: 'A medal stays with the player even if the area is lost.', edition: '2021' },
      {
        p: '*Halt*: after a card with the halt sign (every Soviet card has it) a field army stops. An armored army with areas left may pay 1 fuel to go on.',
      },
      { p: '*Double-coloured areas* are open to both colours until one of them holds the area.' },
      {
        p: '*Carrying supplies*: an army may pick up from and drop into its own area and any area it enters, as long as your control marker is there and the area’s limit [8.4] is kept. Swapping is allowed when the card is full.',
      },
      { ruling: 'Loading and unloading is offered at any time in your own turn.' },
      {
        p: '*Captured supplies* go into the entered area, from where the army may load them. If the stock has none, the card itself stands for the supply until one can be had.',
      },
      {
        p: '*Encirclement*: uncontrolled areas that can no longer reach an uncontrolled victory area through uncontrolled areas are cut off. Lines of every colour count, red ones too.',
      },
      {
        p: 'By sea: uncontrolled Baltic harbours are joined to each other, and the chain must come to Leningrad, by its harbour or over land behind another one. The fleet closes the harbours on its sea; whoever only passes is not stopped.',
        edition: '2024',
      },
      {
        p: 'By sea: uncontrolled harbours of the same sea, Baltic or Black Sea, are joined to each other. The fleet closes its sea area: to the harbours there and to whoever would pass.',
        edition: '2021',
      },
      { p: 'It is checked when the army has finished moving.', edition: '2024' },
      {
        p: 'It is checked at every marker placed, so an army may run through areas it has just cut off without drawing.',
        edition: '2021',
      },
      {
        list: [
          'Cut off areas get control markers of their own colour; double-coloured ones of the active player, or if he has neither colour, of the first in the order who has.',
          'Whoever’s marker is placed takes the medal there. Bunkers go without ammo.',
          'Soviet markers go back to the pool. For each one the active player takes the top Soviet card face down: it only breaks ties.',
        ],
      },
      {
        map: 'encirclement',
        caption:
          'South holds Brody, Proskurov and Mogilev Podolskiy. From Lvov, Stanislavov and Czernowitz no way of free areas leads to Moskva, Leningrad or Rostov any more: all three are South’s, with the medal of Lvov, without a fight.',
      },
    ],
  },
  {
    id: '8.3',
    title: 'Move the fleet',
    numbers: { '2021': ['10'] },
    blocks: [
      {
        p: 'North (gray) only, once a round: the fleet moves to an adjacent sea area. Areas that are cut off by what it closes [8.2] are encircled at once.',
      },
      { p: 'It closes the harbours on its sea area.', edition: '2024' },
      { p: 'It closes its sea area, for harbours there and for every chain that passes.', edition: '2021' },
    ],
  },
  {
    id: '8.4',
    title: 'Take supplies',
    numbers: { '2021': ['12'] },
    blocks: [
      {
        p: 'Take up to 6 supplies of any kinds from the stock into your main supply base. South may instead take up to 3 into its frontline base Piatra, once in its turn.',
      },
      {
        p: '*Limits*: a main base holds 9 supplies, any other area 6. What an army carries does not count. Excess goes back to the stock; you choose which.',
      },
      { p: 'Supplies in an area that is lost go back to the stock.' },
    ],
  },
  {
    id: '8.5',
    title: 'Transport supplies',
    numbers: { '2021': ['11'] },
    blocks: [
      {
        p: 'Place trucks and trains from your logistics card on lines, up to your Place limit (3, later 4). Each carries supplies from one end of its line to the other: a truck 4, a train 6.',
      },
      {
        list: [
          'The line must be of your colour, and you must control both ends.',
          'No second truck where a truck lies, no second train where a train lies, whoever owns it. One of each may share a line.',
          'They need not form a chain, but they may: what arrives can be carried on by the next one.',
        ],
      },
      { p: 'A train needs rail at both ends, and areas with rail all the way to your main or frontline base.', edition: '2024' },
      { p: 'A train needs rail at both ends and controlled areas all the way to your main or frontline base.', edition: '2021' },
      { p: 'No area may hold more than its limit at any moment.', edition: '2024' },
      { p: 'An area may hold more than its limit for a while; the excess goes at the end of the action.', edition: '2021' },
      {
        example: [
          'In Danzig lie 3 fuel and 3 ammo; an army waits in Kedainiai, without rail, beyond Königsberg and Tilsit, which have rail.',
          'First train, Danzig to Königsberg: all 6. Second train, Königsberg to Tilsit: all 6 again.',
          'Third, a truck from Tilsit to Kedainiai: 4 of them; 2 stay in Tilsit. Three placed is the limit of level 1.',
          'All three lie on their lines now. Until the next Re-Organization no train of anybody can use those two lines, and no truck the third.',
        ],
      },
      {
        map: 'transport',
        caption:
          'After that transport: two trains and a truck on their lines, 2 fuel and 2 ammo with the army in Kedainiai, 1 and 1 left in Tilsit.',
      },
      { p: 'Armies may load and unload during the action. Trucks and trains stay on their lines even if an end is lost.' },
    ],
  },
  {
    id: '8.6',
    title: 'Take transport',
    numbers: { '2021': ['13'] },
    blocks: [
      {
        p: 'Take trucks of your colour and trains from the transport stock, in any mix: at most your Take limit (6, later 8), and never so many that you possess more than allowed (9, later 12).',
      },
      {
        p: 'If no train is left in the stock afterwards, a Theater Re-Organization follows at once [8.7]. Whoever does not want it leaves a train.',
      },
      {
        ruling:
          'At least one must be taken. Only when the stock has no train may you take nothing: the Re-Organization follows all the same.',
      },
    ],
  },
  {
    id: '8.7',
    title: 'Theater Re-Organization',
    numbers: { '2021': ['14'] },
    blocks: [
      { p: 'It interrupts the turn and concerns everybody; then the turn goes on.' },
      {
        list: [
          'The first time: everybody’s logistics card turns to level 2.',
          'All trucks and trains on the board go to the transport stock.',
          'The first time: the reserve joins the stock, 2 trains and 2 more for each player.',
          'Every army eats 1 food from its card or its area. One that cannot gets a HALT marker and may not move.',
          'Spent air support and HQ markers are ready again.',
        ],
      },
      { p: 'An air support marker that still lies on a deck stays there.', edition: '2024' },
      { p: 'An air support marker that still lies on a deck comes back too, ready.', edition: '2021' },
      {
        p: 'A halted army eats the first food that comes into its area, at once, and is free again. The food cannot be carried past it.',
      },
    ],
  },
  {
    id: '9',
    title: 'Bonus actions',
    numbers: { '2021': ['5'] },
    blocks: [{ p: 'As many as you like in your turn, between core actions.' }],
  },
  {
    id: '9.1',
    title: 'Air support',
    numbers: { '2021': ['15'] },
    blocks: [
      {
        p: 'Look secretly at the top card of your Pursuit deck or of the Soviet deck and leave your marker on it. When that card is drawn, the marker is spent until the next Re-Organization.',
      },
      { p: 'If you draw it and it leads to a combat, it gives 1 ammo.', edition: '2024' },
      {
        p: 'If you draw it, it saves 1 ammo: for the bunker if there is one to pay for, otherwise for the combat.',
        edition: '2021',
      },
      { p: 'A card that an encirclement takes is drawn too: the markers on it are spent.', edition: '2024' },
      { p: 'A card that an encirclement takes was not revealed: the markers stay on the deck.', edition: '2021' },
      { p: 'Several players may have markers on the Soviet deck; each helps its owner only.' },
    ],
  },
  {
    id: '9.2',
    title: 'Play a held Pursuit card',
    numbers: { '2021': ['7'] },
    blocks: [
      {
        p: 'Cards with a hand may be kept and played in a later turn: Axis Auxiliaries for an extra core action, Recon to look at the top of your Pursuit deck or of the Soviet deck. Not in the middle of a move.',
      },
      {
        table: [
          ['Pursuit card', 'What it does'],
          ['Captured supplies, Captured stock, Requisitions', '1 fuel, 1 ammo or 1 food from the stock into the area entered'],
          ['Axis Auxiliaries', '1 more core action this turn; with a hand it may be kept'],
          ['Recon', 'look at the top card of your Pursuit deck or the Soviet deck; may be kept'],
          [
            'Befehl von F. Halder',
            'move 1 medal from a single-coloured area to an objective area of the same colour that nobody holds; neither is the area just entered',
          ],
          [
            'Führerbefehl',
            'move 1 medal from a double-coloured area to an objective area of the same two colours that nobody holds; neither is the area just entered',
          ],
          ['Partisans', 'turn an opponent’s rail marker to its plain side; in solitaire one of your own'],
          ['Soviet bombers, Mud', 'halt; an armored army may pay 1 fuel to go on'],
          ['Enemy Reserve Army', 'combat for 1 ammo, and a halt; the card counts if won'],
          ['others', 'nothing happens'],
        ],
      },
      { p: 'Halder, Führerbefehl and Partisans must be carried out if they can be.', edition: '2024' },
      {
        p: 'Halder, Führerbefehl and Partisans may be left alone; in solitaire Partisans must strike.',
        edition: '2021',
      },
      { p: 'No area may hold more than 2 medals. An empty Pursuit deck is made anew from its discards.' },
    ],
  },
  {
    id: '9.3',
    title: 'Take an OKH card',
    numbers: { '2021': ['16'] },
    blocks: [
      {
        p: 'Spend your HQ (the staff car) and take one of the open OKH cards; another is opened in its place. The HQ is ready again after a Theater Re-Organization.',
      },
      { p: 'Between actions.', edition: '2024' },
      {
        p: 'At any time of your turn: also while an army moves, in a transport, and in a combat that the card could change.',
        edition: '2021',
      },
    ],
  },
  {
    id: '9.4',
    title: 'Play an OKH card',
    numbers: { '2021': ['16'] },
    blocks: [
      { p: 'In your turn, when the card says so. A played card leaves the game.' },
      {
        table: [
          ['Card', 'What it does'],
          ['Transportflottille', '1 fuel, 1 ammo and 1 food into one harbour that you control'],
          ['Brandenburg', 'in combat: the Soviet card goes under its deck, draw another'],
          ['Luftbrücke', '1 supply from the stock to one of your armies'],
          ['Panzerhaubitzen', '1 ammo onto the card of the army that is moving, even in combat'],
          ['Pionieren', 'on activation: this army pays no ammo for bunkers'],
          ['Grosstransportraum', 'in a transport action: 1 truck more than allowed, and trucks carry 5'],
          ['Schnellkampfgruppe', 'an armored army moves up to 4 areas'],
          ['Auftragstaktik', 'move one army that has not moved this turn'],
          ['Stukageschwader', 'air support once more'],
          ['Sicherungs-Division', 'out of turn: cancel Partisans after its target is named'],
          ['Eisenbahnpioniere', 'turn one of your control markers to its rail side'],
          ['Wolfsschanze', 'move 1 medal to any other objective area that nobody holds'],
        ],
      },
      { p: 'Stukageschwader: air support without spending the marker; if it is spent, it is ready again.', edition: '2024' },
      { p: 'Stukageschwader: air support even though the marker is spent.', edition: '2021' },
      { ruling: 'Stukageschwader cannot be played while the marker lies on a deck.' },
      { ruling: 'Pionieren holds for the whole activation. Panzerhaubitzen takes its ammo from the stock.' },
    ],
  },
  {
    id: '10',
    title: 'Combat',
    numbers: { '2021': ['8'] },
    blocks: [
      { p: 'A drawn Soviet unit must be fought. Its card names the price: the army pays it from its own card.' },
      {
        table: [
          ['Unit', 'Price'],
          ['Enemy Reserve Army (Pursuit)', '1 ammo'],
          ['Army', '2 ammo'],
          ['Shock Army', '3 ammo'],
          ['Mech Corps', '2 ammo, 1 fuel'],
          ['elite Mech Corps', '3 ammo, 1 fuel'],
        ],
      },
      { p: '*Paid*: the area is yours, its Soviet marker goes to the pool, the card is kept and may count [5].' },
      {
        p: '*Not paid*: the army gives as much of the price as it has, returns to the area it came from and stops. The card is shuffled back into the deck it was drawn from, so green and blue cards mix from then on.',
      },
      {
        example: [
          'An armored army with 1 fuel and 3 ammo enters a fortified area with a Soviet marker.',
          'The bunker costs 1 ammo before any card is turned: 2 are left.',
          'The Soviet card is a Mech Corps, 2 ammo and 1 fuel: the army pays all it has and wins the area.',
          'Had it been an elite Mech Corps, one ammo would have been missing: 2 ammo and 1 fuel are gone all the same, and the army is back where it came from. The bunker stays broken.',
        ],
      },
      { p: 'There is no choice not to pay. Your air support on the card counts as 1 ammo [9.1].' },
      { ruling: 'When no Soviet card is left, the area is taken without a combat.' },
    ],
  },
]
