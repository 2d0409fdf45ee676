import type { Target } from '../board/api.ts'
import { settings } from '../shell/settings.ts'
import { touching } from '../ui/touch.ts'
import { placeAt } from './counting.ts'
import type { Hand } from './hand.ts'
import type { TableState } from './table-state.ts'

/**
 * A thing of the board was clicked or tapped. A finger cannot hover: its first tap shows what the choice would cost, and
 * the second, or the button beside the bill, makes it.
 */
export function pickOnBoard(table: TableState, hand: Hand, target: Target): void {
  const [index, ...others] = hand.choicesAt(target)
  const place = placeAt(table, target)
  const one = place !== undefined || (index !== undefined && others.length === 0)
  const asksFirst = touching.value && settings.value.tapTwice && one
  if (!asksFirst || table.story.replaying.value || table.gesture.lifted.value !== null || isShown(table, index, place))
    hand.pick(target)
  else hand.point(target, 'long-press')
}

function isShown(table: TableState, index: number, place: string | undefined): boolean {
  const note = table.gesture.note.value
  if (place !== undefined) return note?.kind === 'give' && note.place === place
  return note?.kind === 'about' && note.indices.length === 1 && note.indices[0] === index
}
