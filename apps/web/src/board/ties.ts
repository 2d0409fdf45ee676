/** Zoom of the map, and sizes of names and of everything else. */
export interface Sizes {
  readonly zoom: number
  readonly names: number
  readonly tokens: number
}

const TIE = /--x:\s*(-?[\d.]+);\s*--y:\s*(-?[\d.]+)/
const known = new WeakMap<Element, { tie: string; x: number; y: number; transform: string }>()

const measured = new WeakMap<Element, string>()

/**
 * Puts everything that is tied to a point of the map in its place: elements of class `at` and `at-name` with the point in
 * their style, and groups of class `on-map` and `on-cell`, which are in map units. One by one, because custom properties on
 * the board would be inherited by thousands of elements, whose styles the browser would compute anew at every zoom.
 */
export function applyTies(world: Element, { zoom, names, tokens }: Sizes): void {
  for (const element of world.querySelectorAll<SVGElement>('.at, .at-name')) {
    const tie = element.getAttribute('style') ?? ''
    let place = known.get(element)
    if (place === undefined || place.tie !== tie) {
      const [, x, y] = tie.match(TIE) ?? ['', '0', '0']
      place = { tie, x: Number(x), y: Number(y), transform: '' }
      known.set(element, place)
    }
    const scale = element.classList.contains('at-name') ? names : tokens
    const transform = `translate(${(place.x * zoom).toFixed(2)} ${(place.y * zoom).toFixed(2)}) scale(${scale.toFixed(4)})`
    if (transform === place.transform) continue
    place.transform = transform
    element.setAttribute('transform', transform)
  }
  // Writing a property costs a restyling, even of the same value.
  const measures = `${zoom} ${tokens}`
  for (const element of world.querySelectorAll<SVGElement>('.on-map, .on-cell')) {
    if (measured.get(element) === measures) continue
    measured.set(element, measures)
    element.style.setProperty('--z', String(zoom))
    element.style.setProperty('--t', String(tokens))
  }
}
