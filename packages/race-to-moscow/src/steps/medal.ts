import * as pick from '../choices.ts'
import { FUEHRERBEFEHL, HALDER, MOST_MEDALS_IN_AREA, NONE } from '../constants.ts'
import * as no from '../reasons.ts'
import { CARD_EFFECTS, FUEHRERBEFEHL_ANY_PAIR, SECOND } from '../settings.ts'
import type { State } from '../state.ts'
import type * as step from './step.ts'

/** [2021:7] Halder and Führerbefehl, [2024:9.4] Wolfsschanze: a medal token moves to another objective area. */

const SINGLE_COLOURS: readonly number[] = [1, 2, 4]
const isSingle = (colours: number): boolean => SINGLE_COLOURS.includes(colours)

/** Areas that the card speaks of: single-coloured for Halder, double-coloured for Führerbefehl, any for Wolfsschanze. */
function isOfKind(s: State, which: number, area: number): boolean {
  if (which === HALDER) return isSingle(s.content.colours[area])
  if (which === FUEHRERBEFEHL) return !isSingle(s.content.colours[area])
  return true
}

/** Why no medal may be taken from the area. `entered` is the area that the army has just entered [2021:7]. */
export function whyNotFrom(s: State, which: number, entered: number, area: number): number {
  if (s.medals[area] === 0 || area === entered || !isOfKind(s, which, area)) return no.NO_MEDAL_THERE
  return no.ALLOWED
}

/** Why the medal from `from` may not go to the area: printed medal, no marker, no more than two there. */
export function whyNotTo(s: State, which: number, entered: number, from: number, area: number): number {
  if (area === from || area === entered || s.content.medals[area] === 0 || s.control[area] !== 0) return no.NO_PLACE_FOR_MEDAL
  if (s.medals[area] >= MOST_MEDALS_IN_AREA) return no.NO_PLACE_FOR_MEDAL
  const anyPair = which === FUEHRERBEFEHL && s.settings[FUEHRERBEFEHL_ANY_PAIR] === 1
  const sameColours = s.content.colours[area] === s.content.colours[from]
  if (isPursuit(which)) {
    if (!isOfKind(s, which, area) || !(sameColours || anyPair)) return no.NO_PLACE_FOR_MEDAL
  }
  return no.ALLOWED
}

function hasPlaceFor(s: State, which: number, entered: number, from: number): boolean {
  for (let area = 0; area < s.content.landCount; area++) if (whyNotTo(s, which, entered, from, area) === no.ALLOWED) return true
  return false
}

export function hasMedalMove(s: State, which: number, entered: number): boolean {
  for (let area = 0; area < s.content.landCount; area++) {
    if (whyNotFrom(s, which, entered, area) === no.ALLOWED && hasPlaceFor(s, which, entered, area)) return true
  }
  return false
}

/** Halder and Führerbefehl, as opposed to Wolfsschanze. */
const isPursuit = (which: number): boolean => which === HALDER || which === FUEHRERBEFEHL

/** [2021:7] "If you want to apply a card effect"; [2024:8.2] a card must be resolved. Wolfsschanze is played to be used. */
const mayLeave = (s: State, which: number): boolean => isPursuit(which) && s.settings[CARD_EFFECTS] === SECOND

const cardOf = (which: number): string =>
  which === HALDER ? 'halder' : which === FUEHRERBEFEHL ? 'fuehrerbefehl' : 'wolfsschanze'

/** First where from, then where to: bytes are the card, the entered area, and the origin once it is chosen. */
export const medal: step.Step = {
  name: 'move-medal',
  kind: 'area',
  rules: (s) => (isPursuit(s.agenda.get(0)) ? ['8.2', '7'] : ['9.4', '16']),
  seat: (s) => s.active,
  about(s) {
    const from = s.agenda.get(2)
    const card = cardOf(s.agenda.get(0))
    return from === NONE ? { ask: 'from', card } : { ask: 'to', card, from: s.content.areaIds[from] }
  },
  ask(s, question) {
    const which = s.agenda.get(0)
    const entered = s.agenda.get(1)
    const from = s.agenda.get(2)
    if (from === NONE && mayLeave(s, which)) question.add(pick.choice(pick.DONE))
    for (let area = 0; area < s.content.landCount; area++) {
      if (from === NONE) {
        if (whyNotFrom(s, which, entered, area) === no.ALLOWED && hasPlaceFor(s, which, entered, area)) {
          question.add(pick.choice(pick.MEDAL_FROM, area))
        }
      } else if (whyNotTo(s, which, entered, from, area) === no.ALLOWED) question.add(pick.choice(pick.MEDAL_TO, area))
    }
  },
  answer(s, choice) {
    const area = pick.firstOf(choice)
    if (pick.verbOf(choice) === pick.DONE) {
      s.agenda.pop()
      return
    }
    if (pick.verbOf(choice) === pick.MEDAL_FROM) {
      s.agenda.set(2, area)
      return
    }
    const from = s.agenda.get(2)
    s.medals[from]--
    s.medals[area]++
    s.agenda.pop()
    s.tell?.({ type: 'medal-moved', from: s.content.areaIds[from], area: s.content.areaIds[area] })
  },
}
