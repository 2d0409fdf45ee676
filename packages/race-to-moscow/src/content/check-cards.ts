import type { Problem } from '@railhead/table'
import { GROUPS, repeated } from './check-map.ts'
import { DIFFICULTIES, OKH_IDS } from './kinds.ts'
import type { Group, RawContent } from './schema.ts'

/** One running number over all cards (54 + 33 + 12 + 11 + 3): first and last of each kind. */
const CARD_NUMBERS = { pursuit: [1, 54], soviet: [55, 87], okh: [88, 99], armies: [100, 110], front: [111, 113] } as const
const DECK_SIZE = 18
/** The last of the 21 green Soviet cards. */
const LAST_GREEN = 75
const COSTS = { army: [2, 0], 'shock-army': [3, 0], 'mech-corps': [2, 1], elite: [3, 1] } as const
const HALTING = ['stop', 'fight']
const KEPT = ['add-action', 'look']

/** Numbers, decks, costs and token sums [2024:1] [2024:3.1]. */
export function checkCards(content: RawContent): Problem[] {
  return [
    ...checkNumbers(content),
    ...checkPursuit(content),
    ...checkSoviet(content),
    ...checkOthers(content),
    ...checkTokens(content),
  ]
}

function checkNumbers({ cards }: RawContent): Problem[] {
  const problems: Problem[] = []
  for (const kind of ['pursuit', 'soviet', 'okh', 'armies', 'front'] as const) {
    const [first, last] = CARD_NUMBERS[kind]
    const numbers = cards[kind].map((card) => card.number)
    const where = `cards.${kind}`
    for (const number of repeated(numbers)) problems.push({ where, what: `two cards have the number ${number}` })
    const expected = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const missing = expected.filter((number) => !numbers.includes(number))
    if (missing.length > 0) problems.push({ where, what: `there is no card ${missing.join(', ')}` })
    const foreign = numbers.filter((number) => number < first || number > last)
    if (foreign.length > 0) problems.push({ where, what: `${foreign.join(', ')} is outside ${first} to ${last}` })
    if (missing.length === 0 && numbers.some((number, index) => number !== first + index))
      problems.push({ where, what: 'the cards must stand in the order of their numbers' })
  }
  return problems
}

function checkPursuit({ cards }: RawContent): Problem[] {
  const problems: Problem[] = []
  const makeUp = (deck: Group): string =>
    cards.pursuit
      .filter((card) => card.deck === deck)
      .map((card) => card.type)
      .sort()
      .join()
  for (const deck of GROUPS) {
    const size = cards.pursuit.filter((card) => card.deck === deck).length
    if (size !== DECK_SIZE)
      problems.push({ where: 'cards.pursuit', what: `the deck of ${deck} has ${size} cards; it must have ${DECK_SIZE}` })
    if (makeUp(deck) !== makeUp('gray'))
      problems.push({ where: 'cards.pursuit', what: `the deck of ${deck} holds other types than gray's` })
  }
  for (const card of cards.pursuit) {
    const where = `cards.pursuit[${card.number}]`
    if (card.halt !== HALTING.includes(card.does.do))
      problems.push({ where, what: `a ${card.type} card must ${card.halt ? 'not ' : ''}halt` })
    if (card.ammo !== (card.does.do === 'fight' ? 1 : 0))
      problems.push({ where, what: `a ${card.type} card cannot cost ${card.ammo} ammo` })
    if (card.hold && !KEPT.includes(card.does.do)) problems.push({ where, what: `a ${card.type} card cannot be kept` })
    if (card.type === 'recon' && !card.hold) problems.push({ where, what: 'Recon has the hand symbol' })
  }
  return problems
}

function checkSoviet({ cards }: RawContent): Problem[] {
  return cards.soviet.flatMap((card) => {
    const where = `cards.soviet[${card.number}]`
    const [ammo, fuel] = COSTS[card.kind]
    const problems: Problem[] = []
    if (card.ammo !== ammo || card.fuel !== fuel)
      problems.push({ where, what: `a ${card.kind} costs ${ammo} ammo and ${fuel} fuel, not ${card.ammo} and ${card.fuel}` })
    const echelon = card.number <= LAST_GREEN ? 'green' : 'blue'
    if (card.echelon !== echelon) problems.push({ where, what: `must be ${echelon}: green cards end with ${LAST_GREEN}` })
    return problems
  })
}

function checkOthers({ map, cards }: RawContent): Problem[] {
  const problems: Problem[] = []
  for (const id of OKH_IDS)
    if (cards.okh.filter((card) => card.id === id).length !== 1)
      problems.push({ where: 'cards.okh', what: `there must be one ${id}` })
  for (const group of GROUPS) {
    const front = cards.front.filter((card) => card.seat === group)
    if (front.length !== 1) problems.push({ where: 'cards.front', what: `${group} must have one Front card` })
  }
  for (const card of cards.front) {
    const city = map.areas.find((area) => area.id === card.victoryArea)
    if (!city?.features.victory || !city.colours.includes(card.seat))
      problems.push({ where: `cards.front[${card.id}]`, what: `${card.victoryArea} is no Victory area of ${card.seat}` })
  }
  if (cards.logistics.map((level) => level.level).join() !== '1,2')
    problems.push({ where: 'cards.logistics', what: 'there must be the levels 1 and 2, in this order' })
  if (cards.pools.map((pool) => pool.difficulty).join() !== DIFFICULTIES.join())
    problems.push({ where: 'cards.pools', what: `there must be one pool for each of ${DIFFICULTIES.join(', ')}` })
  return problems
}

function checkTokens({ cards }: RawContent): Problem[] {
  const { tokens, armies, pools } = cards
  const problems: Problem[] = []
  const expect = (where: string, found: number, expected: number, what: string): void => {
    if (found !== expected) problems.push({ where: `cards.tokens.${where}`, what: `is ${found}; ${what} make ${expected}` })
  }
  for (const kind of ['fuel', 'ammo', 'food'] as const) {
    for (const group of GROUPS) {
      const loads = armies.filter((army) => army.seat === group).reduce((sum, army) => sum + army.load[kind], 0)
      expect(`armySupplies.${group}.${kind}`, tokens.armySupplies[group][kind], loads, 'the loads of its armies')
    }
    const onArmies = GROUPS.reduce((sum, group) => sum + tokens.armySupplies[group][kind], 0)
    const all = onArmies + GROUPS.length * tokens.baseSupplies[kind] + tokens.stockSupplies[kind]
    expect(`supplies.${kind}`, tokens.supplies[kind], all, 'armies, bases and stock')
  }
  const { trains, sovietMarkers, halt } = tokens
  expect(
    'trains.total',
    trains.total,
    trains.stock + trains.reserve[2] + GROUPS.length * trains.eachPlayer,
    'stock, reserve and players',
  )
  expect('sovietMarkers.total', sovietMarkers.total, sovietMarkers.infantry + sovietMarkers.armor, 'infantry and armor faces')
  for (const pool of pools) {
    for (const players of [1, 2, 3]) {
      const markers = (pool.byPlayers[players - 1] ?? 0) + (pool.leftOutWithSovietPlayer[players - 1] ?? 0) + sovietMarkers.onMap
      if (markers !== sovietMarkers.total)
        problems.push({
          where: `cards.pools[${pool.difficulty}]`,
          what: `with ${players} players, map, pool and markers left out make ${markers} of ${sovietMarkers.total}`,
        })
    }
  }
  for (const group of GROUPS) {
    const own = armies.filter((army) => army.seat === group).length
    expect(`halt.${group}`, halt[group], 2 * own, 'two for each army')
  }
  return problems
}
