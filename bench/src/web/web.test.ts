import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { percentile, row } from './row.ts'
import { serve } from './serve.ts'
import { weigh } from './weigh.ts'

it('weighs scripts and map, each file once', () => {
  const delivered = [
    { path: '/index.html', gzipped: 700 },
    { path: '/assets/main-a1.js', gzipped: 10_000 },
    { path: '/assets/src-b2.js', gzipped: 40_000 },
    { path: '/assets/src-b2.js', gzipped: 40_000 },
    { path: '/assets/east-up-c3.js', gzipped: 20_000 },
    { path: '/assets/east-up-d4.svg', gzipped: 50_000 },
    { path: '/assets/layout-f6.json', gzipped: 1000 },
    { path: '/assets/main-e5.css', gzipped: 5000 },
    { path: '/icon.svg', gzipped: 200 },
  ]
  expect(weigh(delivered)).toEqual({ javascript: 70, map: 71 })
})

it('says whether a limit is kept', () => {
  expect(row('home JavaScript', 60.04, 'kB', 60)).toEqual({ name: 'home JavaScript', value: 60, unit: 'kB', limit: 60, ok: true })
  expect(row('home JavaScript', 60.1, 'kB', 60).ok).toBe(false)
  expect(row('pan', 50, 'frames/s', 50).ok).toBe(true)
  expect(row('pan', 49.9, 'frames/s', 50).ok).toBe(false)
  expect(row('yardstick loop', 12.34, 'ms')).toEqual({ name: 'yardstick loop', value: 12.3, unit: 'ms', limit: null, ok: null })
})

it('takes the 95th of a hundred', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i)
  expect(percentile(values, 0.95)).toBe(95)
  expect(percentile([7], 0.95)).toBe(7)
})

it('serves a build gzipped, its document for every page, and lists what was asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-'))
  writeFileSync(join(folder, 'index.html'), '<title>here</title>')
  writeFileSync(join(folder, 'a.js'), 'x'.repeat(1000))
  const served = await serve(folder)
  try {
    expect(await (await fetch(`${served.url}/table/1`)).text()).toContain('here')
    expect((await fetch(`${served.url}/a.js`)).headers.get('content-type')).toBe('text/javascript')
    expect((await fetch(`${served.url}/none.js`)).status).toBe(404)
    const [page, script, ...rest] = served.delivered()
    expect([page.path, script.path, rest]).toEqual(['/index.html', '/a.js', []])
    expect(script.gzipped).toBeLessThan(100)
    expect(served.delivered()).toEqual([])
  } finally {
    served.close()
    rmSync(folder, { recursive: true })
  }
})
