import type { JsonObject, Position } from '@railhead/table'

/** A position in a few lines: what is not said is as at set-up. */
export const situation = (facts: JsonObject): Position => ({ game: 'race-to-moscow', options: { edition: '2024' }, ...facts })

/** Areas that a group controls. */
export const held = (control: string, ...areas: readonly string[]): JsonObject =>
  Object.fromEntries(areas.map((id) => [id, { control }]))
