import { describe, expect, test } from 'vitest'
import type { Store } from './store.ts'

/** What every store promises of errands. */
export function checkErrands(open: () => { readonly store: Store } | Promise<{ readonly store: Store }>): void {
  describe('errands', () => {
    const bytes = (...numbers: number[]): Uint8Array => Uint8Array.from(numbers)
    const read = (reports: readonly { readonly number: number; readonly report: Uint8Array }[]) =>
      reports.map(({ number, report }) => [number, [...report]]).toSorted()

    test('are reported on number by number, each once, and taken once', async () => {
      const { store } = await open()
      await store.errands.add('one', { kind: 'arena', work: bytes(1, 0, 255) })
      const errand = await store.errands.by('one')
      expect([errand?.kind, [...(errand?.work ?? [])]]).toEqual(['arena', [1, 0, 255]])
      await store.errands.report('one', { number: 4, report: bytes(9) })
      await store.errands.report('one', { number: 4, report: bytes(8) })
      await store.errands.report('one', { number: 2, report: bytes(7, 7) })
      expect(read(await store.errands.take('one'))).toEqual([
        [2, [7, 7]],
        [4, [9]],
      ])
      expect(await store.errands.take('one')).toEqual([])
    })

    test('that are wanted no more leave nothing behind, also of what is reported late', async () => {
      const { store } = await open()
      await store.errands.add('one', { kind: 'arena', work: bytes() })
      await store.errands.report('one', { number: 0, report: bytes(1) })
      await store.errands.remove('one')
      await store.errands.report('one', { number: 1, report: bytes(2) })
      expect([await store.errands.by('one'), await store.errands.take('one')]).toEqual([undefined, []])
    })
  })
}
