import { useLate } from '../ui/late.tsx'
import { Answers } from './answers.tsx'
import { isGroup } from './choices.ts'
import { useHand, useTable } from './context.ts'
import { panelProps } from './side-panel.tsx'
import './styles/game-dialog.css'

/** The game's own dialog, over the map on the side away from what it is about; on a phone in the sheet. */
export function GameDialog({ on }: { on: 'map' | 'sheet' }) {
  const table = useTable()
  const wanted = table.frame.dialog.value
  const props = panelProps(table, useHand())
  const Part = useLate(wanted !== undefined, table.client.dialog?.load)
  if (wanted === undefined || props === undefined) return null
  const answers = wanted === 'answers' ? <Answers goingOn={on === 'sheet'} /> : null
  if (Part === undefined) return on === 'sheet' ? answers : null
  return (
    <div class={`game-dialog on-paper over-${on}`}>
      <Part
        {...props}
        events={table.story.log.value.map(({ event }) => event)}
        news={table.frame.newsNow.value}
        halfOf={(area) => table.map.board?.halfOf(area) ?? 'right'}
        answers={answers}
        choose={(index) => void table.choose(index)}
        give={(ways) => void table.give(ways)}
        keyOf={(index) => table.question.entries.value.find((entry) => !isGroup(entry) && entry.index === index)?.key}
        close={() => table.frame.turnPage()}
      />
    </div>
  )
}
