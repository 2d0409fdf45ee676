import { asksAmounts } from '../game/amounts.ts'
import type { Series } from '../game/series.ts'
import { t } from '../texts/index.ts'
import { useLate } from '../ui/late.tsx'
import { AmountsConfirm } from './amounts.tsx'
import { ChoiceButton } from './choice-button.tsx'
import { type ChoiceEntry, isGroup } from './choices.ts'
import { ConfirmHeld, Takebacks } from './command-bar.tsx'
import { useTable } from './context.ts'

const loadSeries = async () => (await import('./series-control.tsx')).SeriesConfirm

/**
 * At the foot of the phone's sheet, always in the same place: undo with what stops the question beside it, and above them what carries
 * out what was put together. Two rows, so that a second tap on the one never means the other.
 */
export function SheetFoot() {
  const table = useTable()
  const asked = table.story.asked.value
  const series = table.question.series.value
  const SeriesConfirm = useLate(series !== undefined, loadSeries)
  const amounts = asked !== null && series === undefined && asksAmounts(asked.decision)
  // A plan has its own buttons for that, and so has a page that is to be turned.
  const planned = (table.map.planning.value && !amounts) || table.frame.dialog.value === 'page'
  const ends = table.question.entries.value.filter((entry): entry is ChoiceEntry => !planned && !isGroup(entry))
  const commits = ends.filter((entry) => entry.commits === true)
  const stops = ends.filter((entry) => entry.commits !== true && entry.key === '0')
  const held = table.story.latest.value?.held === true && !table.story.replaying.value
  const confirms = held || amounts || commits.length > 0 || countedWith(series)
  return (
    <div class="sheet-foot">
      {confirms && (
        <fieldset class="answers confirms plain-fieldset" aria-label={t.table.confirms}>
          {held && <ConfirmHeld />}
          {amounts && <AmountsConfirm asked={asked} />}
          {series !== undefined && SeriesConfirm !== undefined && <SeriesConfirm series={series} />}
          {commits.map((entry) => (
            <ChoiceButton key={entry.index} entry={entry} />
          ))}
        </fieldset>
      )}
      <Takebacks
        ends={
          stops.length > 0 && (
            <fieldset class="answers ends plain-fieldset" aria-label={t.table.ends}>
              {stops.map((entry) => (
                <ChoiceButton key={entry.index} entry={entry} />
              ))}
            </fieldset>
          )
        }
      />
    </div>
  )
}

/** Neither a place on the map nor the change itself carries it out. */
const countedWith = (series: Series | undefined): boolean =>
  series !== undefined && series.places === undefined && series.replaces === undefined
