import { signal } from '@preact/signals'
import type { Asked } from '@railhead/host'
import type { Choice } from '@railhead/table'
import type { ComponentType } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type Amounts, choiceWith, firstAmounts, stepAmount, totalOf } from '../game/amount-steps.ts'
import { amountKeys } from '../game/amounts.ts'
import type { LoadOutProps } from '../game/client.ts'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { ChoiceButton, isLast, keepFocus } from './choice-button.tsx'
import { isGroup } from './choices.ts'
import { useTable } from './context.ts'
import { Stepper } from './stepper.tsx'

/** Steppers for amounts: only combinations that are legal can be reached, and the button names the result. */
export function AmountsControl({ asked }: { asked: Asked }) {
  const table = useTable()
  const { decision } = asked
  const { keys, amounts } = useAmounts(asked)
  const set = (next: Amounts): void => {
    chosen.value = { asked, amounts: next }
  }
  const most = mostOf(decision.choices, keys)
  const exact = useMemo(() => isExact(decision.choices, keys), [decision])
  const step = (key: string, by: 1 | -1): Amounts | undefined => {
    const next = stepAmount(decision, keys, amounts, key, by)
    // One more of this never takes another away, except where there must be so many in all.
    const loses = next !== undefined && keys.some((other) => other !== key && next[other] < amounts[other])
    return loses && by > 0 && !exact ? undefined : next
  }
  const LoadOut = useLoadOut(asked)
  const view = table.story.view.value?.view
  const phone = layout.value === 'phone'
  const rest = table.question.entries.value.filter((entry) => !isGroup(entry) && !(phone && isLast(entry)))
  return (
    <fieldset class="answers amounts plain-fieldset" aria-label={t.table.choices} onMouseDown={keepFocus}>
      {LoadOut !== undefined && view !== undefined && (
        <LoadOut view={view} decision={decision} amounts={amounts} step={step} onChange={set} />
      )}
      {keys.map((key) => (
        <Stepper
          key={key}
          name={table.client.nameOf(key) ?? key}
          value={amounts[key]}
          most={mostOf(decision.choices, [key])}
          less={step(key, -1)}
          more={step(key, 1)}
          full={totalOf(amounts, keys) === most && amounts[key] < mostOf(decision.choices, [key]) ? most : undefined}
          onChange={set}
        />
      ))}
      {keys.length > 1 && <output class="amounts-total">{around.controls.total(totalOf(amounts, keys), most)}</output>}
      {!phone && <AmountsConfirm asked={asked} />}
      {rest.map((entry) => (isGroup(entry) ? null : <ChoiceButton key={entry.index} entry={entry} />))}
    </fieldset>
  )
}

/** Carries out the amounts that are chosen: under the steppers, or at the foot of a phone's sheet. */
export function AmountsConfirm({ asked }: { asked: Asked }) {
  const table = useTable()
  const { keys, amounts } = useAmounts(asked)
  const index = choiceWith(asked.decision, keys, amounts)
  const foresee = () => index >= 0 && table.foresee(index)
  return (
    <button
      type="button"
      class="bar-choice lit"
      data-confirm
      aria-disabled={index < 0}
      title={index < 0 ? around.controls.notPossible : undefined}
      onClick={() => index >= 0 && void table.choose(index)}
      onPointerEnter={foresee}
      onPointerDown={foresee}
    >
      <Icon name="check" size={18} /> {index < 0 ? around.controls.notPossible : asked.labels[index]}
    </button>
  )
}

/** What the steppers show, and of which question. */
const chosen = signal<{ readonly asked: Asked; readonly amounts: Amounts } | undefined>(undefined)

function useAmounts(asked: Asked): { readonly keys: readonly string[]; readonly amounts: Amounts } {
  const first = useMemo(() => {
    const { decision, proposed } = asked
    const keys = amountKeys(decision)
    return { keys, amounts: firstAmounts(decision, keys, proposed ?? decision.proposal ?? undefined) }
  }, [asked])
  return chosen.value?.asked === asked ? { keys: first.keys, amounts: chosen.value.amounts } : first
}

/** Must there be so many in all? */
function isExact(choices: readonly Choice[], keys: readonly string[]): boolean {
  const totals = choices.filter((choice) => keys.some((key) => key in choice)).map((choice) => totalOf(choice, keys))
  return new Set(totals).size === 1
}

/** The game's own picture of the amounts, once it is loaded. */
function useLoadOut({ decision }: Asked): ComponentType<LoadOutProps> | undefined {
  const { loadOut } = useTable().client
  const [loaded, setLoaded] = useState<{ readonly part: ComponentType<LoadOutProps> } | undefined>(undefined)
  const wanted = loadOut?.fits(decision) === true
  useEffect(() => {
    if (!wanted) return
    let gone = false
    // Without it the steppers are all there is: nothing is lost when it does not come.
    loadOut?.load().then(
      (part) => gone || setLoaded({ part }),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [loadOut, wanted])
  return wanted ? loaded?.part : undefined
}

const mostOf = (choices: readonly Choice[], keys: readonly string[]): number =>
  Math.max(0, ...choices.filter((choice) => keys.some((key) => key in choice)).map((choice) => totalOf(choice, keys)))
