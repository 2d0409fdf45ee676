import { describe, expect, test } from 'vitest'
import { authored, readAuthored } from './authored.ts'
import { checkContent } from './check.ts'

const RAW_CONTENT = readAuthored()

/** What the checks say about a copy of the content after one damage. */
function after(damage: (content: Loose) => void): string[] {
  const content = JSON.parse(JSON.stringify(RAW_CONTENT)) as Loose
  damage(content)
  return checkContent(content).map((problem) => `${problem.where}: ${problem.what}`)
}
/** The content as somebody's editor sees it: anything can be typed anywhere. */
type Loose = {
  map: { areas: Item[]; seas: Item[]; lines: Item[] }
  cards: Record<string, Item[]> & { tokens: Record<string, Record<string, unknown>> }
}
type Item = Record<string, unknown> & { features: Record<string, unknown> }
const area = (content: Loose, id: string): Item => content.map.areas.find((one) => one.id === id) as Item
const line = (content: Loose, a: string, b: string): Item => content.map.lines.find((one) => one.a === a && one.b === b) as Item
const card = (content: Loose, kind: string, number: number): Item =>
  content.cards[kind]?.find((one) => one.number === number) as Item
const without = (content: Loose, a: string, b: string): void => {
  content.map.lines = content.map.lines.filter((one) => one !== line(content, a, b))
}

test('the content of the game has no fault', () => {
  expect(authored.check()).toEqual([])
})

describe('the schema names the place of the damage', () => {
  test.each<[string, (content: Loose) => void, string]>([
    [
      'an unknown colour',
      (c) => Object.assign(area(c, 'riga'), { colours: ['blue'] }),
      'map.areas[riga].colours[0]: is "blue"; it must be one of gray, white, brown',
    ],
    [
      'no colour',
      (c) => Object.assign(area(c, 'riga'), { colours: [] }),
      'map.areas[riga].colours: is []; it must name at least one colour',
    ],
    [
      'a misspelt key',
      (c) => Object.assign(area(c, 'riga'), { colors: ['gray'] }),
      'map.areas[riga].colors: is not a known key: remove it or correct its spelling',
    ],
    ['a missing name', (c) => delete area(c, 'riga').name, 'map.areas[riga].name: is missing'],
    [
      'three medals',
      (c) => Object.assign(area(c, 'riga').features, { medals: 3 }),
      'map.areas[riga].features.medals: is 3; it must be 1 or 2',
    ],
    [
      'an area far away',
      (c) => Object.assign(area(c, 'riga'), { lon: -24.1 }),
      'map.areas[riga].lon: is -24.1; it must be a longitude of the map',
    ],
    [
      'an id with a capital',
      (c) => Object.assign(area(c, 'riga'), { id: 'Riga' }),
      'map.areas[Riga].id: is "Riga"; it must be a name of small letters and underscores',
    ],
    [
      'a line of an unknown kind',
      (c) => Object.assign(line(c, 'riga', 'jekabpils'), { kind: 'road' }),
      'map.lines[riga-jekabpils].kind: is "road"; it must be one of land, red, sea, harbour',
    ],
    ['a fact without source', (c) => delete area(c, 'riga').source, 'map.areas[riga].source: is missing'],
    [
      'a cost below zero',
      (c) => Object.assign(card(c, 'soviet', 60), { ammo: -1 }),
      'cards.soviet[60].ammo: is -1; it must not be negative',
    ],
    [
      'a cost in words',
      (c) => Object.assign(card(c, 'soviet', 60), { ammo: 'two' }),
      'cards.soviet[60].ammo: is "two"; it must be a number',
    ],
    [
      'an unknown card type',
      (c) => Object.assign(card(c, 'pursuit', 7), { type: 'rain' }),
      'cards.pursuit[7].type: is "rain"; it must be one of',
    ],
    [
      'pools for two player counts',
      (c) => Object.assign(c.cards.pools?.[0] as Item, { byPlayers: [3, 4] }),
      'cards.pools[standard].byPlayers[2]: is missing',
    ],
    ['no tokens', (c) => delete (c.cards as Record<string, unknown>).tokens, 'cards.tokens: is missing'],
  ])('%s', (_, damage, said) => {
    expect(
      after(damage).some((problem) => problem.startsWith(said)),
      after(damage).join('\n'),
    ).toBe(true)
  })

  test.each([null, 'map', 7, []])('something else altogether: %j', (raw) => {
    expect(checkContent(raw).length).toBeGreaterThan(0)
  })
})

describe('names, lines and counts of the map', () => {
  test.each<[string, (content: Loose) => void, string]>([
    [
      'a line to nowhere',
      (c) => Object.assign(line(c, 'riga', 'jekabpils'), { b: 'jelgava' }),
      'map.lines[riga-jelgava]: leads to jelgava, which is no area',
    ],
    [
      'a loop',
      (c) => Object.assign(line(c, 'riga', 'jekabpils'), { b: 'riga' }),
      'map.lines[riga-riga]: leads back to its own area',
    ],
    [
      'a mirrored line',
      (c) => c.map.lines.push({ ...line(c, 'riga', 'jekabpils'), a: 'jekabpils', b: 'riga' }),
      'map.lines[jekabpils-riga]: joins two areas that another line joins already',
    ],
    [
      'a line of a colour that cannot enter',
      (c) => Object.assign(line(c, 'riga', 'jekabpils'), { colours: ['white'] }),
      'map.lines[riga-jekabpils]: is white, but white cannot enter both its ends',
    ],
    [
      'two areas of one id',
      (c) => Object.assign(area(c, 'utena'), { id: 'riga' }),
      'map.areas[riga]: has an id that another area has too',
    ],
    [
      'a harbour without line',
      (c) => without(c, 'riga', 'S3'),
      'map.areas[riga]: has a harbour on S3, but no harbour line leads there',
    ],
    [
      'a harbour line without harbour',
      (c) => delete area(c, 'riga').features.harbour,
      'map.lines[riga-S3]: is a harbour line, but riga names no harbour on S3',
    ],
    [
      'a 17th bunker',
      (c) => Object.assign(area(c, 'riga').features, { fort: true }),
      'map.areas: 17 areas have a bunker; there must be 16',
    ],
    [
      'a 19th Soviet symbol',
      (c) => delete area(c, 'luga').features.soviet,
      'map.areas: 19 areas have a Soviet symbol; there must be 20',
    ],
    [
      'a Victory area without bunker',
      (c) => {
        delete area(c, 'rostov').features.fort
        Object.assign(area(c, 'stalino').features, { fort: true })
      },
      'map.areas[rostov]: is a Victory area, so it needs a bunker and a Soviet symbol',
    ],
    [
      'one medal in Kiev',
      (c) => Object.assign(area(c, 'kiev').features, { medals: 1 }),
      'map.areas[kiev]: holds 1 medals; Kiev holds 2, all others 1',
    ],
    [
      'a second base',
      (c) => Object.assign(area(c, 'tilsit').features, { base: true }),
      'map.areas: gray has 2 Main Supply Bases; it must have one',
    ],
    [
      'a gray Frontline Supply Base',
      (c) => {
        delete area(c, 'piatra').features.frontline
        Object.assign(area(c, 'tilsit').features, { frontline: true })
      },
      'map.areas[tilsit]: is a Frontline Supply Base, which only brown has',
    ],
    [
      'an army without start',
      (c) => delete area(c, 'memel').features.startArmy,
      'map.areas: 18A has 0 starting areas; it must have one',
    ],
    [
      'an army in a foreign area',
      (c) => {
        delete area(c, 'memel').features.startArmy
        Object.assign(area(c, 'iasi').features, { startArmy: '18A' })
      },
      'map.areas[iasi]: is where 18A starts, so it must be gray',
    ],
    [
      'an unknown army',
      (c) => Object.assign(area(c, 'iasi').features, { startArmy: '3A' }),
      'map.areas[iasi]: is the start of 3A, which is no army',
    ],
    [
      'a starting area that is not printed',
      (c) => delete area(c, 'memel').features.printed,
      'map.areas[memel]: is a base or starting area, so its control must be printed',
    ],
    [
      'a medal in a printed area',
      (c) => Object.assign(area(c, 'memel').features, { medals: 1 }),
      'map.areas[memel]: is printed as controlled, so it can hold no Soviet, bunker or medal',
    ],
    ['no fleet', (c) => delete c.map.seas[0]?.features.fleetStart, 'map.seas: exactly one sea must be the start of the fleet'],
    [
      'too many medals',
      (c) => {
        for (const id of ['toropets', 'sebezh', 'kholm']) Object.assign(area(c, id).features, { medals: 1 })
      },
      'map.areas: 36 medals lie on the map; there must be 24 to 34',
    ],
    [
      'a theatre too small',
      (c) => {
        c.map.areas = c.map.areas.filter((one) => one.id !== 'tula')
      },
      'map.areas: white alone has 29 areas; it needs 30 to 38',
    ],
  ])('%s', (_, damage, said) => {
    expect(after(damage)).toContain(said)
  })
})

describe('cards and tokens', () => {
  test.each<[string, (content: Loose) => void, string]>([
    ['a lost card', (c) => c.cards.soviet?.pop(), 'cards.soviet: there is no card 87'],
    ['a number twice', (c) => Object.assign(card(c, 'okh', 88), { number: 89 }), 'cards.okh: two cards have the number 89'],
    [
      'cards out of order',
      (c) => c.cards.pursuit?.reverse(),
      'cards.pursuit: the cards must stand in the order of their numbers',
    ],
    ['a number of another kind', (c) => Object.assign(card(c, 'okh', 88), { number: 7 }), 'cards.okh: 7 is outside 88 to 99'],
    [
      'decks of unequal size',
      (c) => Object.assign(card(c, 'pursuit', 1), { deck: 'white' }),
      'cards.pursuit: the deck of white has 19 cards; it must have 18',
    ],
    [
      'decks of unequal make-up',
      (c) => Object.assign(card(c, 'pursuit', 8), { type: 'no-effect' }),
      "cards.pursuit: the deck of white holds other types than gray's",
    ],
    [
      'a Mud that does not halt',
      (c) => Object.assign(card(c, 'pursuit', 13), { halt: false }),
      'cards.pursuit[13]: a mud card must halt',
    ],
    [
      'a Partisans card to keep',
      (c) => Object.assign(card(c, 'pursuit', 26), { hold: true }),
      'cards.pursuit[26]: a partisans card cannot be kept',
    ],
    [
      'a Reserve Army for nothing',
      (c) => Object.assign(card(c, 'pursuit', 48), { ammo: 0 }),
      'cards.pursuit[48]: a reserve-army card cannot cost 0 ammo',
    ],
    [
      'a shock army for 2',
      (c) => Object.assign(card(c, 'soviet', 83), { ammo: 2 }),
      'cards.soviet[83]: a shock-army costs 3 ammo and 0 fuel, not 2 and 0',
    ],
    [
      'a green card too late',
      (c) => Object.assign(card(c, 'soviet', 76), { echelon: 'green' }),
      'cards.soviet[76]: must be blue: green cards end with 75',
    ],
    [
      'an OKH card twice',
      (c) => Object.assign(card(c, 'okh', 99), { id: 'brandenburg' }),
      'cards.okh: there must be one wolfsschanze',
    ],
    [
      "another front's city",
      (c) => Object.assign(card(c, 'front', 111), { victoryArea: 'rostov' }),
      'cards.front[north-western]: rostov is no Victory area of gray',
    ],
    [
      'a fuel token too many',
      (c) => Object.assign(c.cards.tokens.supplies as object, { fuel: 30 }),
      'cards.tokens.supplies.fuel: is 30; armies, bases and stock make 29',
    ],
    [
      'a heavier army',
      (c) => Object.assign(card(c, 'armies', 100), { load: { fuel: 1, ammo: 4, food: 1 } }),
      'cards.tokens.armySupplies.gray.ammo: is 9; the loads of its armies make 10',
    ],
    [
      'a train too few',
      (c) => Object.assign(c.cards.tokens.trains as object, { total: 25 }),
      'cards.tokens.trains.total: is 25; stock, reserve and players make 26',
    ],
    [
      'a pool too small',
      (c) => Object.assign(c.cards.pools?.[0] as Item, { byPlayers: [3, 4, 5] }),
      'cards.pools[standard]: with 3 players, map, pool and markers left out make 25 of 26',
    ],
    [
      'HALT markers missing',
      (c) => Object.assign(c.cards.tokens.halt as object, { gray: 5 }),
      'cards.tokens.halt.gray: is 5; two for each army make 6',
    ],
    [
      'levels in disorder',
      (c) => c.cards.logistics?.reverse(),
      'cards.logistics: there must be the levels 1 and 2, in this order',
    ],
  ])('%s', (_, damage, said) => {
    expect(after(damage)).toContain(said)
  })
})

describe('routes and examples', () => {
  test.each<[string, (content: Loose) => void, string]>([
    [
      'an area without line',
      (c) => {
        without(c, 'danzig', 'konigsberg')
      },
      'map.lines: no line leads to',
    ],
    [
      'an area without road',
      (c) => {
        c.map.lines = c.map.lines.filter((one) => one.b !== 'sevastopol')
        c.map.lines.push({ ...line(c, 'odessa', 'uman'), a: 'perekop', b: 'sevastopol' })
      },
      'map.lines: brown has no road to sevastopol',
    ],
    [
      'a race too short',
      (c) => {
        without(c, 'siauliai', 'riga')
        Object.assign(line(c, 'valmiera', 'tartu'), { b: 'pskov' })
        Object.assign(line(c, 'valmiera', 'pskov'), { a: 'riga', kind: 'land', colours: ['gray'] })
      },
      'map.lines: gray runs 9 areas from danzig to leningrad; it must be 10 to 12',
    ],
    [
      'a shorter way to Leningrad than through Estonia',
      (c) => {
        Object.assign(line(c, 'valmiera', 'pskov'), { kind: 'land', colours: ['gray'] })
      },
      'map.lines: a shortest way to leningrad passes Estonia by; the rulebooks lead it through',
    ],
    [
      'one gate only',
      (c) => {
        without(c, 'mga', 'leningrad')
        without(c, 'chudovo', 'leningrad')
      },
      'map.lines: all roads of gray to leningrad pass',
    ],
    [
      'crossing lines',
      (c) => c.map.lines.push({ ...line(c, 'siauliai', 'riga'), a: 'tallinn', b: 'valmiera' }),
      'map.lines[parnu-tartu]: crosses tallinn-valmiera',
    ],
    [
      'a line of an example gone',
      (c) => {
        Object.assign(line(c, 'riga', 'jekabpils'), { kind: 'red' })
        delete line(c, 'riga', 'jekabpils').colours
      },
      'map.lines[riga-jekabpils]: must be a gray line, as in a rulebook example',
    ],
    [
      'a pocket that leaks',
      (c) => c.map.lines.push({ ...line(c, 'siauliai', 'riga'), a: 'lvov', b: 'kovel' }),
      'map.lines: pocket example (baltic): encircles nothing, not czernowitz, lvov, stanislavov',
    ],
    [
      'the fleet too far away',
      (c) => without(c, 'S1', 'S2'),
      'map.seas[S1]: must lie one step from the sea of Liepaja, as in the fleet example',
    ],
    [
      'Vilnius gray only',
      (c) => {
        Object.assign(area(c, 'vilnius'), { colours: ['gray'] })
        c.map.lines = c.map.lines.filter(
          (one) => !((one.a === 'vilnius' || one.b === 'vilnius') && String(one.colours) === 'white'),
        )
      },
      'map.areas[vilnius]: is gray and white in the rulebooks',
    ],
    [
      'a bunker in Velikiye Luki',
      (c) => {
        Object.assign(area(c, 'velikiye_luki').features, { fort: true })
        delete area(c, 'minsk').features.fort
      },
      'map.areas[velikiye_luki]: cannot have fort: a rulebook example is played without it',
    ],
    [
      'no Soviet symbol in Kaunas',
      (c) => {
        delete area(c, 'kaunas').features.soviet
        Object.assign(area(c, 'utena').features, { soviet: true })
      },
      'map.areas[kaunas]: has soviet in a rulebook example, but not here',
    ],
    [
      '9 Army beside Orsha',
      (c) => c.map.lines.push({ ...line(c, 'siauliai', 'riga'), a: 'polotsk', b: 'orsha' }),
      'map.lines: counter-attack example: only Orsha may be exposed, not nothing',
    ],
    [
      '4 Panzergruppe too far from Riga',
      (c) => {
        delete area(c, 'tilsit').features.startArmy
        Object.assign(area(c, 'konigsberg').features, { startArmy: '4PzGr' })
      },
      'map.lines: 4PzGr cannot reach Riga in one move, as a rulebook example has it',
    ],
  ])('%s', (_, damage, said) => {
    expect(
      after(damage).some((problem) => problem.startsWith(said)),
      after(damage).join('\n'),
    ).toBe(true)
  })

  test('a map that passes can still be improved: a new red line is no fault', () => {
    const content = structuredClone(RAW_CONTENT)
    content.map.lines.push({ a: 'utena', b: 'jekabpils', kind: 'red', source: { status: 'reconstructed', from: 'a trial' } })
    expect(checkContent(content)).toEqual([])
  })
})
