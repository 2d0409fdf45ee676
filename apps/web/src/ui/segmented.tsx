import { useId } from 'preact/hooks'

interface SegmentedProps<T extends string> {
  readonly legend: string
  readonly value: T
  readonly values: readonly { readonly value: T; readonly label: string }[]
  readonly hideLegend?: boolean
  readonly onChange: (value: T) => void
}

/** A radio group drawn as one row of buttons. */
export function Segmented<T extends string>({ legend, value, values, hideLegend, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset class="plain-fieldset">
      <legend class={hideLegend ? 'sr-only' : 'field-label'}>{legend}</legend>
      <div class="segmented">
        {values.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
