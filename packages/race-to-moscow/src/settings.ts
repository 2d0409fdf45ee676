import type { Default, OptionSpec, Options, OptionsSpec } from '@railhead/table'

/**
 * Options and rulings of the game as data. Where the 2021 and the 2024 rulebooks differ, the difference is one named
 * ruling with both readings; an edition is a preset over them. `docs/rulings/race-to-moscow.md` gives the reasons.
 *
 * Options can be used alone or together [2024:13] [2021:19]; a Soviet player is one of them [2024:14] [2021:20].
 *
 * Inside the state a setting is one small number: the index of its value in the list here.
 */

const AXIS_SEATS = [
  { value: 'gray', label: 'Army Group North (gray)' },
  { value: 'white', label: 'Army Group Centre (white)' },
  { value: 'brown', label: 'Army Group South (brown)' },
]

interface Ruling {
  readonly key: string
  readonly label: string
  readonly help: string
  readonly rule: string
  /** The readings, the 2024 one and the 2021 one among them. */
  readonly values: readonly { readonly value: string; readonly label: string }[]
  readonly in2024: string
  readonly in2021: string
}

const RULINGS: readonly Ruling[] = [
  {
    key: 'soloBlocking',
    label: 'Areas blocked in solitaire',
    help: 'Which areas the absent army groups hold in a solitaire game.',
    rule: '4',
    values: [
      { value: 'double-areas', label: 'Double-coloured areas only, none for Centre (white)' },
      { value: 'foreign-groups', label: 'All areas of the absent groups' },
    ],
    in2024: 'double-areas',
    in2021: 'foreign-groups',
  },
  {
    key: 'sovietInBlocked',
    label: 'Soviet markers in blocked areas',
    help: 'Whether Soviet markers are set up on Soviet symbols in areas that absent groups hold.',
    rule: '4',
    values: [
      { value: 'yes', label: 'Yes, on every symbol' },
      { value: 'no', label: 'No, only where somebody can meet them' },
    ],
    in2024: 'yes',
    in2021: 'yes',
  },
  {
    key: 'auxiliariesPerTurn',
    label: 'Axis Auxiliaries per turn',
    help: 'How many extra actions from Axis Auxiliaries a turn may have.',
    rule: '9.2',
    values: [
      { value: 'any', label: 'Any number' },
      { value: 'one', label: 'One' },
    ],
    in2024: 'any',
    in2021: 'one',
  },
  {
    key: 'airSupport',
    label: 'Air support pays for',
    help: 'Whether air support can pay the ammo of a bunker too.',
    rule: '9.1',
    values: [
      { value: 'combat', label: 'Combat only' },
      { value: 'fort-or-combat', label: 'The bunker or the combat' },
    ],
    in2024: 'combat',
    in2021: 'fort-or-combat',
  },
  {
    key: 'airMarker',
    label: 'Air support marker on a deck',
    help: 'How a marker that lies on a deck leaves it.',
    rule: '9.1',
    values: [
      { value: 'drawn', label: 'When the card is drawn in whatever way, and only then' },
      { value: 'revealed', label: 'When the card is revealed, or at a re-organization' },
    ],
    in2024: 'drawn',
    in2021: 'revealed',
  },
  {
    key: 'cardEffects',
    label: 'Medal cards and Partisans',
    help: 'Whether Halder, Führerbefehl and Partisans must be carried out.',
    rule: '8.2',
    values: [
      { value: 'must', label: 'Must be carried out if they can be' },
      { value: 'may', label: 'May be left alone' },
    ],
    in2024: 'must',
    in2021: 'may',
  },
  {
    key: 'haltedByRail',
    label: 'Redeployment of halted armies',
    help: 'Whether a train may carry a halted field army.',
    rule: '13.1',
    values: [
      { value: 'yes', label: 'Yes, it is no Move action' },
      { value: 'no', label: 'No, it cannot be moved' },
    ],
    in2024: 'yes',
    in2021: 'no',
  },
  {
    key: 'stuka',
    label: 'Stuka-Geschwader',
    help: 'What the OKH card does for the air support marker.',
    rule: '9.4',
    values: [
      { value: 'without-spending', label: 'Air support without spending the marker, or the marker back' },
      { value: 'though-spent', label: 'Air support even if the marker is spent' },
    ],
    in2024: 'without-spending',
    in2021: 'though-spent',
  },
  {
    key: 'hqTiming',
    label: 'An OKH card is taken',
    help: 'When the HQ may take a card of the row.',
    rule: '9.3',
    values: [
      { value: 'between-actions', label: 'Between actions' },
      { value: 'any-time', label: 'Any time, inside an action too' },
    ],
    in2024: 'between-actions',
    in2021: 'any-time',
  },
  {
    key: 'encirclementTiming',
    label: 'Encirclement is checked',
    help: 'When cut off areas change hands.',
    rule: '8.2',
    values: [
      { value: 'end-of-movement', label: 'When the army has finished moving' },
      { value: 'each-marker', label: 'At every marker placed' },
    ],
    in2024: 'end-of-movement',
    in2021: 'each-marker',
  },
  {
    key: 'seaChain',
    label: 'Soviet chain by sea',
    help: 'Which harbours keep Soviet areas in communication.',
    rule: '8.2',
    values: [
      { value: 'baltic', label: 'Baltic harbours, to Leningrad' },
      { value: 'all-seas', label: 'All harbours of either sea' },
    ],
    in2024: 'baltic',
    in2021: 'all-seas',
  },
  {
    key: 'fleetBlocks',
    label: 'The fleet blocks',
    help: 'What the fleet closes to the Soviet chain by sea.',
    rule: '8.3',
    values: [
      { value: 'harbours', label: 'The harbours of its sea area' },
      { value: 'passage', label: 'Its sea area, for all who pass' },
    ],
    in2024: 'harbours',
    in2021: 'passage',
  },
  {
    key: 'transitLimit',
    label: 'Supply limit in transit',
    help: 'Whether an area may hold more than its limit during a Transport action.',
    rule: '8.5',
    values: [
      { value: 'always', label: 'Never more than the limit' },
      { value: 'end-of-action', label: 'The excess goes at the end of the action' },
    ],
    in2024: 'always',
    in2021: 'end-of-action',
  },
  {
    key: 'trainConnection',
    label: 'Trains need',
    help: 'What must link a train to the supply base.',
    rule: '8.5',
    values: [
      { value: 'railed', label: 'A chain of areas with rail' },
      { value: 'controlled', label: 'A chain of controlled areas' },
    ],
    in2024: 'railed',
    in2021: 'controlled',
  },
  {
    key: 'medalOnCounterAttack',
    label: 'Medal of an area lost to a counter-attack',
    help: 'Whether the player gives the medal back.',
    rule: '8.2',
    values: [
      { value: 'returned', label: 'Returned to the supply' },
      { value: 'kept', label: 'Kept' },
    ],
    in2024: 'returned',
    in2021: 'kept',
  },
  {
    key: 'victoryCheck',
    label: 'Immediate victory is checked',
    help: 'Whether a victory area that is linked up later wins at once.',
    rule: '5',
    values: [
      { value: 'any-placement', label: 'At every marker placed' },
      { value: 'at-capture', label: 'When an army captures the victory area' },
    ],
    in2024: 'any-placement',
    in2021: 'at-capture',
  },
  {
    key: 'tieBreak',
    label: 'Last tie-break',
    help: 'Who wins when medals and encircled cards are equal.',
    rule: '5',
    values: [
      { value: 'later-in-order', label: 'The player later in the order' },
      { value: 'shared', label: 'Victory is shared' },
    ],
    in2024: 'later-in-order',
    in2021: 'shared',
  },
  {
    key: 'lastRoundPlacing',
    label: 'Placing Soviet markers in the last round',
    help: 'Whether markers that came back to the pool may be placed after the last one was.',
    rule: '6',
    values: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
    in2024: 'no',
    in2021: 'no',
  },
  {
    key: 'missingSupply',
    label: 'Captured supply missing in the stock',
    help: 'What happens when a Pursuit card gives a supply of which the stock has none.',
    rule: '8.2',
    values: [
      { value: 'card', label: 'The card stands in for it' },
      { value: 'lost', label: 'It is lost' },
    ],
    in2024: 'card',
    in2021: 'card',
  },
  {
    key: 'fuelTotal',
    label: 'Fuel tokens in the game',
    help: 'The inventory adds up to 29, the list of components to 28.',
    rule: '1',
    values: [
      { value: '29', label: '29' },
      { value: '28', label: '28' },
    ],
    in2024: '29',
    in2021: '29',
  },
  {
    key: 'fullStock',
    label: 'Supplies of absent groups',
    help: 'Whether the tokens of groups that nobody plays are in the stock.',
    rule: '4',
    values: [
      { value: 'no', label: 'In the box' },
      { value: 'yes', label: 'In the stock' },
    ],
    in2024: 'no',
    in2021: 'no',
  },
  {
    key: 'fuehrerbefehlAnyPair',
    label: 'Führerbefehl between different pairs of colours',
    help: 'Whether the medal may go to a double-coloured area of other colours.',
    rule: '8.2',
    values: [
      { value: 'no', label: 'Same two colours only' },
      { value: 'yes', label: 'Any double-coloured area' },
    ],
    in2024: 'no',
    in2021: 'no',
  },
  {
    key: 'encircledScore',
    label: 'Encircled cards score',
    help: 'Whether medals and ammo of encircled Soviet cards count at the end.',
    rule: '5',
    values: [
      { value: 'no', label: 'Only as a tie-break' },
      { value: 'yes', label: 'Like defeated cards' },
    ],
    in2024: 'no',
    in2021: 'no',
  },
]

const toggle = (key: string, label: string, help: string, rule: string): OptionSpec => ({
  type: 'toggle',
  key,
  label,
  help,
  rule,
  group: 'Optional rules',
  default: false,
})

const byEdition = (ruling: Ruling): Default<string> => ({
  of: 'edition',
  values: { '2024': ruling.in2024, '2021': ruling.in2021 },
})

const SPECS: readonly OptionSpec[] = [
  {
    type: 'choice',
    key: 'edition',
    label: 'Rules',
    help: 'The rulebook whose readings are used where the two differ.',
    group: 'Game',
    values: [
      { value: '2024', label: '2024 rules' },
      { value: '2021', label: '2021 rules' },
    ],
    default: '2024',
  },
  {
    type: 'order',
    key: 'order',
    label: 'Army groups in turn order',
    help: 'The groups that are played, first player first. One is solitaire.',
    group: 'Game',
    rule: '4',
    values: AXIS_SEATS,
    atLeast: 1,
    default: ['gray', 'white', 'brown'],
  },
  toggle('sovietPlayer', 'Soviet player', 'A player directs the Soviet markers, whose kinds are secret.', '14'),
  toggle('basicGame', 'Basic game', 'Without air support, HQ and OKH cards (help from the army high command).', '4'),
  {
    type: 'choice',
    key: 'frontCards',
    label: 'Front cards',
    help: 'Which side of the Front cards directs the Soviet reaction.',
    group: 'Optional rules',
    rule: '12',
    values: [
      { value: 'basic', label: 'Basic side' },
      { value: 'advanced', label: 'Advanced side' },
    ],
    default: 'basic',
  },
  {
    type: 'choice',
    key: 'difficulty',
    label: 'Difficulty',
    help: 'How many Soviet markers the pool has at the start: fewer make a shorter game.',
    group: 'Optional rules',
    rule: '13.2',
    values: [
      { value: 'standard', label: 'Standard' },
      { value: 'hard', label: 'Hard' },
      { value: 'veteran', label: 'Veteran' },
    ],
    default: 'standard',
  },
  toggle('armyRedeployment', 'Army redeployment', 'Trains may carry field armies.', '13.1'),
  toggle('abwehr', 'Abwehr', 'Players decide the Soviet reaction freely. For two or three players.', '13.3'),
  toggle(
    'winterCounterAttacks',
    'Winter counter-attacks',
    'In the snow armies do not shield, and are attacked themselves.',
    '13.4',
  ),
  toggle('totalWar', 'Total War', 'OKH cards are bought with medals; without an immediate victory all lose.', '13.5'),
  ...RULINGS.map(
    (ruling): OptionSpec => ({
      type: 'choice',
      key: ruling.key,
      label: ruling.label,
      help: ruling.help,
      rule: ruling.rule,
      group: 'Rulings',
      values: ruling.values,
      default: byEdition(ruling),
    }),
  ),
]

export const OPTIONS: OptionsSpec = {
  options: SPECS,
  presets: [
    {
      key: 'first-game',
      label: 'First game',
      help: 'Three players, without air support and the cards of the army high command (OKH).',
      options: { basicGame: true },
    },
    { key: '2024', label: '2024 rules', help: 'The newest rulebook.', options: { edition: '2024' } },
    { key: '2021', label: '2021 rules', help: 'The rulebook of the first edition.', options: { edition: '2021' } },
    { key: 'solitaire', label: 'Solitaire', help: 'Army Group Centre alone.', options: { order: ['white'] } },
    {
      key: 'soviet-player',
      label: 'Soviet player',
      help: 'Three army groups and a Soviet player.',
      options: { sovietPlayer: true },
    },
  ],
  conflict: (options) => {
    if (options.abwehr === true && (options.order as readonly string[]).length === 1) {
      return 'The Abwehr variant is for two or three players (13.3). Choose more army groups in "order" or switch "abwehr" off.'
    }
    return undefined
  },
}

/**
 * Which setting is where in `State.settings`; `order` is kept apart. The places are written out: the build puts a number that stands here into
 * whatever reads it, but not one that is only found when the program starts, and the rules read settings at every choice.
 */
export const EDITION = 0
export const SOVIET_PLAYER = 1
export const BASIC_GAME = 2
export const FRONT_CARDS = 3
export const DIFFICULTY = 4
export const ARMY_REDEPLOYMENT = 5
export const ABWEHR = 6
export const WINTER_COUNTER_ATTACKS = 7
export const TOTAL_WAR = 8
export const SOLO_BLOCKING = 9
export const SOVIET_IN_BLOCKED = 10
export const AUXILIARIES_PER_TURN = 11
export const AIR_SUPPORT = 12
export const AIR_MARKER = 13
export const CARD_EFFECTS = 14
export const HALTED_BY_RAIL = 15
export const STUKA = 16
export const HQ_TIMING = 17
export const ENCIRCLEMENT_TIMING = 18
export const SEA_CHAIN = 19
export const FLEET_BLOCKS = 20
export const TRANSIT_LIMIT = 21
export const TRAIN_CONNECTION = 22
export const MEDAL_ON_COUNTER_ATTACK = 23
export const VICTORY_CHECK = 24
export const TIE_BREAK = 25
export const LAST_ROUND_PLACING = 26
export const MISSING_SUPPLY = 27
export const FUEL_TOTAL = 28
export const FULL_STOCK = 29
export const FUEHRERBEFEHL_ANY_PAIR = 30
export const ENCIRCLED_SCORE = 31
export const SETTINGS = 32

const PLACES: { readonly [key: string]: number } = {
  edition: EDITION,
  sovietPlayer: SOVIET_PLAYER,
  basicGame: BASIC_GAME,
  frontCards: FRONT_CARDS,
  difficulty: DIFFICULTY,
  armyRedeployment: ARMY_REDEPLOYMENT,
  abwehr: ABWEHR,
  winterCounterAttacks: WINTER_COUNTER_ATTACKS,
  totalWar: TOTAL_WAR,
  soloBlocking: SOLO_BLOCKING,
  sovietInBlocked: SOVIET_IN_BLOCKED,
  auxiliariesPerTurn: AUXILIARIES_PER_TURN,
  airSupport: AIR_SUPPORT,
  airMarker: AIR_MARKER,
  cardEffects: CARD_EFFECTS,
  haltedByRail: HALTED_BY_RAIL,
  stuka: STUKA,
  hqTiming: HQ_TIMING,
  encirclementTiming: ENCIRCLEMENT_TIMING,
  seaChain: SEA_CHAIN,
  fleetBlocks: FLEET_BLOCKS,
  transitLimit: TRANSIT_LIMIT,
  trainConnection: TRAIN_CONNECTION,
  medalOnCounterAttack: MEDAL_ON_COUNTER_ATTACK,
  victoryCheck: VICTORY_CHECK,
  tieBreak: TIE_BREAK,
  lastRoundPlacing: LAST_ROUND_PLACING,
  missingSupply: MISSING_SUPPLY,
  fuelTotal: FUEL_TOTAL,
  fullStock: FULL_STOCK,
  fuehrerbefehlAnyPair: FUEHRERBEFEHL_ANY_PAIR,
  encircledScore: ENCIRCLED_SCORE,
}

/** The first value of every ruling is the 2024 reading, so 0 is 2024 and 1 the other; likewise off and on, basic and advanced. */
export const FIRST = 0
export const SECOND = 1

/** A complete set of options as the numbers of the state. */
export function encodeSettings(options: Options, into: Uint8Array): void {
  for (const spec of SPECS) {
    const value = options[spec.key]
    if (spec.type === 'choice') into[PLACES[spec.key]] = spec.values.findIndex((known) => known.value === value)
    else if (spec.type === 'toggle') into[PLACES[spec.key]] = Number(value)
  }
}

export function decodeSettings(settings: Uint8Array, order: readonly string[]): Options {
  const options: Record<string, Options[string]> = {}
  for (const spec of SPECS) {
    const stored = settings[PLACES[spec.key]]
    if (spec.type === 'order') options[spec.key] = order
    else options[spec.key] = spec.type === 'choice' ? spec.values[stored].value : stored === 1
  }
  return options
}
