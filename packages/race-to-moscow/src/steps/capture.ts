import { checkVictory, placeControl } from '../rules/capture.ts'
import { resolveEncirclement } from '../rules/encirclement.ts'
import { ENCIRCLEMENT_TIMING, SECOND } from '../settings.ts'
import type { RunningStep } from './step.ts'

/** [2024:8.2] [2021:7] After the card that was drawn the area is marked, unless its army has withdrawn. */
export const capture: RunningStep<'capture'> = {
  liesOn: ['move-army'],

  run(s, { army, area }) {
    const seat = s.content.armySeat[army]
    s.agenda.pop()
    if (s.movement.over === 1) return
    s.movement.captured = 1
    placeControl(s, seat, area)
    if (checkVictory(s, seat, area)) return
    // [2021:9] At every marker, where the ruling says so; otherwise when the movement is over.
    if (s.settings[ENCIRCLEMENT_TIMING] === SECOND) resolveEncirclement(s)
  },

  misfit({ movement, control, content, active }, { army, area }) {
    if (army !== movement.army) return ['army', 'it must be the army that moves']
    if (movement.steps === 0) return 'the army has not made a step yet'
    if (control[area] !== 0) return ['area', 'the area must be one that nobody controls']
    return content.colours[area] & (1 << active) ? undefined : ['area', "the area must be of the army's colour"]
  },
}
