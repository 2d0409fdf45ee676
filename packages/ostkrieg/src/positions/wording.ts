import type * as v from 'valibot'

/** What a schema found wrong, as a sentence that goes on from the place where it was found. */
export function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { expected, received, requirement } = issue
  if (expected === 'never') return 'There is no such field.'
  if (received === 'undefined') return 'This field is missing.'
  switch (issue.type) {
    case 'min_value':
      return `This must be at least ${requirement}, not ${received}.`
    case 'max_value':
      return `This must be at most ${requirement}, not ${received}.`
    case 'max_length':
      return `There can be at most ${requirement} of these.`
    case 'integer':
      return `This must be a whole number, not ${received}.`
    default:
      return `This must be ${wordsFor(expected ?? '')}, not ${KINDS[received] ?? received}.`
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'a list',
  null: 'null',
}

/** `("axis" | "soviet")` becomes `"axis" or "soviet"`. */
function wordsFor(expected: string): string {
  const options = expected.replace(/^\(|\)$/g, '').split(' | ')
  return options.map((option) => KINDS[option] ?? option).join(' or ')
}
