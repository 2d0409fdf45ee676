import { completeOptions, type Options } from '@railhead/table'
import { expect, test } from 'vitest'
import { OPTIONS } from './options.ts'
import { decodeSettings, encodeSettings, SETTINGS } from './settings.ts'

const usual = completeOptions(OPTIONS, {})

function encoded(options: Options): Uint8Array {
  const settings = new Uint8Array(SETTINGS)
  encodeSettings(options, settings)
  return settings
}

/** Every option that the state keeps as a setting, each with a value that is not its usual one. */
const unusual = OPTIONS.options.flatMap((spec): Options[] => {
  if (spec.type === 'toggle') return [{ ...usual, [spec.key]: usual[spec.key] === false }]
  if (spec.type !== 'choice') return []
  return spec.values.filter((value) => value !== usual[spec.key]).map((value) => ({ ...usual, [spec.key]: value }))
})

test('the state keeps every setting in a place of its own and gives it back', () => {
  const places = unusual.map((options) => encoded(options).findIndex((value, place) => value !== encoded(usual)[place]))
  expect(new Set(places).size).toBe(SETTINGS)
  expect(places).not.toContain(-1)
  for (const options of unusual) expect(decodeSettings(encoded(options), options.order as readonly string[])).toEqual(options)
})
