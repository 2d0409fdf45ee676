import './learn.css'
import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import type { Lesson } from '../game/lesson.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { progressOf } from './progress.ts'

export function LearnPage() {
  const { game } = useRoute().params
  const entry = manifestOf(game)
  const [lessons, setLessons] = useState<readonly Lesson[] | undefined>(undefined)
  useEffect(() => void entry?.lessons?.load().then(setLessons), [entry])
  if (entry?.lessons === undefined) return <NotFoundPage />
  return (
    <Page title={t.learn.title(entry.title)} narrow>
      <h1>{t.learn.title(entry.title)}</h1>
      <p class="quiet">{t.learn.intro}</p>
      {lessons?.length === 0 && <p>{t.learn.notYet}</p>}
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
                  <Icon name="check" size={16} /> {t.learn.done}
                </span>
              )}
              <a
                class={done ? 'button' : 'button primary'}
                href={`/learn/${game}/${lesson.id}`}
                aria-label={`${done ? t.learn.again : step > 0 ? t.learn.resume : t.learn.start}: ${lesson.title}`}
              >
                {done ? t.learn.again : step > 0 ? t.learn.resume : t.learn.start}
              </a>
            </li>
          )
        })}
      </ol>
    </Page>
  )
}
