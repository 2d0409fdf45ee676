import type { AidPage } from '../../../src/game/rules-book.ts'

/** Race to Moscow on one page, by the rules of 2024. */
export const aid: AidPage = {
  game: 'race-to-moscow',
  sections: [
    {
      title: 'A turn',
      blocks: [
        {
          list: [
            'Two core actions, the same one twice if you like; bonus actions between them [7].',
            'Railhead: one own marker next to rail may get rail [11].',
            'Soviet reaction [12].',
          ],
        },
      ],
    },
    {
      title: 'Core actions',
      blocks: [
        {
          table: [
            ['Action', 'What it does'],
            ['Field armies', 'each 1 area; 1 more for 1 food [8.1]'],
            ['One armored army', '1 fuel, up to 3 areas [8.2]'],
            ['Fleet', 'North, once a round, 1 sea area [8.3]'],
            ['Take supplies', '6 to the main base; South 3 to Piatra, once [8.4]'],
            ['Transport', 'place 3, later 4: truck 4, train 6 [8.5]'],
            ['Take transport', '6, later 8; own 9, later 12 at most [8.6]'],
          ],
        },
      ],
    },
    {
      title: 'Bonus actions',
      blocks: [
        {
          list: [
            'Air support: look at the top of a deck; 1 ammo in the combat it leads to [9.1].',
            'Play a held card [9.2], take an OKH card with the HQ [9.3], play one [9.4].',
            'Load and unload at any time.',
          ],
        },
      ],
    },
    {
      title: 'Entering an area',
      blocks: [
        {
          list: [
            'Your colour, your lines; no other army, nobody else’s marker.',
            'Bunker: 1 ammo first, or you cannot enter.',
            'Soviet marker: a Soviet card. Otherwise a Pursuit card. Your own area: nothing.',
            'Halt: a field army stops; armor may pay 1 fuel to go on.',
            'Then your marker, and the medal.',
          ],
        },
      ],
    },
    {
      title: 'Combat',
      blocks: [
        {
          table: [
            ['Unit', 'Price'],
            ['Reserve Army (Pursuit)', '1 ammo'],
            ['Army', '2 ammo'],
            ['Shock Army', '3 ammo'],
            ['Mech Corps', '2 ammo, 1 fuel'],
            ['elite Mech Corps', '3 ammo, 1 fuel'],
          ],
        },
        { p: 'Paid from the army’s card, as much as there is. Too little: back to where it came from [10].' },
      ],
    },
    {
      title: 'Encirclement',
      blocks: [
        {
          p: 'Uncontrolled areas without a way over uncontrolled areas to an uncontrolled victory area fall when the army has finished moving; Baltic harbours lead to Leningrad unless the fleet closes them [8.2].',
        },
      ],
    },
    {
      title: 'Transport',
      blocks: [
        {
          list: [
            'Own colour, both ends yours; one truck and one train to a line, whoever owns them.',
            'Trains: rail at both ends and all the way to your base.',
            'Room: 9 in a main base, 6 elsewhere, 6 on an army’s card.',
          ],
        },
      ],
    },
    {
      title: 'Re-Organization',
      blocks: [
        {
          list: [
            'When the last train leaves the stock [8.7].',
            'Wagons on the map go to the stock; the first time level 2 and more trains.',
            'Every army eats 1 food or is halted until food comes.',
            'Air support and HQ are ready again.',
          ],
        },
      ],
    },
    {
      title: 'Soviet reaction',
      blocks: [
        {
          list: [
            'The first line of the Front card that can be done.',
            'Counter-attack: an area of a player that no army stands in or next to, not next to a starting area, beside a free or Soviet one.',
            'Else a marker: to protect an objective, then the victory area.',
          ],
        },
      ],
    },
    {
      title: 'Winning',
      blocks: [
        {
          list: [
            'At once: Moskva (all), Leningrad (North), Rostov (South), with a chain of your areas to your main base.',
            'Else medals after the last round, which comes when the Soviet markers run out [5].',
            '1 for a medal or a Soviet card with one; 1 for every 3 ammo on the other cards won; 2 for a victory area without a chain.',
          ],
        },
      ],
    },
  ],
}
