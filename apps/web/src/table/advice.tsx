import './styles/layers.css'
import './styles/advice.css'
import type { Advice as Advised, AdvisedPlan } from '@railhead/players/advice'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { problemOf } from '../engine/client.ts'
import { askStaff, awaitStaff as awaitWorker } from '../engine/staff-client.ts'
import { adviceSaid as said } from '../texts/advice.ts'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.ts'
import { nextOf, planOverlay } from './plan-on-map.ts'
import type { TableState } from './table-state.ts'

/** The staff comes to the table, and is not asked yet. */
export function awaitStaff({ story }: TableState): void {
  const snapshot = story.latest.peek()
  if (snapshot !== undefined) awaitWorker(snapshot.game, snapshot.options)
}

/** What the staff was asked, and what it says so far. */
interface Asked {
  readonly question: number
  readonly advice: Advised | undefined
  readonly over: boolean
  readonly failed: string | undefined
}

/** Plans of the staff for the present question, beside the map. They stay while one of them is being carried out. */
export function Advice() {
  const table = useTable()
  const root = useRef<HTMLElement>(null)
  const { asked, stop, again } = useAdvice(table)
  const [followed, setFollowed] = useState<Followed | undefined>(undefined)
  const close = (): void => {
    table.frame.adviceOpen.value = false
  }
  useLayoutEffect(() => root.current?.focus(), [])
  useEffect(
    () => () => {
      table.map.pointedOut.value = undefined
    },
    [table],
  )
  const plans = followed === undefined ? (asked?.advice?.plans ?? []) : [followed.plan]
  return (
    <section
      class="layers advice"
      ref={root}
      tabIndex={-1}
      aria-labelledby="advice-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <div class="layers-head">
        <h2 id="advice-title">{said.title}</h2>
        <button type="button" class="button plain icon-only" aria-label={said.close} title={said.close} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {followed === undefined && <State asked={asked} stop={stop} />}
      <ol class="plans">
        {plans.map((plan, n) => (
          <PlanCard
            key={JSON.stringify(plan.choices)}
            plan={plan}
            n={followed?.n ?? n + 1}
            taken={followed === undefined ? 0 : takenOf(followed, table.story.shown.value?.at ?? 0)}
            onTaken={() => setFollowed(followed ?? { plan, n: n + 1, start: table.story.shown.peek()?.at ?? 0 })}
          />
        ))}
      </ol>
      {followed !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => {
            setFollowed(undefined)
            again()
          }}
        >
          <Icon name="rotate-ccw" size={18} /> {said.again}
        </button>
      )}
      <p class="quiet small">{said.noted}</p>
    </section>
  )
}

/** A plan that is being carried out, from where so many choices had been made. */
interface Followed {
  readonly plan: AdvisedPlan
  readonly n: number
  readonly start: number
}

/** How many of its choices stand; what was taken back does not. */
const takenOf = ({ plan, start }: Followed, at: number): number => Math.max(0, Math.min(plan.choices.length, at - start))

function useAdvice(table: TableState): {
  readonly asked: Asked | undefined
  readonly stop: () => void
  readonly again: () => void
} {
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const [wish, setWish] = useState(0)
  const halt = useRef<() => void>(() => {})
  useEffect(() => {
    const [snapshot, present] = [table.story.shown.peek(), table.story.asked.peek()]
    if (snapshot === undefined || present === null) return
    const { question, game, options, view } = snapshot
    const first: Asked = { question, advice: undefined, over: false, failed: undefined }
    setAsked(first)
    let gone = false
    const failed = (reason: string): void => setAsked({ ...first, over: true, failed: reason })
    // That the staff was asked is written down before it answers.
    table.engine.ask('advise', { question }).then(
      () => {
        if (gone) return
        halt.current = askStaff(
          { what: 'advise', game, options, view, decision: present.decision },
          { heard: (advice, over) => setAsked({ question, advice, over, failed: undefined }), failed },
        )
      },
      (error: unknown) => gone || failed(problemOf(error).sentence),
    )
    return () => {
      gone = true
      halt.current()
    }
  }, [table, wish])
  const stop = (): void => {
    halt.current()
    setAsked((before) => before && { ...before, over: true })
  }
  return { asked, stop, again: () => setWish(wish + 1) }
}

function State({ asked, stop }: { asked: Asked | undefined; stop: () => void }) {
  if (asked === undefined) return <p>{said.notAsked}</p>
  const { advice, over, failed } = asked
  if (failed !== undefined) return <p role="alert">{said.failed(failed)}</p>
  if (over) return <p role="status">{advice === undefined || advice.plans.length === 0 ? said.nothing : said.done}</p>
  const { done, of } = advice ?? { done: 0, of: 1 }
  return (
    <div class="advice-progress">
      <progress max={of} value={done} aria-label={said.progress} />
      <span>{said.thinking(done, of)}</span>
      <button type="button" class="button" onClick={stop}>
        {said.stop}
      </button>
    </div>
  )
}

const percent = (chance: number): number => Math.round(100 * chance)

interface CardProps {
  readonly plan: AdvisedPlan
  readonly n: number
  readonly taken: number
  readonly onTaken: () => void
}

function PlanCard({ plan, n, taken, onTaken }: CardProps) {
  const table = useTable()
  const decision = table.story.asked.value?.decision
  const next = nextOf(plan.choices, taken, decision)
  const show = (): void => {
    table.map.pointedOut.value = planOverlay(table, plan.choices)
  }
  const hide = (): void => {
    table.map.pointedOut.value = undefined
  }
  const carryOut = async (upTo: number): Promise<void> => {
    if (next === undefined) return
    hide()
    onTaken()
    await table.amend(0, [plan.choices.slice(next, upTo)])
  }
  const { bill, chance, risk, doubt, reason, words, worlds } = plan
  // A bid is not played through: what it comes to was measured.
  const wasTried = worlds > 0
  return (
    <li>
      <article class="plan" aria-labelledby={`plan-${n}`} onMouseEnter={show} onMouseLeave={hide}>
        <h3 id={`plan-${n}`}>{said.plan(n)}</h3>
        <p>{reason}</p>
        <dl class="plan-numbers">
          <div>
            <dt>{said.chance}</dt>
            <dd>
              <strong>{wasTried ? said.percent(percent(chance)) : said.even}</strong>{' '}
              {doubt >= 0.005 && <span class="quiet">{said.doubt(percent(doubt))}</span>}
            </dd>
          </div>
          {wasTried && (
            <div>
              <dt>{said.risk}</dt>
              <dd>
                <strong>{said.percent(percent(risk))}</strong>
              </dd>
            </div>
          )}
          <div class="plan-bill">
            <dt>{said.bill}</dt>
            <dd>{bill.length === 0 ? said.noBill : bill.map(({ text }) => text).join(', ')}</dd>
          </div>
        </dl>
        <Steps words={words} taken={taken} next={next} carryOut={carryOut} />
        <div class="row">
          {next !== undefined && (
            <>
              <button type="button" class="button primary" onClick={() => void carryOut(plan.choices.length)}>
                {said.whole}
              </button>
              <button type="button" class="button" onClick={() => void carryOut(next + 1)}>
                {said.next(words[next])}
              </button>
              <button type="button" class="button" onClick={show} onFocus={show} onBlur={hide}>
                {said.show}
              </button>
            </>
          )}
          {next === undefined && decision !== undefined && (
            <p role="status">{taken >= plan.choices.length ? said.ended : said.unfit}</p>
          )}
        </div>
      </article>
    </li>
  )
}

interface StepsProps {
  readonly words: readonly string[]
  readonly taken: number
  readonly next: number | undefined
  readonly carryOut: (upTo: number) => Promise<void>
}

function Steps({ words, taken, next, carryOut }: StepsProps) {
  return (
    <details class="plan-steps" open={taken > 0}>
      <summary>{said.steps(words.length)}</summary>
      <ol>
        {words.map((step, i) => (
          <li key={`${i} ${step}`} class={i < taken ? 'taken' : ''}>
            <span>
              {step} {i < taken && <span class="quiet">({said.taken})</span>}
            </span>
            {next !== undefined && i >= next && (
              <button type="button" class="button plain" aria-label={said.upTo(step)} onClick={() => void carryOut(i + 1)}>
                {said.upToHere}
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
