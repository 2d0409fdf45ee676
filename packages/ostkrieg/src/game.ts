import { type Choice, type Game, type Outcome, type Position, sameJson } from '@railhead/table'
import { attackReport } from './attack-report.ts'
import { battleReport } from './battle-report.ts'
import { boardReport } from './board-report.ts'
import { content } from './content/content.ts'
import { optionsSpec, readOptions } from './options.ts'
import { loadPosition } from './positions/load.ts'
import { readArea, readCard } from './positions/names.ts'
import { savePosition } from './positions/save.ts'
import { imagineFrom, redeal, viewOf } from './positions/view.ts'
import { VICTORY_CITIES } from './rules/numbers.ts'
import { ENDINGS, GOES_ON, victoryPoints } from './rules/victory.ts'
import { SEATS, seated, seatOf } from './seats.ts'
import { asking } from './sequence.ts'
import { setupGame } from './setup.ts'
import { NOBODY, OstkriegState, STREAMS } from './state.ts'
import { texts } from './texts/en.ts'
import { AXIS, SIDE_NAMES, SOVIET } from './units.ts'

/** Choices of a card play can hardly exceed this; a card is played at most once a year. */
const LONGEST_CARD_PLAY = 1500
const MOST_CARD_PLAYS = 53 * 5

/** With these the bot takes its turn ([11.2]); what follows until the next player's choice is its doing. */
const BOT_DEEDS: ReadonlySet<string> = new Set(['card-played', 'passed', 'bought', 'purchase-passed', 'bot-personality'])

export const ostkrieg: Game<OstkriegState> = {
  ...asking,
  id: 'ostkrieg',
  title: 'Ostkrieg',
  rulesVersion: '3',
  contentHash: content.hash,
  seats: SEATS,
  open: true,
  options: optionsSpec,
  streams: STREAMS,
  turnsBeginWith: [],
  longestGame: LONGEST_CARD_PLAY * MOST_CARD_PLAYS,
  texts,

  setup: (options, seed) => setupGame(options, seed),
  seated,
  optionsOf: readOptions,
  actor: (state, { type, side }) =>
    state.bot !== NOBODY && BOT_DEEDS.has(type) && side === SIDE_NAMES[state.bot] ? SIDE_NAMES[state.bot] : undefined,

  spell: (state, attempt) => spelled(state, attempt),
  outcome: outcomeOf,

  view: (state, seat) => viewOf(state, seat === null ? null : SEATS[seat]),
  report(view) {
    const state = loadPosition(view as Position)
    const report = { board: boardReport(state), battle: battleReport(state) ?? null, attacks: attackReport(state) }
    return report
  },
  imagine: imagineFrom,
  reimagine(state, _seat, random, into) {
    into.bytes.set(state.bytes)
    redeal(into, random)
    return into
  },
  save: savePosition,
  load: (position) => loadPosition(position),
  copy(state, into = new OstkriegState(state.content)) {
    into.bytes.set(state.bytes)
    return into
  },
}

/** Areas may be called by name as well as by number, cards by name. */
function spelled(state: OstkriegState, attempt: Choice): Choice {
  const spelling: Record<string, string | number | boolean> = {}
  for (const [key, value] of Object.entries(attempt)) {
    spelling[key] = value
    if (typeof value !== 'string') continue
    if (key === 'area' || key === 'from' || key === 'at') {
      const area = readArea(state.content, value)
      if (area > 0) spelling[key] = area
    } else if (key === 'card') {
      const card = readCard(state.content, value)
      if (card >= 0) spelling[key] = state.content.cardNumber[card]
    }
  }
  return completed(state, spelling)
}

/** What goes without saying may be left out: a wish that is not listed but is part of a single listed choice means that one. */
function completed(state: OstkriegState, wish: Choice): Choice {
  if (state.ending !== GOES_ON || Object.keys(wish).length === 0) return wish
  const question = asking.pending(state)
  let found: Choice | undefined
  for (let i = 0; i < question.count; i++) {
    const choice = asking.name(state, question.choices[i])
    if (sameJson(choice, wish)) return wish
    if (!Object.entries(wish).every(([key, value]) => choice[key] === value)) continue
    if (found !== undefined) return wish
    found = choice
  }
  return found ?? wish
}

function outcomeOf(state: OstkriegState): Outcome | undefined {
  if (state.ending === GOES_ON) return undefined
  return {
    winners: state.winner === NOBODY ? [] : [SEATS[seatOf(state, state.winner)]],
    reason: ENDINGS[state.ending],
    scores: Object.fromEntries([AXIS, SOVIET].map((side) => [SEATS[seatOf(state, side)], victoryPoints(state, side)])),
    detail: {
      year: 1941 + state.year,
      winner: state.winner === NOBODY ? null : SIDE_NAMES[state.winner],
      points: { axis: victoryPoints(state, AXIS), soviet: victoryPoints(state, SOVIET) },
      cities: Object.fromEntries(
        VICTORY_CITIES.map((city) => [state.content.names[city], SIDE_NAMES[state.control[city]] ?? 'neutral']),
      ),
    },
  }
}
