import type { Choice, Decision } from '@railhead/table'
import type { Target } from '../../../src/board/api.ts'
import { armies } from './cards.ts'
import type { RaceView } from './view.ts'

const STOCK = 'stock/'

/** Under which names a thing can be dragged now: armies and the fleet go by themselves, supplies go from their area. */
export function lifts(view: RaceView, decision: Decision, target: Target): readonly string[] | undefined {
  const { id } = target
  if (target.kind === 'line') return undefined
  if (decision.step === 'transport') return liftsInTransport(view, target)
  if (target.kind === 'token' && !id.startsWith(STOCK)) return mayGo(view, decision, id) ? [id] : undefined
  const area = id.startsWith(STOCK) ? id.slice(STOCK.length) : id
  // On the area of the army that moves, the area means the army.
  if (target.kind === 'area' && decision.step === 'move-army' && decision.about.area === area)
    return [String(decision.about.army)]
  return maySend(view, decision, area) ? [...(target.kind === 'token' ? [id] : []), area] : undefined
}

/** Whatever somebody might want to send: where it cannot go, or not at all, the rules say why when it is put down. */
function liftsInTransport(view: RaceView, { kind, id }: Target): readonly string[] | undefined {
  if (id.startsWith(STOCK)) return [id, id.slice(STOCK.length)]
  if (kind === 'token') return view.armies[id] === undefined ? undefined : [id]
  return view.areas[id]?.control == null ? undefined : [id]
}

function mayGo(view: RaceView, decision: Decision, id: string): boolean {
  if (id === 'fleet') return decision.choices.some(({ action }) => action === 'move-fleet')
  const army = view.armies[id]
  if (army === undefined) return false
  switch (decision.step) {
    case 'turn':
      return decision.choices.some(
        ({ action, army: named }) =>
          (action === 'move-armored' && named === id) || (action === 'move-field' && isFresh(view, id)),
      )
    case 'move-army':
      return decision.about.army === id
    default:
      // Among the field armies, or by train.
      return decision.choices.some(({ action, army: named }) => named === id && action !== 'load')
  }
}

function isFresh(view: RaceView, id: string): boolean {
  const card = armies.get(id)
  const { moved, halted } = view.armies[id]
  return card?.seat === view.turn && card.type === 'field' && moved !== true && halted !== true
}

function maySend(view: RaceView, { choices }: Decision, area: string): boolean {
  const { control, supplies } = view.areas[area] ?? {}
  if (control !== view.turn || supplies === undefined || supplies.fuel + supplies.ammo + supplies.food === 0) return false
  return choices.some(
    ({ action, from, army }) =>
      action === 'transport' || from === area || (action === 'load' && view.armies[String(army)]?.area === area),
  )
}

/** The fleet to a sea; and supplies to the army beside them, or the army to them: it is loaded or unloaded. */
export function joins(view: RaceView, choice: Choice, from: readonly string[], to: readonly string[]): boolean {
  if (choice.action === 'move-fleet') return from.includes('fleet') && to.includes(String(choice.to))
  if (choice.action !== 'load') return false
  const army = String(choice.army)
  const stock = `${STOCK}${view.armies[army]?.area}`
  return (from.includes(stock) && to.includes(army)) || (from.includes(army) && to.includes(stock))
}
