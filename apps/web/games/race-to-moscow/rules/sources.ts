import type { SourcesPage } from '../../../src/game/rules-book.ts'

/** What of the game's material the rulebooks state, and what had to be drawn anew. */
export const sources: SourcesPage = {
  game: 'race-to-moscow',
  sections: [
    {
      title: 'In short',
      blocks: [
        {
          p: 'The rules are those of the 2021 and 2024 rulebooks and the player aid. The board and most cards are shown in none of them, so the map and many card faces here are our reconstruction. It agrees with every worked example and every count that the rulebooks give, and it plays; it is not the printed board.',
        },
      ],
    },
    {
      title: 'The map',
      blocks: [
        {
          table: [
            ['Part', 'Where it comes from'],
            ['Names and roles of 35 areas, among them all victory areas and supply bases', 'printed: named in rules or examples'],
            ['13 lines between them, the sea areas of Danzig and Liepaja', 'printed: an example moves along them'],
            [
              '20 Soviet symbols, 16 fortified areas',
              'the numbers follow from printed counts; 10 and 5 of the places are printed, the rest ours',
            ],
            ['Medals: Velikiye Luki, Rzhev, Kaluga, Lvov 1, Kiev 2', 'printed; the other objective areas are ours'],
            ['The other areas, lines, colours and harbours, the winter zone', 'reconstructed'],
            ['Coast, rivers, relief', 'drawn from free geographic data, moved to make room; no part of the printed board'],
          ],
        },
      ],
    },
    {
      title: 'The cards',
      blocks: [
        {
          table: [
            ['Cards', 'Printed', 'Reconstructed'],
            ['12 OKH cards', 'names and effects of all', 'their numbers'],
            ['54 Pursuit cards', 'all kinds and effects, seven numbers', 'how many of each kind, most names'],
            ['33 Soviet cards', 'kinds and prices, four names', 'how many of each, which show a medal, most names'],
            ['3 Front cards', 'the basic side of the South-Western Front', 'the two others by its pattern; the advanced sides'],
            ['3 Logistics cards', 'level 1', 'level 2 from a digest of the rules'],
            ['11 Army cards', 'loads of all, most names', '3. Panzergruppe, 6. and 17. Army by history'],
          ],
        },
      ],
    },
    {
      title: 'Where the rulebooks differ or are silent',
      blocks: [
        {
          p: 'Each such place is a named option with both readings; the edition presets set them all. The rules here mark them, and the notes on rulings in the project’s documents give the reasons.',
        },
      ],
    },
    {
      title: 'How to correct it',
      blocks: [
        {
          list: [
            'Whoever owns the printed game can compare: the card gallery and the map name the source of every item.',
            'Map and cards are two JSON files with a schema in the game’s package. Change an item, set its source to “printed”, and run the content check; it tells what no longer fits.',
            'Games in progress keep the content that they began with; a record made with other content opens to look at only.',
          ],
        },
      ],
    },
  ],
}
