import type { PuzzlePlan } from '@railhead/players/puzzles'
import { useLocation } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { useBoxHeight } from '../table/box-height.ts'
import { puzzlesSaid as said } from '../texts/puzzles.ts'
import { Icon } from '../ui/any-icon.tsx'
import { type Numbered, nextAfter } from './in-order.ts'
import type { PuzzleRun } from './puzzle-run.ts'
import { marksOf } from './solved.ts'

const percent = (chance: number): number => Math.round(100 * chance)

/** Between map and answers: what is asked, how good the attempt was, and why. */
export function PuzzleBox({ run, all }: { run: PuzzleRun; all: readonly Numbered[] }) {
  const { route } = useLocation()
  const { puzzle, game, asks } = run
  const stage = run.stage.value
  const box = useBoxHeight()
  const seat = manifestOf(game)?.seatNames[puzzle.seat] ?? puzzle.seat
  return (
    <section ref={box} class="lesson-box puzzle-box" aria-label={said.number(puzzle.number)}>
      <div class="grow" aria-live="polite">
        <span class="caps">
          {said.number(puzzle.number)} · {said.grade[puzzle.grade]}
        </span>
        {stage === 'playing' && <p>{said.asks[asks](seat)}</p>}
        {stage === 'judging' && <p>{said.judging}</p>}
        {(stage === 'told' || stage === 'shown') && <Told run={run} />}
      </div>
      <div class="puzzle-buttons">
        <Buttons run={run} all={all} />
        <button type="button" class="button leave" onClick={() => route(`/puzzles/${game}`)}>
          {said.all}
        </button>
      </div>
    </section>
  )
}

function Buttons({ run, all }: { run: PuzzleRun; all: readonly Numbered[] }) {
  const { route } = useLocation()
  const [stage, verdict] = [run.stage.value, run.verdict.value]
  if (stage === 'judging') return null
  if (stage === 'playing')
    return run.asks === 'plan' ? (
      <button type="button" class="button primary" disabled={!run.isWhole.value} onClick={() => void run.submit()}>
        {said.submit}
      </button>
    ) : null
  const next = nextAfter(all, run.puzzle.id, marksOf(run.game))
  const isOver = verdict === 'right' || stage === 'shown'
  return (
    <>
      {verdict !== 'right' && (
        <button type="button" class={isOver ? 'button' : 'button primary'} onClick={() => void run.start()}>
          <Icon name="rotate-ccw" size={18} /> {said.tryAgain}
        </button>
      )}
      {stage === 'told' && (
        <button type="button" class="button" onClick={() => void run.show()}>
          <Icon name="map" size={18} /> {said.show}
        </button>
      )}
      {next !== undefined && (
        <button
          type="button"
          class={isOver ? 'button primary' : 'button'}
          onClick={() => route(`/puzzles/${run.game}/${next.id}`)}
        >
          {said.next}
        </button>
      )}
    </>
  )
}

/** Of a plan, what the puzzle asked for. */
const wordsOf = ({ asks }: PuzzleRun, { words }: PuzzlePlan): string => (asks === 'choice' ? (words[0] ?? '') : words.join(', '))

/** The verdict; and where nothing is left to be found, the best plan and its reasons. */
function Told({ run }: { run: PuzzleRun }) {
  const { puzzle } = run
  const [stage, verdict, attempt, failed] = [run.stage.value, run.verdict.value, run.attempt.value, run.failed.value]
  return (
    <>
      {verdict !== undefined && (
        <strong class={`puzzle-verdict ${verdict}`}>
          <Icon name={verdict === 'right' ? 'check' : verdict === 'close' ? 'circle-help' : 'x'} size={18} />{' '}
          {said.verdict[verdict]}
        </strong>
      )}
      {failed !== undefined && <p role="alert">{said.unjudged(failed)}</p>}
      {attempt?.isAnswer === false && (verdict === 'close' || verdict === 'wrong') && (
        <p>
          {said[verdict](percent(attempt.chance), percent(attempt.best))} {run.asks === 'choice' && said.plainly}
        </p>
      )}
      {(stage === 'shown' || verdict !== 'wrong') && (
        <>
          <p>
            <span class="quiet">{said[run.asks]}</span> <strong>{wordsOf(run, puzzle.answer)}</strong>
          </p>
          <p>
            {puzzle.reason} {said.why(percent(puzzle.answer.chance), wordsOf(run, puzzle.next), percent(puzzle.next.chance))}
          </p>
          {run.asks === 'choice' && puzzle.answer.words.length > 1 && (
            <details>
              <summary>{said.how}</summary>
              <ol>
                {puzzle.answer.words.slice(1).map((word, i) => (
                  <li key={`${i} ${word}`}>{word}</li>
                ))}
              </ol>
            </details>
          )}
        </>
      )}
    </>
  )
}
