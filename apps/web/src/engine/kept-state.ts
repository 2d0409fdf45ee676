import { summaryOf } from '@railhead/host'
import type { Match } from '@railhead/table'
import type { KeptState } from '../store/model.ts'

/** What is stored of a match, for the list of games. */
export function stateOf(
  match: Match,
  updated: number,
): Pick<KeptState, 'record' | 'updated' | 'length' | 'over' | 'turnOf' | 'summary'> {
  const [turnOf = null] = match.awaited
  const summary = summaryOf(match.game, match.log)
  return { record: match.record({ withSeed: true }), updated, length: match.length, over: turnOf === null, turnOf, summary }
}
