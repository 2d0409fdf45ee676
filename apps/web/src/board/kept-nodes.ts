import { type ComponentType, createElement, type VNode } from 'preact'
import { useMemo } from 'preact/hooks'

type Props = Readonly<Record<string, unknown>>

/**
 * Makes the elements of a long list. One whose properties are what they were is the same element as before: nobody goes through it
 * again, nor asks it whether it changed.
 */
export function useKeptNodes<P extends object>(Node: ComponentType<P>): (key: string, props: P) => VNode {
  return useMemo(() => {
    const kept = new Map<string, { readonly props: P; readonly element: VNode }>()
    return (key, props) => {
      const before = kept.get(key)
      if (before !== undefined && same(before.props as Props, props as Props)) return before.element
      const element = createElement(Node, { ...props, key }) as VNode
      kept.set(key, { props, element })
      return element
    }
  }, [Node])
}

/** Of the same list every element has the same properties. */
function same(a: Props, b: Props): boolean {
  for (const name in b) if (a[name] !== b[name]) return false
  return true
}
