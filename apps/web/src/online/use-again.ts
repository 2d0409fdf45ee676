import { useEffect } from 'preact/hooks'

/** Does it at once and then again and again, each time so many milliseconds after it was done. */
export function useAgain(wait: number, work: () => Promise<unknown>, ...inputs: readonly unknown[]): void {
  useEffect(() => {
    let gone = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    const again = (): void => {
      void work().finally(() => {
        if (!gone) waiting = setTimeout(again, wait)
      })
    }
    again()
    return () => {
      gone = true
      clearTimeout(waiting)
    }
  }, inputs)
}
