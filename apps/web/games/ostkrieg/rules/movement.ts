import type { RuleSection } from '../../../src/game/rules-book.ts'

/** Section 8.3: moving. */
export const movement: readonly RuleSection[] = [
  {
    id: '8.3',
    title: 'Moving',
    blocks: [
      {
        p: 'A step “Move 3 areas” lets you mark up to three areas. The units of a marked area, of any kind, may go to whatever places they can reach, each where it likes. All areas are marked first; then they move one after the other [8.3.8].',
      },
      { ruling: 'A unit moves once in a card play, even if it comes to another marked area.' },
    ],
  },
  {
    id: '8.3.1',
    title: 'Supply and moving',
    blocks: [
      {
        p: 'A unit out of supply does not move. This is looked at the moment it wants to start, so an earlier move may open the line for a later one.',
      },
    ],
  },
  {
    id: '8.3.2',
    title: 'Infantry',
    blocks: [
      { p: 'Moves to a neighbouring area without enemy units; aircraft do not bar the way.' },
      { ruling: 'Infantry of the same marked area may follow armor into an area that it has overrun.' },
    ],
  },
  {
    id: '8.3.2.1',
    title: 'Entrenching',
    blocks: [
      {
        p: 'Infantry in a marked area may dig in instead of moving, also while others leave. Only infantry can. However many are entrenched, an attack does one damage less [8.4.2.2]. Whoever moves or retreats loses it.',
      },
      { ruling: 'Entrenched infantry that attacks and does not advance stays entrenched.' },
    ],
  },
  {
    id: '8.3.3',
    title: 'Armor',
    blocks: [
      {
        p: 'Moves up to two areas. Each area entered must be yours, or an enemy area that is empty, holds only aircraft, or can be overrun.',
      },
    ],
  },
  {
    id: '8.3.3.1',
    title: 'Overrun',
    blocks: [
      {
        p: 'At least two armor points from the same marked area may enter an area that is held by a single infantry point that is not entrenched.',
      },
      {
        ruling:
          'The infantry is eliminated. Partisans cannot be overrun. Armor may go on after an overrun and may overrun in its second area; afterwards it can still attack if the card allows it.',
      },
      {
        map: 'overrun',
        caption:
          'Three armor in Smolensk: over the lone infantry in Viazma, and on over the one in Tula. The infantry in Bryansk has dug in and cannot be overrun.',
      },
    ],
  },
  {
    id: '8.3.4',
    title: 'Air',
    blocks: [{ p: 'Air flies up to two areas, over enemies too, and lands in an area of its own side.' }],
  },
  {
    id: '8.3.5',
    title: 'Rebase',
    blocks: [
      {
        p: 'A flight of three or four areas is a rebase and turns the air unit to its Moved side; one of one or two does not. Where a card says *rebase*, every flight turns it. On that side it takes no part in combat until it turns up again [8.2.3].',
      },
    ],
  },
  { id: '8.3.6', title: 'Partisans', blocks: [{ p: 'Partisans never move.' }] },
  {
    id: '8.3.7',
    title: 'How much can stand in an area',
    about: ['stacking limit', 'how many units'],
    blocks: [
      {
        table: [
          ['Land (infantry and armor)', '12 points'],
          ['Air in a Victory Point or oil area', '4 points'],
          ['Air elsewhere', '2 points'],
        ],
      },
      { ruling: 'It holds for units that stand there: armor and trains pass a full area of their side but do not stop in it.' },
    ],
  },
  { id: '8.3.8', title: 'Order of moves', blocks: [{ p: 'The move of one marked area is finished before the next begins.' }] },
  {
    id: '8.3.9',
    title: 'Aircraft driven off',
    blocks: [
      {
        p: 'If land units enter an area with enemy aircraft only, these fly up to two areas to another area of their side and turn to their Moved side.',
      },
      { ruling: 'Without such an area in reach they are lost.' },
    ],
  },
  {
    id: '8.3.10',
    title: 'Nationalities',
    blocks: [
      {
        list: [
          '*Finns* never go more than two areas from Finland.',
          '*Hungarians* never enter Romania, *Romanians* never Hungary, and the two never stand in one area.',
          '*Bulgarians* stay in Bulgaria, Greece and Yugoslavia.',
        ],
      },
    ],
  },
]
