import type { RecordedChoice } from '@railhead/table'
import type { Act } from '../store/store.ts'

/** The choices that a table has after these acts. */
export function choicesAfter(acts: readonly Pick<Act, 'back' | 'choices'>[]): RecordedChoice[] {
  const choices: RecordedChoice[] = []
  for (const act of acts) {
    choices.length -= act.back
    choices.push(...act.choices)
  }
  return choices
}

/** What leads from one list of choices to the other: how many are taken back, and which are made. A choice that was made again is another. */
export function actBetween(before: readonly RecordedChoice[], after: readonly RecordedChoice[]): Pick<Act, 'back' | 'choices'> {
  const differs = before.findIndex((choice, i) => choice !== after[i])
  const kept = differs < 0 ? before.length : differs
  return { back: before.length - kept, choices: after.slice(kept) }
}
