import { anyBits, listBits, PositionError } from '@railhead/table'
import { framesOf, liesOnAgenda } from '@railhead/table/steps'
import { AREAS } from '../content/content.ts'
import { airAtBase, ownerOf, unitsIn } from '../rules/stacks.ts'
import { starves } from '../rules/supply.ts'
import { AIR_PLACES, IN_PLAY, type OstkriegState } from '../state.ts'
import { WHOLE_CARD } from '../steps/card.ts'
import { STEP, type StepName } from '../steps/frames.ts'
import { FOUGHT, isArmor, KIND, MOVED, TAKES_PART } from '../units.ts'
import { areaName } from './names.ts'

/** What is remembered only while certain steps lie on the agenda is nowhere else; all has been read. Throws `PositionError`. */
export function checkNow(state: OstkriegState): void {
  checkCards(state)
  checkMarks(state)
  checkUnits(state)
}

/** A card is in play exactly while its frame lies on the agenda. */
function checkCards(state: OstkriegState): void {
  const played = framesOf(state.agenda, STEP.card).flatMap(({ play, card }) => (play === WHOLE_CARD ? [card] : []))
  state.cards.forEach((place, card) => {
    if ((place === IN_PLAY) !== played.includes(card))
      throw new PositionError(
        'cards.playing',
        `Card ${state.content.cardNumber[card]} is in play exactly while the agenda says so.`,
      )
  })
}

const NO_CARD_PLAY = 'No card is being played.'

function checkMarks(state: OstkriegState): void {
  const lies = (step: StepName): boolean => liesOnAgenda(state.agenda, STEP[step])
  const marked = listBits(state.marked)
  const moves = lies('mark-moves') || lies('choose-move')
  const attacks = lies('mark-attacks') || lies('choose-attack') || lies('card')
  const wrong = marked.find((area) => (moves ? state.control[area] !== state.acting : !attacks))
  if (wrong !== undefined) throw new PositionError('now.marked', `Area ${wrong} cannot be marked now.`)
  for (const area of listBits(state.starving))
    if (!lies('attrition') || state.control[area] !== state.acting || !starves(state, area))
      throw new PositionError('now.starving', `Nobody starves in area ${area} now.`)
  if (!lies('place') && !lies('place-choice') && state.placed.some((count) => count > 0))
    throw new PositionError('now.placed', 'Nothing is being placed.')
  if (!lies('battle') && state.battle.target !== 0) throw new PositionError('now.battle', 'No battle lies on the agenda.')
  const plays = lies('card')
  if (!plays && state.firstCardPlay === 1) throw new PositionError('now.firstCardPlay', NO_CARD_PLAY)
  if (!plays && state.mayPlayAnother === 1) throw new PositionError('now.mayPlayAnother', NO_CARD_PLAY)
  if (!plays && !lies('after-card') && anyBits(state.entered)) throw new PositionError('now.entered', NO_CARD_PLAY)
  const buys = lies('buy-card')
  if (!buys && state.buyersOut > 0) throw new PositionError('now.buyersOut', 'Nobody buys cards now.')
  if (!buys && state.points.some((points) => points > 0)) throw new PositionError('points', 'Nobody buys cards now.')
}

/** Who moved, fought or takes part is remembered only while a card is played. */
function checkUnits(state: OstkriegState): void {
  const { agenda } = state
  const plays = liesOnAgenda(agenda, STEP.card)
  const moving = agenda.nearest(STEP['move-unit'])?.area
  const leaves = agenda.nearest(STEP['forced-rebase'])?.area
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
