import type { GameEvent } from '@railhead/table'
import type { DialogProps } from '../../../src/game/client.ts'
import { Icon } from '../../../src/ui/icon.tsx'
import { ALL_FOUR } from '../board/areas.ts'
import type { Side } from '../board/state.ts'
import { UNITS } from '../board/units.ts'
import { ost } from '../texts/texts.ts'
import { yearWords as words } from '../texts/year.ts'
import { CardList } from './card-list.tsx'
import { cards } from './cards.ts'
import { sorted } from './hand.tsx'
import { ALL_POINTS, firstPlayer, SideMark, WINS } from './panel.tsx'
import { type OstkriegView, ostkriegView, reportOf } from './view.ts'
import { areaName } from './words.ts'
import { lastYear, partsOf, type YearStory } from './year-story.ts'

const SIDES: readonly Side[] = ['axis', 'soviet']

/** 9.0: the end of a year as a page that one turns: points, countries, production, new cards. */
export function YearPage({ view: given, events, rule, close }: DialogProps) {
  const view = ostkriegView(given)
  const story = lastYear(events)
  if (story === undefined) return null
  const { control } = reportOf(given)
  return (
    <section class="ost-battle ost-page" aria-label={words.over(story.year)}>
      <header>
        <h2>{words.over(story.year)}</h2>
        {rule('9.0')}
      </header>
      <div class="ost-columns">
        <div>
          <h3>{ost.tracks.points}</h3>
          {SIDES.map((side) => (
            <p key={side} class="ost-figure-line">
              <SideMark side={side} /> {ost.sides[side]} <strong>{story.points[side]}</strong>
              {story.before !== undefined && <span class="quiet"> {words.change(story.points[side] - story.before[side])}</span>}
            </p>
          ))}
          <p class="quiet">{ost.tracks.wins(WINS, ALL_POINTS)}</p>
          <p>
            {words.cities}{' '}
            {ALL_FOUR.map((id) => {
              const holder = control[Number(id)]
              return (
                <span key={id} class="ost-city-held">
                  {holder !== 'neutral' && <SideMark side={holder} />} {areaName(id)}
                </span>
              )
            })}
          </p>
          <h3>{words.countries}</h3>
          {story.countries.length === 0 ? (
            <p class="quiet">{words.noCountry}</p>
          ) : (
            story.countries.map((event, i) => <p key={i}>{countryText(event)}</p>)
          )}
          <h3>{words.build}</h3>
          {SIDES.map((side) => (
            <Build key={side} side={side} story={story} view={view} />
          ))}
        </div>
        {SIDES.map((side) => (
          <div key={side}>
            <h3>
              {words.fresh(view.year)} <SideMark side={side} /> {ost.sides[side]}
            </h3>
            <CardList numbers={sorted(newCards(view, side))} none={words.noCards} />
          </div>
        ))}
      </div>
      <div class="ost-page-foot answers">
        <p class="quiet">{words.next(view.year, ost.sides[firstPlayer(view)])}</p>
        <button type="button" class="bar-choice lit" data-confirm onClick={close}>
          <Icon name="check" size={18} /> {words.goOn}
        </button>
      </div>
    </section>
  )
}

function Build({ side, story, view }: { side: Side; story: YearStory; view: OstkriegView }) {
  const bid = view.bid?.side === side ? view.bid.points : 0
  const parts = partsOf(story.build[side], view.production[side], bid)
  return (
    <p class="ost-figure-line">
      <SideMark side={side} /> {ost.sides[side]} <strong>{story.build[side]}</strong>
      <span class="quiet"> {words.parts(parts)}</span>
    </p>
  )
}

/** 9.3: wherever they lie by now. */
function newCards({ cards: piles, year }: OstkriegView, side: Side): readonly number[] {
  const { hand, front, discard } = piles[side]
  return [...hand, ...front, ...discard].filter((number) => cards.get(number)?.year === year)
}

function countryText({ type, country, side, unit, count, area }: GameEvent): string {
  const name = words.countryNames[String(country)] ?? ost.countries[String(country)] ?? String(country)
  const because = words.because[String(country)] ?? ''
  if (type === 'country-changed') return words.changes(name, ost.sides[side as Side], because)
  if (type === 'country-out') return words.leaves(name, because)
  return words.removed(Number(count), UNITS[String(unit)].name, areaName(Number(area)))
}
