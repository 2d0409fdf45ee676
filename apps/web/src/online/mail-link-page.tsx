import './online.css'
import { useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { Page } from '../shell/page.tsx'
import { notices } from '../texts/notices.ts'
import { followMailLink } from './notices-server.ts'
import { sentenceOf } from './server.ts'

/** Where the links in mails lead. It asks once more, since programs look at links before people do. */
export function MailLinkPage({ doing }: { doing: 'confirm' | 'stop' }) {
  const { query } = useRoute()
  const [said, setSaid] = useState<string | undefined>(undefined)
  const [done, setDone] = useState(false)
  const words = notices.link[doing]
  const go = async (): Promise<void> => {
    await followMailLink(doing, { way: query.way ?? '', sign: query.sign ?? '' })
    setDone(true)
    setSaid(words.done)
  }
  return (
    <Page title={words.title} narrow>
      <h1 class="lobby-title">{words.title}</h1>
      <div class="lobby">
        <section class="card">
          <p>{done ? said : words.ask}</p>
          {!done && (
            <button
              type="button"
              class="button primary"
              onClick={() => void go().catch((error: unknown) => setSaid(sentenceOf(error)))}
            >
              {words.go}
            </button>
          )}
          <p class="form-error" role="alert">
            {done ? '' : said}
          </p>
          {done && <a href="/online/me">{notices.toAccount}</a>}
        </section>
      </div>
    </Page>
  )
}
