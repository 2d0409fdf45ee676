import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Decision, eventFor, type GameEvent, type Outcome } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../events.ts'
import type { About, AskingName } from '../questions.ts'
import { REASONS } from '../reasons.ts'
import { texts } from './en.ts'
import { REASONS as ENDINGS } from './outcome.ts'
import { refusalText } from './refusals.ts'

/** Words for everything that the rules can say: nothing left out, nothing left over, nothing that reads like a machine. */

const SOURCE = join(import.meta.dirname, '..')
const CODES = REASONS.map((reason) => reason.code).filter((code) => code !== 'allowed')
const SENTENCE = /^[A-Z0-9][^{}[\]]*[.?]$/
const MACHINE = /undefined|null|NaN|\[object|_| {2}| \.|\b(4PzGr|16A)\b/

const decision = (step: string, about: Decision['about'] = {}): Decision => ({
  seat: 'gray',
  awaited: ['gray'],
  step,
  kind: 'action',
  rule: '7',
  about,
  choices: [],
  roles: [],
  proposal: null,
  fillsIn: false,
})

const NONE = { fuel: 0, ammo: 0, food: 0 }
const SOME = { fuel: 2, ammo: 1, food: 0 }

/** What the questions may be about. */
const ABOUT: { readonly [step in AskingName]: readonly About<step>[] } = {
  'soviet-setup': [{ area: 'brest', areas: ['brest', 'riga'], infantry: 3, armor: 0 }],
  turn: [
    { round: 1, actionsLeft: 2 },
    { round: 1, actionsLeft: 0 },
  ],
  'field-armies': [{}],
  'move-army': [
    { army: '4PzGr', area: 'riga', steps: 0, range: 3, stopped: false, card: SOME },
    { army: '16A', area: 'riga', steps: 1, range: 2, stopped: true, card: NONE },
  ],
  'load-army': [{ army: '4PzGr', area: 'riga', card: SOME, there: NONE, spaces: 6, limit: 6 }],
  combat: [{ army: '4PzGr', area: 'riga', card: 88, ammo: 2, fuel: 0 }],
  'move-medal': [
    { ask: 'from', card: 'wolfsschanze' },
    { ask: 'to', card: 'halder', from: 'riga' },
  ],
  partisans: [{}],
  'sicherungs-division': [{ area: 'velikiye_luki' }],
  'take-supplies': [
    { area: 'danzig', most: 6, room: 0, stock: SOME },
    { area: 'danzig', most: 6, room: 4, stock: NONE },
  ],
  'remove-excess': [{ area: 'danzig', excess: 2, limit: 9, there: SOME }],
  transport: [
    { placed: 0, limit: 3, trucks: 1, trains: 0 },
    { placed: 3, limit: 3, trucks: 1, trains: 0 },
  ],
  cargo: [{ vehicle: 'truck', from: 'danzig', area: 'riga', most: 4, there: SOME }],
  'take-transport': [{ most: 1, stockTrucks: 2, stockTrains: 0 }],
  'feed-army': [{ army: '16A', area: 'riga' }],
  railhead: [{}],
  'soviet-reaction': [
    { turn: 'gray', left: 'brown', pool: 1, ask: 'free' },
    { turn: 'gray', left: 'brown', pool: 2, ask: 'place' },
    { turn: 'gray', left: 'gray', pool: 2, ask: 'counter-attack' },
  ],
  'marker-face': [{ area: 'brest' }],
  'winter-counter-attack': [{ area: 'vyazma', army: '3PzGr' }],
  'make-room': [{ army: '3PzGr', area: 'vyazma' }],
  'okh-target': [{ card: 88 }],
}

const SUBJECTS = { area: 'velikiye_luki', army: '4PzGr', card: 88, seat: 'white', from: 'riga', to: 'velikiye_luki' }

describe('whatever is known or missing, a sentence is a sentence', () => {
  test.each(CODES)('refusal %s', (code) => {
    for (const subjects of [SUBJECTS, {}]) {
      const says = refusalText({ code, rule: '8.2', subjects })
      expect(says).toMatch(SENTENCE)
      expect(says).not.toMatch(MACHINE)
    }
  })
  test.each(Object.entries(ABOUT))('prompt %s', (step, abouts) => {
    for (const about of abouts) {
      const says = texts.prompt(decision(step, about))
      expect(says).toMatch(SENTENCE)
      expect(says).not.toMatch(MACHINE)
    }
  })
  test.each(Object.entries(SAMPLES))('event %s, with its secret and without', (_type, samples) => {
    for (const event of samples.flatMap((sample): GameEvent[] => [sample, eventFor(sample, null)])) {
      const says = texts.event(event)
      expect(says).toMatch(SENTENCE)
      expect(says).not.toMatch(MACHINE)
    }
  })
})

describe('names and costs are said', () => {
  test('the question of a moving army names its step, the cost and the load', () => {
    const about = { army: '4PzGr', area: 'riga', steps: 1, range: 3, stopped: true, card: { fuel: 2, ammo: 1, food: 0 } }
    expect(texts.prompt(decision('move-army', about))).toBe(
      'Choose the next area for 4 Panzergruppe, or stop in Riga. Step 2 of 3. Going on costs 1 fuel. It carries 2 fuel, 1 ammo.',
    )
  })
  test('a forced march costs food', () => {
    const about = { army: '16A', area: 'riga', steps: 1, range: 2, stopped: false, card: { fuel: 0, ammo: 0, food: 0 } }
    expect(texts.prompt(decision('move-army', about))).toContain('A forced march costs 1 food. It carries nothing.')
  })
  test('a halted field army goes no further (8.1), with or without fuel', () => {
    const about = { army: '16A', area: 'riga', steps: 1, range: 2, stopped: true, card: { fuel: 1, ammo: 0, food: 1 } }
    expect(texts.prompt(decision('move-army', about))).toBe(
      '16 Army was stopped in Riga and goes no further this turn. Load or unload it, or stop here. It carries 1 fuel, 1 food.',
    )
  })
  test("a moved medal is nobody's, and its card is named", () => {
    expect(texts.prompt(decision('move-medal', { ask: 'from', card: 'fuehrerbefehl' }))).toMatch(
      /^Führerbefehl: .* nobody wins it/,
    )
    expect(texts.prompt(decision('move-medal', { ask: 'to', card: 'halder', from: 'riga' }))).toMatch(
      /^Halder: .* from Riga moves/,
    )
  })
  test('at the end of its range only the load is left', () => {
    const about = { army: '4PzGr', area: 'riga', steps: 3, range: 3, stopped: false, card: NONE }
    expect(texts.prompt(decision('move-army', about))).toMatch(/^4 Panzergruppe has moved 3 areas, as far as it can\./)
  })
  test('where all vehicles are placed no more are asked for', () => {
    expect(texts.prompt(decision('transport', { placed: 3, limit: 3, trucks: 1, trains: 1 }))).toMatch(
      /^All 3 .* are placed\. Finish/,
    )
    expect(texts.prompt(decision('transport', { placed: 2, limit: 3, trucks: 1, trains: 1 }))).toMatch(/^Place a truck/)
  })
  test('taking supplies says how much the base can hold', () => {
    const about = { area: 'danzig', most: 6, room: 4, stock: { fuel: 0, ammo: 5, food: 1 } }
    expect(texts.prompt(decision('take-supplies', about))).toBe(
      'Take up to 6 supplies to Danzig, which has room for 4. In the stock: 5 ammo, 1 food.',
    )
  })
  test('a transport that carries nothing says that the action is spent', () => {
    const says = (placed: number) => texts.choice(decision('transport', { placed }), { done: true })
    expect(says(0)).toBe('Transport nothing (the action is spent)')
    expect(says(2)).toBe('Finish the transport')
  })
  const LABELS: [string, Decision['choices'][number], string][] = [
    ['move-army', { to: 'riga' }, 'Move to Riga'],
    ['move-army', { done: true }, 'Stop here'],
    ['field-armies', { army: '16A' }, 'Move 16 Army'],
    ['take-supplies', { fuel: 3, ammo: 2, food: 0 }, 'Take 3 fuel, 2 ammo'],
    ['load-army', { fuel: 0, ammo: 0, food: 0 }, 'Carry nothing'],
    ['cargo', { fuel: 0, ammo: 0, food: 3 }, 'Load 3 food'],
    ['remove-excess', { fuel: 1, ammo: 0, food: 0 }, 'Give back 1 fuel'],
    ['take-transport', { trucks: 1, trains: 5 }, 'Take 1 truck, 5 trains'],
    ['transport', { vehicle: 'train', from: 'danzig', to: 'konigsberg' }, 'Train from Danzig to Königsberg'],
    [
      'transport',
      { vehicle: 'train', from: 'danzig', to: 'konigsberg', army: '16A' },
      'Train with 16 Army from Danzig to Königsberg',
    ],
    ['turn', { action: 'move-armored', army: '4PzGr' }, 'Move 4 Panzergruppe (1 fuel)'],
    ['turn', { action: 'air-support', deck: 'soviet' }, 'Air support on the Soviet deck'],
    ['turn', { action: 'air-support', area: 'riga' }, 'Air support on the marker in Riga'],
    ['turn', { action: 'play-card', card: 20 }, 'Play Axis Latvians: 1 more action'],
    ['turn', { action: 'play-card', card: 16, deck: 'pursuit' }, 'Play Recon: look at the Pursuit deck'],
    ['turn', { action: 'play-okh', card: 96, deck: 'soviet' }, 'Play Stukageschwader: air support on the Soviet deck'],
    ['turn', { action: 'end-turn' }, 'End the turn'],
    ['feed-army', { food: 'card' }, 'Eat from the card'],
    ['sicherungs-division', { cancel: false }, 'Let it happen'],
    ['move-medal', { from: 'rzhev' }, 'Move the medal away from Rzhev'],
    ['move-medal', { to: 'rzhev' }, 'Move the medal to Rzhev'],
    ['okh-target', { army: '16A', supply: 'food' }, '1 food to 16 Army'],
    ['okh-target', { army: '16A' }, 'Activate 16 Army'],
    ['railhead', { area: 'riga' }, 'Lay rail in Riga'],
    ['railhead', { done: true }, 'Lay no rail'],
    ['partisans', { area: 'riga' }, 'Flip the marker in Riga'],
    ['soviet-reaction', { counterAttack: 'riga' }, 'Counter-attack Riga'],
    ['soviet-reaction', { place: 'riga' }, 'Place a marker in Riga'],
    ['winter-counter-attack', { withdraw: 'riga' }, 'Withdraw to Riga'],
    ['winter-counter-attack', { defend: true }, 'Defend for 1 ammo'],
    ['marker-face', { face: 'armor' }, 'Armor'],
    ['combat', { fight: true }, 'Fight'],
  ]
  test.each(LABELS)('%s %j is "%s"', (step, choice, label) => expect(texts.choice(decision(step), choice)).toBe(label))

  test('a refusal names its subjects', () => {
    const refusal = { code: 'foreign-marker', rule: '8.2', subjects: { to: 'velikiye_luki' } }
    expect(refusalText(refusal)).toBe('Velikiye Luki is controlled by another player; you cannot enter or pass it.')
  })
  test('Soviet units are told from German ones of the same number', () => {
    const drawn = { type: 'card-drawn', seat: 'gray', deck: 'soviet', card: 76 }
    expect(texts.event(drawn)).toBe('North drew Soviet 16 Army from the Soviet deck.')
  })
  test('a combat names its cost', () => {
    const won = { type: 'combat-won', army: '1PzGr', area: 'kovel', ammo: 2, fuel: 1 }
    expect(texts.event(won)).toBe('1 Panzergruppe won the combat in Kovel for 1 fuel, 2 ammo.')
    expect(texts.event({ ...won, ammo: 0, fuel: 0 })).toBe('1 Panzergruppe won the combat in Kovel at no cost.')
  })
  test('secret facts are added for whoever may know them', () => {
    const looked = { type: 'looked-at-deck', seat: 'white', deck: 'soviet' }
    expect(texts.event(looked)).toBe('Centre looked at the top card of the Soviet deck.')
    const known = { ...looked, secret: { seats: ['white'], facts: { card: 70 } } }
    expect(texts.event(known)).toBe('Centre looked at the top card of the Soviet deck: Soviet 6 Mech Corps.')
  })
})

describe('how it ended', () => {
  const outcome = (winners: string[], reason: string, scores: Outcome['scores'], detail: Outcome['detail'] = {}): Outcome => ({
    winners,
    reason,
    scores,
    detail: { rounds: 9, ...detail },
  })
  const ENDS: [Outcome, string][] = [
    [
      outcome(['gray'], 'victory-area', { gray: 3, white: 5 }, { victor: 'gray' }),
      'North captured a Victory area linked to the Main Supply Base in round 9 and won at once.',
    ],
    [
      outcome(['gray', 'white'], 'victory-area', { gray: 3, white: 5 }, { victor: 'white' }),
      'Centre captured a Victory area linked to the Main Supply Base in round 9: all Axis players won together.',
    ],
    [
      outcome(['white'], 'medals', { gray: 3, white: 5 }),
      'The last Soviet marker was placed. Centre won with 5 medals. North 3, Centre 5.',
    ],
    [
      outcome(['white'], 'medals', { gray: 5, white: 5 }, { gray: { encircled: 0 }, white: { encircled: 2 } }),
      'The last Soviet marker was placed. Centre won with 5 medals and more encircled cards. North 5, Centre 5.',
    ],
    [
      outcome(['white'], 'medals', { gray: 5, white: 5 }, { gray: { encircled: 2 }, white: { encircled: 2 } }),
      'The last Soviet marker was placed. Centre won with 5 medals as the later in the order. North 5, Centre 5.',
    ],
    [
      outcome(['gray', 'white'], 'medals', { gray: 5, white: 5 }),
      'The last Soviet marker was placed. North and Centre shared the victory. North 5, Centre 5.',
    ],
    [
      outcome([], 'medals', { white: 8 }),
      'The last Soviet marker was placed. Centre reached no Victory area and scored 8 medals.',
    ],
    [
      outcome([], 'medals', { gray: 5, white: 1 }),
      'The last Soviet marker was placed. Nobody reached a Victory area: all Axis players lost. North 5, Centre 1.',
    ],
    [
      outcome(['soviet'], 'medals', { gray: 6, white: 5, brown: 4, soviet: 7 }),
      'The last Soviet marker was placed. The Soviet player won with 7 medals. North 6, Centre 5, South 4, The Soviet player 7.',
    ],
    [
      outcome(['gray'], 'round-limit', { gray: 1, white: 0 }),
      'The game stopped after 9 rounds. North won with 1 medal. North 1, Centre 0.',
    ],
  ]
  test.each(ENDS)('%j', (given, says) => expect(texts.outcome(given)).toBe(says))
  test('every reason that an outcome can have', () => {
    const scoring = readFileSync(join(SOURCE, 'rules/scoring.ts'), 'utf8')
    for (const reason of Object.keys(ENDINGS)) expect(scoring).toContain(`'${reason}'`)
  })
})
