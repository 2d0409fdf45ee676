import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

type Load<P> = () => Promise<ComponentType<P>>

/** What has come, by the function that fetched it: wherever else it is wanted, it is there at once. */
const come = new WeakMap<object, ComponentType<never>>()

/**
 * A part of the page that is fetched when it is first wanted, and stays. Undefined until then, and when it does not come: the
 * next wish tries again. `load` should be the same function every time.
 */
export function useLate<P>(wanted: boolean, load: Load<P> | undefined): ComponentType<P> | undefined {
  const known = load === undefined ? undefined : (come.get(load) as ComponentType<P> | undefined)
  const [loaded, setLoaded] = useState<{ readonly part: ComponentType<P> } | undefined>(undefined)
  const wish = wanted && loaded === undefined && known === undefined
  useEffect(() => {
    if (!wish || load === undefined) return
    let gone = false
    load().then(
      (part) => {
        come.set(load, part as ComponentType<never>)
        if (!gone) setLoaded({ part })
      },
      () => {},
    )
    return () => {
      gone = true
    }
    // Whoever asks again with another function means the same part.
  }, [wish])
  return loaded?.part ?? known
}
