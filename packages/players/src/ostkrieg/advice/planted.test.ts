import { AREAS, content, DONE, enemyOf, estimate, hasEffect, type OstkriegState, ostkrieg, STEP } from '@railhead/ostkrieg/inside'
import { type Choice, completeOptions, Question } from '@railhead/table'
import { expect, test } from 'vitest'
import { verdictOn } from '../../advice/summary.ts'
import { Opponent } from '../../opponent.ts'
import { playerChance, ready, type Seen, seenBy, thoughtOut } from '../../player.ts'
import { playerOf } from '../../registry.ts'
import { ostkriegAdviser } from './adviser.ts'

/** A question of a game: what its seat sees, and the state behind it, to plant blunders from. */
interface Asked {
  readonly seen: Seen
  readonly state: OstkriegState
  readonly seat: number
}

type Answer = (state: OstkriegState, question: Question) => number
type Blunder = (asked: Asked) => readonly Choice[] | undefined

const readyPlayer = async (id: string) => {
  const player = playerOf(ostkrieg.id, id)
  if (player === undefined) throw new RangeError(id)
  return ready(player)
}

/** Every so many questions about a card, of a game between weak players. */
async function questionsOf(seed: string, scenario: string, every: number): Promise<Asked[]> {
  const state = ostkrieg.setup(completeOptions(ostkrieg.options, { scenario }), seed) as OstkriegState
  const weak = await readyPlayer('ost-1')
  const opponents = ostkrieg.seats.map(() => new Opponent(weak))
  const question = new Question()
  const found: Asked[] = []
  let met = 0
  for (let made = 0; !ostkrieg.pending(state, question).over; made++) {
    const { seat, step, count } = question
    const seen = seenBy(ostkrieg, state, question, playerChance(`${seed} ${made}`))
    const isAboutCards = step === STEP['play-card'] || step === STEP['buy-card']
    if (isAboutCards && count > 1 && ++met % every === 0) found.push({ seen, seat, state: ostkrieg.copy(state) as OstkriegState })
    const { index } = thoughtOut(opponents[seat].answer({ ...seen, chance: playerChance(`${seed}\n${made}`) }, made))
    ostkrieg.apply(state, ostkrieg.pending(state, question).choices[index], undefined, seat)
  }
  return found
}

const choicesOf = ({ choices, count }: Question): number[] => Array.from(choices.subarray(0, count))

/** What the seat answers from here until dice are thrown or somebody else is asked. */
function carriedOut({ state, seat }: Asked, answer: Answer): { readonly chosen: Choice[]; readonly end: OstkriegState } {
  const end = ostkrieg.copy(state) as OstkriegState
  const question = new Question()
  const chosen: Choice[] = []
  while (!ostkrieg.pending(end, question).over && question.seat === seat) {
    if (chosen.length > 0 && (question.step === STEP['play-card'] || question.step === STEP['buy-card'])) break
    const choice = answer(end, question)
    chosen.push(ostkrieg.name(end, choice, seat))
    if (ostkrieg.apply(end, choice, undefined, seat)) break
  }
  return { chosen, end }
}

/** Nothing more is done with the card than must be. */
const stop: Answer = (_state, question) => (question.has(DONE) ? DONE : question.choices[question.count - 1])

/** Cards of the hand that do something, the dearest first; of those with a verb, if one is named. */
function cardsOf({ state, seat }: Asked, verb?: string): number[] {
  const question = ostkrieg.pending(state, new Question(), seat)
  if (question.step !== STEP['play-card']) return []
  const { start, ops } = content.program
  const has = (choice: number): boolean => {
    for (let at = start[choice - 1]; ops[at].verb !== 'end'; at++) if (ops[at].verb === verb) return true
    return verb === undefined
  }
  const cost = (choice: number): number => content.cardCost[choice - 1]
  return choicesOf(question)
    .filter((choice) => choice !== DONE && hasEffect(state, state.turn, choice - 1) && has(choice))
    .toSorted((a, b) => cost(b) - cost(a))
}

const bordersEnemy = (state: OstkriegState, area: number): boolean =>
  content.graph.around[area].some((to) => state.control[to] === enemyOf(state.turn) && state.landCount[to] > 0)

/** Everybody leaves the area, and nobody comes. */
function marchedOut(asked: Asked, card: number, area: number): readonly Choice[] | undefined {
  const { chosen, end } = carriedOut(asked, (state, question) => {
    const { step } = question
    if (step === STEP['play-card']) return card
    if (step === STEP['mark-moves'] && question.has(area) && state.marked.every((word) => word === 0)) return area
    const leaving = choicesOf(question).find((choice) => 'unit' in ostkrieg.name(state, choice, asked.seat))
    if (step === STEP['move-unit'] && leaving !== undefined) return leaving
    if (step === STEP['move-to'])
      return (
        choicesOf(question).find((to) => to !== area && state.control[to % AREAS] === asked.state.turn) ?? question.choices[0]
      )
    return stop(state, question)
  })
  return end.landCount[area] === 0 && end.control[area] === asked.state.turn ? chosen : undefined
}

/** The first of these areas at the front that a card of the hand can leave empty. */
function leftEmpty(asked: Asked, areas: readonly number[]): readonly Choice[] | undefined {
  const { state } = asked
  for (const area of areas) {
    if (state.control[area] !== state.turn || state.landCount[area] < 2 || !bordersEnemy(state, area)) continue
    for (const card of cardsOf(asked, 'move')) {
      const chosen = marchedOut(asked, card, area)
      if (chosen !== undefined) return chosen
    }
  }
  return undefined
}

const ALL_AREAS = Array.from({ length: AREAS - 1 }, (_, i) => i + 1)

const BLUNDERS: { readonly [name: string]: Blunder } = {
  'the dearest card played for nothing': (asked) => {
    const [card] = cardsOf(asked)
    if (card === undefined || content.cardCost[card - 1] < 3) return undefined
    return carriedOut(asked, (state, question) => (question.step === STEP['play-card'] ? card : stop(state, question))).chosen
  },
  'a city at the front left empty': (asked) =>
    leftEmpty(
      asked,
      ALL_AREAS.filter((area) => content.vp[area] > 0),
    ),
  'a hopeless attack': (asked) => {
    const { seat } = asked
    for (const card of cardsOf(asked, 'attack')) {
      const { chosen } = carriedOut(asked, (now, question) => {
        const { step } = question
        if (step === STEP['play-card']) return card
        const hopeless = choicesOf(question).find((area) => isHopeless(now, area))
        if (step === STEP['mark-attacks'] && hopeless !== undefined && now.marked.every((word) => word === 0)) return hopeless
        if (step !== STEP.attackers) return stop(now, question)
        return choicesOf(question).find((choice) => 'from' in ostkrieg.name(now, choice, seat)) ?? stop(now, question)
      })
      if (chosen.some((choice) => 'from' in choice)) return chosen
    }
    return undefined
  },
  'a purchase forgone': ({ state, seat }) => {
    const { step } = ostkrieg.pending(state, new Question(), seat)
    return step === STEP['buy-card'] && state.points[state.agenda.top(STEP['buy-card']).side] >= 6 ? [{ pass: true }] : undefined
  },
}

/** Hardly ever won, and paid for with more than it costs the enemy. */
function isHopeless(state: OstkriegState, area: number): boolean {
  if (area === DONE || area >= AREAS) return false
  const odds = estimate(state, state.turn, area, 0)
  return odds !== undefined && odds.attackerWins < 0.25 && odds.attackerLosses > odds.defenderLosses + 1
}

function judged({ seen }: Asked, chosen: readonly Choice[]): string {
  const comparing = ostkriegAdviser.compare({ ...seen, chance: playerChance('judged') }, chosen)
  for (;;) {
    const step = comparing.next()
    if (step.done === true)
      return step.value === undefined ? 'nothing' : verdictOn(step.value.gain, step.value.doubt, ostkriegAdviser.clear)
  }
}

const isWrong = (verdict: string): boolean => verdict === 'mistake' || verdict === 'blunder'

test('blunders that were planted are called wrong, what a strong player would do hardly ever', async () => {
  const strong = await readyPlayer('ost-4')
  const asked = [...(await questionsOf('planted', 'barbarossa', 5)), ...(await questionsOf('planted', 'uranus', 5))]
  const sound = asked.map((one) => {
    const { index, plan = [] } = thoughtOut(strong.mind.think({ ...one.seen, chance: playerChance('strong') }))
    return judged(one, [one.seen.decision.choices[index], ...plan])
  })
  expect(asked.length).toBeGreaterThan(25)
  expect(sound.filter(isWrong).length, sound.join()).toBeLessThan(0.2 * asked.length)
  const planted = Object.entries(BLUNDERS).map(([name, plant]) => {
    const verdicts = asked.flatMap((one) => {
      const chosen = plant(one)
      return chosen === undefined ? [] : [judged(one, chosen)]
    })
    expect(verdicts.length, name).toBeGreaterThan(2)
    expect(verdicts.filter(isWrong).length, `${name}: ${verdicts.join()}`).toBeGreaterThan(0.5 * verdicts.length)
    return verdicts
  })
  const all = planted.flat()
  expect(all.filter(isWrong).length, all.join()).toBeGreaterThan(0.65 * all.length)
}, 200_000)
