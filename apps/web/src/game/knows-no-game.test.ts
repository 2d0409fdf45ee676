import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { wholeGameById } from '../engine/registry.ts'

/** What is made for every game: here no game is named, and nothing of one is guessed. */
const FOLDERS = ['art', 'board', 'engine', 'game', 'home', 'learn', 'puzzles', 'rules', 'shell', 'store', 'styles', 'table', 'ui']
const CHOICES = 400

/** Words that belong to everybody: kinds of questions, and what every page speaks of. */
const SHARED = new Set(['action', 'area', 'army', 'line', 'card', 'seat', 'unit', 'number', 'amounts', 'yes-no', 'go', 'stop'])
/** These mean something else where they stand: the project, an event of the browser, a class, colours, an attribute. */
const OTHERWISE = new Set(['railhead', 'load', 'play-card', 'red', 'blue', 'target'])

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|css)$/.test(name) && !/\.(test|kit)\.tsx?$/.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(import.meta.dirname, '..', folder, name), 'utf8') })),
)

/** The names that a game uses: its own and those of its seats, steps, actions and events, as they come up in play. */
function namesIn(game: Game): Set<string> {
  const names = new Set([game.id, ...game.seats])
  for (const { options } of [{ options: {} }, ...game.options.presets]) {
    const match = Match.open(game, { options, seed: 'names' })
    for (let n = 0; n < CHOICES; n++) {
      const pending = match.pending()
      if ('outcome' in pending) break
      const { step, seat, choices } = pending.decision
      names.add(step)
      for (const { action } of choices) if (typeof action === 'string') names.add(action)
      match.choose(choices[(n * 7) % choices.length], seat)
    }
    for (const { event } of match.log) names.add(event.type)
  }
  return new Set([...names].filter((name) => !SHARED.has(name) && !OTHERWISE.has(name)))
}

test.each(games.map(({ id }) => id))('nothing outside of its folder knows %s', async (id) => {
  const game = await wholeGameById(id)
  const names = namesIn(game)
  // More than its own and those of its seats came up in play.
  expect(names.size).toBeGreaterThan(1 + game.seats.length)
  const found = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/(['"`])([a-z][a-z0-9-]*)\1/gi)].flatMap(([, , word]) => (names.has(word) ? [`${name}: ${word}`] : [])),
  )
  expect(found).toEqual([])
})

test('no style sheet of the client has a colour or a class of a game', () => {
  const sheets = games.flatMap(({ id }) =>
    readdirSync(join(import.meta.dirname, '../../games', id), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(import.meta.dirname, '../../games', id, name), 'utf8')),
  )
  const prefixes = new Set(sheets.flatMap((text) => [...text.matchAll(/--([a-z]+)-[a-z-]+:/g)].map(([, prefix]) => prefix)))
  expect(prefixes.size).toBeGreaterThan(0)
  const own = new RegExp(`(--|\\.)(${[...prefixes].join('|')})-`)
  expect(sources.filter(({ text }) => own.test(text)).map(({ name }) => name)).toEqual([])
})
