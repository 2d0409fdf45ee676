import './field.css'

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly type?: 'text' | 'password' | 'number' | 'date'
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number
  readonly autocomplete?: string
  readonly value: string
  readonly onInput: (value: string) => void
}

/** A line to write in, with its label above and what there is to say below. */
export function Field({ id, label, help, type = 'text', autocomplete = 'off', onInput, ...rest }: FieldProps) {
  const how = {
    ...rest,
    id,
    autocomplete,
    'aria-describedby': help === undefined ? undefined : `${id}-help`,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  }
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {type === 'text' && <input type="text" {...how} />}
      {type === 'number' && <input type="number" {...how} />}
      {type === 'date' && <input type="date" {...how} />}
      {type === 'password' && <input type="password" {...how} />}
      {help !== undefined && (
        <p class="help quiet small" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
