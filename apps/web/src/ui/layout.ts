import { computed, signal } from '@preact/signals'

export type Layout = 'phone' | 'tablet' | 'narrow' | 'wide'

const queries: readonly [Layout, MediaQueryList][] = [
  // A phone that lies on its side is wide, but has no height for a bar under the map.
  ['phone', matchMedia('(max-width: 599px), (max-width: 1023px) and (max-height: 499px)')],
  ['tablet', matchMedia('(min-width: 600px) and (max-width: 1023px)')],
  ['narrow', matchMedia('(min-width: 1024px) and (max-width: 1279px)')],
]
const current = (): Layout => queries.find(([, query]) => query.matches)?.[0] ?? 'wide'

/** Which of the four arrangements the window has room for. */
export const layout = signal<Layout>(current())
for (const [, query] of queries) query.addEventListener('change', () => (layout.value = current()))

/** `letters` is how large words are against what is usual. */
const measured = () => ({
  width: innerWidth,
  height: innerHeight,
  letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
})
const size = signal(measured())
addEventListener('resize', () => (size.value = measured()))

/** A phone on its side: the sheet stands beside the map. */
export const lying = computed(() => layout.value === 'phone' && size.value.width > size.value.height && size.value.height < 500)

/** How high the half sheet may get, higher with large letters: the map is shown in what lies above. */
export const halfSheet = computed(() => {
  const { height, letters } = size.value
  return Math.round(Math.min(0.66 * height, letters * Math.min(400, Math.max(320, 0.46 * height))))
})

/** Letters so large that a half sheet takes most of the window. */
export const crammed = computed(() => halfSheet.value > 0.55 * size.value.height)

/** Steppers, plans and a game's own dialog may have more. */
export const roomySheet = computed(() => {
  const { height, letters } = size.value
  return Math.max(halfSheet.value, Math.round(Math.min(480 * letters, 0.68 * (height - 52))))
})
