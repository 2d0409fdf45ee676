/** How far each lesson is: the choices made in it, so that it can be taken up again. */
const KEY = 'railhead.lessons'

export interface Progress {
  readonly step: number
  readonly done: boolean
}

function readAll(): { readonly [id: string]: Progress } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const entries = Object.entries(stored).filter(
      ([, value]) => typeof value?.step === 'number' && typeof value?.done === 'boolean',
    )
    return Object.fromEntries(entries) as { [id: string]: Progress }
  } catch {
    return {}
  }
}

export const progressOf = (game: string, lesson: string): Progress => readAll()[`${game}/${lesson}`] ?? { step: 0, done: false }

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [`${game}/${lesson}`]: progress }))
  } catch {
    // Without a store the lesson still plays; it only starts anew next time.
  }
}
