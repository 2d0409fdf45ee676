import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { type ChoiceEntry, type Entry, isGroup } from './choices.ts'
import { useTable } from './context.ts'

/** The answers will be gone: a mouse need not give them the focus, which costs the browser more than a look. A field that was typed in loses it. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused !== document.body) focused.blur()
}

/** What ends the question, or carries out what was put together. */
export const isLast = (entry: Entry): boolean => entry.key === '0' || (!isGroup(entry) && entry.commits === true)

const HOVER_DELAY = 60

export function ChoiceButton({ entry }: { entry: ChoiceEntry }) {
  const table = useTable()
  const hot = table.gesture.hot.value === entry.index
  const look = `${entry.commits ? 'lit' : entry.key === '0' ? 'stop' : 'target'}${table.gesture.menuUp.value ? ' keyless' : ''}`
  const asked = table.story.asked.value
  const choice = asked?.decision.choices[entry.index]
  // Where nothing can be hovered, the answer itself says what it costs.
  const bill = layout.value === 'phone' ? table.question.bill(entry.index) : []
  const light = (on: boolean) => () => {
    if (on || !table.busy) table.gesture.light(on ? entry.index : null, asked)
  }
  // A new answer may appear under a pointer that rests: it is lit once the question has been painted.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const hover = (on: boolean) => (event: PointerEvent) => {
    // A finger does not hover: what it leaves behind would light the next answer in that place.
    if (event.pointerType === 'touch') return
    clearTimeout(waiting.current)
    if (on) waiting.current = setTimeout(light(true), HOVER_DELAY)
    else light(false)()
  }
  // A button that is clicked gets the focus too, but was lit when it was pointed at.
  return (
    <button
      type="button"
      class={`bar-choice ${look}${hot ? ' hot' : ''}${bill.length > 0 ? ' billed' : ''}`}
      data-choice={entry.index}
      data-confirm={entry.commits}
      data-wanted={choice !== undefined && table.question.wanted(choice)}
      onClick={() => void table.choose(entry.index)}
      onPointerDown={() => table.foresee(entry.index)}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && light(true)()}
      onBlur={(event) => event.currentTarget.matches(':hover') || light(false)()}
    >
      {entry.commits && <Icon name="check" size={18} />}
      <Key name={entry.key} />
      <span>
        {entry.label}
        {bill.map((line) => (
          <span key={line} class="choice-bill">
            {line}
          </span>
        ))}
      </span>
    </button>
  )
}

export function Key({ name }: { name?: string }) {
  return name === undefined ? null : (
    <span class="key" aria-hidden="true">
      {name}
    </span>
  )
}
