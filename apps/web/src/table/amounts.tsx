import type { Choice } from '@railhead/table'
import { useState } from 'preact/hooks'
import type { Asked } from '../engine/protocol.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { ChoiceButton } from './answers.tsx'
import { type Amounts, amountKeys, choiceWith, isGroup, stepAmount } from './choices.ts'
import { useTable } from './context.ts'

/** Steppers for amounts: only combinations that are legal can be reached, and the button names the result. */
export function AmountsControl({ asked }: { asked: Asked }) {
  const table = useTable()
  const { decision, labels } = asked
  const keys = amountKeys(decision)
  const [amounts, setAmounts] = useState<Amounts>(() => firstAmounts(asked, keys))
  const index = choiceWith(decision, keys, amounts)
  return (
    <fieldset class="answers amounts plain-fieldset" aria-label={t.table.choices}>
      {keys.map((key) => (
        <Stepper
          key={key}
          name={table.client.nameOf(key) ?? key}
          value={amounts[key]}
          less={stepAmount(decision, keys, amounts, key, -1)}
          more={stepAmount(decision, keys, amounts, key, 1)}
          onChange={setAmounts}
        />
      ))}
      <button
        type="button"
        class="bar-choice lit"
        data-confirm
        aria-disabled={index < 0}
        title={index < 0 ? t.controls.notPossible : undefined}
        onClick={() => index >= 0 && void table.choose(index)}
      >
        <Icon name="check" size={18} /> {index < 0 ? t.controls.notPossible : labels[index]}
      </button>
      {table.entries.value.map((entry) => (isGroup(entry) ? null : <ChoiceButton key={entry.index} entry={entry} />))}
    </fieldset>
  )
}

interface StepperProps {
  readonly name: string
  readonly value: number
  readonly less: Amounts | undefined
  readonly more: Amounts | undefined
  readonly onChange: (amounts: Amounts) => void
}

function Stepper({ name, value, less, more, onChange }: StepperProps) {
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

/** What the question proposes: amounts of its own, what the card holds now, or as much as can be had of what is there. */
function firstAmounts({ decision }: Asked, keys: readonly string[]): Amounts {
  const { about } = decision
  const within = (facts: unknown): Amounts => {
    const found = typeof facts === 'object' && facts !== null ? (facts as { readonly [key: string]: unknown }) : {}
    return Object.fromEntries(keys.map((key) => [key, typeof found[key] === 'number' ? found[key] : Number.NaN]))
  }
  for (const proposed of [within(about), within(about.card)]) if (choiceWith(decision, keys, proposed) >= 0) return proposed
  const listed = decision.choices.filter((choice) => keys.some((key) => key in choice))
  const total = (choice: Choice): number => keys.reduce((sum, key) => sum + Number(choice[key] ?? 0), 0)
  // Nobody transports or takes little on purpose: begin with the most.
  const most =
    about.there !== undefined || about.stock !== undefined ? listed.toSorted((a, b) => total(b) - total(a))[0] : listed[0]
  return Object.fromEntries(keys.map((key) => [key, Number(most?.[key] ?? 0)]))
}
