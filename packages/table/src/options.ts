/** A value an option can take. A list is an ordered choice of distinct names, such as the order of play. */
export type OptionValue = string | number | boolean | readonly string[]
/** Options of one game, by key; complete after `completeOptions`. */
export interface Options {
  readonly [key: string]: OptionValue
}

interface OptionBase {
  readonly key: string
  readonly label: string
  readonly help: string
  /** Heading under which a form shows it, for instance `Optional rules`. */
  readonly group: string
  /** Section of the rules. */
  readonly rule?: string
}

/** Either one default, or one that follows the value of another option (an edition sets its rulings). */
export type Default<T> = T | { readonly of: string; readonly values: { readonly [value: string]: T } }

export type OptionSpec =
  | (OptionBase & {
      readonly type: 'choice'
      readonly values: readonly { readonly value: string; readonly label: string }[]
      readonly default: Default<string>
    })
  | (OptionBase & { readonly type: 'toggle'; readonly default: Default<boolean> })
  | (OptionBase & { readonly type: 'integer'; readonly min: number; readonly max: number; readonly default: Default<number> })
  | (OptionBase & {
      readonly type: 'order'
      readonly values: readonly { readonly value: string; readonly label: string }[]
      readonly atLeast: number
      readonly default: Default<readonly string[]>
    })

export interface Preset {
  readonly key: string
  readonly label: string
  readonly help: string
  readonly options: Options
}

/** A game's options as data: a form can be drawn, a command line checked and a record compared with it. */
export interface OptionsSpec {
  readonly options: readonly OptionSpec[]
  readonly presets: readonly Preset[]
  /** Combinations that the game does not know: a sentence for the first one found. */
  readonly conflict?: (options: Options) => string | undefined
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
      const known = option.values.find((one) => one.value === name)
      if (known === undefined) throw wrong(`one of ${option.values.map((v) => v.value).join(', ')}`)
      return known.value
    }
    case 'order': {
      const names = option.values.map((v) => v.value)
      const expected = `a list of at least ${option.atLeast} different names of ${names.join(', ')}`
      if (!Array.isArray(value) || value.length < option.atLeast || new Set(value).size !== value.length) throw wrong(expected)
      if (!value.every((name) => names.includes(name))) throw wrong(expected)
      return [...value]
    }
  }
}
