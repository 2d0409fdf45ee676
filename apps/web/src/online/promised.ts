/** So many tables are remembered. */
const MOST = 200
const KEY = 'railhead-promises'

/**
 * What this browser was told first about the luck of a table, which need not be what it is told now. The server could say otherwise later: therefore it
 * is kept here.
 */
export function promised(table: string, commitment: string): string {
  try {
    const known: [string, string][] = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const before = known.find(([id]) => id === table)?.[1]
    if (before !== undefined) return before
    localStorage.setItem(KEY, JSON.stringify([...known.slice(1 - MOST), [table, commitment]]))
  } catch {
    // A browser that keeps nothing can only believe what it is told now.
  }
  return commitment
}
