import './puzzles.css'
import { GRADES, type Grade, type PuzzleList, puzzleOfTheDay } from '@railhead/players/puzzles'
import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { problemOf, sharedEngine } from '../engine/client.ts'
import type { ShownGame } from '../game/manifest.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { puzzlesSaid as said } from '../texts/puzzles.ts'
import { Icon } from '../ui/any-icon.tsx'
import { type Numbered, numbered } from './in-order.ts'
import { type Marks, marksOf } from './solved.ts'

/** The date in Greenwich, as 2026-11-17: the puzzle of the day is everybody's at the same time. */
const today = (): string => new Date().toISOString().slice(0, 10)

export function PuzzlesPage() {
  const { game } = useRoute().params
  const entry = manifestOf(game)
  if (!entry?.puzzles) return <NotFoundPage />
  return (
    <Page title={said.title(entry.title)} narrow>
      <h1>{said.title(entry.title)}</h1>
      <p class="quiet">{said.intro}</p>
      <Puzzles key={game} entry={entry} />
    </Page>
  )
}

function Puzzles({ entry }: { entry: ShownGame }) {
  const [list, setList] = useState<PuzzleList | undefined>(undefined)
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  useEffect(() => {
    sharedEngine()
      .ask('puzzles', { game: entry.id })
      .then(setList, (error: unknown) => setTrouble(problemOf(error).sentence))
  }, [entry])
  if (trouble !== undefined) return <p role="alert">{trouble}</p>
  if (list === undefined) return <p role="status">{said.loading}</p>
  const all = numbered(list)
  if (all.length === 0) return <p>{said.none}</p>
  const marks = marksOf(entry.id)
  const daily = puzzleOfTheDay(all, today())
  const solved = all.filter(({ id }) => marks[id] === 'solved').length
  return (
    <>
      {daily !== undefined && <Daily entry={entry} puzzle={daily} marks={marks} />}
      <div class="puzzle-progress">
        <progress max={all.length} value={solved} aria-label={said.solvedOf(solved, all.length)} />
        <span>{said.solvedOf(solved, all.length)}</span>
      </div>
      {GRADES.map((grade) => (
        <Graded key={grade} entry={entry} grade={grade} puzzles={all.filter((puzzle) => puzzle.grade === grade)} marks={marks} />
      ))}
    </>
  )
}

function Daily({ entry, puzzle, marks }: { entry: ShownGame; puzzle: Numbered; marks: Marks }) {
  const { id, number, grade, seat } = puzzle
  return (
    <section class="card daily" aria-labelledby="daily-title">
      <Icon name="puzzle" size={36} />
      <div class="grow">
        <h2 id="daily-title" class="small-title">
          {said.ofTheDay}
        </h2>
        <p class="quiet">
          {said.number(number)} · {said.grade[grade]} · {entry.seatNames[seat] ?? seat}
        </p>
      </div>
      <Solved mark={marks[id]} />
      <a class={marks[id] === 'solved' ? 'button' : 'button primary'} href={`/puzzles/${entry.id}/${id}`}>
        {marks[id] === 'solved' ? said.again : said.play}
      </a>
    </section>
  )
}

function Solved({ mark }: { mark: Marks[string] | undefined }) {
  if (mark === undefined) return null
  return (
    <span class={mark === 'solved' ? 'pill done' : 'pill'}>
      <Icon name={mark === 'solved' ? 'check' : 'eye'} size={16} /> {said[mark]}
    </span>
  )
}

interface GradedProps {
  readonly entry: ShownGame
  readonly grade: Grade
  readonly puzzles: readonly Numbered[]
  readonly marks: Marks
}

function Graded({ entry, grade, puzzles, marks }: GradedProps) {
  if (puzzles.length === 0) return null
  return (
    <section class="graded" aria-labelledby={`grade-${grade}`}>
      <h2 id={`grade-${grade}`} class="section-title">
        {said.grade[grade]} <span class="quiet small">{said.count(puzzles.length)}</span>
      </h2>
      <p class="quiet small">{said.gradeAbout[grade]}</p>
      <ul class="puzzle-grid">
        {puzzles.map(({ id, number, seat }) => {
          const [name, mark] = [entry.seatNames[seat] ?? seat, marks[id]]
          return (
            <li key={id}>
              <a class={`puzzle-tile ${mark ?? ''}`} href={`/puzzles/${entry.id}/${id}`}>
                <strong>
                  <span class="sr-only">{said.puzzle} </span>
                  {number}
                </strong>
                <span class="small">{name}</span>
                {mark !== undefined && (
                  <>
                    <Icon name={mark === 'solved' ? 'check' : 'eye'} size={18} />
                    <span class="sr-only">{said[mark]}</span>
                  </>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
