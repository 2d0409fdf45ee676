import '../table/table.css'
import './learn.css'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { asksAmounts } from '../game/amounts.ts'
import { isRead, type Lesson } from '../game/lesson.ts'
import { useTitle } from '../shell/title.ts'
import { useBoxHeight } from '../table/box-height.ts'
import { reading } from '../table/phone-room.ts'
import { TableState } from '../table/table-state.ts'
import { TableView } from '../table/table-view.tsx'
import { Trouble } from '../table/trouble.tsx'
import { t } from '../texts/index.ts'
import { saidInLessons } from '../texts/learn.ts'
import { LessonRun } from './lesson-run.ts'

export function LessonPage() {
  const { game, lesson } = useRoute().params
  return <OneLesson key={`${game}/${lesson}`} game={game} id={lesson} />
}

function OneLesson({ game, id }: { game: string; id: string }) {
  const [lessons, setLessons] = useState<readonly Lesson[] | undefined>(undefined)
  const [run, setRun] = useState<LessonRun | undefined>(undefined)
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  const entry = manifestOf(game)
  const lesson = lessons?.find((other) => other.id === id)
  useTitle(lesson?.title ?? t.nav.learn)

  useEffect(() => {
    let opened: TableState | undefined
    const open = async (): Promise<void> => {
      if (entry?.lessons === undefined) return setTrouble(t.notFound.body)
      const [all, client] = await Promise.all([entry.lessons.load(), entry.client()])
      setLessons(all)
      const wanted = all.find((other) => other.id === id)
      if (wanted === undefined) return setTrouble(t.notFound.body)
      opened = new TableState(client)
      const started = new LessonRun(game, wanted, opened)
      await started.start()
      setRun(started)
    }
    open().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
    return () => opened?.close()
  }, [entry, game, id])

  const problem = run?.table.problem.value
  if (trouble !== undefined) return <Trouble sentence={trouble} />
  if (problem !== undefined) return <Trouble sentence={saidInLessons.broken(problem.sentence)} />
  if (run === undefined || lesson === undefined || run.table.story.shown.value === undefined) {
    return (
      <main class="table-loading" id="content">
        <p role="status">{t.table.loading}</p>
      </main>
    )
  }
  const next = lessons?.[lessons.indexOf(lesson) + 1]
  return (
    <TableView table={run.table} title={lesson.title} subtitle={entry?.title ?? ''}>
      <LessonBox run={run} game={game} next={next} />
    </TableView>
  )
}

function LessonBox({ run, game, next }: { run: LessonRun; game: string; next: Lesson | undefined }) {
  const { route } = useLocation()
  const at = run.step.value
  const { steps, end } = run.lesson
  const step = steps[at]
  const box = useBoxHeight()
  const isOnlyRead = step !== undefined && isRead(step)
  useLayoutEffect(() => {
    reading.value = isOnlyRead
    return () => {
      reading.value = false
    }
  }, [isOnlyRead])
  return (
    <section ref={box} class="lesson-box" aria-label={run.lesson.title}>
      <div class="grow" aria-live="polite">
        <span class="caps">{step === undefined ? t.table.lessonOver : saidInLessons.step(at + 1, steps.length)}</span>
        {run.wrong.value !== null && <span class="wrong">{wrongText(run)}</span>}
        <p>{step?.text ?? end}</p>
      </div>
      {isOnlyRead && (
        <button type="button" class="button primary" data-confirm onClick={() => run.next()}>
          {saidInLessons.next}
        </button>
      )}
      {step === undefined && next !== undefined && (
        <a class="button primary" href={`/learn/${game}/${next.id}`}>
          {saidInLessons.nextLesson}: {next.title}
        </a>
      )}
      <button type="button" class="button" onClick={() => route(`/learn/${game}`)}>
        {step === undefined ? saidInLessons.all : saidInLessons.leave}
      </button>
    </section>
  )
}

function wrongText({ wrong, table }: LessonRun): string {
  if (wrong.value === 'unread') return saidInLessons.readFirst
  const decision = table.story.asked.value?.decision
  const counts = table.question.counting.value || (decision !== undefined && asksAmounts(decision))
  return counts ? saidInLessons.otherNumbers : saidInLessons.notThis
}
