import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { BoardDescription, BoardLayout, MapShape, Orientation } from './api.ts'
import { loadNameChoice } from './late-names.ts'
import { orientationFor, type Size } from './view.ts'

export interface LoadedMap {
  /** Tells its drawings apart. */
  readonly key: string
  readonly layout: BoardLayout
  readonly baseMap: string
  readonly overMap?: string
}

/** How long to wait before asking again for a map that did not come. */
const AGAIN = 3000

/** The map in the wanted direction and shape; the other one stays until it is there. */
export function useMap(
  description: BoardDescription,
  orientation: Orientation | undefined,
  shape: MapShape,
  small: boolean,
): LoadedMap | undefined {
  const [map, setMap] = useState<LoadedMap>()
  useEffect(() => {
    if (orientation === undefined) return
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      // Names are there at the first painting.
      Promise.all([description.load(orientation, shape), small ? loadNameChoice() : undefined]).then(
        ([loaded]) => wanted && setMap({ ...loaded, key: `${orientation} ${shape}` }),
        () => {
          if (wanted) timer = setTimeout(ask, AGAIN)
        },
      )
    }
    ask()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [description, orientation, shape, small])
  return map
}

/** The element's size, kept up to date. */
export function useSize(element: { readonly current: HTMLElement | null }): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const target = element.current
    if (target === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}

const KEY = 'railhead.map'

/** Which way up: as given, else as last chosen for windows of this shape, else by the shape. */
export function useOrientation(
  given: Orientation | undefined,
  size: Size | undefined,
): [Orientation | undefined, (orientation: Orientation) => void] {
  const shape = size === undefined ? undefined : orientationFor(size)
  const [choice, setChoice] = useState<Readonly<Record<string, Orientation>>>(remembered)
  const choose = (orientation: Orientation) => {
    if (shape === undefined) return
    const next = { ...choice, [shape]: orientation }
    setChoice(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing still turns the map.
    }
  }
  return [given ?? (shape === undefined ? undefined : (choice[shape] ?? shape)), choose]
}

function remembered(): Record<string, Orientation> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const valid = (value: unknown): value is Orientation => value === 'east-up' || value === 'north-up'
    return Object.fromEntries(Object.entries(stored as object).filter((entry): entry is [string, Orientation] => valid(entry[1])))
  } catch {
    return {}
  }
}
