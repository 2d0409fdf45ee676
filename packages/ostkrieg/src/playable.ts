import type { Outcome, Playable } from '@railhead/table'
import type { StepEngine } from '@railhead/table/steps'
import { attackReport } from './attack-report.ts'
import { battleReport } from './battle-report.ts'
import { boardReport } from './board-report.ts'
import { cardReport } from './card-report.ts'
import { content } from './content/content.ts'
import { moveReport } from './move-report.ts'
import { optionsSpec, readOptions } from './options.ts'
import { savePosition } from './positions/save.ts'
import { viewOf } from './positions/view.ts'
import { VICTORY_CITIES } from './rules/numbers.ts'
import { ENDINGS, GOES_ON, victoryPoints } from './rules/victory.ts'
import { SEATS, seated, seatOf } from './seats.ts'
import { engineWith } from './sequence.ts'
import { setupGame } from './setup.ts'
import { copyOf, NOBODY, type OstkriegState, STREAMS } from './state.ts'
import { texts } from './texts/en.ts'
import { AXIS, SIDE_NAMES, SOVIET } from './units.ts'
import type { OstkriegReport } from './view.ts'

/** Choices of a card play can hardly exceed this; a card is played at most once a year. */
const LONGEST_CARD_PLAY = 1500
const MOST_CARD_PLAYS = 53 * 5

/** With these the bot takes its turn ([11.2]); what follows until the next player's choice is its doing. */
const BOT_DEEDS: ReadonlySet<string> = new Set(['card-played', 'passed', 'bought', 'purchase-passed', 'bot-personality'])

/** The rules alone, which a table needs to be shown from its record. */
export function playableBy({ settle, ...asking }: StepEngine<OstkriegState>): Playable<OstkriegState> {
  return {
    ...asking,
    id: 'ostkrieg',
    title: 'Ostkrieg',
    rulesVersion: '3',
    contentHash: content.hash,
    seats: SEATS,
    open: true,
    options: optionsSpec,
    streams: STREAMS,
    turnsBeginWith: ['card-played', 'front-card-used', 'passed', 'year-over', 'year'],
    longestGame: LONGEST_CARD_PLAY * MOST_CARD_PLAYS,
    texts,

    setup: (options, seed) => settle(setupGame(options, seed)),
    seated,
    optionsOf: readOptions,
    actor: (state, { type, side }) =>
      state.bot !== NOBODY && BOT_DEEDS.has(type) && side === SIDE_NAMES[state.bot] ? SIDE_NAMES[state.bot] : undefined,

    outcome: outcomeOf,

    view: (state, seat) => viewOf(state, seat === null ? null : SEATS[seat]),
    report(state): OstkriegReport {
      // Reports trace the lines of supply anew.
      const own = copyOf(state)
      return {
        board: boardReport(own),
        card: cardReport(own),
        battle: battleReport(own) ?? null,
        attacks: attackReport(own),
        moves: moveReport(own),
      }
    },
    save: savePosition,
    copy: copyOf,
  }
}

/** Without the bot, for a table at which it does not play. */
export const playable: Playable<OstkriegState> = playableBy(engineWith(undefined))

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
