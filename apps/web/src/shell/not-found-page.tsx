import { t } from '../texts/index.ts'
import { Page } from './page.tsx'

export function NotFoundPage() {
  return (
    <Page title={t.notFound.title} narrow>
      <h1>{t.notFound.title}</h1>
      <p>{t.notFound.body}</p>
      <a class="button primary" href="/">
        {t.notFound.home}
      </a>
    </Page>
  )
}
