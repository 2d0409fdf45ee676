import { describe, expect, it } from 'vitest'
import { playedFile, without } from './content.ts'

describe('content without what is not played', () => {
  it('has none of the keys, however deep they stand, and all of the rest in its order', () => {
    const written = {
      note: 'ours',
      areas: [{ id: 'riga', source: { from: 'p. 3' }, seas: [{ note: 'a port', id: 'S2' }] }],
      size: 1,
    }
    expect(JSON.stringify(without(written, ['note', 'source']))).toBe('{"areas":[{"id":"riga","seas":[{"id":"S2"}]}],"size":1}')
    expect(written.areas[0].source.from).toBe('p. 3')
  })

  it('is a module of its parts, a line for each item', () => {
    const text = playedFile('abc', { map: { areas: [{ id: 'riga' }, { id: 'minsk' }], size: { x: 1 } }, cards: [1, 2] })
    expect(text.split('\n').slice(1)).toEqual([
      "import type { PlayedContent } from '../schema.ts'",
      '',
      'export const played: PlayedContent & { readonly contentHash: string } = {',
      "contentHash: 'abc',",
      'map: {',
      '"areas": [',
      '  {"id":"riga"},',
      '  {"id":"minsk"},',
      '],',
      '"size": {"x":1},',
      '},',
      'cards: [',
      '  1,',
      '  2,',
      '],',
      '}',
      '',
    ])
  })
})
