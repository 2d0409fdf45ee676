import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { asksAmounts } from '../game/amounts.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useLate } from '../ui/late.tsx'
import { fitting, type Room, widthOf } from './bar-room.ts'
import { ChoiceButton, isLast, Key, keepFocus } from './choice-button.tsx'
import { type Entry, isGroup, withKeys } from './choices.ts'
import { useTable } from './context.ts'
import { loadAmounts } from './late-amounts.ts'

/** More buttons than this do not help: the map and the list have the rest. */
const MOST_BUTTONS = 9

const loadSeries = async () => (await import('./series-control.tsx')).SeriesControl

/** The answers to the question: buttons with digits, or steppers where amounts are asked; all, or only those that go on. */
export function Answers({ goingOn = false, room }: { goingOn?: boolean; room?: Room }) {
  const table = useTable()
  const asked = table.story.asked.value
  const series = table.question.series.value
  const SeriesControl = useLate(series !== undefined, loadSeries)
  const amounts = asked !== null && asksAmounts(asked.decision)
  const AmountsControl = useLate(amounts, loadAmounts)
  if (asked === null) return null
  if (series !== undefined && SeriesControl !== undefined) return <SeriesControl series={series} goingOn={goingOn} room={room} />
  if (amounts) return AmountsControl === undefined ? null : <AmountsControl key={`${table.story.view.value?.at}`} asked={asked} />
  // A plan has its own button that ends it, and a phone a place for it.
  return goingOn ? (
    <ChoiceButtons entries={table.question.entries.value.filter((entry) => !isLast(entry))} />
  ) : (
    <ChoiceButtons room={room} />
  )
}

function ChoiceButtons({ entries: given, room }: { entries?: readonly Entry[]; room?: Room }) {
  const table = useTable()
  const entries = given ?? table.question.entries.value
  const choices = table.story.asked.value?.decision.choices ?? []
  const isWanted = (entry: Entry): boolean =>
    isGroup(entry) ? entry.entries.some(isWanted) : table.question.wanted(choices[entry.index])
  const opened = table.question.openGroup.value
  const group = opened === null ? undefined : entries[opened]
  const shown = group !== undefined && isGroup(group) ? withKeys(group.entries) : entries
  // What ends the question comes first, in sight and for the keyboard, however many answers there are.
  const going = shown.filter((entry) => !isLast(entry))
  // Of too many those that a lesson wants are not left out.
  const first =
    going.length > MOST_BUTTONS + 1
      ? [...going.filter(isWanted), ...going.filter((entry) => !isWanted(entry))].slice(0, MOST_BUTTONS)
      : going
  const few = [...shown.filter(isLast), ...first]
  const visible = room === undefined ? few : within(room, few, shown.length - few.length, group !== undefined)
  const hidden = shown.length - visible.length
  const keyless = table.gesture.menuUp.value ? ' keyless' : ''
  return (
    <fieldset
      class={`answers plain-fieldset${table.question.someWanted() ? ' some-wanted' : ''}${group === undefined ? '' : ' in-group'}`}
      aria-label={t.table.choices}
      onMouseDown={keepFocus}
    >
      {group !== undefined && (
        <button type="button" class={`bar-choice stop${keyless}`} onClick={() => (table.question.openGroup.value = null)}>
          <Icon name="chevron-left" size={18} />
          <Key name="0" />
          <span>{t.common.back}</span>
        </button>
      )}
      {visible.map((entry) =>
        isGroup(entry) ? (
          <button
            type="button"
            key={entry.label}
            class={`bar-choice target${keyless}`}
            aria-expanded={false}
            data-wanted={isWanted(entry)}
            onClick={() => (table.question.openGroup.value = entries.indexOf(entry))}
          >
            <Key name={entry.key} />
            <span>
              {entry.label} <span class="count">{entry.entries.length}</span>
            </span>
          </button>
        ) : (
          <ChoiceButton key={entry.index} entry={entry} />
        ),
      )}
      {hidden > 0 && (
        <button type="button" class="bar-choice plain" onClick={() => (table.frame.listOpen.value = true)}>
          <Icon name="list" size={18} /> {t.table.more(hidden)}
        </button>
      )}
    </fieldset>
  )
}

function within(room: Room, entries: readonly Entry[], rest: number, inGroup: boolean): readonly Entry[] {
  const widths = [...(inGroup ? [BACK] : []), ...entries.map((entry) => widthOf(entry.label, isGroup(entry)))]
  const more = widthOf(t.table.more(rest + entries.length), false)
  return entries.slice(0, fitting(rest > 0 ? [...widths, more] : widths, more, room) - (inGroup ? 1 : 0))
}
const BACK = 96

/** After a choice the button that had the focus is gone: put it on the first answer, so that the keyboard goes on. */
export function useFocusFollows(root: { readonly current: HTMLElement | null }): void {
  const table = useTable()
  const byKeyboard = useRef(false)
  const answered = useRef(false)
  const before = useRef({ place: -1, step: '' })
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
  const all = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('.answers [data-choice]') ?? [])]
  useLayoutEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      byKeyboard.current = true
      // After an answer that was clicked is gone, some browsers would begin at the top of the page.
      if (event.key === 'Tab' && answered.current) {
        const next = document.activeElement === document.body ? find('.answers button, [data-confirm]') : null
        next?.focus()
        if (next != null) event.preventDefault()
        // Only once: whoever has gone on to the end of the page comes to its top.
        answered.current = false
      }
      const focused = document.activeElement
      const place = focused instanceof HTMLElement ? all().indexOf(focused) : -1
      before.current = { place, step: table.story.asked.peek()?.decision.step ?? '' }
    }
    const clicked = ({ target }: PointerEvent): void => {
      byKeyboard.current = false
      answered.current = target instanceof Element && target.closest('.answers') !== null
    }
    addEventListener('keydown', keyed, true)
    addEventListener('pointerdown', clicked, true)
    return () => {
      removeEventListener('keydown', keyed, true)
      removeEventListener('pointerdown', clicked, true)
    }
  }, [])
  const at = table.story.asked.value === null ? undefined : table.story.shown.value?.at
  useEffect(() => {
    if (!byKeyboard.current || document.activeElement !== document.body) return
    const { place, step } = before.current
    // The same is asked once more: on with what follows the answer that was given.
    const next =
      place >= 0 && step === table.story.asked.peek()?.decision.step
        ? all()
            .slice(0, place + 1)
            .at(-1)
        : undefined
    // With steppers the result comes first: Enter takes what is proposed.
    const first = next ?? find('.amounts [data-confirm]') ?? find('.target[data-choice]') ?? find('[data-choice], [data-confirm]')
    first?.focus({ preventScroll: true })
  }, [at])
}
