import type { Choice } from '@railhead/table'
import { useEffect, useState } from 'preact/hooks'
import { Pictogram } from '../../../art/pictograms.tsx'
import type { Suggestion } from '../../../engine/protocol.ts'
import type { PlannerProps } from '../../../games/client.ts'
import type { Supplies } from '../../../games/race-to-moscow/state.ts'
import { areaName } from '../words.ts'
import { Goods, NOTHING } from './goods.tsx'
import type { Step } from './plan.ts'
import { armyName, said } from './words.ts'

interface SuggestionsProps {
  readonly props: PlannerProps
  /** The steps so far; while there are none, the suggestions are asked for. */
  readonly steps: readonly Step[]
  readonly onApply: (groups: readonly (readonly Choice[])[]) => Promise<void>
}

const PATIENCE = 250

/** Whole plans of the staff: one can be taken as it is, changed like any other, or left alone. */
export function Suggestions({ props, steps, onApply }: SuggestionsProps) {
  const [found, setFound] = useState<readonly Suggestion[] | undefined>(undefined)
  const empty = steps.length === 0
  const { suggest, at } = props
  useEffect(() => {
    if (!empty) return
    let gone = false
    // Whoever knows what to do is not kept waiting by the staff.
    const timer = setTimeout(() => {
      suggest().then(
        (plans) => gone || setFound(plans),
        () => gone || setFound([]),
      )
    }, PATIENCE)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [empty, empty ? at : 0])
  const taken = found?.findIndex(({ groups }) => sameGroups(groups, steps)) ?? -1
  return (
    <section class="plan-suggestions" aria-labelledby="plan-suggestions">
      <h3 class="caps" id="plan-suggestions">
        {said.suggestions}
      </h3>
      {found === undefined && <p class="quiet small">{empty ? said.thinking : said.suggestAfterClear}</p>}
      {found?.length === 0 && <p class="quiet small">{said.noSuggestions}</p>}
      {found !== undefined && found.length > 0 && (
        <ul>
          {found.map((suggestion, i) => (
            <li key={`${i}`}>
              <button
                type="button"
                class="plan-suggestion"
                aria-pressed={i === taken}
                onClick={() => void onApply(suggestion.groups)}
              >
                <span class="plan-radio" aria-hidden="true" />
                <Facts facts={suggestion.facts} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const sameGroups = (groups: readonly (readonly Choice[])[], steps: readonly Step[]): boolean =>
  JSON.stringify(groups) === JSON.stringify(steps.map(({ choices }) => choices))

/** What the plan is for, what arrives, and what it takes. */
function Facts({ facts }: { facts: Suggestion['facts'] }) {
  const goods = facts.goods as unknown as Supplies
  const card = (facts.card ?? NOTHING) as unknown as Supplies
  const { army, area, aim, trains, trucks } = facts
  const title =
    typeof army === 'string'
      ? said.forArmy(String(aim), armyName(army), areaName(String(area)))
      : said.stockpile(areaName(String(area)))
  const notes = [
    aim === 'food' && facts.halted === true && said.lifts,
    aim === 'fuel' && said.moves(card.fuel + goods.fuel),
    typeof army === 'string' && aim !== 'food' && card.ammo + goods.ammo > 0 && said.fights(card.ammo + goods.ammo),
    aim === 'food' && facts.halted !== true && said.meals(card.food + goods.food),
    typeof army !== 'string' && said.nearer,
  ].filter((note) => typeof note === 'string')
  return (
    <>
      <span class="plan-suggestion-words">
        <strong>{title}</strong>
        {notes.length > 0 && <span class="small">{notes.join(', ')}</span>}
      </span>
      <Goods goods={goods} />
      <span class="plan-takes">
        <span class="sr-only">{said.takes(Number(trains), Number(trucks))}</span>
        <span aria-hidden="true">
          {Number(trains) > 0 && (
            <>
              <Pictogram name="train" size={18} />
              <strong>{String(trains)}</strong>
            </>
          )}
          {Number(trucks) > 0 && (
            <>
              <Pictogram name="truck" size={18} />
              <strong>{String(trucks)}</strong>
            </>
          )}
        </span>
      </span>
    </>
  )
}
