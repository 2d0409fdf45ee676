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

const square = { d: 'M0 0H9V9z', fill: '#55626c', stroke: 'none', width: 1 }
const small: Thumbnail = { width: 100, height: 80, signs: [[square]], marks: [[10, 20, 0]] }

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
  '{"width":1,"height":1,"signs":[],"marks":[["x"]]}',
  '{"width":1,"height":1,"signs":[],"marks":[[1,2,0]]}',
  // As it was kept by an older version.
  '{"width":1,"height":1,"marks":[[1,2,"north","held"]]}',
  'null',
  '{"width":1,"height":1,"signs":[[{"d":"","fill":"url(x)","stroke":"none","width":1}]],"marks":[]}',
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
