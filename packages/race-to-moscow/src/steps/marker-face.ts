import { SOVIET } from '../constants.ts'
import { listFaces, nameFace, whyNotFace } from '../parts/face.ts'
import { putMarker } from '../rules/markers.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import { asks } from './step.ts'

/** [2024:14.1] Infantry or armor, secretly, for a marker that is placed. */
export const markerFace = asks<'marker-face'>({
  kind: 'unit',
  rules: ['14.1', '20.1'],
  liesOn: ['next-turn'],

  seat: () => SOVIET,
  about: (s, { area }) => ({ area: s.content.areaIds[area] }),

  ask: (s, _frame, question) => listFaces(s, question),
  answer(s, { area }, face) {
    s.agenda.pop()
    putMarker(s, area, face)
  },
  name: (_s, _frame, face) => nameFace(face),

  whyNot: (s, _frame, attempt) => whyNotFace(s, attempt),

  misfit(s, { area }) {
    if (s.settings[SOVIET_PLAYER] === 0) return ['step', 'needs options.sovietPlayer']
    const isFree = s.control[area] === 0 && s.soviet[area] === 0
    return isFree ? undefined : ['area', 'a marker is placed where there is neither control nor a marker']
  },
})
