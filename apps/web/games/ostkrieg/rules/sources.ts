import type { SourcesPage } from '../../../src/game/rules-book.ts'

/** What of the game's material the rulebook states, and what had to be drawn anew. */
export const sources: SourcesPage = {
  game: 'ostkrieg',
  sections: [
    {
      title: 'In short',
      blocks: [
        {
          p: 'The rules are those of the Ostkrieg rulebook. It shows neither the whole map nor most card faces, so the map and many cards here are our reconstruction. It agrees with every area, unit and die that the worked examples name, and it plays; it is not the printed board.',
        },
      ],
    },
    {
      title: 'The map',
      blocks: [
        {
          table: [
            ['Part', 'Where it comes from'],
            ['The numbers of 52 areas and the names of 60', 'printed: named in rules, set-ups or examples'],
            ['22 borders, and 15 pairs that do not touch', 'printed: examples move, attack or trace supply along them'],
            ['The four cities of Automatic Victory, Baku worth 2, oil in Ploesti, Maikop, Grozny and Baku', 'printed'],
            [
              'Berlin, Leningrad, Moscow, Helsinki and Narvik as supply sources, the eastern map edge',
              'printed; which areas touch the edge is ours',
            ],
            ['40 areas, most borders, most ports, some Victory Points', 'reconstructed so that all counts and examples hold'],
            [
              'Coast, rivers, relief, the shape of the cells',
              'drawn from free geographic data, moved to make room; no part of the printed board',
            ],
          ],
        },
      ],
    },
    {
      title: 'The cards',
      blocks: [
        {
          p: 'There are 26 Axis and 27 Soviet cards here. The rulebook names about a third of them and shows the steps of some. Prices, letters, numbers and the other cards are ours; each card in the gallery says which it is.',
        },
      ],
    },
    {
      title: 'The solitaire bot',
      blocks: [
        {
          p: 'Its procedure is in the rulebook. The tables of its aid card (plans, yearly objectives, card triggers, handicap) are ours.',
        },
      ],
    },
    {
      title: 'Where the rulebook is silent or contradicts itself',
      blocks: [
        {
          p: 'Each such place has a ruling with both readings and our reason, in the notes on rulings in the project’s documents. The rules here mark them as “How we read it”.',
        },
      ],
    },
    {
      title: 'How to correct it',
      blocks: [
        {
          list: [
            'Whoever owns the printed game can compare: the card gallery and the content files name the source of every item.',
            'Map, cards and scenarios are JSON files with a schema in the game’s package. Change an item, set its source to “printed”, and run the content check; it tells what no longer fits. Then draw the map anew.',
            'A record made with other content opens to look at only.',
          ],
        },
      ],
    },
  ],
}
