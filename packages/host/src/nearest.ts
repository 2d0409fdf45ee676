import type { Choice } from '@railhead/table'

/**
 * Amounts of which not all can be had any more: the listed answer that keeps the most of them and adds nothing; where nothing of
 * them is left, as much of something else. Undefined for answers that are no amounts, and where there is nothing at all.
 */
export function nearestAmounts(wanted: Choice, listed: readonly Choice[]): Choice | undefined {
  const keys = Object.keys(wanted)
  if (keys.length === 0 || keys.some((key) => typeof wanted[key] !== 'number')) return undefined
  const most = sum(keys.map((key) => Number(wanted[key])))
  let best: Choice | undefined
  let worth = 0
  for (const choice of listed) {
    if (Object.keys(choice).length !== keys.length || keys.some((key) => typeof choice[key] !== 'number')) continue
    const total = sum(keys.map((key) => Number(choice[key])))
    const kept = sum(keys.map((key) => Math.min(Number(choice[key]), Number(wanted[key]))))
    if (total > most || (kept > 0 && kept < total)) continue
    const value = kept * 100 + total
    if (value > worth) {
      worth = value
      best = choice
    }
  }
  return best
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
