import './rules.css'
import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { CardFace } from '../art/card-face.tsx'
import type { CardGallery, GalleryCard } from '../game/rules-book.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts/index.ts'
import { RulesNav } from './rules-nav.tsx'

/** Every card of a game with its wording and how many there are. */
export function CardsPage() {
  const { game } = useRoute().params
  const entry = manifestOf(game)
  const [gallery, setGallery] = useState<CardGallery | undefined>(undefined)
  const [typed, setTyped] = useState('')
  useEffect(() => void entry?.cards?.().then(setGallery), [entry])
  if (entry?.cards === undefined) return <NotFoundPage />
  const wanted = typed.trim().toLowerCase()
  const shown = (card: GalleryCard): boolean =>
    wanted === '' || `${card.name} ${card.text} ${card.facts?.join(' ')}`.toLowerCase().includes(wanted)
  return (
    <Page title={t.cards.title(entry.title)}>
      <h1>{t.cards.title(entry.title)}</h1>
      <RulesNav game={entry} here="cards" />
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
                <li key={card.id}>
                  <CardFace face={{ ...card, colour: group.colour }} foot={footOf(card)} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </Page>
  )
}

function footOf({ count, numbers, source }: GalleryCard): readonly [string, string] {
  return [
    `${t.cards.copies(count)} · ${t.cards.number(rangeOf(numbers))}`,
    source === 'printed' ? t.cards.printed : t.cards.reconstructed,
  ]
}

/** `1–5` where the numbers run, else a list. */
function rangeOf(numbers: readonly number[]): string {
  const [first] = numbers
  const last = numbers[numbers.length - 1]
  return numbers.length > 2 && last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ')
}
