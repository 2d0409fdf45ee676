import {
  butOne,
  type Counts,
  everything,
  goingTo,
  isComplete,
  isLimited,
  labelOf,
  mostOf,
  nothing,
  placesFor,
  type Series,
  type SeriesItem,
  stepCount,
  sumOf,
} from '../game/series.ts'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { fitting, type Room, widthOf } from './bar-room.ts'
import { ChoiceButton, isLast, Key } from './choice-button.tsx'
import { type Entry, isGroup } from './choices.ts'
import { useTable } from './context.ts'
import { giveCounted, setCounts } from './counting.ts'
import { Stepper } from './stepper.tsx'

/** Steppers for what a game asks one by one: several answers with one click. The rest of the answers stands beside. */
export function SeriesControl({ series, goingOn, room }: { series: Series; goingOn: boolean; room?: Room | undefined }) {
  const table = useTable()
  const counts = table.question.counts.value
  const phone = layout.value === 'phone'
  const rest = table.question.entries.value.filter((entry) => !isGroup(entry) && !(goingOn && isLast(entry)))
  const covered = (table.story.asked.value?.decision.choices ?? []).filter((choice) => series.covers(choice)).length
  return (
    <fieldset
      class={`answers series plain-fieldset${manyWords(series) ? ' many-words' : ''}${table.question.someWanted() ? ' some-wanted' : ''}`}
      aria-label={t.table.choices}
    >
      {series.items.map((item) => (
        <CountStepper key={item.key} series={series} item={item} />
      ))}
      <Shortcuts series={series} counts={counts} />
      {series.limit !== undefined && <span class="series-limit">{series.limit}</span>}
      {!phone && <SeriesConfirm series={series} />}
      {rest.map((entry) => (isGroup(entry) ? null : <ChoiceButton key={entry.index} entry={entry} />))}
      {series.places !== undefined && (
        <Places series={series} counts={counts} {...(room && { room: roomFor(series, rest, room) })} />
      )}
      {covered > 0 && (
        <button
          type="button"
          class={phone ? 'bar-choice plain' : 'bar-choice plain icon-only'}
          aria-label={around.series.oneByOne}
          title={around.series.oneByOne}
          onClick={() => (table.frame.listOpen.value = true)}
        >
          <Icon name="list" size={18} /> {phone && around.series.oneByOne}
        </button>
      )}
    </fieldset>
  )
}

/** Names of which two do not stand side by side on a phone. */
const manyWords = ({ items }: Series): boolean => items.some(({ name }) => name.length > 9)

/** What carries out what was counted, where no place does: under the steppers, or at the foot of a phone's sheet. */
export function SeriesConfirm({ series }: { series: Series }) {
  const table = useTable()
  const counts = table.question.counts.value
  if (series.places !== undefined || series.replaces !== undefined) return null
  const complete = isComplete(series, counts)
  return (
    <button type="button" class="bar-choice lit" data-confirm aria-disabled={!complete} onClick={() => giveCounted(table)}>
      <Icon name="check" size={18} /> {complete ? labelOf(series, counts) : around.series.left(leftOf(series, counts))}
    </button>
  )
}

const leftOf = (series: Series, counts: Counts): number => (series.exactly === true ? mostOf(series) - sumOf(counts) : 1)

function CountStepper({ series, item: { key, name, most } }: { series: Series; item: SeriesItem }) {
  const table = useTable()
  const counts = table.question.counts.value
  return (
    <Stepper
      item={key}
      name={name}
      value={counts[key]}
      most={most}
      less={stepCount(series, counts, key, -1)}
      more={stepCount(series, counts, key, 1)}
      {...(series.limit === undefined || sumOf(counts) < mostOf(series) ? {} : { why: series.limit })}
      onChange={(next) => setCounts(table, next)}
    />
  )
}

/** All, all but one, none: those that change something. */
function Shortcuts({ series, counts }: { series: Series; counts: Counts }) {
  const table = useTable()
  const most = mostOf(series)
  if (series.exactly === true || most < 3) return null
  const now = sumOf(counts)
  const offers = [
    ...(now === most ? [] : [{ label: isLimited(series) ? around.series.asMany : around.series.all, next: everything(series) }]),
    ...(now === most - 1 || isLimited(series) ? [] : [{ label: around.series.butOne, next: butOne(series) }]),
    ...(now === 0 ? [] : [{ label: around.series.none, next: nothing(series) }]),
  ]
  return (
    <span class="series-shortcuts">
      {offers.map(({ label, next }) => (
        <button type="button" key={label} class="bar-choice plain" onClick={() => setCounts(table, next)}>
          {label}
        </button>
      ))}
    </span>
  )
}

/** What stands in the bar before the places. */
interface Before {
  readonly widths: readonly number[]
  readonly room: Room
}

function roomFor(series: Series, rest: readonly Entry[], room: Room): Before {
  const steppers = series.items.map(({ name }) => widthOf(name, false) + STEPPING)
  const shortcuts = mostOf(series) < 3 ? [] : [widthOf(around.series.butOne, false), widthOf(around.series.none, false)]
  return { widths: [...steppers, ...shortcuts, ...rest.map(({ label }) => widthOf(label, false)), LIST], room }
}
/** Beside its name a stepper has two buttons and two numbers; the list of answers is a sign. */
const STEPPING = 80
const LIST = 40

function Places({ series, counts, room }: { series: Series; counts: Counts; room?: Before }) {
  const table = useTable()
  const now = sumOf(counts)
  const open = placesFor(series, counts).map(({ id, name }) => {
    const label = labelOf(series, counts, id)
    // Not all go there: then the button says who does.
    const some = sumOf(goingTo(series, counts, id)) < now
    const follows = series.follows?.(id)
    return {
      id,
      name,
      key: table.question.placeKey(id),
      label,
      some,
      follows,
      width: widthOf(`${some ? label : name} ${follows ?? ''}`, false),
    }
  })
  const keyed = open.filter(({ key }) => key !== undefined)
  const more = widthOf(around.series.onMap(open.length), false)
  const widths = [...(room?.widths ?? []), ...keyed.map(({ width }) => width), ...(open.length > keyed.length ? [more] : [])]
  const shown = room === undefined ? keyed : keyed.slice(0, Math.max(1, fitting(widths, more, room.room) - room.widths.length))
  const left = open.length - shown.length
  return (
    <>
      {shown.map(({ id, name, key, label, some, follows }) => {
        return (
          <button
            type="button"
            key={id}
            class="bar-choice target"
            data-place={id}
            data-wanted={table.question.wantedPlace(id)}
            title={label}
            onClick={() => giveCounted(table, id)}
          >
            <Key name={key} />
            <span>{some ? label : name}</span>
            {!some && <span class="sr-only">: {label}</span>}
            {follows !== undefined && <span class="place-follows">{follows}</span>}
          </button>
        )
      })}
      {left > 0 && <span class="series-limit">{around.series.onMap(left)}</span>}
    </>
  )
}
