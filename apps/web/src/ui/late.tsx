import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * A part of the page that is fetched when it is first wanted, and stays. Undefined until then, and when it does not come: the
 * next wish tries again.
 */
export function useLate<P>(wanted: boolean, load: (() => Promise<ComponentType<P>>) | undefined): ComponentType<P> | undefined {
  const [loaded, setLoaded] = useState<{ readonly part: ComponentType<P> } | undefined>(undefined)
  const wish = wanted && loaded === undefined
  useEffect(() => {
    if (!wish) return
    let gone = false
    load?.().then(
      (part) => gone || setLoaded({ part }),
      () => {},
    )
    return () => {
      gone = true
    }
    // Whoever asks again with another function means the same part.
  }, [wish])
  return loaded?.part
}
