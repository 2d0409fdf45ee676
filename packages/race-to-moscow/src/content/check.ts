import type { Problem } from '@railhead/table'
import * as v from 'valibot'
import { checkCards } from './check-cards.ts'
import { checkExamples } from './check-examples.ts'
import { checkMap } from './check-map.ts'
import { checkRoutes } from './check-routes.ts'
import type { RawContent } from './schema.ts'
import { ContentSchema } from './schema.ts'

/**
 * Everything that is wrong with a map and cards, each with its place; nothing when they can be played. First the shape,
 * then what counts and graph must satisfy, last what the worked examples of the rulebooks presume.
 */
export function checkContent(raw: unknown): Problem[] {
  const parsed = v.safeParse(ContentSchema, raw)
  if (!parsed.success) return parsed.issues.map((issue) => ({ where: placeOf(raw, issue), what: sentence(issue) }))
  return contentProblems(parsed.output)
}

function contentProblems(content: RawContent): Problem[] {
  const basics = [...checkMap(content), ...checkCards(content)]
  // Routes and examples would only repeat in other words what broken names and counts have already said.
  return basics.length > 0 ? basics : [...checkRoutes(content), ...checkExamples(content)]
}

type Issue = v.BaseIssue<unknown>

/** `map.areas[kaunas].features.medals`: items of lists go by their id or number, not by their position. */
function placeOf(raw: unknown, issue: Issue): string {
  let value: unknown = raw
  let place = ''
  for (const { key } of issue.path ?? []) {
    const inList = Array.isArray(value)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key as string] : undefined
    if (inList) place += `[${itemName(value) ?? String(key)}]`
    else place += place === '' ? String(key) : `.${String(key)}`
  }
  return place === '' ? 'content' : place
}

function itemName(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, number, a, b, difficulty, level } = item as Record<string, unknown>
  if (typeof a === 'string' && typeof b === 'string') return `${a}-${b}`
  return [id, number, difficulty, level].find((name) => typeof name === 'string' || typeof name === 'number')?.toString()
}

function sentence(issue: Issue): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a known key: remove it or correct its spelling'
  if (issue.input === undefined) return 'is missing'
  return `is ${shown(issue.input)}; it ${issue.message}`
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
