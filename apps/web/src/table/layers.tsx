import './styles/layers.css'
import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Overlay, Tone } from '../board/api.ts'
import type { Layer, LayerFact } from '../game/client.ts'
import { layersSaid as said } from '../texts/layers.ts'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.ts'
import type { TableState } from './table-state.ts'

/** The layer that is looked at, by its id, and which of its facts alone. It stays when the choice of layers is closed. */
const chosen = signal<string | null>(null)
const picked = signal<number | null>(null)

/** A table changes often while others play: so long nothing is worked out anew. */
const REST = 120

/** Layers of the map: public arithmetic as pictures and as sentences. */
export function Layers() {
  const table = useTable()
  const { layers, failed } = useLayers(table)
  const layer = layers?.find(({ id }) => id === chosen.value)
  useEffect(() => {
    table.map.overlay.value = layer === undefined ? undefined : overlayOf(layer, picked.value)
  }, [layer, picked.value])
  useEffect(
    () => () => {
      table.map.overlay.value = undefined
    },
    [table],
  )
  return table.frame.layersOpen.value ? <Panel layers={layers} layer={layer} failed={failed} /> : null
}

function useLayers(table: TableState): { readonly layers: readonly Layer[] | undefined; readonly failed: boolean } {
  const [layers, setLayers] = useState<readonly Layer[] | undefined>(undefined)
  const [failed, setFailed] = useState(false)
  const snapshot = table.story.view.value
  const wanted = table.frame.layersOpen.value || chosen.value !== null
  useEffect(() => {
    if (snapshot === undefined || !wanted) return
    let gone = false
    const { game, view, viewer } = snapshot
    const work = async (): Promise<void> => {
      const [survey, read] = await Promise.all([table.engine.ask('survey', { game, view }), table.client.layers?.()])
      if (gone) return
      setFailed(false)
      setLayers(survey === null || read === undefined ? [] : read(survey, view, viewer))
    }
    const timer = setTimeout(() => void work().catch(() => gone || setFailed(true)), REST)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [table, snapshot?.view, wanted])
  return { layers, failed }
}

interface PanelProps {
  readonly layers: readonly Layer[] | undefined
  readonly layer: Layer | undefined
  readonly failed: boolean
}

function Panel({ layers, layer, failed }: PanelProps) {
  const table = useTable()
  const root = useRef<HTMLElement>(null)
  const close = (): void => {
    table.frame.layersOpen.value = false
  }
  // Keys that are typed next are meant for it.
  useLayoutEffect(() => root.current?.focus(), [])
  return (
    <section
      class="layers"
      ref={root}
      tabIndex={-1}
      aria-labelledby="layers-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <div class="layers-head">
        <h2 id="layers-title">{said.title}</h2>
        <button type="button" class="button plain icon-only" aria-label={said.close} title={said.close} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {failed ? (
        <p role="alert">{said.failed}</p>
      ) : layers === undefined ? (
        <p role="status">{said.working}</p>
      ) : (
        <Choice layers={layers} />
      )}
      {layer !== undefined && <Facts layer={layer} />}
      <p class="quiet small">{layer?.about ?? said.about}</p>
    </section>
  )
}

function Choice({ layers }: { layers: readonly Layer[] }) {
  const choose = (id: string | null): void => {
    chosen.value = id
    picked.value = null
  }
  return (
    <fieldset class="layers-choice" aria-label={said.which}>
      {[{ id: null, title: said.none }, ...layers].map(({ id, title }) => (
        <label key={id}>
          <input type="radio" name="layer" checked={chosen.value === id} onChange={() => choose(id)} />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Facts({ layer }: { layer: Layer }) {
  const table = useTable()
  const { facts } = layer
  if (facts.length === 0) return <p>{layer.nothing}</p>
  const pick = (index: number): void => {
    picked.value = picked.value === index ? null : index
    const areas = picked.value === null ? [] : (facts[index].areas ?? []).map(({ id }) => id)
    if (areas.length > 0) table.map.board?.show(areas)
  }
  return (
    <ul class="layers-facts" aria-label={said.facts}>
      {facts.map(({ text }, index) => (
        <li key={text}>
          <button type="button" aria-pressed={picked.value === index} onClick={() => pick(index)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** All that a layer shows by itself, or the one fact that was picked. */
function overlayOf({ facts }: Layer, index: number | null): Overlay {
  const shown: readonly LayerFact[] =
    index === null || facts[index] === undefined ? facts.filter(({ aside }) => aside !== true) : [facts[index]]
  return {
    areas: merged(shown.flatMap(({ areas = [] }) => areas)),
    lines: merged(shown.flatMap(({ lines = [] }) => lines)),
  }
}

const WEIGHT: Readonly<Record<Tone, number>> = { plain: 0, good: 1, warn: 2, bad: 3 }

/** Of several that speak of the same thing the gravest; and a word only where all say the same. */
function merged<T extends { readonly id: string; readonly tone: Tone; readonly label?: string }>(
  marks: readonly T[],
): readonly T[] {
  const found = new Map<string, T>()
  for (const mark of marks) {
    const known = found.get(mark.id)
    if (known === undefined) found.set(mark.id, mark)
    else {
      const graver = WEIGHT[mark.tone] > WEIGHT[known.tone] ? mark : known
      found.set(mark.id, known.label === mark.label ? graver : { ...graver, label: undefined })
    }
  }
  return [...found.values()]
}
