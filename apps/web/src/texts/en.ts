import { plural } from './plural.ts'
import { sharedEn } from './shared-en.ts'
import { tableEn } from './table-en.ts'

/**
 * Every sentence of the client in English. A game brings its own words (prompts, choices, refusals, events).
 * Another language is one more object of type `Texts`: the compiler says what is missing.
 */
export const en = {
  brand: 'Railhead',
  skipToContent: 'Skip to the content',
  nav: {
    label: 'Main',
    play: 'Play',
    learn: 'Learn',
    puzzles: 'Puzzles',
    rules: 'Rules',
    games: 'Games',
    online: 'Online',
    game: 'Game',
  },
  theme: { label: 'Theme', system: 'As the system', light: 'Light', dark: 'Dark', toLight: 'Light theme', toDark: 'Dark theme' },
  common: {
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back',
    openRule: (section: string): string => `Open rule ${section}`,
  },
  notFound: {
    title: 'There is nothing here',
    body: sharedEn.notFound,
    home: 'To the start page',
  },
  pickGame: 'Of which game?',
  kept: {
    title: 'Your games',
    you: sharedEn.you,
    damaged: sharedEn.damaged,
    unknownGame: sharedEn.unknownGame,
  },
  failed: {
    reload: 'Load again',
  },
  store: {
    broken: 'The store of this browser cannot be opened',
    brokenBody: (reason: string): string =>
      `Games can neither be read nor kept nor started at the moment (${reason}). Close other tabs of Railhead and load the page again; if that does not help, start with an empty store.`,
    reset: 'Start with an empty store',
    resetSure: 'All games kept in this browser are deleted. Do it?',
    notKept: 'This game is not being kept',
    notKeptBody:
      'The browser refused to store it (private window, or no space left). Download the record before you close the page.',
  },
  settings: {
    title: 'Settings',
    animation: 'Moves of others',
    speeds: { off: 'At once', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
    names: 'Names on the map',
    nameSizes: { small: 'Small', normal: 'Normal', large: 'Large' },
    namesHelp: 'Large names may not all have room on the whole map; closer up every place is named.',
    animationHelp: 'Any key or click skips the replay. With reduced motion set in your system nothing flies.',
    confirm: 'Confirm each turn',
    confirmHelp: 'Keeps the turn open for undo until you confirm it.',
    tapTwice: 'On touch screens, show the cost first',
    tapTwiceHelp: 'The first tap on the map shows what a choice would cost, the second makes it.',
    askDrop: 'Ask before a drop that cannot be taken back',
    askDropHelp: 'What is dragged where a card will be drawn or a fight begins waits for your word.',
    guide: 'Advice in the first game',
    guideHelp: 'In your first game of each kind a sentence of advice stands beside the map.',
    announce: 'Announce what happens to screen readers',
  },
  rules: {
    inTab: 'All rules in a tab of their own',
    title: 'Rules',
    ofGame: (game: string): string => `Rules of ${game}`,
    search: 'Search the rules',
    found: (n: number): string => `${n} ${plural(n, 'place', 'places')}`,
    none: 'Nothing found. Try a shorter word.',
    contents: 'Contents',
    edition: 'Edition',
    allEditions: 'Both',
    only: (edition: string): string => `${edition} rules`,
    cards: 'Card gallery',
    sources: 'What is printed, what is reconstructed',
    ruling: 'How we read it',
    example: 'For example',
    signs: 'Pieces and signs',
    aid: 'One-page aid',
    aidTitle: (game: string): string => `${game} on one page`,
    print: 'Print it',
  },
  cards: {
    title: (game: string): string => `Cards of ${game}`,
    filter: 'Find a card',
    copies: (n: number): string => (n === 1 ? '1 card' : `${n} cards`),
    number: (numbers: string): string => `no. ${numbers}`,
    printed: 'printed',
    reconstructed: 'reconstructed',
  },
  sources: {
    title: (game: string): string => `${game}: what is printed, what is reconstructed`,
  },
  update: {
    ready: 'A new version is ready.',
    reload: 'Load it now',
  },
  ...tableEn,
}

export type Texts = typeof en
