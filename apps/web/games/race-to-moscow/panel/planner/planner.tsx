import type { Dropped } from '@railhead/host'
import './after.css'
import './planner.css'
import './step-row.css'
import type { Choice } from '@railhead/table'
import { useMemo, useRef, useState } from 'preact/hooks'
import { Pictogram } from '../../../../src/art/pictograms.tsx'
import type { PlannerProps } from '../../../../src/game/client.ts'
import { BESIDE, useLater } from '../../../../src/ui/after-paint.ts'
import { Icon } from '../../../../src/ui/any-icon.tsx'
import { layout } from '../../../../src/ui/layout.ts'
import type { Supplies } from '../../board/state.ts'
import { type RaceView, raceView } from '../view.ts'
import { AfterPlan } from './after.tsx'
import { isTransportPlan, type Step, stepKey, type TransportPlan, withMeant } from './plan.ts'
import { StepRow } from './step-row.tsx'
import { Suggestions } from './suggestions.tsx'
import { usePast } from './use-past.ts'
import { capital, said, stepName } from './words.ts'

/** The whole transport action as one plan: its steps, what they carry, what it leads to. All of it is the engine's own. */
export function Planner(props: PlannerProps) {
  return isTransportPlan(props.plan) ? <OpenPlan {...props} plan={props.plan} /> : null
}

function OpenPlan(props: PlannerProps & { readonly plan: TransportPlan }) {
  const { plan, decision } = props
  const view = raceView(props.view)
  const past = usePast(plan, props)
  // What the vehicles were meant to carry: what an earlier step took from a later one comes back with it.
  const meant = useRef(new Map<string, Choice>())
  const [message, setMessage] = useState<string | undefined>(undefined)
  const own = plan.steps.filter(({ back }) => back > 0)
  const loads = new Set(decision.choices.flatMap(({ action, army }) => (action === 'load' ? [String(army)] : [])))
  const done = decision.choices.findIndex((choice) => choice.done === true)
  const tell = (dropped: readonly Dropped[], steps: readonly Step[]): void => {
    const sentences = dropped.map(({ group, explained }) =>
      said.dropped(capital(stepName(steps[group])), `${explained.sentence} (${explained.rule})`),
    )
    setMessage(sentences.length === 0 ? undefined : sentences.join(' '))
    if (sentences.length > 0) props.say(sentences.join(' '))
  }
  /** Takes back to a step and plays forward again, with other amounts or without it. */
  const change = async (step: Step, goods?: Supplies): Promise<void> => {
    // What could be carried is known only for the moment that was recalled.
    if (goods !== undefined && past?.plan !== plan) return
    const later = own.slice(own.indexOf(step) + 1)
    const again = later.map((one) => withMeant(one, meant.current))
    meant.current.delete(stepKey(step))
    if (goods === undefined) tell(await props.amend(step.back, again), later)
    else tell(await props.amend(step.back - 1, [[{ ...goods }], ...again]), [step, ...later])
  }
  // What was drawn a moment ago means the plan as it is now.
  const latest = useRef({ props, change })
  latest.current = { props, change }
  const changeListed = (i: number, listed: Step, goods?: Supplies): void => {
    const { change, props } = latest.current
    const step = props.plan.steps[i]
    if (step !== undefined && stepKey(step) === stepKey(listed)) void change(step, goods)
  }
  const load = (army: string): void => {
    const index = latest.current.props.decision.choices.findIndex((choice) => choice.action === 'load' && choice.army === army)
    if (index >= 0) props.choose(index)
  }
  const now = useMemo(() => ({ steps: plan.steps, asked: past?.asked, before: past?.before, now: view, loads }), [plan, past])
  // The map and the next question come first; the list of steps and what they lead to follow. In a sheet, which grows with them, all comes at once.
  const later = useLater(now, BESIDE)
  const listed = layout.value === 'phone' ? now : later
  const steps = useMemo(
    () =>
      listed.steps.map((step, i) => (
        <StepRow
          key={`${i}`}
          step={step}
          asked={listed.asked?.[i]}
          onEdit={(goods) => changeListed(i, step, goods)}
          onRemove={() => changeListed(i, step)}
          onShow={props.show}
        />
      )),
    [listed],
  )
  const after = useMemo(
    () =>
      listed.before !== undefined &&
      listed.steps.length > 0 && (
        <AfterPlan before={listed.before} now={listed.now} mayLoad={listed.loads} onLoad={load} onShow={props.show} />
      ),
    [listed],
  )
  const clear = async (): Promise<void> => {
    meant.current.clear()
    if (own.length > 0) tell(await props.amend(own[0].back, []), [])
  }
  const apply = async (groups: readonly (readonly Choice[])[]): Promise<void> => {
    meant.current.clear()
    await props.amend(own[0]?.back ?? 0, groups)
    setMessage(undefined)
    props.fit(endsOf(groups))
  }
  const take = async (groups: readonly (readonly Choice[])[]): Promise<void> => {
    await props.advised()
    await apply(groups)
  }
  return (
    <section class="planner" aria-label={said.title}>
      <Head plan={plan} view={view} before={past?.before} props={props} />
      <div class="planner-body">
        <ol class="plan-steps" aria-label={said.steps}>
          {steps}
        </ol>
        {plan.steps.length === 0 && <p class="plan-hint">{said.none}</p>}
        {message !== undefined && (
          <p class="plan-message" role="status">
            <Icon name="circle-minus" size={18} /> {message}
          </p>
        )}
        <Now {...props} />
        {after}
        {decision.step === 'transport' && props.suggest !== undefined && (
          <Suggestions suggest={props.suggest} at={props.at} steps={own} onApply={take} />
        )}
      </div>
      {decision.step === 'transport' && (
        <PlanFoot
          plan={plan}
          fixed={own.length === 0}
          onClear={() => void clear()}
          onDone={done < 0 ? undefined : () => props.choose(done)}
          onDoneSoon={() => props.foresee(done)}
        />
      )}
    </section>
  )
}

/** Where what a whole plan sends starts and arrives. */
const endsOf = (groups: readonly (readonly Choice[])[]): string[] =>
  groups.flat().flatMap(({ from, to }) => [from, to].filter((area): area is string => typeof area === 'string'))

interface FootProps {
  readonly plan: TransportPlan
  /** Nothing of it can be taken back. */
  readonly fixed: boolean
  onClear(): void
  readonly onDone: (() => void) | undefined
  onDoneSoon(): void
}

/** What ends the plan. While amounts are asked, they come first. */
function PlanFoot({ plan, fixed, onClear, onDone, onDoneSoon }: FootProps) {
  const empty = plan.steps.length === 0
  return (
    <div class="planner-foot">
      <button type="button" class="button" aria-disabled={fixed} onClick={onClear}>
        <Icon name="trash-2" size={18} /> {said.clear}
      </button>
      {onDone !== undefined && (
        // An empty plan gives the action away: that must not look like the way on, nor Enter mean it.
        <button
          type="button"
          class={`button${empty ? '' : ' primary'}`}
          data-confirm={!empty || undefined}
          data-done
          onClick={onDone}
          onPointerEnter={onDoneSoon}
          onPointerDown={onDoneSoon}
        >
          {!empty && <Icon name="check" size={18} />}
          {plan.placed === 0 ? said.confirmNothing : said.confirm}
          <span class="key" aria-hidden="true">
            0
          </span>
        </button>
      )}
    </div>
  )
}

interface HeadProps {
  readonly plan: TransportPlan
  readonly view: RaceView
  readonly before: RaceView | undefined
  readonly props: PlannerProps
}

function Head({ plan, view, before = view, props }: HeadProps) {
  const [now, then] = [view.players[view.turn], before.players[view.turn]]
  return (
    <div class="planner-head">
      <h2>{said.title}</h2>
      {props.rule(props.decision.rule)}
      <button type="button" class="button plain icon-only planner-close" aria-label={said.close} onClick={props.close}>
        <Icon name="x" size={18} />
      </button>
      <p class="planner-count">
        <span class="plan-bars" aria-hidden="true">
          {Array.from({ length: plan.limit }, (_, i) => (
            <span key={i} class={i < plan.placed ? 'full' : ''} />
          ))}
        </span>
        <span>
          <strong>{said.placed(plan.placed, plan.limit)}</strong>
          <span class="plan-level">, {said.level(view.transport.level)}</span>
        </span>
        <Fleet name="train" label={said.trains(then.trains, now.trains)} before={then.trains} after={now.trains} />
        <Fleet name="truck" label={said.trucks(then.trucks, now.trucks)} before={then.trucks} after={now.trucks} />
      </p>
    </div>
  )
}

function Fleet({ name, label, before, after }: { name: 'train' | 'truck'; label: string; before: number; after: number }) {
  return (
    <span class="plan-vehicles">
      <span class="sr-only">{label}</span>
      <span aria-hidden="true">
        <Pictogram name={name} size={19} /> <strong>{before === after ? after : `${before} → ${after}`}</strong>
      </span>
    </span>
  )
}

/** What is asked now: the next vehicle, or amounts that only the person can give. */
function Now({ decision, plan, answers }: PlannerProps) {
  const amounts = decision.step !== 'transport'
  const more = decision.choices.length > 1
  if (!amounts && !more) return isTransportPlan(plan) ? <p class="plan-hint">{said.full}</p> : null
  return (
    <section class="plan-now" aria-labelledby="plan-now">
      <h3 class="caps" id="plan-now">
        {amounts ? said.loadNow : said.nextStep}
      </h3>
      {answers}
    </section>
  )
}
