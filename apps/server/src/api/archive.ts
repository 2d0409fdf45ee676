import { Problem } from '../problem.ts'
import type { Cursor, GameStatistics, SoughtGames } from '../store/archive.ts'
import { PACES } from './bodies.ts'
import { type Handlers, type Parts, somebody } from './handling.ts'
import { infoOf } from './tables.ts'

/** So many games are told at once. */
const MOST_TOLD = 30
/** Games in the curve of a rating. */
const MOST_IN_CURVE = 200
/** Milliseconds for which nobody counts anew. */
const COUNTED_FOR = 60_000
const RESULTS = ['won', 'drawn', 'early'] as const

/** Games that have ended, who played them, and what can be counted of all of them. */
export function archiveHandlers({ people, store, now }: Parts): Handlers {
  let counted: { readonly at: number; readonly games: Promise<readonly GameStatistics[]> } | undefined

  return {
    /** Public games that have ended, page by page; with `mine=yes` one's own, public or not. */
    'GET archive': async ({ token, query }) => {
      const mine = query.get('mine') === 'yes' ? (await somebody(people, token)).id : undefined
      const person = await people.by(token)
      const most = Math.min(MOST_TOLD, Number(/^[1-9]\d?$/.exec(query.get('most') ?? '')?.[0] ?? MOST_TOLD))
      const found = await store.finishedGames({ ...soughtIn(query), mine }, cursorIn(query), most + 1)
      const games = found.slice(0, most)
      const last = found.length > most ? games.at(-1) : undefined
      return {
        json: {
          games: games.map((table) => infoOf(table, person, now())),
          next: last === undefined ? null : `${last.ended}-${last.id}`,
        },
      }
    },
    /** Whoever has met somebody, or seen a public game of theirs, knows their id; there is no list of people. */
    'GET players/:id': async ({ id, token }) => {
      const [viewer, person] = [await people.by(token), await store.people.byId(id)]
      if (person === undefined) throw new Problem('not-found', 'There is nobody like that.')
      const ratings = (await store.ratingsOf(id)).map(async ({ volatility: _, ...rating }) => {
        const games = await store.ratedGamesOf(id, rating.game, rating.pace, MOST_IN_CURVE)
        return { ...rating, curve: games.map(({ at, rating: then, deviation }) => ({ at, rating: then, deviation })) }
      })
      const games = await store.finishedGames({ player: id }, null, MOST_TOLD)
      const program = (await store.bots.ownerOf(id)) !== null
      const json = {
        ...person,
        program,
        ratings: await Promise.all(ratings),
        games: games.map((table) => infoOf(table, viewer, now())),
      }
      return { json }
    },
    'GET statistics': async () => {
      if (counted === undefined || now() - counted.at > COUNTED_FOR) counted = { at: now(), games: store.statistics() }
      return { json: await counted.games }
    },
  }
}

function soughtIn(query: URLSearchParams): SoughtGames {
  const text = (name: string): string | undefined => query.get(name)?.trim().slice(0, 80) || undefined
  const moment = (name: string): number | undefined => {
    const given = /^\d{1,15}$/.exec(query.get(name) ?? '')?.[0]
    return given === undefined ? undefined : Number(given)
  }
  const [, name, value] = /^(\w{1,40}):(.{0,80})$/s.exec(query.get('option') ?? '') ?? []
  return {
    game: text('game'),
    pace: PACES.find((one) => one === query.get('pace')),
    player: text('player'),
    name: text('name'),
    result: RESULTS.find((one) => one === query.get('result')),
    winner: text('winner'),
    from: moment('from'),
    until: moment('until'),
    option: name === undefined ? undefined : { name, value },
  }
}

function cursorIn(query: URLSearchParams): Cursor | null {
  const [, ended, id] = /^(\d{1,15})-([0-9a-f]{32})$/.exec(query.get('after') ?? '') ?? []
  return id === undefined ? null : { ended: Number(ended), id }
}
