import { toast } from '../shell/toasts.tsx'
import { around } from '../texts/around.ts'
import { Icon } from '../ui/any-icon.tsx'

interface StepperProps<T> {
  /** What of the question it counts. */
  readonly item?: string
  readonly name: string
  readonly value: number
  readonly most: number
  readonly less: T | undefined
  readonly more: T | undefined
  /** There would be more, but so many are chosen already, and there is no room for another. */
  readonly full?: number
  /** Why there cannot be more, where the game says it. */
  readonly why?: string
  readonly onChange: (next: T) => void
}

/** One less, how many, one more: each way as far as there is a next; beyond, it says why not. */
export function Stepper<T>({ item, name, value, most, less, more, full, why, onChange }: StepperProps<T>) {
  const step = (next: T | undefined, why: string) => () => (next === undefined ? toast(why) : onChange(next))
  return (
    <fieldset class="stepper plain-fieldset" aria-label={name} data-item={item}>
      <button
        type="button"
        aria-disabled={less === undefined}
        aria-label={around.controls.decrease(name)}
        onClick={step(less, around.controls.noLess(name))}
      >
        <Icon name="minus" size={16} />
      </button>
      <span class="stepper-value" aria-live="polite">
        <span class="stepper-name">{name}</span>{' '}
        <span class="stepper-count">
          <strong>{value}</strong>
          <span class="stepper-most"> {around.controls.of(most)}</span>
        </span>
      </span>
      <button
        type="button"
        aria-disabled={more === undefined}
        aria-label={around.controls.increase(name)}
        onClick={step(more, why ?? (full === undefined ? around.controls.noMore(name) : around.controls.full(full)))}
      >
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
