import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'

interface StepperProps<T> {
  readonly name: string
  readonly value: number
  readonly most: number
  readonly less: T | undefined
  readonly more: T | undefined
  readonly onChange: (next: T) => void
}

/** One less, how many, one more: each way as far as there is a next. */
export function Stepper<T>({ name, value, most, less, more, onChange }: StepperProps<T>) {
  return (
    <fieldset class="stepper plain-fieldset" aria-label={name}>
      <button
        type="button"
        disabled={less === undefined}
        aria-label={t.controls.decrease(name)}
        onClick={() => less !== undefined && onChange(less)}
      >
        <Icon name="minus" size={16} />
      </button>
      <span class="stepper-value" aria-live="polite">
        <span class="stepper-name">{name}</span> <strong>{value}</strong>
        <span class="stepper-most"> {t.controls.of(most)}</span>
      </span>
      <button
        type="button"
        disabled={more === undefined}
        aria-label={t.controls.increase(name)}
        onClick={() => more !== undefined && onChange(more)}
      >
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
