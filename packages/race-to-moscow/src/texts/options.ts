import type { WordsFor } from '@railhead/table'
import type { OPTIONS } from '../options.ts'

export const OPTIONS_TEXT: WordsFor<typeof OPTIONS> = {
  options: {
    edition: {
      label: 'Rules',
      help: 'The rulebook whose readings are used where the two differ.',
      group: 'Game',
      values: { 2024: '2024 rules', 2021: '2021 rules' },
    },
    order: {
      label: 'Army groups in turn order',
      help: 'The groups that are played, first player first. One is solitaire.',
      group: 'Game',
      values: { gray: 'Army Group North (gray)', white: 'Army Group Centre (white)', brown: 'Army Group South (brown)' },
    },
    sovietPlayer: {
      label: 'Soviet player',
      help: 'A player directs the Soviet markers, whose kinds are secret.',
      group: 'Optional rules',
    },
    basicGame: {
      label: 'Basic game',
      help: 'Without air support, HQ and OKH cards (help from the army high command).',
      group: 'Optional rules',
    },
    frontCards: {
      label: 'Front cards',
      help: 'Which side of the Front cards directs the Soviet reaction.',
      group: 'Optional rules',
      values: { basic: 'Basic side', advanced: 'Advanced side' },
    },
    difficulty: {
      label: 'Difficulty',
      help: 'How many Soviet markers the pool has at the start: fewer make a shorter game.',
      group: 'Optional rules',
      values: { standard: 'Standard', hard: 'Hard', veteran: 'Veteran' },
    },
    armyRedeployment: { label: 'Army redeployment', help: 'Trains may carry field armies.', group: 'Optional rules' },
    abwehr: {
      label: 'Abwehr',
      help: 'Players decide the Soviet reaction freely. For two or three players.',
      group: 'Optional rules',
    },
    winterCounterAttacks: {
      label: 'Winter counter-attacks',
      help: 'In the snow armies do not shield, and are attacked themselves.',
      group: 'Optional rules',
    },
    totalWar: {
      label: 'Total War',
      help: 'OKH cards are bought with medals; without an immediate victory all lose.',
      group: 'Optional rules',
    },
    soloBlocking: {
      label: 'Areas blocked in solitaire',
      help: 'Which areas the absent army groups hold in a solitaire game.',
      group: 'Rulings',
      values: {
        'double-areas': 'Double-coloured areas only, none for Centre (white)',
        'foreign-groups': 'All areas of the absent groups',
      },
    },
    sovietInBlocked: {
      label: 'Soviet markers in blocked areas',
      help: 'Whether Soviet markers are set up on Soviet symbols in areas that absent groups hold.',
      group: 'Rulings',
      values: { yes: 'Yes, on every symbol', no: 'No, only where somebody can meet them' },
    },
    auxiliariesPerTurn: {
      label: 'Axis Auxiliaries per turn',
      help: 'How many extra actions from Axis Auxiliaries a turn may have.',
      group: 'Rulings',
      values: { any: 'Any number', one: 'One' },
    },
    airSupport: {
      label: 'Air support pays for',
      help: 'Whether air support can pay the ammo of a bunker too.',
      group: 'Rulings',
      values: { combat: 'Combat only', 'fort-or-combat': 'The bunker or the combat' },
    },
    airMarker: {
      label: 'Air support marker on a deck',
      help: 'How a marker that lies on a deck leaves it.',
      group: 'Rulings',
      values: {
        drawn: 'When the card is drawn in whatever way, and only then',
        revealed: 'When the card is revealed, or at a re-organization',
      },
    },
    cardEffects: {
      label: 'Medal cards and Partisans',
      help: 'Whether Halder, Führerbefehl and Partisans must be carried out.',
      group: 'Rulings',
      values: { must: 'Must be carried out if they can be', may: 'May be left alone' },
    },
    haltedByRail: {
      label: 'Redeployment of halted armies',
      help: 'Whether a train may carry a halted field army.',
      group: 'Rulings',
      values: { yes: 'Yes, it is no Move action', no: 'No, it cannot be moved' },
    },
    stuka: {
      label: 'Stuka-Geschwader',
      help: 'What the OKH card does for the air support marker.',
      group: 'Rulings',
      values: {
        'without-spending': 'Air support without spending the marker, or the marker back',
        'though-spent': 'Air support even if the marker is spent',
      },
    },
    hqTiming: {
      label: 'An OKH card is taken',
      help: 'When the HQ may take a card of the row.',
      group: 'Rulings',
      values: { 'between-actions': 'Between actions', 'any-time': 'Any time, inside an action too' },
    },
    encirclementTiming: {
      label: 'Encirclement is checked',
      help: 'When cut off areas change hands.',
      group: 'Rulings',
      values: { 'end-of-movement': 'When the army has finished moving', 'each-marker': 'At every marker placed' },
    },
    seaChain: {
      label: 'Soviet chain by sea',
      help: 'Which harbours keep Soviet areas in communication.',
      group: 'Rulings',
      values: { baltic: 'Baltic harbours, to Leningrad', 'all-seas': 'All harbours of either sea' },
    },
    fleetBlocks: {
      label: 'The fleet blocks',
      help: 'What the fleet closes to the Soviet chain by sea.',
      group: 'Rulings',
      values: { harbours: 'The harbours of its sea area', passage: 'Its sea area, for all who pass' },
    },
    transitLimit: {
      label: 'Supply limit in transit',
      help: 'Whether an area may hold more than its limit during a Transport action.',
      group: 'Rulings',
      values: { always: 'Never more than the limit', 'end-of-action': 'The excess goes at the end of the action' },
    },
    trainConnection: {
      label: 'Trains need',
      help: 'What must link a train to the supply base.',
      group: 'Rulings',
      values: { railed: 'A chain of areas with rail', controlled: 'A chain of controlled areas' },
    },
    medalOnCounterAttack: {
      label: 'Medal of an area lost to a counter-attack',
      help: 'Whether the player gives the medal back.',
      group: 'Rulings',
      values: { returned: 'Returned to the supply', kept: 'Kept' },
    },
    victoryCheck: {
      label: 'Immediate victory is checked',
      help: 'Whether a victory area that is linked up later wins at once.',
      group: 'Rulings',
      values: { 'any-placement': 'At every marker placed', 'at-capture': 'When an army captures the victory area' },
    },
    tieBreak: {
      label: 'Last tie-break',
      help: 'Who wins when medals and encircled cards are equal.',
      group: 'Rulings',
      values: { 'later-in-order': 'The player later in the order', shared: 'Victory is shared' },
    },
    lastRoundPlacing: {
      label: 'Placing Soviet markers in the last round',
      help: 'Whether markers that came back to the pool may be placed after the last one was.',
      group: 'Rulings',
      values: { no: 'No', yes: 'Yes' },
    },
    missingSupply: {
      label: 'Captured supply missing in the stock',
      help: 'What happens when a Pursuit card gives a supply of which the stock has none.',
      group: 'Rulings',
      values: { card: 'The card stands in for it', lost: 'It is lost' },
    },
    fuelTotal: {
      label: 'Fuel tokens in the game',
      help: 'The inventory adds up to 29, the list of components to 28.',
      group: 'Rulings',
      values: { 29: '29', 28: '28' },
    },
    fullStock: {
      label: 'Supplies of absent groups',
      help: 'Whether the tokens of groups that nobody plays are in the stock.',
      group: 'Rulings',
      values: { no: 'In the box', yes: 'In the stock' },
    },
    fuehrerbefehlAnyPair: {
      label: 'Führerbefehl between different pairs of colours',
      help: 'Whether the medal may go to a double-coloured area of other colours.',
      group: 'Rulings',
      values: { no: 'Same two colours only', yes: 'Any double-coloured area' },
    },
    encircledScore: {
      label: 'Encircled cards score',
      help: 'Whether medals and ammo of encircled Soviet cards count at the end.',
      group: 'Rulings',
      values: { no: 'Only as a tie-break', yes: 'Like defeated cards' },
    },
  },
  presets: {
    'first-game': {
      label: 'First game',
      help: 'Three players, without air support and the cards of the army high command (OKH).',
    },
    2024: { label: '2024 rules', help: 'The newest rulebook.' },
    2021: { label: '2021 rules', help: 'The rulebook of the first edition.' },
    solitaire: { label: 'Solitaire', help: 'Army Group Centre alone.' },
    'soviet-player': { label: 'Soviet player', help: 'Three army groups and a Soviet player.' },
  },
}
