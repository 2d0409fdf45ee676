/**
 * The later of two values, with every part that did not change taken from the earlier one. What comes from the engine is new
 * objects throughout; with this, a part that is the same object needs no second look.
 */
export function shareParts<T>(before: T | undefined, after: T): T {
  return share(before, after) as T
}

function share(before: unknown, after: unknown): unknown {
  if (Object.is(before, after) || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after
  if (Array.isArray(after)) return Array.isArray(before) ? shareList(before, after) : after
  if (Object.getPrototypeOf(before) !== Object.prototype || Object.getPrototypeOf(after) !== Object.prototype) return after
  return shareObject(before as Record<string, unknown>, after as Record<string, unknown>)
}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const made = after.map((value, i) => share(before[i], value))
  return made.length === before.length && made.every((value, i) => Object.is(value, before[i])) ? before : made
}

function shareObject(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(after)
  let same = names.length === Object.keys(before).length
  const parts = names.map((name) => {
    if (!Object.hasOwn(before, name)) {
      same = false
      return [name, after[name]]
    }
    const part = share(before[name], after[name])
    same &&= Object.is(part, before[name])
    return [name, part]
  })
  return same ? before : Object.fromEntries(parts)
}
