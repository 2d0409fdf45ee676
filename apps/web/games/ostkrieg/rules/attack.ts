import type { RuleSection } from '../../../src/game/rules-book.ts'

/** Sections 8.4 and 8.5: attacking and placing. */
export const attack: readonly RuleSection[] = [
  {
    id: '8.4',
    title: 'Attacking',
    blocks: [
      {
        p: 'A step “Attack 3 areas” lets you mark up to three enemy areas next to your units. They are all marked first, then resolved one by one in the order you like.',
      },
      {
        ruling:
          'A target must hold at least one enemy land unit or partisan; empty areas and areas with aircraft only are entered by moving. A marked target that has become empty lapses.',
      },
    ],
  },
  {
    id: '8.4.1',
    title: 'Kinds of attack',
    blocks: [{ p: 'There is one kind: a land attack on one area from any of its neighbours.' }],
  },
  {
    id: '8.4.2',
    title: 'Land attack',
    blocks: [
      { p: 'You choose who attacks, from any number of neighbouring areas. Units of one area may be split between two targets.' },
    ],
  },
  {
    id: '8.4.2.1',
    title: 'Who may attack with whom',
    blocks: [
      {
        list: [
          'A unit attacks once in a card play, also if it advanced.',
          'Units without supply and partisans do not attack.',
          'Hungarians and Romanians never attack together; nor do Romanians and Bulgarians.',
          'Finns attack the original Soviet Union only together with a German unit.',
          'Defenders that have retreated in this card play add nothing to the defence but can be lost [8.4.2.3].',
        ],
      },
    ],
  },
  {
    id: '8.4.2.2',
    title: 'Resolving an attack',
    about: ['battle', 'combat', 'dice', 'hits', 'double damage', 'tie', 'losses', 'retreat', 'advance'],
    blocks: [
      {
        p: '*1. Air.* The attacker, then the defender, sends ready aircraft from the area itself or its neighbours; they are in the battle then, not at their base. The attacker’s need supply, the defender’s do not. If both do, each loses as many as the other has sent.',
      },
      { p: '*2. Dice.* Land units, and partisans in defence, are divided by a number and rounded up:' },
      {
        table: [
          ['Units', 'For one die'],
          ['Axis with a German infantry or armor', '2'],
          ['Only Finns, in defence', '2'],
          ['Other Axis', '4'],
          ['Soviets in 1941 / 1942 / 1943', '6 / 5 / 4'],
          ['Soviets in 1944 and 1945', '3'],
        ],
      },
      {
        list: [
          'One die more for the side with more armor points.',
          'One more for the side with aircraft left.',
          'More if the card says so.',
          'One less for a defender with any unit out of supply, but never below one.',
        ],
      },
      {
        p: '*3. Damage.* Every 4, 5 or 6 is one damage. Against a defender out of supply it counts twice; then entrenched defenders take one off.',
      },
      {
        p: '*4. Losses.* The defender, then the attacker, takes off as many units as the other did damage. If the other rolled a six, one of them must be armor. A side without armor loses one of its aircraft in the battle on top instead, also if nobody else is left. If no damage is left, a six has no effect.',
      },
      {
        p: '*5. Winner.* Whoever did more damage, after doubling and entrenchment. The Axis wins ties unless a card says otherwise.',
      },
      {
        p: '*6. Advance and retreat.* A winning attacker may advance with any of the units that took part, air only together with land units. Then the defender must retreat. If nobody advances, nobody retreats.',
      },
      {
        list: [
          'Retreat goes first, for as many as have room, to neighbouring areas of the own side, split as you like; then to one empty enemy area; then to one with enemy aircraft only, which are driven off; then to one with partisans only, each of which costs a unit and is gone.',
          'Who finds no place is lost. Nobody retreats to enemy infantry or armor, nor to partisans and aircraft together, nor into an area that the attack came from.',
          'Hungarians and Bulgarians do not retreat into Romania or to Romanians; Romanians not into Hungary or Bulgaria or to their units; Finns not beyond two areas from Finland.',
          'Retreating units lose their entrenchment. Partisans cannot retreat and are lost when the attacker advances.',
        ],
      },
      {
        p: '*7. Aircraft land.* Those that survived land where the battle was if their side won and holds the area, else in a neighbouring area of their side; those not named go home. Without a base in reach they are lost, as when the enemy has retreated to theirs.',
      },
      {
        p: '*8. Production.* Taking back an own Victory Point area raises your production by one; taking an enemy one lowers the enemy’s by one. Oil moves as many points as it has symbols from one side to the other.',
      },
      {
        example: [
          'In 1941 nine German infantry and three armor in Warsaw attack Brest, where two Soviet infantry and one armor stand, in supply and not entrenched. No aircraft fly.',
          'Dice: 12 Axis points with Germans among them, divided by 2, make 6; one more for more armor, 3 against 1: 7. Three Soviet points divided by 6 and rounded up make 1.',
          'The Axis roll 6, 5, 4, 4, 2, 2, 1: four damage. The Soviets roll a 3: none.',
          'The Soviets lose all three; as a six fell, one of them has to be the armor, which is lost anyway.',
          'The Axis did more damage and win. They may advance with any of the twelve; nobody is left to retreat.',
        ],
      },
      {
        map: 'battle',
        caption:
          'Before that battle, at the set-up of Barbarossa: from Warsaw into Brest. The aircraft in Warsaw could support it.',
      },
      {
        map: 'retreat',
        caption:
          'A retreat from Kiev after an attack from Rovno. Kursk, Kharkov and Odessa are Soviet and have room: the defenders go there, split as they like. Rovno is where the attack came from, Germans stand in Dnepropetrovsk, and empty Minsk and Bryansk, which are Axis, would serve only if no Soviet area had room.',
      },
      {
        map: 'no-way-out',
        caption:
          'No way out of Odessa: Axis infantry or armor stands in all four neighbours. If the attacker wins and advances, everybody who is left there is lost. Supply may come over the sea; a retreat does not go there.',
      },
      {
        ruling:
          'Equal damage of 0 is a tie as well. A losing attacker never enters, even if all defenders are dead. Aircraft support one attack in a card play, but any number of defences. For an area with oil only the oil line counts.',
      },
    ],
  },
  {
    id: '8.4.2.3',
    title: 'Later combats',
    blocks: [
      {
        p: 'Units that retreated into an area which is attacked later in the same card play roll no dice there and give no armor advantage, but they can be lost and driven on.',
      },
      { ruling: 'If only such units defend, the defender rolls no dice.' },
    ],
  },
  {
    id: '8.5',
    title: 'Placing units',
    blocks: [
      {
        p: 'New units come only to areas that you hold; for others you get nothing. A partisan takes the area in which it is placed.',
      },
      {
        ruling:
          'What would break the stacking limit is lost. Partisans rise only in enemy areas without land units; own units may join them later. An option keeps them out of Victory Point areas.',
      },
      {
        map: 'partisans',
        caption:
          'Minsk and Pskov are Axis and empty: partisans may rise in both. Then no Axis chain leads to Smolensk any more, and its army is out of supply.',
      },
    ],
  },
]
