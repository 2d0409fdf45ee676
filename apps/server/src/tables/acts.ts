import type { Reasoned } from '@railhead/host'
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

/** Why computers made those of them that still stand. */
export function reasonsAfter(acts: readonly Pick<Act, 'back' | 'choices' | 'why'>[]): Reasoned[] {
  const reasons: Reasoned[] = []
  let length = 0
  for (const { back, choices, why } of acts) {
    length -= back
    while ((reasons.at(-1)?.[0] ?? 0) > length) reasons.pop()
    if (why !== undefined) reasons.push([length + 1, why])
    length += choices.length
  }
  return reasons
}

/**
 * What leads from one list of choices to the other: how many are taken back, and which are made. Lists lose and gain only at their ends, and a choice that was
 * made again is another: before one that both have, they have all the same.
 */
export function actBetween(before: readonly RecordedChoice[], after: readonly RecordedChoice[]): Pick<Act, 'back' | 'choices'> {
  let kept = Math.min(before.length, after.length)
  while (kept > 0 && before[kept - 1] !== after[kept - 1]) kept--
  return { back: before.length - kept, choices: after.slice(kept) }
}
