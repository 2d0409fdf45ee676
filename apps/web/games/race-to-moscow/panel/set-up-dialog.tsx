import './set-up-dialog.css'
import { useEffect } from 'preact/hooks'
import type { DialogProps } from '../../../src/game/client.ts'
import { Icon } from '../../../src/ui/icon.tsx'
import { Soviet } from '../board/area-art.tsx'
import { areas as described, lines } from '../board/areas.ts'
import { setUpWords as said } from '../texts/set-up.ts'
import { arranged, draft, missing, type Pool } from './set-up.ts'
import { areaName } from './words.ts'

const printed = new Set(described.filter(({ features }) => features.printed === true).map(({ id }) => id))
/** Beside an area from which the Axis start. */
const atBorder = (area: string): boolean =>
  lines.some(({ a, b }) => (a === area && printed.has(b)) || (b === area && printed.has(a)))
const objectives = new Set(
  described.filter(({ features }) => features.victory === true || Number(features.medals ?? 0) > 0).map(({ id }) => id),
)

const WAYS: readonly (readonly [label: string, wanted: (area: string) => boolean])[] = [
  [said.border, atBorder],
  [said.behind, (area) => !atBorder(area)],
  [said.objectives, (area) => objectives.has(area)],
  [said.none, () => false],
]

/** All markers of the set-up on one page: armor where it is marked, the rest infantry (14.3). */
export function SetUpDialog({ decision, give, show, rule }: DialogProps) {
  const { areas = [], infantry = 0, armor = 0 } = (decision?.about ?? {}) as { areas?: readonly string[] } & Partial<Pool>
  const pool = { infantry, armor }
  useEffect(() => {
    draft.value = arranged(areas, atBorder, pool)
    return () => {
      draft.value = new Set()
    }
  }, [])
  const armored = draft.value
  const short = missing(areas, armored, pool)
  const ready = short.infantry + short.armor === 0
  const marked = areas.filter((area) => armored.has(area)).length
  const toggle = (area: string): void => {
    const next = new Set(armored)
    if (!next.delete(area)) next.add(area)
    draft.value = next
  }
  const carryOut = (): void =>
    give(areas.map((area) => [{ step: 'soviet-setup', choices: [{ face: armored.has(area) ? 'armor' : 'infantry' }] }]))
  return (
    <section class="rtm-set-up" aria-label={said.title}>
      <header>
        <h2>{said.title}</h2>
        {rule(decision?.rule ?? '14.3')}
      </header>
      <p>{said.help}</p>
      <ul class="rtm-faces">
        <li>
          <Face face="infantry" /> {said.infantry}
        </li>
        <li>
          <Face face="armor" /> {said.armor}
        </li>
      </ul>
      <div class="rtm-set-up-ways">
        <span>{said.ways}</span>
        {WAYS.map(([label, wanted]) => (
          <button type="button" key={label} class="bar-choice" onClick={() => (draft.value = arranged(areas, wanted, pool))}>
            {label}
          </button>
        ))}
      </div>
      <ul class="rtm-set-up-areas">
        {areas.map((area) => (
          <li key={area}>
            <button
              type="button"
              aria-pressed={armored.has(area)}
              aria-label={said.face(areaName(area), armored.has(area))}
              onClick={() => toggle(area)}
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(area)}
            >
              <Face face={armored.has(area) ? 'armor' : 'infantry'} /> {areaName(area)}
            </button>
          </li>
        ))}
      </ul>
      <p class="rtm-set-up-sum" role="status">
        {short.infantry > 0
          ? said.moreArmor(short.infantry)
          : short.armor > 0
            ? said.lessArmor(short.armor)
            : said.sum(areas.length - marked, infantry, marked, armor)}
      </p>
      <button type="button" class="bar-choice lit" data-confirm aria-disabled={!ready} onClick={() => ready && carryOut()}>
        <Icon name="check" size={18} /> {said.carryOut(areas.length)}
      </button>
    </section>
  )
}

function Face({ face }: { face: 'infantry' | 'armor' }) {
  return (
    <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
      <Soviet face={face} />
    </svg>
  )
}
