import { NONE, SOVIET } from '../constants.ts'
import { listFaces, nameFace, whyNotFace } from '../parts/face.ts'
import { tellTurn } from '../parts/turns.ts'
import { nextUnplaced, setUpMarker, unplaced } from '../rules/markers.ts'
import { poolSize } from '../rules/reaction.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import { asks } from './step.ts'

/** [2024:14.3] At set-up the Soviet player chooses the face of every marker, area by area. */
export const sovietSetup = asks<'soviet-setup'>({
  kind: 'unit',
  rules: ['14.3', '20.3'],
  liesOn: ['turn'],

  prepare(s) {
    if (nextUnplaced(s) !== NONE) return false
    s.agenda.pop()
    // Nobody was there to hear it when the game was set up.
    tellTurn(s)
    return true
  },
  seat: () => SOVIET,
  about: (s) => ({
    area: s.content.areaIds[nextUnplaced(s)],
    areas: unplaced(s).map((area) => s.content.areaIds[area]),
    infantry: s.pool[0],
    armor: s.pool[1],
  }),

  ask: (s, _frame, question) => listFaces(s, question),
  answer: (s, _frame, face) => setUpMarker(s, nextUnplaced(s), face),
  name: (_s, _frame, face) => nameFace(face),

  whyNot: (s, _frame, attempt) => whyNotFace(s, attempt),

  misfit(s) {
    if (s.settings[SOVIET_PLAYER] === 0) return ['step', 'needs options.sovietPlayer']
    // [2024:14.3] Every symbol that takes a marker must find one.
    const open = unplaced(s).length
    return open > poolSize(s) ? `${open} symbols still take a marker, and the pool has ${poolSize(s)}` : undefined
  },
})
