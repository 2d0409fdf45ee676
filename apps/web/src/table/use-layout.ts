import { signal } from '@preact/signals'

export type Layout = 'phone' | 'tablet' | 'narrow' | 'wide'

const queries: readonly [Layout, MediaQueryList][] = [
  ['phone', matchMedia('(max-width: 599px)')],
  ['tablet', matchMedia('(min-width: 600px) and (max-width: 1023px)')],
  ['narrow', matchMedia('(min-width: 1024px) and (max-width: 1279px)')],
]
const current = (): Layout => queries.find(([, query]) => query.matches)?.[0] ?? 'wide'

/** Which of the four arrangements the window has room for. */
export const layout = signal<Layout>(current())
for (const [, query] of queries) query.addEventListener('change', () => (layout.value = current()))
