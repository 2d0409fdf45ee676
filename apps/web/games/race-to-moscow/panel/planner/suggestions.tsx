import type { Suggestion } from '@railhead/host'
import type { Choice } from '@railhead/table'
import { useEffect, useState } from 'preact/hooks'
import { Pictogram } from '../../../../src/art/pictograms.tsx'
import type { PlannerProps } from '../../../../src/game/client.ts'
import type { Supplies } from '../../board/state.ts'
import { areaName } from '../words.ts'
import { Goods, NOTHING } from './goods.tsx'
import type { Step } from './plan.ts'
import { armyName, said } from './words.ts'

interface SuggestionsProps {
  readonly suggest: NonNullable<PlannerProps['suggest']>
  readonly at: number
  /** The steps so far; while there are none, the suggestions are asked for. */
  readonly steps: readonly Step[]
  readonly onApply: (groups: readonly (readonly Choice[])[]) => Promise<void>
}

const PATIENCE = 250

/** Whole plans of the staff: one can be taken as it is, changed like any other, or left alone. */
export function Suggestions({ suggest, at, steps, onApply }: SuggestionsProps) {
  const [found, setFound] = useState<readonly Suggestion[] | undefined>(undefined)
  const empty = steps.length === 0
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

/** What the plan is for, and what it buys. */
function wordsOf(
  { army, area, aim, halted, card, toward }: Suggestion['facts'],
  goods: Supplies,
): { title: string; notes: string[] } {
  const place = areaName(String(area))
  if (typeof army !== 'string')
    return { title: said.stockpile(place), notes: typeof toward === 'string' ? [said.toward(armyName(toward))] : [] }
  if (aim === 'depot') return { title: said.depot(armyName(army), place), notes: [said.ready] }
  const had = (card ?? NOTHING) as Supplies
  const title = said.forArmy(String(aim), armyName(army), place)
  if (aim === 'food') {
    const along = goods.fuel + goods.ammo > 0 ? [said.alongside] : []
    return { title, notes: [halted === true ? said.lifts : said.meals(had.food + goods.food), ...along] }
  }
  const [fuel, ammo] = [had.fuel + goods.fuel, had.ammo + goods.ammo]
  return { title, notes: [...(aim === 'fuel' ? [said.moves(fuel)] : []), ...(ammo > 0 ? [said.fights(ammo)] : [])] }
}

/** What the plan is for, what arrives, and what it takes. */
function Facts({ facts }: { facts: Suggestion['facts'] }) {
  const goods = facts.goods as Supplies
  const { trains, trucks } = facts
  const { title, notes } = wordsOf(facts, goods)
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
