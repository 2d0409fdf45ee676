import './styles/analysis.css'
import type { Analysis, Deed, TurningPoint } from '@railhead/players/advice'
import { analysisSaid as said } from '../texts/analysis.ts'
import { Icon } from '../ui/any-icon.tsx'
import { download, fileName } from '../ui/download.ts'
import { Emblem } from '../ui/emblem.tsx'
import { useLate } from '../ui/late.tsx'
import { analysisOpen } from './analysis-open.ts'
import { Curve, Draws, Ledger, percent, Turns } from './analysis-tables.tsx'
import { playBetterPlan, whyNotBranch } from './branching.ts'
import { useTable } from './context.ts'
import { timelineOpen } from './open-parts.ts'
import { type Analysing, useAnalysis } from './use-analysis.ts'

const loadChart = async () => (await import('./chance-chart.tsx')).ChanceChart

/** The finished game of the table, looked back on. */
export function LookingBack() {
  const table = useTable()
  const found = useAnalysis(table)
  const { analysis, working } = found
  const Chart = useLate(true, loadChart)
  return (
    <div class="analysis">
      <p class="quiet">{said.about}</p>
      <State {...found} />
      {analysis !== undefined && analysis.moments.length > 0 && (
        <section aria-labelledby="analysis-curve">
          <h3 id="analysis-curve">{said.curve}</h3>
          <p class="quiet small">{said.curveAbout}</p>
          {Chart !== undefined && <Chart analysis={analysis} />}
          {!working && <Curve analysis={analysis} />}
        </section>
      )}
      {analysis !== undefined && !working && (
        <>
          {analysis.percentile !== null && <p>{said.percentile(analysis.percentile)}</p>}
          <TurningPoints analysis={analysis} />
          <Ledger analysis={analysis} />
          <Draws analysis={analysis} />
          <Turns analysis={analysis} />
          <Exports analysis={analysis} />
        </>
      )}
    </div>
  )
}

function State({ analysis, working, failed, toggle }: Analysing) {
  if (failed !== undefined) return <p role="alert">{said.failed(failed)}</p>
  const { done, of } = analysis ?? { done: 0, of: 1 }
  if (analysis !== undefined && done === of && !working)
    return (
      <p class="quiet small" role="status">
        {said.kept}
      </p>
    )
  return (
    <div class="row">
      <progress max={of} value={done} aria-label={said.progress} />
      <span>{said.working(done, of)}</span>
      <button type="button" class="button" onClick={toggle}>
        {working ? said.stop : said.goOn}
      </button>
    </div>
  )
}

function TurningPoints({ analysis: { turningPoints, deeds } }: { analysis: Analysis }) {
  return (
    <section aria-labelledby="analysis-turned">
      <h3 id="analysis-turned">{said.turned}</h3>
      {turningPoints.length === 0 && <p>{said.noneTurned}</p>}
      <ol class="turning-points">
        {turningPoints.map((point) => (
          <li key={point.moment}>
            <Turned point={point} deed={point.deed === undefined ? undefined : deeds[point.deed]} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Turned({ point, deed }: { point: TurningPoint; deed: Deed | undefined }) {
  const table = useTable()
  const { seat, before, after, cause, at } = point
  const lookAt = (): void => {
    analysisOpen.value = false
    table.frame.endOpen.value = false
    timelineOpen.value = true
    void table.timeline.goTo(deed?.from ?? at)
  }
  const better = deed?.better
  return (
    <>
      <p>
        <Emblem look={table.look(seat)} size={20} />{' '}
        <strong>{said.sentence(table.nameOfSeat(seat), percent(before), percent(after))}</strong> {said.cause[cause]}
      </p>
      {deed !== undefined && <p>{said.chose(table.nameOfSeat(deed.seat), deed.words.join(', '))}</p>}
      {better !== undefined && (
        <>
          <p>{said.better(better.reason)}</p>
          <details>
            <summary>{said.steps(better.words.length)}</summary>
            <ol>
              {better.words.map((words, i) => (
                <li key={`${i} ${words}`}>{words}</li>
              ))}
            </ol>
          </details>
        </>
      )}
      <div class="row">
        <button type="button" class="button" onClick={lookAt}>
          <Icon name="map" size={18} /> {said.look}
        </button>
        {deed !== undefined && better !== undefined && whyNotBranch(table) === undefined && (
          <button type="button" class="button" onClick={() => void playBetterPlan(table, deed)}>
            {said.playBetter}
          </button>
        )}
      </div>
    </>
  )
}

function Exports({ analysis }: { analysis: Analysis }) {
  const table = useTable()
  const name = (kind: string): string => {
    const { game, id } = table.story.latest.peek() ?? { game: '', id: '' }
    return fileName(`${game} ${id.slice(0, 8)} analysis`, kind)
  }
  const asCsv = async (): Promise<void> => {
    const { analysisAsCsv } = await import('@railhead/players/advice')
    download(name('csv'), analysisAsCsv(analysis))
  }
  return (
    <div class="row">
      <button type="button" class="button" onClick={() => download(name('json'), JSON.stringify(analysis, null, 2))}>
        <Icon name="download" size={18} /> {said.json}
      </button>
      <button type="button" class="button" onClick={() => void asCsv()}>
        <Icon name="download" size={18} /> {said.csv}
      </button>
    </div>
  )
}
