import { useLayoutEffect } from 'preact/hooks'
import { placesFor } from '../game/series.ts'
import { settingsOpen } from '../shell/settings.ts'
import { isGroup, withKeys } from './choices.ts'
import { giveCounted } from './counting.ts'
import { backToNow, finding, lookingBack, newsOpen, toggleLayers } from './open-parts.ts'
import type { TableState } from './table-state.ts'

interface Actions {
  readonly timeline: (open: boolean) => void
  readonly log: () => void
}

/** The whole game by keyboard. Typing into fields and open dialogs are left alone. */
export function useKeys(table: TableState | undefined, actions: Actions): void {
  // With the page itself: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    if (table === undefined) return
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null || table.story.latest.value?.handover != null) return
      if (finding.value !== null) {
        typedAhead(event)
        return
      }
      const coming = comingDialog(table)
      if (coming !== undefined) {
        if (event.key === 'Escape') coming.value = false
        return
      }
      if (event.target instanceof HTMLElement && event.target.closest('input:not([type=range]), select, textarea') !== null) {
        if (event.key === 'Escape') event.target.blur()
        return
      }
      if (table.story.replaying.value && event.key !== 'Tab' && event.key !== 'Shift') {
        event.preventDefault()
        table.skip()
        return
      }
      if (onKey(table, actions, event.key, event.target)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [table, actions])
}

/** A dialog that was opened and is still on its way: keys are meant for it. */
function comingDialog({ frame: { listOpen, keysOpen, menuOpen } }: TableState) {
  return [listOpen, keysOpen, menuOpen, newsOpen, settingsOpen].find(({ value }) => value)
}

/** What is typed while the box to find an area is still on its way. */
function typedAhead(event: KeyboardEvent): void {
  event.preventDefault()
  if (event.key === 'Escape') finding.value = null
  else if (event.key.length === 1) finding.value += event.key
}

function onKey(table: TableState, actions: Actions, key: string, target: EventTarget | null): boolean {
  // Behind a page that is to be turned nothing is chosen.
  const page = table.frame.dialog.value === 'page'
  if (/^[0-9]$/.test(key)) return page || digit(table, key)
  if (page && key === 'Escape') {
    table.frame.turnPage()
    return true
  }
  switch (key) {
    case 'u':
    case 'z':
      void table.undo()
      return true
    case 'r':
    case 'y':
      void table.redo()
      return true
    case 'a':
      table.frame.listOpen.value = true
      return true
    case 'l':
      actions.log()
      return true
    case 'n':
      newsOpen.value = true
      return true
    case 'm':
      if (table.client.layers !== undefined) toggleLayers(table)
      return true
    case 't':
      table.map.inWords.value = !table.map.inWords.value
      return true
    case '[':
    case ']': {
      actions.timeline(true)
      void table.timeline.goTo(key === '[' ? table.timeline.before : table.timeline.after)
      return true
    }
    case '/': {
      finding.value = ''
      return true
    }
    case '?':
      table.frame.keysOpen.value = true
      return true
    case 'Escape':
      // A note about a past moment goes with it.
      if (lookingBack(table)) table.gesture.note.value = null
      if (table.dismiss()) return true
      if (lookingBack(table)) backToNow(table)
      else if (table.storyGoesOn.value) table.skip()
      else return false
      return true
    case 'Enter': {
      // A focused control does its own thing; Enter elsewhere confirms.
      if (target instanceof HTMLElement && target !== document.body && target.closest('button, a, [tabindex]') !== null)
        return false
      document.querySelector<HTMLElement>('[data-confirm]')?.click()
      return true
    }
    default:
      return false
  }
}

function digit(table: TableState, key: string): boolean {
  const note = table.gesture.note.value
  if (note?.kind === 'menu') {
    const index = note.indices[Number(key) - 1]
    if (index !== undefined) void table.choose(index)
    return true
  }
  const { series, counts } = table.question
  const places = series.value === undefined ? [] : placesFor(series.value, counts.value)
  const place = places.find(({ id }) => table.question.placeKey(id) === key)
  if (place !== undefined) {
    giveCounted(table, place.id)
    return true
  }
  const entries = table.question.entries.value
  const opened = table.question.openGroup.value === null ? undefined : entries[table.question.openGroup.value]
  if (opened !== undefined && isGroup(opened)) {
    const entry = withKeys(opened.entries).find((other) => other.key === key)
    if (entry !== undefined) void table.choose(entry.index)
    else if (key === '0') table.question.openGroup.value = null
    return true
  }
  const at = entries.findIndex((entry) => entry.key === key)
  if (at < 0) return false
  const entry = entries[at]
  if (isGroup(entry)) table.question.openGroup.value = at
  else void table.choose(entry.index)
  return true
}
