import { useLayoutEffect, useRef } from 'preact/hooks'
import { around } from '../texts/around.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useTable } from './context.ts'
import { finding, showOnMap } from './open-parts.ts'

const MOST_FOUND = 8

/** An area by its name, or by what stands there; the map shows it. */
export function FindArea() {
  const table = useTable()
  const typed = finding.value
  const close = (): void => {
    finding.value = null
  }
  // The keyboard goes on from there, once the dialog has closed and given the focus back. With the page itself: an effect that waits for
  // a frame may still wait from when the box opened, and would forget what was found meanwhile.
  const shown = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    if (typed === null && shown.current !== undefined) table.map.board?.focus(shown.current)
    shown.current = undefined
  }, [typed === null])
  return (
    <Dialog title={around.find.title} open={typed !== null} onClose={close}>
      {typed !== null && (
        <Search
          typed={typed}
          onShow={(id) => {
            close()
            shown.current = id
            showOnMap(table, id)
          }}
        />
      )}
    </Dialog>
  )
}

function Search({ typed, onShow }: { typed: string; onShow: (id: string) => void }) {
  const table = useTable()
  const view = table.story.view.value?.view
  const wanted = typed.trim().toLowerCase()
  const found = (wanted === '' || view === undefined ? [] : table.client.board.areas)
    .map(({ id, name }) => {
      const about = view === undefined ? '' : table.client.describe(view, { kind: 'area', id }).slice(1).join(' ')
      const at = name.toLowerCase().indexOf(wanted)
      // A name that begins so comes first, then one that has it somewhere, then what is said of the area.
      const rank = at === 0 ? 0 : at > 0 ? 1 : about.toLowerCase().includes(wanted) ? 2 : undefined
      return { id, name, about, rank }
    })
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, MOST_FOUND)
  return (
    <form
      class="find-area"
      onSubmit={(event) => {
        event.preventDefault()
        if (found.length > 0) onShow(found[0].id)
      }}
    >
      <input
        type="search"
        autofocus
        aria-label={around.textView.filter}
        placeholder={around.textView.filter}
        value={typed}
        // Escape closes at once, instead of emptying the field first.
        onKeyDown={(event) => {
          if (event.key === 'Escape') finding.value = null
        }}
        onInput={(event) => (finding.value = event.currentTarget.value)}
      />
      <p class="quiet small" role="status">
        {wanted === '' ? around.find.help : found.length === 0 ? around.textView.nothing : around.find.enter(found[0].name)}
      </p>
      <ul class="menu-list">
        {found.map(({ id, name, about }) => (
          <li key={id}>
            <button type="button" class="menu-choice" onClick={() => onShow(id)}>
              <span>
                {name}
                <span class="quiet small block">{about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
