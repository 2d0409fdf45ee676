import type { OptionField, Options, OptionValue } from '@railhead/table'

/** What the values of a toggle are called. */
interface Words {
  readonly yes: string
  readonly no: string
}

/** What is not as usual at a table, and what the usual follows from (an edition, say), each with its value in words. */
export function optionsInUse(fields: readonly OptionField[], options: Options, words: Words): (readonly [string, string])[] {
  const leading = new Set(fields.flatMap((field) => followed(field) ?? []))
  return fields
    .filter((field) => leading.has(field.key) || !same(options[field.key], usual(field, options)))
    .map((field) => [field.label, inWords(field, options[field.key], words)] as const)
}

/** The option that the usual value of this one follows. */
function followed({ default: usually }: OptionField): string | undefined {
  return typeof usually === 'object' && 'of' in usually ? usually.of : undefined
}

function usual({ default: usually }: OptionField, options: Options): OptionValue {
  return typeof usually === 'object' && 'of' in usually ? usually.values[String(options[usually.of])] : usually
}

const same = (one: OptionValue | undefined, other: OptionValue): boolean =>
  one === undefined || JSON.stringify(one) === JSON.stringify(other)

function inWords(field: OptionField, value: OptionValue, { yes, no }: Words): string {
  if (field.type === 'toggle') return value === true ? yes : no
  if (field.type === 'integer') return String(value)
  const called = (one: string): string => field.values.find((known) => known.value === one)?.label ?? one
  return Array.isArray(value) ? value.map(called).join(', ') : called(String(value))
}
