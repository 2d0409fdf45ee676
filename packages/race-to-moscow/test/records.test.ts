import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, parseRecord, verifyRecord } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../src/index.ts'
import { HOW_TO_CHANGE, isWriting } from './golden.ts'
import { GOLDEN_GAMES, playGolden } from './golden-games.ts'

/** Finished games that must come out as they did: the same choices are legal, tell the same story and lead to the same end. */
const FOLDER = join(import.meta.dirname, '../records')
const STORIES = join(FOLDER, 'stories.json')

const fileOf = (name: string): string => join(FOLDER, `${name}.jsonl`)
const textOf = (name: string): string => readFileSync(fileOf(name), 'utf8')

/** Hash of everything that happened, secrets too. */
const storyOf = (record: string): string => {
  const { log } = Match.fromRecord(raceToMoscow, parseRecord(record))
  return createHash('sha256').update(JSON.stringify(log)).digest('hex').slice(0, 16)
}

if (isWriting) {
  const stories = GOLDEN_GAMES.map((game) => {
    const record = playGolden(game)
    writeFileSync(fileOf(game.name), record)
    return [game.name, storyOf(record)]
  })
  writeFileSync(STORIES, `${JSON.stringify(Object.fromEntries(stories), null, 2)}\n`)
}

const stories = (existsSync(STORIES) ? JSON.parse(readFileSync(STORIES, 'utf8')) : {}) as { [name: string]: string }
const names = GOLDEN_GAMES.map(({ name }) => name)

describe('golden records', () => {
  test.each(names)('%s', (name) => {
    const record = textOf(name)
    const verdict = verifyRecord(raceToMoscow, record)
    expect(verdict.result, `${verdict.says} ${HOW_TO_CHANGE}`).toBe('verified')
    expect(storyOf(record), HOW_TO_CHANGE).toBe(stories[name])
  })

  test('there are 20, and no file that nobody checks', () => {
    expect(names).toHaveLength(20)
    expect(readdirSync(FOLDER).sort()).toEqual([...names.map((name) => `${name}.jsonl`), 'stories.json'])
  })

  test('they see both editions, all player counts, every option, and games that end by a victory area and by medals', () => {
    const records = names.map((name) => parseRecord(textOf(name)))
    const values = (key: string): Set<unknown> => new Set(records.map(({ header }) => header.options[key]))
    expect(values('edition')).toEqual(new Set(['2024', '2021']))
    expect(new Set(records.map(({ header }) => (header.options.order as readonly string[]).length))).toEqual(new Set([1, 2, 3]))
    expect(new Set(records.map(({ outcome }) => outcome?.reason))).toEqual(new Set(['victory-area', 'medals']))
    for (const option of raceToMoscow.options.options) expect(values(option.key).size, option.key).toBeGreaterThan(1)
    expect(records.some(({ outcome }) => outcome?.winners.length === 0)).toBe(true)
  })
})
