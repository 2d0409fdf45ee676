import './rules.css'
import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { entryOf } from '../games/index.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts/index.ts'
import type { CardGallery, GalleryCard } from './content.ts'
import { RulesNav } from './rules-nav.tsx'

/** Every card of a game with its wording and how many there are. */
export function CardsPage() {
  const { game } = useRoute().params
  const entry = entryOf(game)
  const [gallery, setGallery] = useState<CardGallery | undefined>(undefined)
  const [typed, setTyped] = useState('')
  useEffect(() => void entry?.cards().then(setGallery), [entry])
  if (entry === undefined) return <NotFoundPage />
  const wanted = typed.trim().toLowerCase()
  const shown = (card: GalleryCard): boolean =>
    wanted === '' || `${card.name} ${card.text} ${card.facts?.join(' ')}`.toLowerCase().includes(wanted)
  return (
    <Page title={t.cards.title(entry.title)}>
      <h1>{t.cards.title(entry.title)}</h1>
      <RulesNav game={game} here="cards" />
      <input
        type="search"
        aria-label={t.cards.filter}
        placeholder={t.cards.filter}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {gallery?.groups.map((group) => {
        const cards = group.cards.filter(shown)
        return cards.length === 0 ? null : (
          <section key={group.title} class="card-group">
            <h2>
              {group.title} <span class="quiet small">{group.hint}</span>
            </h2>
            <ul class="card-grid">
              {cards.map((card) => (
                <li key={card.id} class="play-card">
                  <h3 style={{ background: `var(--${group.colour})`, color: group.colour === 'centre' ? '#1e2423' : '#fff' }}>
                    {card.name}
                  </h3>
                  <div class="play-card-body">
                    {card.facts?.map((fact) => (
                      <p key={fact} class="play-card-fact">
                        {fact}
                      </p>
                    ))}
                    <p>{card.text}</p>
                  </div>
                  <p class="play-card-foot">
                    <span>
                      {t.cards.copies(card.count)}
                      {card.numbers !== undefined && ` · ${card.numbers}`}
                    </span>
                    <span>{card.source === 'printed' ? t.cards.printed : t.cards.reconstructed}</span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </Page>
  )
}
