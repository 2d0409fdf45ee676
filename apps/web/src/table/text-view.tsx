import { useState } from 'preact/hooks'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useHand, useTable } from './context.ts'
import { showOnMap } from './open-parts.ts'

/** More than any distance on a map. */
const REMOTE = 1000
const CHOOSABLE = 2 * REMOTE

/** The board in words: every area with its contents, where its lines lead, and what can be chosen there. */
export function TextView() {
  const table = useTable()
  const hand = useHand()
  const [typed, setTyped] = useState('')
  const snapshot = table.story.view.value
  if (snapshot === undefined) return null
  const wanted = typed.trim().toLowerCase()
  const asked = table.story.asked.value
  const { areas, lines } = table.client.board
  const state = table.map.boardState.value
  const borders = lines.every(({ border }) => border === true)
  const neighbours = (id: string): string =>
    lines
      .filter(({ a, b }) => a === id || b === id)
      .map((line) => {
        const { a, b } = line
        const name = table.client.nameOf(a === id ? b : a) ?? (a === id ? b : a)
        const called = table.client.lineName?.(line, state?.areas[a], state?.areas[b])
        return called === undefined ? name : `${name} (${called})`
      })
      .join(', ')
  // The name is the heading.
  const describe = (id: string): readonly string[] => table.client.describe(snapshot.view, { kind: 'area', id }).slice(1)
  const far = table.client.nearness?.(snapshot.view)
  // What can be chosen comes first, then what is near to it all.
  const weightOf = ({ area: { id }, indices }: { area: { id: string }; indices: readonly number[] }): number =>
    (far?.get(id) ?? (far === undefined ? 0 : REMOTE)) - (indices.length > 0 ? CHOOSABLE : 0)
  const listed = areas
    .map((area) => ({
      area,
      text: describe(area.id).join(' '),
      indices: hand.choicesAt({ kind: 'area', id: area.id }),
    }))
    .filter(({ text, area }) => wanted === '' || `${area.name} ${text}`.toLowerCase().includes(wanted))
    .sort((a, b) => weightOf(a) - weightOf(b))
  return (
    <section class="text-view" aria-labelledby="text-view-title">
      <h2 id="text-view-title">{around.textView.title}</h2>
      <p class="quiet">{around.textView.intro}</p>
      <input
        type="search"
        aria-label={around.textView.filter}
        placeholder={around.textView.filter}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {listed.length === 0 && <p>{around.textView.nothing}</p>}
      <ul class="text-areas">
        {listed.map(({ area, text, indices }) => (
          <li key={area.id}>
            <div class="row">
              <h3>{area.name}</h3>
              <button
                type="button"
                class="button plain icon-only"
                aria-label={`${t.log.show}: ${area.name}`}
                title={t.log.show}
                onClick={() => showOnMap(table, area.id)}
              >
                <Icon name="map" size={18} />
              </button>
            </div>
            <p>{text}</p>
            <p class="quiet small">
              {borders ? around.textView.borders : around.textView.leadsTo} {neighbours(area.id)}
            </p>
            {asked !== null && indices.length > 0 && (
              <fieldset class="row plain-fieldset" aria-label={`${t.textView.choicesHere}: ${area.name}`}>
                {indices.map((index) => (
                  <button type="button" class="button" key={index} onClick={() => void table.choose(index)}>
                    {asked.labels[index]}
                  </button>
                ))}
              </fieldset>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
