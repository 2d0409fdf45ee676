import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PlannerProps } from '../games/client.ts'
import { t } from '../texts/index.ts'
import { Answers } from './answers.tsx'
import { useTable } from './context.ts'
import { RuleLink } from './rule-link.tsx'
import { panelProps } from './side-panel.tsx'
import './styles/planner-slot.css'

/** The game's planner, where the boards or the answers would be. Until it is loaded, the answers are there as always. */
export function PlannerSlot({ on }: { on: 'panel' | 'sheet' }) {
  const table = useTable()
  const { planner } = table.client
  const [loaded, setLoaded] = useState<{ readonly part: ComponentType<PlannerProps> } | undefined>(undefined)
  useEffect(() => {
    let gone = false
    // Where it cannot be loaded, the plain answers do.
    planner?.load().then(
      (part) => gone || setLoaded({ part }),
      () => {
        table.plannerClosed.value = true
      },
    )
    return () => {
      gone = true
    }
  }, [planner, table])
  const slot = useRef<HTMLElement>(null)
  useEffect(() => slot.current?.closest('.sheet-body')?.scrollTo(0, 0), [])
  const [asked, plan, props] = [table.asked.value, table.plan.value, panelProps(table)]
  if (asked === null || plan === undefined || props === undefined) return null
  const Planner = loaded?.part
  return (
    <aside ref={slot} class={`planner-slot on-${on}`} aria-label={t.table.planner}>
      {Planner === undefined ? (
        <Answers />
      ) : (
        <Planner
          {...props}
          plan={plan}
          decision={asked.decision}
          at={table.shown.value?.at ?? 0}
          busy={table.busy.value}
          choose={(index) => void table.choose(index)}
          amend={(back, groups) => table.amend(back, groups)}
          recall={(back) => table.engine.ask('recall', { back })}
          past={async (n) => (await table.engine.ask('at', { n })).view}
          suggest={() => table.engine.ask('suggest', {})}
          say={(sentence) => {
            table.announcement.value = sentence
          }}
          rule={(section) => <RuleLink rule={section} />}
          answers={<Answers goingOn />}
          close={() => (table.plannerClosed.value = true)}
        />
      )}
    </aside>
  )
}
