import { useEffect, useRef } from 'preact/hooks'
import { t } from '../texts/index.ts'
import { Answers } from './answers.tsx'
import { useHand, useTable } from './context.ts'
import { panelProps } from './side-panel.tsx'
import './styles/planner-slot.css'

/** The game's planner, where the boards or the answers would be. */
export function PlannerSlot({ on }: { on: 'panel' | 'sheet' }) {
  const table = useTable()
  const slot = useRef<HTMLElement>(null)
  useEffect(() => slot.current?.closest('.sheet-body')?.scrollTo(0, 0), [])
  const [asked, plan, props] = [table.story.asked.value, table.map.plan.value, panelProps(table, useHand())]
  const Planner = table.map.planner.value?.Panel
  const shown = table.story.shown.value
  if (asked === null || shown === undefined || plan === undefined || props === undefined || Planner === undefined) return null
  return (
    <aside ref={slot} class={`planner-slot on-${on}`} aria-label={t.table.planner}>
      <Planner
        {...props}
        plan={plan}
        decision={asked.decision}
        at={shown.at}
        choose={(index) => void table.choose(index)}
        foresee={(index) => table.foresee(index)}
        amend={(back, groups) => table.amend(back, groups)}
        recall={(back) => table.engine.ask('recall', { back })}
        past={async (n) => (await table.engine.ask('at', { n })).view}
        suggest={shown.suggestions ? () => table.engine.ask('suggest', {}) : undefined}
        advised={async () => void (await table.engine.ask('advise', { question: shown.question }))}
        say={(sentence) => {
          table.frame.announcement.value = sentence
        }}
        answers={<Answers goingOn />}
        fit={(areas) => table.map.board?.show(areas)}
        close={() => (table.map.plannerClosed.value = true)}
      />
    </aside>
  )
}
