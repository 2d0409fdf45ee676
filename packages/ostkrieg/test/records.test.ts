import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { looseChance, Match, type Options, parseRecord, Question, verifyRecord } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../src/index.ts'
import { HOW_TO_CHANGE, isWriting } from './golden.ts'

/** Finished games that must come out as they did: the same choices are legal, tell the same story and lead to the same end. */
const FOLDER = join(import.meta.dirname, '../records')
const STORIES = join(FOLDER, 'stories.json')

const GAMES: readonly { readonly name: string; readonly options: Options }[] = [
  { name: '01-barbarossa', options: { scenario: 'barbarossa' } },
  { name: '02-barbarossa', options: { scenario: 'barbarossa' } },
  { name: '03-uranus', options: { scenario: 'uranus' } },
  { name: '04-uranus-cities-spared', options: { scenario: 'uranus', partisansSpareCities: true } },
  { name: '05-barbarossa-bid', options: { scenario: 'barbarossa', bidding: true } },
  { name: '06-uranus-bid', options: { scenario: 'uranus', bidding: true } },
  { name: '07-against-the-axis-bot', options: { bot: 'axis' } },
  { name: '08-against-the-soviet-bot', options: { bot: 'soviet', handicap: 3 } },
  { name: '09-uranus-against-the-axis-bot', options: { scenario: 'uranus', bot: 'axis', handicap: 2 } },
  { name: '10-uranus-against-the-soviet-bot', options: { scenario: 'uranus', bot: 'soviet', handicap: 0 } },
]
const textOf = (name: string): string => readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')

/** Hash of everything that happened. */
const storyOf = (record: string): string =>
  createHash('sha256')
    .update(JSON.stringify(Match.fromRecord(ostkrieg, record).log))
    .digest('hex')
    .slice(0, 16)

/** A game by players that like to do something: a done or a pass is taken only now and then. */
function playGolden(options: Options, seed: string): string {
  const table = Match.open(ostkrieg, { options, seed })
  const chance = looseChance(seed.length)
  const question = new Question()
  while (!ostkrieg.pending(table.state, question).over) {
    const choices = Array.from(question.choices.subarray(0, question.count), (code) => ostkrieg.name(table.state, code))
    const active = choices.filter((choice) => choice.done !== true && choice.pass !== true && choice['call-off'] !== true)
    const pool = active.length > 0 && chance.pick(0, 8) > 0 ? active : choices
    table.choose(pool[chance.pick(0, pool.length)], ostkrieg.seats[question.seat])
  }
  table.reveal()
  return table.record()
}

if (isWriting) {
  const stories = GAMES.map(({ name, options }) => {
    const record = playGolden(options, `golden ${name}`)
    writeFileSync(join(FOLDER, `${name}.jsonl`), record)
    return [name, storyOf(record)]
  })
  writeFileSync(STORIES, `${JSON.stringify(Object.fromEntries(stories), null, 2)}\n`)
}
const stories = JSON.parse(readFileSync(STORIES, 'utf8')) as { [name: string]: string }

describe('golden records', () => {
  test.each(GAMES)('$name', ({ name }) => {
    const record = textOf(name)
    const verdict = verifyRecord(ostkrieg, record)
    expect(verdict.result, `${verdict.says} ${HOW_TO_CHANGE}`).toBe('verified')
    expect(storyOf(record), HOW_TO_CHANGE).toBe(stories[name])
  })

  test('no file that nobody checks, and every option is seen', () => {
    expect(readdirSync(FOLDER).sort()).toEqual([...GAMES.map(({ name }) => `${name}.jsonl`), 'stories.json'])
    const records = GAMES.map(({ name }) => parseRecord(textOf(name)))
    for (const { key } of ostkrieg.options.options)
      expect(new Set(records.map(({ header }) => header.options[key])).size, key).toBeGreaterThan(1)
  })
})
