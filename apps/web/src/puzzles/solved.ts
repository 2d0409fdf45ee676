/** Which puzzles this browser has seen solved, and of which it was shown the answer. */
const KEY = 'railhead.puzzles'

export type Mark = 'solved' | 'looked'
export type Marks = { readonly [puzzle: string]: Mark }

/** The marks of a game, by the ids of its puzzles. */
export function marksOf(game: string): Marks {
  const own = Object.entries(readAll()).filter(([key]) => key.startsWith(`${game}/`))
  return Object.fromEntries(own.map(([key, mark]) => [key.slice(game.length + 1), mark]))
}

/** Whoever solves a puzzle has it solved for good; whoever has seen the answer may still solve it. */
export function keepMark(game: string, puzzle: string, mark: Mark): void {
  const all = readAll()
  const key = `${game}/${puzzle}`
  if (all[key] === 'solved') return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [key]: mark }))
  } catch {
    // Without a store the puzzle is played all the same; it only has no mark.
  }
}

function readAll(): Marks {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, mark]) => mark === 'solved' || mark === 'looked'))
  } catch {
    return {}
  }
}
