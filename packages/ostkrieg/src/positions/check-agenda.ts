import { anyBits, listBits, PositionError } from '@railhead/table'
import { AREAS } from '../content/content.ts'
import type { Op } from '../content/program.ts'
import { receiver } from '../rules/countries.ts'
import { FIRST_YEAR } from '../rules/numbers.ts'
import { airAtBase, ownerOf, partisansIn, unitsIn } from '../rules/stacks.ts'
import { starves } from '../rules/supply.ts'
import { AIR_PLACES, DISCARD, IN_PLAY, NOBODY, type OstkriegState, placeOf } from '../state.ts'
import { FRONT_EFFECT, REACTION, WHOLE_CARD } from '../steps/card.ts'
import type { StepName } from '../steps/frames.ts'
import { enemyOf, FOUGHT, isArmor, KIND, MOVED, TAKES_PART } from '../units.ts'
import { areaName } from './names.ts'

/** A frame of the agenda as plain numbers. */
interface Laid {
  readonly step: StepName
  readonly of: { readonly [field: string]: number }
}

interface Place {
  readonly below: Laid | undefined
  readonly above: Laid | undefined
}

/** Why the frame cannot lie there in this situation; undefined when it can. */
type Misfit = (state: OstkriegState, of: Laid['of'], place: Place) => string | undefined

/** What lies on the agenda fits together and to the rest of the position, which has all been read. Throws `PositionError`. */
export function checkAgenda(state: OstkriegState): void {
  const frames = Array.from({ length: state.agenda.depth }, (_, height): Laid => {
    const { step, fields } = state.agenda.at(height)
    const { names, spec } = state.agenda.frames
    const of = Object.keys(spec[names[step]]).map((field) => [field, fields[field as keyof typeof fields] as number])
    return { step: names[step] as StepName, of: Object.fromEntries(of) }
  })
  frames.forEach(({ step, of }, i) => {
    const wrong = MISFITS[step]?.(state, of, { below: frames[i - 1], above: frames[i + 1] })
    if (wrong !== undefined) throw new PositionError(`agenda.${i}`, `${step}: ${wrong}.`)
  })
  const steps = frames.map(({ step }) => step)
  if (steps.filter((step) => step === 'after-card').length > 2)
    throw new PositionError('agenda', 'No more than two card plays follow each other.')
  checkCards(state, frames)
  checkMarks(state, steps)
  checkUnits(state, frames)
}

/** A card is in play exactly while its frame lies on the agenda. */
function checkCards(state: OstkriegState, frames: readonly Laid[]): void {
  const played = frames.filter(({ step, of }) => step === 'card' && of.play === WHOLE_CARD).map(({ of }) => of.card)
  state.cards.forEach((place, card) => {
    if ((place === IN_PLAY) !== played.includes(card))
      throw new PositionError(
        'cards.playing',
        `Card ${state.content.cardNumber[card]} is in play exactly while the agenda says so.`,
      )
  })
}

const NO_CARD_PLAY = 'No card is being played.'

function checkMarks(state: OstkriegState, steps: readonly StepName[]): void {
  const marked = listBits(state.marked)
  const moves = steps.includes('mark-moves') || steps.includes('choose-move')
  const attacks = steps.includes('mark-attacks') || steps.includes('choose-attack') || steps.includes('card')
  const wrong = marked.find((area) => (moves ? state.control[area] !== state.acting : !attacks))
  if (wrong !== undefined) throw new PositionError('now.marked', `Area ${wrong} cannot be marked now.`)
  for (const area of listBits(state.starving))
    if (!steps.includes('attrition') || state.control[area] !== state.acting || !starves(state, area))
      throw new PositionError('now.starving', `Nobody starves in area ${area} now.`)
  if (!steps.includes('place') && !steps.includes('place-choice') && state.placed.some((count) => count > 0))
    throw new PositionError('now.placed', 'Nothing is being placed.')
  if (!steps.includes('battle') && state.battle.target !== 0)
    throw new PositionError('now.battle', 'No battle lies on the agenda.')
  const plays = steps.includes('card')
  if (!plays && state.firstCardPlay === 1) throw new PositionError('now.firstCardPlay', NO_CARD_PLAY)
  if (!plays && state.mayPlayAnother === 1) throw new PositionError('now.mayPlayAnother', NO_CARD_PLAY)
  if (!plays && !steps.includes('after-card') && anyBits(state.entered)) throw new PositionError('now.entered', NO_CARD_PLAY)
  const buys = steps.includes('buy-card')
  if (!buys && state.buyersOut > 0) throw new PositionError('now.buyersOut', 'Nobody buys cards now.')
  if (!buys && state.points.some((points) => points > 0)) throw new PositionError('points', 'Nobody buys cards now.')
}

/** Who moved, fought or takes part is remembered only while a card is played. */
function checkUnits(state: OstkriegState, frames: readonly Laid[]): void {
  const plays = frames.some(({ step }) => step === 'card')
  const moving = frames.find(({ step }) => step === 'move-unit')?.of.area
  const leaves = frames.find(({ step }) => step === 'forced-rebase')?.of.area
  const { graph } = state.content
  for (let area = 1; area < AREAS; area++) {
    // [8.1]: only air on its way out is where its side has no control.
    const air = state.air[area * AIR_PLACES + state.airCount[area] - 1]
    if (airAtBase(state, area) > 0 && ownerOf(state, air & KIND) !== state.control[area] && area !== leaves)
      throw new PositionError(unitsOf(state, area), 'Air stands in an area that its side does not control.')
    for (const unit of unitsIn(state, area)) {
      const where = unitsOf(state, area)
      if ((unit & (MOVED | FOUGHT)) !== 0 && !plays)
        throw new PositionError(where, 'Nobody has moved or fought: no card is being played.')
      if ((unit & TAKES_PART) === 0) continue
      const { target } = state.battle
      const fights = target !== 0 && (graph.adjacent(area, target) || area === target)
      const goesOn = moving !== undefined && isArmor(unit) && graph.adjacent(area, moving)
      if (!fights && !goesOn) throw new PositionError(where, 'These units take part in nothing that is under way.')
    }
  }
}

const unitsOf = (state: OstkriegState, area: number): string => `areas.${areaName(state.content, area)}.units`

const actsIn = (state: OstkriegState, side: number): string | undefined =>
  state.acting === side ? undefined : 'another side is acting'
const standsIn = (state: OstkriegState, area: number, unit: number): boolean =>
  state.control[area] === state.acting && unitsIn(state, area).includes(unit)

/** The step of the card that was begun last, which is what the frame above the card carries out. */
function begun(state: OstkriegState, { below }: Place, asksAgain = false): Op | undefined {
  const at = (below?.of.next ?? 0) - (asksAgain ? 0 : 1)
  return below?.step === 'card' ? state.content.program.ops[at] : undefined
}

/** The first and the last step of what a card frame carries out. */
function rangeOf(state: OstkriegState, card: number, play: number): readonly [number, number] | undefined {
  const { ops, start, keep } = state.content.program
  const first = play === WHOLE_CARD ? start[card] : keep[card]?.effect
  if (first === undefined) return undefined
  let last: number = first
  while (ops[last].verb !== 'end') last++
  return [first, last]
}

const card: Misfit = (state, { card, next, kept, play }, { below, above }) => {
  const range = rangeOf(state, card, play)
  if (range === undefined || next < range[0] || next > range[1]) return 'the card has no such step'
  if (kept === 1 && state.content.program.keep[card] === undefined) return 'the card is never kept in front'
  if (play === FRONT_EFFECT) {
    if (below?.step !== 'use-front-card') return 'no card in front is being used'
    return state.cards[card] === placeOf(DISCARD, state.acting) ? undefined : 'a card in front is discarded when it is used'
  }
  const last = below?.step === 'after-card' ? below.of.side : undefined
  if (play === REACTION) {
    if (below?.step === 'turn' || below?.step === 'use-front-card') return 'there is nothing to react to'
    if (state.cards[card] !== placeOf(DISCARD, state.acting)) return 'a card in front is discarded when it is used'
    return last === undefined ? undefined : actsIn(state, enemyOf(last))
  }
  if (below?.step !== 'turn' && below?.step !== 'after-card') return 'a card is played in a turn'
  const side = last ?? state.turn
  if (receiver(state, card) !== side) return 'the card is not of the side that plays it'
  if (above?.step === 'use-front-card' && next !== range[0]) return 'cards in front are used before the first step'
  return actsIn(state, side)
}

const STAGES: readonly (StepName | undefined)[] = [
  undefined,
  'attackers',
  'commit-air',
  'commit-air',
  'front-defence',
  undefined,
  'losses',
  'losses',
  'decide-advance',
  'retreat',
  'land-air',
  'forced-rebase',
  'advance',
  'land-air',
]
/** Stages whose step is the defender's, where the same step is asked of both. */
const OF_DEFENDER: readonly number[] = [3, 6, 10]
const RETREAT = 9
const LANDING = 10
const ADVANCE = 12

const battle: Misfit = (state, { stage }, { below, above }) => {
  const { target, attacker, defender, op, advances, winner } = state.battle
  if (target === 0) return 'there is no battle'
  if (attacker !== state.acting) return 'who acts is the attacker'
  if (op !== below?.of.op) return 'the attack is not that of the card'
  if (STAGES[stage] === undefined || STAGES[stage] !== above?.step) return 'the battle is not at that stage'
  if (
    above.of.side !== undefined &&
    above.step !== 'forced-rebase' &&
    above.of.side !== (OF_DEFENDER.includes(stage) ? defender : attacker)
  )
    return 'the other side is asked'
  const taken = state.control[target] === attacker
  if (taken ? stage < ADVANCE : state.control[target] !== defender) return 'the area is not the defender’s'
  if (advances === 1 && (winner !== attacker || stage < RETREAT)) return 'nobody advances yet'
  const needsAdvance = stage === RETREAT || stage === ADVANCE || stage === LANDING + 1
  return needsAdvance && advances === 0 ? 'nobody advances' : undefined
}

/** What cannot be said of one frame alone. */
const MISFITS: { readonly [step in StepName]?: Misfit } = {
  bid: ({ bidding, year, content, scenario }) =>
    bidding === 1 && FIRST_YEAR + year === content.sources.scenarios.scenarios[scenario].year
      ? undefined
      : 'nobody bids in this game, or any more',
  begin: (state) => (state.bot === state.turn ? undefined : 'the bot does not have the first word'),
  'play-card': (state) => (state.passes < 2 ? undefined : 'both have passed'),
  card,
  'use-front-card': (state, _of, { below }) =>
    below?.of.play === WHOLE_CARD && below.of.next === state.content.program.start[below.of.card]
      ? undefined
      : 'a card in front is used before the card begins',
  'after-card': (state, { side }, { below }) =>
    side === (below?.step === 'after-card' ? below.of.side : state.turn) ? undefined : 'it is the other side’s turn',
  react: (state, { side }) => actsIn(state, enemyOf(side)),
  'play-another': (state, _of, { below, above }) =>
    above?.step === 'card' ? undefined : actsIn(state, below?.of.side ?? NOBODY),
  either: (state, { card, op }, place) =>
    begun(state, place, true)?.verb === 'either' && place.below?.of.card === card && place.below.of.next === op
      ? undefined
      : 'the card asks for no such choice',
  'keep-in-front': (state, { card }, place) =>
    begun(state, place, true)?.verb === 'keep-in-front' && place.below?.of.card === card
      ? undefined
      : 'the card is not kept in front now',
  'mark-moves': (state, { left, who }, place) => {
    const op = begun(state, place)
    return op?.verb === 'move' && left > 0 && left <= op.areas && who === op.who ? undefined : 'the card does not move so'
  },
  'choose-move': (state, { who }, place) => {
    const op = begun(state, place)
    return op?.verb === 'move' && who === op.who ? undefined : 'the card does not move so'
  },
  'move-unit': (state, { area, who }, { below }) =>
    state.control[area] === state.acting && who === below?.of.who ? undefined : 'that area is not moved',
  'move-to': (state, { from, unit }) => (standsIn(state, from, unit) ? undefined : 'there is no such unit'),
  'rail-to': (state, { from, unit }) => (standsIn(state, from, unit) ? undefined : 'there is no such unit'),
  'rebase-to': (state, { from, unit }) => (standsIn(state, from, unit) ? undefined : 'there is no such unit'),
  'rail-unit': (state, { area, who }, { below }) =>
    state.control[area] === state.acting && who === below?.of.who ? undefined : 'nobody rides from there',
  'rail-from': (state, { left, who }, place) => {
    const op = begun(state, place)
    return op?.verb === 'rail' && left <= op.points && who === op.who ? undefined : 'the card has no such rail'
  },
  'rebase-from': (state, _of, place) => (begun(state, place)?.verb === 'rebase' ? undefined : 'the card does not rebase'),
  'forced-rebase': (state, { area, side }, { below }) => {
    if (below?.step === 'battle' && area !== state.battle.target) return 'that is not where the battle is'
    const air = state.air[area * AIR_PLACES + state.airCount[area] - 1]
    return airAtBase(state, area) > 0 && ownerOf(state, air & KIND) === side
      ? undefined
      : 'no aircraft of that side must leave there'
  },
  place: (state, { op }, place) => {
    const step = begun(state, place)
    return step?.verb === 'place' && op + 1 === place.below?.of.next && step.at.every(({ count }, i) => state.placed[i] <= count)
      ? undefined
      : 'the card does not place so'
  },
  'place-choice': (state, { op }, place) => {
    const step = begun(state, place)
    return step?.verb === 'place-choice' &&
      op + 1 === place.below?.of.next &&
      state.placed.every((count) => count <= step.mostPerArea)
      ? undefined
      : 'the card does not place so'
  },
  'place-partisan': (state, { left, unit, country }, place) => {
    const op = begun(state, place)
    return op?.verb === 'partisans' && left <= op.count && unit === op.unit && country === op.country
      ? undefined
      : 'the card places no such partisans'
  },
  'remove-partisan': (state, { unit, near }, place) => {
    const op = begun(state, place)
    return op?.verb === 'remove-partisan' && unit === op.unit && near === op.near
      ? undefined
      : 'the card removes no such partisan'
  },
  entrench: (state, { left, who }, place) => {
    const op = begun(state, place)
    return op?.verb === 'entrench' && left <= op.areas && who === op.who ? undefined : 'the card does not entrench so'
  },
  'mark-attacks': (state, { left, op }, place) => {
    const step = begun(state, place)
    return step?.verb === 'attack' && op + 1 === place.below?.of.next && left > 0 && left <= step.areas
      ? undefined
      : 'the card does not attack so'
  },
  'choose-attack': (state, { op }, place) =>
    begun(state, place)?.verb === 'attack' && op + 1 === place.below?.of.next ? undefined : 'the card does not attack so',
  battle,
  retreat: (state, { phase, refuge }) => {
    if (phase <= 4) return refuge === 0 ? undefined : 'nobody dies with partisans yet'
    const near = state.content.graph.adjacent(state.battle.target, refuge)
    return near && partisansIn(state, refuge) > 0 && state.control[refuge] === state.battle.attacker
      ? undefined
      : 'there are no partisans'
  },
  'year-end': (_state, { stage }, { above }) =>
    stage === 5 && above !== undefined ? undefined : 'only the purchase is asked for',
  'buy-card': (state, { side }) => ((state.buyersOut & (1 << side)) === 0 ? undefined : 'that side buys no more'),
}
