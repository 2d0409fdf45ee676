import type { OptionField, Options, OptionValue } from '@railhead/table'
import { useId } from 'preact/hooks'
import { pages } from '../texts/home.ts'
import { Icon } from '../ui/any-icon.tsx'

interface OptionsFormProps {
  readonly game: string
  readonly specs: readonly OptionField[]
  /** Complete, as the engine filled them in. */
  readonly options: Options
  /** Key and sentence of what is wrong. */
  readonly wrong?: { readonly key: string; readonly sentence: string }
  readonly onChange: (key: string, value: OptionValue) => void
}

/** A form drawn from the game's own description of its options. */
export function OptionsForm({ game, specs, options, wrong, onChange }: OptionsFormProps) {
  const groups = [...new Set(specs.map((spec) => spec.group))]
  return (
    <div>
      {groups.map((group) => (
        <section class="option-group" key={group}>
          <h3>{group}</h3>
          {specs
            .filter((spec) => spec.group === group)
            .map((spec) => (
              <Option
                key={spec.key}
                game={game}
                spec={spec}
                value={options[spec.key]}
                wrong={wrong}
                onChange={(value) => onChange(spec.key, value)}
              />
            ))}
        </section>
      ))}
    </div>
  )
}

interface OptionProps {
  readonly game: string
  readonly spec: OptionField
  readonly value: OptionValue
  readonly wrong?: { readonly key: string; readonly sentence: string }
  readonly onChange: (value: OptionValue) => void
}

function Option({ game, spec, value, wrong, onChange }: OptionProps) {
  const id = useId()
  return (
    <div class="option">
      <label for={id} class="field-label">
        {spec.label}
      </label>
      <Control id={id} spec={spec} value={value} onChange={onChange} />
      <p class="help quiet small" id={`${id}-help`}>
        {spec.help}{' '}
        {spec.rule !== undefined && (
          <a class="rule-link" href={`/rules/${game}#${spec.rule}`} target="_blank" rel="noreferrer">
            {pages.newGame.follows(spec.rule)}
          </a>
        )}
      </p>
      {wrong?.key === spec.key && <p class="form-error help">{wrong.sentence}</p>}
    </div>
  )
}

function Control({
  id,
  spec,
  value,
  onChange,
}: {
  id: string
  spec: OptionField
  value: OptionValue
  onChange: (value: OptionValue) => void
}) {
  switch (spec.type) {
    case 'toggle':
      return (
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-help`}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <select
          id={id}
          aria-describedby={`${id}-help`}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {spec.values.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'integer':
      return (
        <input
          id={id}
          type="number"
          aria-describedby={`${id}-help`}
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      )
    case 'order':
      return <Order id={id} spec={spec} value={Array.isArray(value) ? value : []} onChange={onChange} />
  }
}

/** An ordered choice of names: those that take part, in order, then the rest. */
function Order(props: {
  id: string
  spec: OptionField & { type: 'order' }
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}) {
  const { id, spec, value, onChange } = props
  const label = (name: string): string => spec.values.find((option) => option.value === name)?.label ?? name
  const swap = (at: number, by: number): void => {
    const next = [...value]
    const [moved] = next.splice(at, 1)
    next.splice(at + by, 0, moved)
    onChange(next)
  }
  const rest = spec.values.map((option) => option.value).filter((name) => !value.includes(name))
  return (
    <ul class="order-list" id={id} aria-label={spec.label}>
      {value.map((name, at) => (
        <li key={name}>
          <input
            type="checkbox"
            checked
            disabled={value.length <= spec.atLeast}
            aria-label={pages.newGame.takesPart(label(name))}
            onChange={() => onChange(value.filter((other) => other !== name))}
          />
          <span class="grow">{label(name)}</span>
          <button
            type="button"
            class="button icon-only"
            disabled={at === 0}
            aria-label={pages.newGame.moveUp(label(name))}
            onClick={() => swap(at, -1)}
          >
            <Icon name="arrow-up" size={16} />
          </button>
          <button
            type="button"
            class="button icon-only"
            disabled={at === value.length - 1}
            aria-label={pages.newGame.moveDown(label(name))}
            onClick={() => swap(at, 1)}
          >
            <Icon name="arrow-down" size={16} />
          </button>
        </li>
      ))}
      {rest.map((name) => (
        <li key={name}>
          <input
            type="checkbox"
            checked={false}
            aria-label={pages.newGame.takesPart(label(name))}
            onChange={() => onChange([...value, name])}
          />
          <span class="grow quiet">{label(name)}</span>
        </li>
      ))}
    </ul>
  )
}
