import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepThumbnail, pruneThumbnails, type Thumbnail, thumbnailOf } from './thumbnails.ts'

/** As much of the browser's store as is used. */
class Shelf {
  [key: string]: unknown
  getItem(key: string): string | null {
    return typeof this[key] === 'string' ? this[key] : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

beforeEach(() => vi.stubGlobal('localStorage', new Shelf()))
afterEach(() => vi.unstubAllGlobals())

const small: Thumbnail = { width: 100, height: 80, marks: [[10, 20, 'north', 'held']] }

test('a thumbnail is kept, found again, and forgotten with its game', () => {
  keepThumbnail('a', small)
  keepThumbnail('b', small)
  expect(thumbnailOf('a')).toEqual(small)
  pruneThumbnails(new Set(['b']))
  expect(thumbnailOf('a')).toBeUndefined()
  expect(thumbnailOf('b')).toEqual(small)
})

test.each([
  'nonsense',
  '[]',
  '{"width":1,"height":1,"marks":[["x"]]}',
  'null',
  '{"width":1,"height":1,"marks":[[1,2,"<b>","held"]]}',
])('what somebody else wrote there is no thumbnail: %s', (text) => {
  localStorage.setItem('railhead.thumbnail.a', text)
  expect(thumbnailOf('a')).toBeUndefined()
})

test('a browser that keeps nothing does no harm', () => {
  vi.stubGlobal('localStorage', undefined)
  keepThumbnail('a', small)
  expect(thumbnailOf('a')).toBeUndefined()
  pruneThumbnails(new Set())
})
