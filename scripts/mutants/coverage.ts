import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'
import { COVERAGE_FOLDER, type Covered } from './covering.ts'

// Set-up of the tests of one file: writes which parts of the sources they run. Node runs the sources as they are, so what V8 says of places is
// true of their text.

const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

afterAll(() => {
  const folder = process.env[COVERAGE_FOLDER] ?? ''
  const test = expect.getState().testPath ?? ''
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error !== null) throw error
    const covered: Covered[] = coverage.result
      .filter(({ url }) => url.startsWith('file://') && /\/packages\/[^/]+\/src\//.test(url) && !url.includes('.test.ts'))
      .map(({ url, functions }) => ({
        file: fileURLToPath(url.replace(/\?.*$/, '')),
        ranges: functions.flatMap(({ ranges }) =>
          ranges.map((range) => [range.startOffset, range.endOffset, range.count] as const),
        ),
      }))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${test.replaceAll('/', '%')}.json`), JSON.stringify({ test, covered }))
  })
})
