import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messageNames, protocolJsonSchema } from './index.ts'

const written = JSON.parse(readFileSync(new URL('../railhead-engine.schema.json', import.meta.url), 'utf8'))

test('the JSON Schema in the package is that of the schemas', () => {
  // When this fails: railhead engine --schema, as the README says.
  expect(written).toEqual(JSON.parse(JSON.stringify(protocolJsonSchema())))
})

test('every reference in it leads somewhere, and every message is in it', () => {
  const names = Object.keys(written.$defs)
  const used = [...JSON.stringify(written).matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name)
  expect(used.filter((name) => !names.includes(name))).toEqual([])
  for (const message of messageNames) expect(names).toEqual(expect.arrayContaining([`request-${message}`, `answer-${message}`]))
})
