import { Page } from '../shell/page.tsx'
import { t } from '../texts/index.ts'

/** A table that cannot be opened: the reason in one sentence and the ways on. */
export function Trouble({ sentence }: { sentence: string }) {
  return (
    <Page title={t.notFound.title} narrow>
      <h1>{t.notFound.title}</h1>
      <p role="alert">{sentence}</p>
      <div class="row">
        <a class="button primary" href="/">
          {t.notFound.home}
        </a>
        <a class="button" href="/games">
          {t.kept.title}
        </a>
      </div>
    </Page>
  )
}
