/** A value an option can take. A list is an ordered choice of distinct names, such as the order of play. */
export type OptionValue = string | number | boolean | readonly string[]
/** Options of one game, by key; complete after `completeOptions`. */
export interface Options {
  readonly [key: string]: OptionValue
}

interface OptionBase {
  readonly key: string
  /** Section of the rules. */
  readonly rule?: string
}

/** Either one default, or one that follows the value of another option (an edition sets its rulings). */
export type Default<T> = T | { readonly of: string; readonly values: { readonly [value: string]: T } }

export type OptionSpec =
  | (OptionBase & { readonly type: 'choice'; readonly values: readonly string[]; readonly default: Default<string> })
  | (OptionBase & { readonly type: 'toggle'; readonly default: Default<boolean> })
  | (OptionBase & { readonly type: 'integer'; readonly min: number; readonly max: number; readonly default: Default<number> })
  | (OptionBase & {
      readonly type: 'order'
      readonly values: readonly string[]
      readonly atLeast: number
      readonly default: Default<readonly string[]>
    })

interface Preset {
  readonly key: string
  readonly options: Options
}

/** A game's options as data, without words: what is given can be checked and completed with it. */
export interface OptionsSpec {
  readonly options: readonly OptionSpec[]
  readonly presets: readonly Preset[]
  /** Combinations that the game does not know: a sentence for the first one found. */
  readonly conflict?: (options: Options) => string | undefined
}

interface Named {
  readonly label: string
  readonly help: string
}
interface OptionWords extends Named {
  /** Heading under which a form shows it, for instance `Optional rules`. */
  readonly group: string
  /** What each value is called, where there are several to choose from. */
  readonly values?: { readonly [value: string]: string }
}

/** What options, their values and presets are called, by their keys. */
export interface OptionsWords {
  readonly options: { readonly [key: string]: OptionWords }
  readonly presets: { readonly [key: string]: Named }
}

type WordsOf<O> = O extends { readonly values: readonly (infer Value extends string)[] }
  ? OptionWords & { readonly values: { readonly [V in Value]: string } }
  : OptionWords
/** The words for these options: one that is missing does not compile. */
export type WordsFor<Spec extends OptionsSpec> = {
  readonly options: { readonly [O in Spec['options'][number] as O['key']]: WordsOf<O> }
  readonly presets: { readonly [P in Spec['presets'][number] as P['key']]: Named }
}

interface NamedValue {
  readonly value: string
  readonly label: string
}
type InWords<O> = O extends { readonly values: readonly string[] }
  ? Omit<O, 'values'> & { readonly values: readonly NamedValue[] }
  : O
export type OptionField = InWords<OptionSpec> & Named & { readonly group: string }

/** Options and presets with their words, as a form shows them. */
export type OptionsForm = { readonly options: readonly OptionField[]; readonly presets: readonly (Preset & Named)[] }

export function optionsInWords({ options, presets }: OptionsSpec, words: OptionsWords): OptionsForm {
  return {
    options: options.map((option) => fieldOf(option, words.options[option.key])),
    presets: presets.map((preset) => ({ ...preset, ...words.presets[preset.key] })),
  }
}

function fieldOf(option: OptionSpec, { values: labels = {}, ...words }: OptionWords): OptionField {
  if (option.type !== 'choice' && option.type !== 'order') return { ...option, ...words }
  return { ...option, ...words, values: option.values.map((value) => ({ value, label: labels[value] })) }
}

type ValueOf<O> = O extends { readonly type: 'choice'; readonly values: readonly (infer Value)[] }
  ? Value
  : O extends { readonly type: 'order'; readonly values: readonly (infer Value)[] }
    ? readonly Value[]
    : O extends { readonly type: 'toggle' }
      ? boolean
      : number
/** Complete options of this kind, each with the values that it can have. */
export type OptionsOf<Spec extends OptionsSpec> = {
  readonly [O in Spec['options'][number] as O['key']]: ValueOf<O>
}

export class OptionsError extends Error {
  readonly key: string
  constructor(key: string, what: string) {
    super(what)
    this.name = 'OptionsError'
    this.key = key
  }
}

/** Checks what is given, fills in what is not. Throws `OptionsError` with a sentence that says what to do. */
export function completeOptions(spec: OptionsSpec, given: Options): Options {
  const known = new Map(spec.options.map((option) => [option.key, option]))
  for (const key of Object.keys(given)) {
    if (!known.has(key))
      throw new OptionsError(key, `There is no option "${key}". Known options: ${[...known.keys()].join(', ')}.`)
  }
  const complete: Record<string, OptionValue> = {}
  for (const option of spec.options) {
    const value = given[option.key]
    complete[option.key] = value === undefined ? defaultOf(option, complete) : checked(option, value)
  }
  const conflict = spec.conflict?.(complete)
  if (conflict !== undefined) throw new OptionsError('', conflict)
  return complete
}

function defaultOf(option: OptionSpec, before: Options): OptionValue {
  const value = option.default
  if (typeof value !== 'object' || !('of' in value)) return value
  const followed = value.values[String(before[value.of])]
  if (followed === undefined)
    throw new Error(`option ${option.key} follows ${value.of}, which must come before it and have all its values named`)
  return followed
}

function checked(option: OptionSpec, value: OptionValue): OptionValue {
  const wrong = (expected: string): OptionsError =>
    new OptionsError(option.key, `Option "${option.key}" is ${JSON.stringify(value)}; it must be ${expected}.`)
  switch (option.type) {
    case 'toggle':
      if (typeof value !== 'boolean') throw wrong('true or false')
      return value
    case 'integer':
      if (typeof value !== 'number' || !Number.isInteger(value) || value < option.min || value > option.max)
        throw wrong(`a whole number from ${option.min} to ${option.max}`)
      return value
    case 'choice': {
      // A value such as 2024 is easily written as a number.
      const name = typeof value === 'number' ? String(value) : value
      const known = option.values.find((one) => one === name)
      if (known === undefined) throw wrong(`one of ${option.values.join(', ')}`)
      return known
    }
    case 'order': {
      const expected = `a list of at least ${option.atLeast} different names of ${option.values.join(', ')}`
      if (!Array.isArray(value) || value.length < option.atLeast || new Set(value).size !== value.length) throw wrong(expected)
      if (!value.every((name) => option.values.includes(name))) throw wrong(expected)
      return [...value]
    }
  }
}
