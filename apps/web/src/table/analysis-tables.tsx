import type { Analysis, Verdict } from '@railhead/players/advice'
import { analysisSaid as said } from '../texts/analysis.ts'
import { Emblem } from '../ui/emblem.tsx'
import { playBetterPlan, whyNotBranch } from './branching.ts'
import { useTable } from './context.ts'

/** What an analysis came to, in numbers that everybody can read. */

export const percent = (chance: number): number => Math.round(100 * chance)
/** Less is told as nothing. */
const LEAST = 0.0005
const isSomething = (chance = 0): boolean => Math.abs(chance) >= LEAST
/** Points of winning chance, with their sign. */
const points = (chance: number): string =>
  isSomething(chance) ? `${chance > 0 ? '+' : '−'}${Math.abs(100 * chance).toFixed(1)}` : '0.0'
const wayOf = (chance = 0): string => (isSomething(chance) ? (chance < 0 ? 'down' : 'up') : '')

const VERDICTS: readonly Verdict[] = ['best', 'good', 'unclear', 'mistake', 'blunder']

function Seat({ seat }: { seat: string }) {
  const table = useTable()
  return (
    <>
      <Emblem look={table.look(seat)} size={18} /> {table.nameOfSeat(seat)}
    </>
  )
}

export function Curve({ analysis: { moments } }: { analysis: Analysis }) {
  const seats = Object.keys(moments[0]?.chances ?? {})
  return (
    <details>
      <summary>{said.numbers}</summary>
      <div class="analysis-scroll" tabIndex={-1}>
        <table class="analysis-table">
          <thead>
            <tr>
              <th scope="col">{said.after}</th>
              {seats.map((seat) => (
                <th scope="col" key={seat}>
                  <Seat seat={seat} />
                </th>
              ))}
              <th scope="col">{said.nobody}</th>
            </tr>
          </thead>
          <tbody>
            {moments.map(({ at, chances, nobody }) => (
              <tr key={at}>
                <th scope="row">{at}</th>
                {seats.map((seat) => (
                  <td key={seat}>{percent(chances[seat] ?? 0)} %</td>
                ))}
                <td>{percent(nobody)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Luck and skill told apart. */
export function Ledger({ analysis: { seats } }: { analysis: Analysis }) {
  const kinds = [...new Set(seats.flatMap(({ luck }) => Object.keys(luck)))]
  return (
    <section aria-labelledby="analysis-ledger">
      <h3 id="analysis-ledger">{said.ledger}</h3>
      <p class="quiet small">{said.ledgerAbout}</p>
      <div class="analysis-scroll">
        <table class="analysis-table">
          <thead>
            <tr>
              <th scope="col">{said.seat}</th>
              <th scope="col">{said.accuracy}</th>
              <th scope="col">{said.givenAway}</th>
              {kinds.map((kind) => (
                <th scope="col" key={kind}>
                  {said.luck(kind)}
                </th>
              ))}
              {VERDICTS.map((verdict) => (
                <th scope="col" key={verdict}>
                  {said.verdicts[verdict]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map(({ seat, accuracy, givenAway, luck, verdicts }) => (
              <tr key={seat}>
                <th scope="row">
                  <Seat seat={seat} />
                </th>
                <td>{accuracy === null ? '–' : `${accuracy} %`}</td>
                <td>{points(-givenAway)}</td>
                {kinds.map((kind) => (
                  <td key={kind} class={wayOf(luck[kind])}>
                    {points(luck[kind] ?? 0)}
                  </td>
                ))}
                {VERDICTS.map((verdict) => (
                  <td key={verdict}>{verdicts[verdict]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What chance decided, in order: what an even draw would have brought everybody, and what came. */
export function Draws({ analysis: { draws, moments } }: { analysis: Analysis }) {
  const seats = Object.keys(moments[0]?.chances ?? {})
  const moving = draws.filter(({ luck }) => Object.values(luck).some(isSomething))
  return (
    <details>
      <summary>{said.draws}</summary>
      <p class="quiet small">{said.drawsAbout}</p>
      <div class="analysis-scroll" tabIndex={-1}>
        <table class="analysis-table">
          <thead>
            <tr>
              <th scope="col">{said.choice}</th>
              <th scope="col">{said.whose}</th>
              <th scope="col">{said.kind}</th>
              {seats.map((seat) => (
                <th scope="col" key={seat}>
                  <Seat seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moving.map(({ choice, seat, kind, expected, luck }) => (
              <tr key={choice}>
                <th scope="row">{choice}</th>
                <td>
                  <Seat seat={seat} />
                </td>
                <td>{kind}</td>
                {seats.map((one) => (
                  <td key={one} class={wayOf(luck[one])}>
                    {said.drawn(percent(expected[one] ?? 0), points(luck[one] ?? 0))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Everything that was compared, in order. */
export function Turns({ analysis: { deeds } }: { analysis: Analysis }) {
  const table = useTable()
  const branches = whyNotBranch(table) === undefined
  return (
    <details>
      <summary>{said.turns}</summary>
      <div class="analysis-scroll" tabIndex={-1}>
        <table class="analysis-table">
          <thead>
            <tr>
              <th scope="col">{said.after}</th>
              <th scope="col">{said.seat}</th>
              <th scope="col">{said.accuracy}</th>
              <th scope="col">{said.verdict}</th>
              <th scope="col">{said.givenAway}</th>
              <th scope="col" class="analysis-words">
                {said.what}
              </th>
            </tr>
          </thead>
          <tbody>
            {deeds.map(({ from, seat, accuracy, verdict, gain, doubt, words, better }, at) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                <td>
                  <Seat seat={seat} />
                </td>
                <td>{Math.round(accuracy)} %</td>
                <td class={`verdict-${verdict}`}>{said.verdicts[verdict]}</td>
                <td>{said.doubt(points(-gain), points(doubt).replace('+', ''))}</td>
                <td class="analysis-words">
                  {words.join(', ')}
                  {better !== undefined && <span class="quiet"> {said.betterBy(better.words.join(', '), better.reason)}</span>}
                  {better !== undefined && branches && (
                    <button type="button" class="button" onClick={() => void playBetterPlan(table, deeds[at])}>
                      {said.playBetter}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
