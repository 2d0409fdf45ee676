import type { AreaId, OkhId } from '../ids.ts'
import { discardOkh } from '../rules/decks.ts'
import { isPlaying } from '../rules/map.ts'
import { OKH_HELD, type State } from '../state.ts'
import { code, VERBS, verbOf } from './code.ts'
import { asks } from './step.ts'

const [CANCEL, LET_HAPPEN] = VERBS

/** [2024:9.4] Sicherungs-Division: the one OKH card played in somebody else's turn, when the target of Partisans is known. */
export const sicherungsDivision = asks<'sicherungs-division'>({
  kind: 'yes-no',
  rules: ['9.4', '16'],
  liesOn: ['turn', 'move-army', 'capture'],

  seat: (s, { area }) => s.control[area] - 1,
  about: (s, { area }) => ({ area: s.content.areaIds[area] }),

  ask(_s, _frame, question) {
    question.add(code(CANCEL))
    question.add(code(LET_HAPPEN))
  },
  answer(s, { area }, choice) {
    const owner = s.control[area] - 1
    s.agenda.pop()
    if (verbOf(choice) === LET_HAPPEN) tearUp(s, area)
    else discardOkh(s, guardOf(s, owner))
  },
  name: (_s, _frame, choice) => ({ cancel: verbOf(choice) === CANCEL }),
  role: (_s, _frame, choice) => (verbOf(choice) === LET_HAPPEN ? 'stop' : 'go'),

  whyNot: () => undefined,

  misfit(s, { area }) {
    if (s.control[area] === 0) return ['area', 'nobody has a marker there']
    const owner = s.control[area] - 1
    if (!isPlaying(s, owner) || s.rail[area] === 0 || s.content.printedOwner[area] !== 0)
      return ['area', 'there is no rail that could be torn up']
    return holdsGuard(s, owner) ? undefined : 'its owner must hold Sicherungs-Division'
  },
})

/** Is it a card against Partisans, and held by the seat? */
const isGuardOf = (s: State, seat: number, card: OkhId): boolean =>
  s.okhPlace[card] === OKH_HELD + seat && s.content.okhDoes[card].do === 'cancel-partisans'

const guardOf = (s: State, seat: number): OkhId => s.content.okhDoes.findIndex((_, card) => isGuardOf(s, seat, card))
export const holdsGuard = (s: State, seat: number): boolean => s.content.okhDoes.some((_, card) => isGuardOf(s, seat, card))

export function tearUp(s: State, area: AreaId): void {
  s.rail[area] = 0
  s.tell?.({ type: 'rail-lost', area: s.content.areaIds[area] })
}
