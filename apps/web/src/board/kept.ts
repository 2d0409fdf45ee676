import { cloneElement, type VNode } from 'preact'
import { useMemo } from 'preact/hooks'

type Props = Readonly<Record<string, unknown>>

/**
 * Draws the elements of a long list. One whose properties are what they were is the same element as before: nobody goes through it
 * again, nor even asks it whether it changed, as with components.
 */
export function useKept<P extends object>(draw: (props: P) => VNode): (key: string, props: P) => VNode {
  return useMemo(() => {
    const kept = new Map<string, { readonly props: P; readonly element: VNode }>()
    return (key, props) => {
      const before = kept.get(key)
      if (before !== undefined && same(before.props as Props, props as Props)) return before.element
      const element = cloneElement(draw(props), { key })
      kept.set(key, { props, element })
      return element
    }
  }, [draw])
}

/** Of the same list every element has the same properties. */
function same(a: Props, b: Props): boolean {
  for (const name in b) if (a[name] !== b[name]) return false
  return true
}
