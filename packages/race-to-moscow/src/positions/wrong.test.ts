import { type JsonObject, type Position, PositionError } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'
import { held, TO_LENINGRAD } from '../testing.ts'

/** Positions as somebody might write them wrongly, and the one sentence that says what is wrong with each. */
const WRONG: readonly [JsonObject, string][] = [
  [{ round: 0 }, 'round: must be a whole number from 1 to 100'],
  [{ round: '2' }, 'round: must be a whole number from 1 to 100'],
  [{ turn: 'soviet' }, 'turn: soviet is not among the groups in options.order'],
  [{ turn: 'Gray' }, 'turn: "Gray" is no seat (did you mean "gray"?); known are gray, white, brown, soviet'],
  [{ options: { order: ['gray'] }, turn: 'white' }, 'turn: white is not among the groups in options.order'],
  [
    { options: [] },
    'options: must be an object with any of edition, order, sovietPlayer, basicGame, frontCards, difficulty, armyRe',
  ],
  [
    { options: null },
    'options: must be an object with any of edition, order, sovietPlayer, basicGame, frontCards, difficulty, armyRe',
  ],
  [{ options: { editon: '2021' } }, 'options.editon: is not known here (did you mean "edition"?)'],
  [
    { options: { order: ['gray', 'gray'] } },
    'options.order: Option "order" is ["gray","gray"]; it must be a list of at least 1 different names of gray, whi',
  ],
  [
    { options: { abwehr: true, order: ['gray'] } },
    'options: The Abwehr variant is for two or three players (13.3). Choose more army groups in "order" or switch "',
  ],
  [{ areas: [] }, 'areas: must be an object whose keys are names'],
  [{ areas: { rigga: { control: 'gray' } } }, 'areas.rigga: "rigga" is no area (did you mean "riga"?)'],
  [{ areas: { 'Riga ': { control: 'gray' } } }, 'areas.Riga : "Riga " is no area (did you mean "riga"?)'],
  [{ areas: { riga: { control: 'red' } } }, 'areas.riga.control: "red" is no army group; known are gray, white, brown'],
  [
    { areas: { riga: 'gray' } },
    'areas.riga: must be an object with any of control, rail, bunker, soviet, seenBy, medals, medalsTaken, supplies',
  ],
  [{ areas: { riga: { controll: 'gray' } } }, 'areas.riga.controll: is not known here (did you mean "control"?)'],
  [{ areas: { warschau: { control: 'gray' } } }, 'areas.warschau.control: the control of this area is printed on the map: white'],
  [{ areas: { riga: { supplies: { fuel: 7 }, control: 'gray' } } }, 'areas.riga.supplies: the area holds 6 at most, not 7'],
  [{ areas: { riga: { supplies: { fuel: 2 } } } }, 'areas.riga.supplies: supplies lie only in controlled areas'],
  [{ areas: { riga: { rail: true } } }, 'areas.riga.rail: rail lies only in controlled areas'],
  [{ areas: { riga: { control: 'gray', bunker: true } } }, 'areas.riga.bunker: there is none in a captured area'],
  [{ areas: { S1: { control: 'gray' } } }, 'areas.S1: must be a land area'],
  [{ armies: { '4PzGr': { area: 'riga', fuel: 7 } } }, 'armies.4PzGr: an Army card has 6 spaces, not 7'],
  [{ armies: { '4PzGr': { area: 'riga', fuel: 3, ammo: 3, food: 3 } } }, 'armies.4PzGr: an Army card has 6 spaces, not 9'],
  [{ armies: { '4PzG': { area: 'riga' } } }, 'armies.4PzG: "4PzG" is no army (did you mean "4PzGr"?)'],
  [{ armies: { '4PzGr': 'riga' } }, 'armies.4PzGr: must be an object with any of area, moved, halted, loaded, fuel, ammo, food'],
  [{ armies: { '4PzGr': { area: 'memel' } } }, 'armies.4PzGr: two armies stand in one area: 18A is in memel too'],
  [
    { armies: { '4PzGr': { area: 'vilnius' } }, areas: { vilnius: { control: 'white' } } },
    "armies.4PzGr.area: vilnius must be controlled by the army's group",
  ],
  [
    { armies: { '6A': { area: 'lvov' } }, options: { order: ['gray'] } },
    'armies.6A: belongs to a group that is not in options.order',
  ],
  [{ players: { soviet: { medals: 3 } } }, 'players.soviet: "soviet" is no army group; known are gray, white, brown'],
  [{ players: { gray: { deck: ['Penguin'] } } }, 'players.gray.deck.0: there is no card "Penguin" of this kind'],
  [{ players: { gray: { deck: ['Axis Romanians'] } } }, 'players.gray.deck.0: card "Axis Romanians" is of the brown deck'],
  [{ players: { gray: { held: ['Mud'] } } }, 'players.gray.held.0: card "Mud" has no hand symbol, so nobody holds it'],
  [{ players: { gray: { held: ['Recon'], deck: ['Recon'] } } }, 'players.gray.deck.0: card "Recon" is somewhere else already'],
  [
    { players: { gray: { okh: ['Brandenburg'] }, white: { okh: ['Brandenburg'] } } },
    'players.white.okh.0: card "Brandenburg" is somewhere else already',
  ],
  [{ players: { gray: { okh: ['Brandenburger'] } } }, 'players.gray.okh.0: there is no card "Brandenburger" of this kind'],
  [{ players: { gray: { trucks: 9 } } }, 'players.gray.trucks: must be a whole number from 0 to 5'],
  [{ players: { gray: { trains: 26 } } }, 'transport: the game has 26 trains; 40 are in reserve, with players and on lines'],
  [{ players: { gray: { hq: true } } }, 'players.gray.hq: must name one state of the HQ; known are ready, spent'],
  [
    { players: { gray: { airSupport: 'here' } } },
    'players.gray.airSupport: "here" is no place for air support; known are ready, spent, pursuit, soviet',
  ],
  [
    { players: { gray: { airSupport: { area: 'riga' } } } },
    'players.gray.airSupport: must be one of ready, spent, pursuit, soviet; only with a Soviet player it lies on a ',
  ],
  [{ soviet: { pool: 27 } }, 'soviet.pool: must be a whole number from 0 to 26'],
  [{ soviet: { pool: -1 } }, 'soviet.pool: must be a whole number from 0 to 26'],
  [{ soviet: { pool: { infantry: 3 } } }, 'soviet.pool: must be a whole number from 0 to 26'],
  [{ soviet: { deck: ['16 Army', '16 Army'] } }, 'soviet.deck.1: card "16 Army" is somewhere else already'],
  [{ soviet: { infantryDeck: [55] } }, 'soviet.infantryDeck: without a Soviet player there is one deck'],
  [
    { options: { sovietPlayer: true }, soviet: { armoredDeck: [55] } },
    'soviet.armoredDeck.0: card number 55 is an infantry card',
  ],
  [
    { options: { sovietPlayer: true }, soviet: { pool: { infantry: 16 } } },
    'soviet.pool.infantry: must be a whole number from 0 to 15',
  ],
  [{ okh: { row: [88, 89, 90, 91, 92] } }, 'okh.row: has at most 4 cards'],
  [{ okh: { row: ['Wolfschanze'] } }, 'okh.row.0: there is no card "Wolfschanze" (did you mean "Wolfsschanze"?) of this kind'],
  [{ fleet: 'S2' }, 'fleet: must be an object with any of area, moved'],
  [{ fleet: { area: 'riga' } }, 'fleet.area: must be a sea area'],
  [{ transport: { level: 3 } }, 'transport.level: must be a whole number from 1 to 2'],
  [
    { transport: { lines: [{ between: ['riga', 'kiev'], truck: 'gray' }] } },
    'transport.lines.0.between: no line joins these areas',
  ],
  [{ transport: { lines: [{ between: ['riga'], truck: 'gray' }] } }, 'transport.lines.0.between: must be a list of two areas'],
  [
    { transport: { lines: [{ between: ['tilsit', 'kaunas'], truck: 'soviet' }] } },
    'transport.lines.0.truck: "soviet" is no army group; known are gray, white, brown',
  ],
  [
    { transport: { lines: [{ between: ['tilsit', 'kaunas'], truck: true }] } },
    'transport.lines.0.truck: must name one army group; known are gray, white, brown',
  ],
  [{ agenda: [] }, 'agenda: must hold at least one step while the game goes on'],
  [{ agenda: 'turn' }, 'agenda: must be a list'],
  [{ agenda: [{ step: 'move' }] }, 'agenda.0.step: "move" is no step'],
  [
    { agenda: [{ step: 'move-army' }] },
    'agenda.0.army: is missing: which army? known are 16A, 18A, 4PzGr, 4A, 9A, 2PzGr, 3PzGr, 6A, 11A, 17A, 1PzGr',
  ],
  [{ agenda: [{ step: 'move-army', army: '4PzGr', step_: 1 }] }, 'agenda.0.step_: is not known here (did you mean "step"?)'],
  [
    { agenda: [{ step: 'combat', army: '4PzGr', area: 'kaunas', from: 'tilsit', card: 'Mud' }] },
    'agenda.0.card: nobody fights this card',
  ],
  [{ agenda: [{ step: 'combat', army: '4PzGr', area: 'kaunas', card: 55 }] }, 'agenda.0.from: is missing: which area?'],
  [{ agenda: [{ step: 'cargo', vehicle: 'truck', from: 'konigsberg', to: 'tilsit' }] }, 'agenda: leaves nothing to decide'],
  [{ agenda: [{ step: 'sicherungs-division', area: 'riga' }] }, 'agenda.0.area: nobody has a marker there'],
  [{ agenda: [{ step: 'winter-counter-attack', area: 'riga' }] }, 'agenda.0.army: must stand in the attacked area'],
  [{ agenda: [{ step: 'cargo', vehicle: 'truck', from: 'tilsit', to: 'kiev' }] }, 'agenda.0.to: no line joins these areas'],
  [{ agenda: [{ step: 'marker-face', area: 'riga' }] }, 'agenda.0.step: needs options.sovietPlayer'],
  [{ chance: 'abc' }, 'chance: must be an object with any of seed, next, kind, key, drawn'],
  [{ chance: { seed: true } }, 'chance.seed: must be a text'],
  [
    { chance: { seed: 'a', next: { dice: [1] } } },
    'chance.next.dice: there is no such stream; the streams are pursuit, soviet, okh',
  ],
  [
    { chance: { seed: 'a', next: { soviet: [300] } } },
    'chance.next.soviet: must be a list of whole numbers from 0 to 255, at most 40 in all',
  ],
  [{ ended: 'victory-area' }, 'victor: is missing: who won?'],
  [{ ended: '' }, 'ended: must name one way to end; known are victory-area, last-marker, round-limit'],
  [{ ended: 'victory-area', victor: 'gray' }, 'ended: gray holds no Victory area linked to its base'],
  [
    { ended: 'victory-area', victor: 'gray', areas: { leningrad: { control: 'gray' } } },
    'ended: gray holds no Victory area linked to its base',
  ],
  [
    { areas: held('gray', ...TO_LENINGRAD) },
    'areas.leningrad.control: with this area, linked to its base, gray has won; say so in "ended"',
  ],
  [{ ended: 'last-marker', lastRound: false }, 'ended: the last marker makes a last round'],
  [{ ended: 'round-limit', round: 99 }, 'ended: the limit is round 100'],
  [{ options: { basicGame: true }, players: { gray: { okh: [88] } } }, 'players.gray.okh: the basic game has no OKH cards'],
  [
    { options: { basicGame: true }, players: { gray: { airSupport: 'pursuit' } } },
    'players.gray.airSupport: the basic game has no air support',
  ],
  [{ victor: 'gray' }, 'victor: goes with "ended": "victory-area"'],
  [{ moon: 1 }, 'moon: is not known here'],
  [{ areas: { riga: { medals: -1 } } }, 'areas.riga.medals: must be a whole number from 0 to 255'],
  [
    { areas: { riga: { soviet: 'tank' } } },
    'areas.riga.soviet: "tank" is no marker (true, false, infantry or armor); known are infantry, armor',
  ],
  [{ areas: null }, 'areas: must be an object whose keys are names'],
  [{ armies: { '4PzGr': null } }, 'armies.4PzGr: must be an object with any of area, moved, halted, loaded, fuel, ammo, food'],
  // Positions that cannot be.
  [{ areas: { minsk: { control: 'gray' } } }, 'areas.minsk.control: this is not an area of gray'],
  [{ armies: { '4PzGr': { area: 'minsk' } } }, 'areas.minsk.control: this is not an area of gray'],
  [
    { options: { order: ['gray', 'white'] }, areas: { kiev: { control: null } } },
    'areas.kiev.control: brown, which nobody plays, holds this area for good',
  ],
  [
    { options: { order: ['gray', 'white'] }, areas: { gomel: { control: 'white' } } },
    'areas.gomel.control: brown, which nobody plays, holds this area for good',
  ],
  [{ fleet: { area: 'K1' } }, 'fleet.area: the fleet cannot get there: it sails the Baltic'],
  [{ turn: 'white', fleet: { moved: true } }, 'fleet.moved: the fleet moves in the turn of gray only'],
  [{ turn: 'gray', frontlineTaken: true }, 'frontlineTaken: gray has no Frontline Supply Base'],
  [{ areas: { pskov: { medals: 3 } } }, 'areas.pskov.medals: an area holds 2 medals at most'],
  [{ areas: { sebezh: { medals: 1 } } }, 'areas.sebezh.medals: no medal is printed here'],
  [{ areas: { riga: { control: 'gray', medals: 1 } } }, 'areas.riga.medals: there is none in a captured area: its owner took it'],
  [{ areas: { riga: { medalsTaken: 1 } } }, 'areas.riga.medalsTaken: so many cannot have been taken here'],
  [{ areas: { riga: { bunker: true } } }, 'areas.riga.bunker: this area is not fortified'],
  [{ areas: { danzig: { rail: false } } }, 'areas.danzig.rail: printed rail is permanent'],
  [{ areas: { danzig: { soviet: true } } }, 'areas.danzig.soviet: a Soviet marker cannot have come here'],
  [{ areas: { kaunas: { seenBy: ['gray'] } } }, 'areas.kaunas.seenBy: there is no Soviet marker with a secret face here'],
  [
    { transport: { lines: [{ between: ['riga', 'siauliai'], truck: 'gray' }] } },
    'transport.lines.0.truck: no line of gray joins these areas',
  ],
  [
    { transport: { lines: [{ between: ['brest', 'bereza'], truck: 'gray' }] } },
    'transport.lines.0.truck: no line of gray joins these areas',
  ],
  [
    { areas: { kaunas: { control: 'gray' } }, transport: { lines: [{ between: ['tilsit', 'kaunas'], train: 'gray' }] } },
    'transport.lines.0.train: gray needs rail at both ends',
  ],
  [{ transport: { stock: 20 } }, 'transport.stock: the game has 26 trains; 17 are in reserve, with players and on lines'],
  [{ transport: { level: 2, reserve: 8 } }, 'transport.reserve: must be a whole number from 0 to 0'],
  [{ stock: { fuel: 99 } }, 'stock.fuel: the game has 29 fuel, not 99'],
  [{ stock: { fuel: 20 }, armies: { '4PzGr': { fuel: 6 }, '2PzGr': { fuel: 6 } } }, 'stock.fuel: the game has 29 fuel, not 32'],
  [{ stock: { fuel: 1 }, players: { gray: { standingIn: [1] } } }, 'players.gray.standingIn: no card stands in for fuel'],
  [{ actionsLeft: 200 }, 'actionsLeft: must be a whole number from 0 to 2'],
  [{ actionsLeft: 4, auxiliariesUsed: 1 }, 'actionsLeft: must be a whole number from 0 to 3'],
  [{ options: { edition: '2021' }, auxiliariesUsed: 2 }, 'auxiliariesUsed: must be a whole number from 0 to 1'],
  [{ options: { order: ['gray'] }, players: { white: { trucks: 1 } } }, 'players.white: white is not among the groups'],
  [{ options: { order: ['gray'] }, players: { white: { okh: ['Luftbrücke'] } } }, 'players.white: white is not among the groups'],
  [{ players: { gray: { airSupportFree: true } } }, 'players.gray.airSupportFree: is said of a marker on a deck or an area'],
  [{ players: { gray: { okhBought: 1 } } }, 'players.gray.okhBought: cards are bought in Total War only'],
  [
    { options: { sovietPlayer: true }, players: { gray: { airSupport: 'soviet' } } },
    'players.gray.airSupport: with a Soviet player it lies on a marker, otherwise on a deck',
  ],
  [
    { options: { sovietPlayer: true }, players: { gray: { airSupport: { area: 'riga' } } } },
    'players.gray.airSupport: there is no Soviet marker in that area',
  ],
  [{ players: { gray: { discard: [1], seen: { '1': ['gray'] } } } }, 'players.gray.seen.1: the card is not in the deck'],
  [{ players: { gray: { defeated: [55] } }, soviet: { seen: { '55': ['gray'] } } }, 'soviet.seen.55: the card lies open'],
  [{ soviet: { drawn: [55] } }, 'soviet.drawn: must be the card that is fought'],
  [{ players: { gray: { drawn: [40] } } }, 'players.gray.drawn: must be the card that is fought'],
  // Agendas that cannot be.
  [{ options: { sovietPlayer: true }, soviet: { pool: 1 } }, 'agenda.1: 20 symbols still take a marker, and the pool has 1'],
  [
    { agenda: [{ step: 'partisans' }, { step: 'load-army', army: '4PzGr' }] },
    'agenda.1: load-army cannot come after partisans: under it lies turn or move-army or transport',
  ],
  [{ agenda: [{ step: 'turn' }, { step: 'turn' }] }, 'agenda.1: turn cannot come after turn'],
  [{ agenda: [{ step: 'move-army', army: '2PzGr' }] }, 'agenda.0.army: the army must be of the group whose turn it is'],
  [
    { armies: { '4PzGr': { halted: true } }, agenda: [{ step: 'move-army', army: '4PzGr' }] },
    'agenda.0.army: a halted army does not move',
  ],
  [{ agenda: [{ step: 'move-army', army: '16A', steps: 3 }] }, 'agenda.0.steps: the army has come further than it can'],
  [{ agenda: [{ step: 'take-supplies', area: 'konigsberg' }] }, 'agenda.0.area: the area must be a supply base of the player'],
  [{ agenda: [{ step: 'transport', trains: 4 }] }, 'agenda.0: no more than 3 can have been placed'],
  [{ agenda: [{ step: 'okh-target', card: 'Pionieren' }] }, 'agenda.0.card: this card asks for no target'],
  [
    { agenda: [{ step: 'combat', army: '4PzGr', area: 'kaunas', from: 'tilsit', card: 40 }] },
    'agenda.0: where a Soviet marker lies a card of the Soviet deck is fought',
  ],
  [
    { agenda: [{ step: 'combat', army: '4PzGr', area: 'kedainiai', from: 'tilsit', card: 55 }] },
    'agenda.0: a card of the Soviet deck is fought where a Soviet marker lies',
  ],
  [
    { agenda: [{ step: 'combat', army: '4PzGr', area: 'riga', from: 'tilsit', card: 40 }] },
    'agenda.0: no line of the colour leads from where the army comes',
  ],
  [
    { areas: { brest: { control: 'white', rail: true } }, agenda: [{ step: 'sicherungs-division', area: 'brest' }] },
    'agenda.0: its owner must hold Sicherungs-Division',
  ],
  [
    {
      options: { winterCounterAttacks: true },
      armies: { '4PzGr': { area: 'riga' } },
      agenda: [{ step: 'winter-counter-attack', area: 'riga' }],
    },
    'agenda.0.area: the area must lie in the snow',
  ],
  [
    {
      options: { edition: '2021' },
      areas: { brest: { control: 'white', supplies: { fuel: 9 } } },
      agenda: [{ step: 'transport' }],
    },
    'areas.brest.supplies: the area holds 6 at most, not 9',
  ],
  [{ stock: { fuel: -1 } }, 'stock.fuel: must be a whole number from 0 to 255'],
  [{ stock: 5 }, 'stock: must be an object with any of fuel, ammo, food'],
  [{ attacked: ['nowhere'] }, 'attacked.0: "nowhere" is no area'],
  [{ viewer: 'nobody' }, 'viewer: "nobody" is no seat; known are gray, white, brown, soviet'],
  [
    {
      armies: { '4PzGr': { area: 'riga' } },
      agenda: [{ step: 'combat', army: '4PzGr', area: 'kaunas', from: 'tilsit', card: 55 }],
    },
    'armies.4PzGr.area: must be kaunas, which the agenda says it is entering',
  ],
  [
    { agenda: [{ step: 'combat', army: '4PzGr', area: 'kaunas', from: 'riga', card: 55 }] },
    "agenda.0.from: must be a free area of the army's group: it withdraws there",
  ],
  [
    { options: { sovietPlayer: true }, agenda: [{ step: 'marker-face', area: 'danzig' }] },
    'agenda.0.area: a marker is placed where there is neither control nor a marker',
  ],
  [
    { options: { sovietPlayer: true }, areas: { riga: { soviet: 'infantry' } }, agenda: [{ step: 'marker-face', area: 'riga' }] },
    'agenda.0.area: a marker is placed where there is neither control nor a marker',
  ],
  [{ agenda: [{ step: 'winter-counter-attack', area: 'tilsit' }] }, 'agenda.0.step: needs options.winterCounterAttacks'],
  [
    { agenda: [{ step: 'load-army', army: '2PzGr' }] },
    'agenda.0.army: the army must be of the group whose turn it is, in an area of its own',
  ],
  [
    {
      agenda: [
        { step: 'move-army', army: '4PzGr' },
        { step: 'load-army', army: '16A' },
      ],
    },
    'agenda.1.army: it must be the army that moves',
  ],
  [{ agenda: [{ step: 'remove-excess', area: 'riga' }] }, 'agenda.0.area: the area must be controlled by the player'],
  [{ agenda: [{ step: 'soviet-setup' }] }, 'agenda.0.step: needs options.sovietPlayer'],
  [
    { agenda: [{ step: 'cargo', vehicle: 'truck', from: 'tilsit', to: 'kaunas' }] },
    'agenda.0: both areas must be controlled by the player',
  ],
  [
    { agenda: [{ step: 'make-room', area: 'tilsit', army: '4PzGr', to: 'konigsberg', other: '16A' }] },
    'agenda.0.other: must stand in konigsberg',
  ],
  [{ agenda: [{ step: 'move-medal', card: 'wolfsschanze', from: 'danzig' }] }, 'agenda.0.from: has no medal that could move'],
]

describe('a position with a fault is refused with the place and what was expected', () => {
  test.each(WRONG)('%j', (said, sentence) => {
    const load = () => raceToMoscow.load({ game: 'race-to-moscow', ...said } as Position)
    expect(load).toThrow(PositionError)
    expect(load).toThrow(sentence)
  })
})

test('another game is not read', () => {
  expect(() => raceToMoscow.load({ game: 'chess' })).toThrow('game: must be "race-to-moscow"')
})
