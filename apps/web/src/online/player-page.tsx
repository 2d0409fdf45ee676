import './online.css'
import './archive.css'
import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { Page } from '../shell/page.tsx'
import { Trouble } from '../table/trouble.tsx'
import { archive } from '../texts/archive.ts'
import { online } from '../texts/online.ts'
import { type PlayerInfo, type PlayerRating, player } from './archive-server.ts'
import { Avoiding } from './avoiding.tsx'
import { FinishedRows } from './finished-rows.tsx'
import { RatingCurve } from './rating-curve.tsx'
import { sentenceOf } from './server.ts'

const words = archive.player
/** A deviation above this says that hardly anything is known. */
const UNSURE = 110

/** Somebody who plays here: how strong they seem to be, and what they played in public. */
export function PlayerPage({ id }: { id: string }) {
  const [info, setInfo] = useState<PlayerInfo | undefined>(undefined)
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  useEffect(() => void player(id).then(setInfo, (error: unknown) => setTrouble(sentenceOf(error))), [id])
  if (trouble !== undefined) return <Trouble sentence={trouble} />
  if (info === undefined)
    return (
      <Page title={words.notFound} narrow>
        <p role="status">{online.loading}</p>
      </Page>
    )
  return (
    <Page title={info.name} narrow>
      <h1 class="lobby-title">
        {info.name} {info.program && <span class="pill">{words.program}</span>}
      </h1>
      <Avoiding person={info.id} />
      <div class="lobby">
        <section class="card" aria-labelledby="ratings-title">
          <h2 id="ratings-title">{words.ratings}</h2>
          {info.ratings.length === 0 && <p class="quiet">{words.noRatings}</p>}
          <div class="ratings">
            {info.ratings.map((rating) => (
              <OneRating key={`${rating.game} ${rating.pace}`} rating={rating} />
            ))}
          </div>
        </section>
        <section class="card online-tables" aria-labelledby="last-title">
          <h2 id="last-title">{words.last}</h2>
          {info.games.length === 0 ? (
            <p class="quiet">{archive.none}</p>
          ) : (
            <>
              <FinishedRows games={info.games} />
              <a href={`/online/archive?player=${info.id}`}>{words.all}</a>
            </>
          )}
        </section>
      </div>
    </Page>
  )
}

function OneRating({ rating: { game, pace, rating, deviation, games, curve } }: { rating: PlayerRating }) {
  return (
    <div>
      <p class="rating">
        <span>
          {manifestOf(game)?.title ?? game}, {words.pace[pace]}
        </span>
        <strong>{words.rating(Math.round(rating), Math.round(deviation))}</strong>
      </p>
      <p class="quiet small">
        {words.games(games)}
        {deviation > UNSURE && ` · ${words.unsure}`}
      </p>
      <RatingCurve curve={curve} />
    </div>
  )
}
