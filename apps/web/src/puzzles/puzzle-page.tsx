import '../table/table.css'
import '../learn/learn.css'
import './puzzle-box.css'
import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { problemOf } from '../engine/client.ts'
import { useTitle } from '../shell/title.ts'
import { TableState } from '../table/table-state.ts'
import { TableView } from '../table/table-view.tsx'
import { Trouble } from '../table/trouble.tsx'
import { t } from '../texts/index.ts'
import { puzzlesSaid as said } from '../texts/puzzles.ts'
import { type Numbered, numbered } from './in-order.ts'
import { PuzzleBox } from './puzzle-box.tsx'
import { PuzzleRun } from './puzzle-run.ts'

export function PuzzlePage() {
  const { game, puzzle } = useRoute().params
  return <OnePuzzle key={`${game}/${puzzle}`} game={game} id={puzzle} />
}

function OnePuzzle({ game, id }: { game: string; id: string }) {
  const [all, setAll] = useState<readonly Numbered[]>([])
  const [run, setRun] = useState<PuzzleRun | undefined>(undefined)
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  const entry = manifestOf(game)
  useTitle(run === undefined ? t.nav.puzzles : said.number(run.puzzle.number))

  useEffect(() => {
    let started: PuzzleRun | undefined
    const open = async (): Promise<void> => {
      if (!entry?.puzzles) return setTrouble(t.notFound.body)
      const table = new TableState(await entry.client())
      const list = await table.engine.ask('puzzles', { game })
      const puzzles = numbered(list)
      const wanted = puzzles.find((puzzle) => puzzle.id === id)
      if (wanted === undefined) {
        table.close()
        return setTrouble(t.notFound.body)
      }
      started = new PuzzleRun(game, wanted, list.asks, table)
      await started.start()
      setAll(puzzles)
      setRun(started)
    }
    open().catch((error: unknown) => setTrouble(said.broken(problemOf(error).sentence)))
    return () => started?.close()
  }, [entry, game, id])

  const problem = run?.table.problem.value
  if (trouble !== undefined) return <Trouble sentence={trouble} />
  if (problem !== undefined) return <Trouble sentence={said.broken(problem.sentence)} />
  if (run === undefined || run.table.story.shown.value === undefined) {
    return (
      <main class="table-loading" id="content">
        <p role="status">{t.table.loading}</p>
      </main>
    )
  }
  return (
    <TableView table={run.table} title={said.number(run.puzzle.number)} subtitle={entry?.title ?? ''}>
      <PuzzleBox run={run} all={all} />
    </TableView>
  )
}
