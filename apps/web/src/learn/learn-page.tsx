import './learn.css'
import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import type { Lesson } from '../game/lesson.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { saidInLessons } from '../texts/learn.ts'
import { Icon } from '../ui/icon.tsx'
import { progressOf } from './progress.ts'

export function LearnPage() {
  const { game } = useRoute().params
  const entry = manifestOf(game)
  const [lessons, setLessons] = useState<readonly Lesson[] | undefined>(undefined)
  useEffect(() => void entry?.lessons?.load().then(setLessons), [entry])
  if (entry?.lessons === undefined) return <NotFoundPage />
  return (
    <Page title={saidInLessons.title(entry.title)} narrow>
      <h1>{saidInLessons.title(entry.title)}</h1>
      <p class="quiet">{saidInLessons.intro}</p>
      {lessons?.length === 0 && <p>{saidInLessons.notYet}</p>}
      <ol class="lessons">
        {lessons?.map((lesson, i) => {
          const { step, done } = progressOf(game, lesson.id)
          return (
            <li key={lesson.id} class="card lesson">
              <div class="grow">
                <h2 class="small-title">
                  {i + 1}. {lesson.title}
                </h2>
                <p class="quiet">{lesson.about}</p>
              </div>
              {done && (
                <span class="pill">
                  <Icon name="check" size={16} /> {saidInLessons.done}
                </span>
              )}
              <a
                class={done ? 'button' : 'button primary'}
                href={`/learn/${game}/${lesson.id}`}
                aria-label={`${done ? saidInLessons.again : step > 0 ? saidInLessons.resume : saidInLessons.start}: ${lesson.title}`}
              >
                {done ? saidInLessons.again : step > 0 ? saidInLessons.resume : saidInLessons.start}
              </a>
            </li>
          )
        })}
      </ol>
    </Page>
  )
}
