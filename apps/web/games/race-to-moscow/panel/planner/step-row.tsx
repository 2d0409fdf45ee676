import type { Decision } from '@railhead/table'
import { Pictogram } from '../../../../src/art/pictograms.tsx'
import { stepAmount } from '../../../../src/game/amount-steps.ts'
import { Icon } from '../../../../src/ui/any-icon.tsx'
import type { Supplies } from '../../board/state.ts'
import { cardName } from '../cards.ts'
import { areaName } from '../words.ts'
import { Goods, KINDS, type Kind, totalOf } from './goods.tsx'
import type { Placement, Step } from './plan.ts'
import { armyName, said, stepName } from './words.ts'

interface RowProps {
  readonly step: Step
  /** The question that its amounts answered, if it can be asked again. */
  readonly asked: Decision | undefined
  readonly onEdit: (goods: Supplies) => void
  readonly onRemove: () => void
  readonly onShow: (area: string) => void
}

/** One step of the plan: what was placed, what it carries, and how to change or remove it. */
export function StepRow({ step, asked, onEdit, onRemove, onShow }: RowProps) {
  const fixed = step.back === 0
  return (
    <li class="plan-step" data-step={step.kind === 'place' ? step.number : step.kind}>
      <div class="plan-step-head">
        {step.kind === 'place' && (
          <span class="plan-number" aria-hidden="true">
            {step.number}
          </span>
        )}
        <StepTitle step={step} onShow={onShow} />
        {step.kind === 'place' && step.cargo !== undefined && asked !== undefined && (
          <span class="plan-sum">{said.ofCapacity(totalOf(step.cargo), Number(asked.about.most ?? 0))}</span>
        )}
        {fixed ? (
          <span class="quiet small">{said.stands}</span>
        ) : (
          <button type="button" class="plan-remove" aria-label={said.remove(stepName(step))} onClick={onRemove}>
            <Icon name="x" size={18} />
          </button>
        )}
      </div>
      <Contents step={step} asked={fixed ? undefined : asked} onEdit={onEdit} />
    </li>
  )
}

function StepTitle({ step, onShow }: { step: Step; onShow: (area: string) => void }) {
  if (step.kind === 'card') return <strong class="plan-title">{cardName(step.card)}</strong>
  if (step.kind === 'load') return <strong class="plan-title">{said.loads(armyName(step.army))}</strong>
  return (
    <span class="plan-title">
      <Pictogram name={step.vehicle} size={20} />
      <strong>{said.vehicles[step.vehicle]}</strong>
      <Place area={step.from} onShow={onShow} />
      <span class="sr-only">{said.to}</span>
      <span aria-hidden="true">→</span>
      <Place area={step.to} onShow={onShow} />
    </span>
  )
}

function Place({ area, onShow }: { area: string; onShow: (area: string) => void }) {
  return (
    <button type="button" class="plan-place" onClick={() => onShow(area)}>
      {areaName(area)}
    </button>
  )
}

function Contents({ step, asked, onEdit }: Pick<RowProps, 'step' | 'asked' | 'onEdit'>) {
  if (step.kind === 'card') return null
  if (step.kind === 'place' && step.army !== undefined) return <p class="plan-static">{said.rides(armyName(step.army))}</p>
  const goods = step.kind === 'place' ? step.cargo : step.load
  if (goods === undefined) return null
  if (asked === undefined || step.kind === 'load')
    return (
      <p class="plan-static">
        <Goods goods={goods} ground="var(--raised)" />
      </p>
    )
  return <Steppers step={step} goods={goods} asked={asked} onEdit={onEdit} />
}

interface SteppersProps {
  readonly step: Placement
  readonly goods: Supplies
  readonly asked: Decision
  readonly onEdit: (goods: Supplies) => void
}

/** Only what the engine listed for this vehicle can be reached; more of one good never takes another away. */
function Steppers({ step, goods, asked, onEdit }: SteppersProps) {
  const amounts = { fuel: goods.fuel, ammo: goods.ammo, food: goods.food }
  const change = (kind: Kind, by: 1 | -1): Supplies | undefined => {
    const found = stepAmount(asked, KINDS, amounts, kind, by)
    const loses = found !== undefined && KINDS.some((other) => other !== kind && found[other] < amounts[other])
    return found === undefined || loses ? undefined : { fuel: found.fuel, ammo: found.ammo, food: found.food }
  }
  return (
    <div class="plan-steppers">
      {KINDS.map((kind) => (
        <fieldset key={kind} class={`plan-stepper plain-fieldset ${kind}${goods[kind] === 0 ? ' none' : ''}`} aria-label={kind}>
          <Turn sign="minus" label={said.lessOf(kind, step.number)} to={change(kind, -1)} onEdit={onEdit} />
          <span class="plan-good" aria-live="polite">
            <Pictogram name={kind} size={16} ground="var(--raised)" />
            <strong>{goods[kind]}</strong>
          </span>
          <Turn sign="plus" label={said.moreOf(kind, step.number)} to={change(kind, 1)} onEdit={onEdit} />
        </fieldset>
      ))}
    </div>
  )
}

interface TurnProps {
  readonly sign: 'plus' | 'minus'
  readonly label: string
  readonly to: Supplies | undefined
  readonly onEdit: (goods: Supplies) => void
}

/** Stays in focus when it can do nothing more. */
function Turn({ sign, label, to, onEdit }: TurnProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={to === undefined} onClick={() => to !== undefined && onEdit(to)}>
      <Icon name={sign} size={16} />
    </button>
  )
}
