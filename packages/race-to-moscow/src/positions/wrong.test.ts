import { type JsonObject, type Position, PositionError } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'

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
    { armies: { '4PzGr': { area: 'riga' } }, areas: { riga: { control: 'white' } } },
    "armies.4PzGr.area: riga must be controlled by the army's group",
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
  [{ victor: 'gray' }, 'victor: goes with "ended": "victory-area"'],
  [{ moon: 1 }, 'moon: is not known here'],
  [{ areas: { riga: { medals: -1 } } }, 'areas.riga.medals: must be a whole number from 0 to 9'],
  [
    { areas: { riga: { soviet: 'tank' } } },
    'areas.riga.soviet: "tank" is no marker (true, false, infantry or armor); known are infantry, armor',
  ],
  [{ areas: null }, 'areas: must be an object whose keys are names'],
  [{ armies: { '4PzGr': null } }, 'armies.4PzGr: must be an object with any of area, moved, halted, loaded, fuel, ammo, food'],
  [{ stock: { fuel: -1 } }, 'stock.fuel: must be a whole number from 0 to 99'],
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
