import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Choice,
  type Json,
  type JsonObject,
  looseChance,
  Match,
  type Options,
  type Position,
  playRandomly,
} from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import { raceToMoscow } from '../src/index.ts'
import { lateGame } from '../src/late-game.kit.ts'
import { FRAMES } from '../src/steps/frames.ts'

/** docs/positions.md must be true: what it shows loads, what it lists is all there is. */
const page = readFileSync(join(import.meta.dirname, '../../../docs/positions.md'), 'utf8')
const ours = page.split('\n## ').find((part) => part.startsWith('1941: Race to Moscow')) ?? ''
const part = (heading: string): string => ours.split('\n### ').find((one) => one.startsWith(heading)) ?? ''
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1])

const examples = [...ours.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1])

describe('the positions on the page', () => {
  test.each(examples)('%s', (example) => {
    const position = JSON.parse(example) as Position
    const table = Match.fromPosition(raceToMoscow, position)
    expect(raceToMoscow.load(table.save()).bytes).toEqual(table.state.bytes)
    for (const [field, value] of Object.entries(position)) if (isClock(value)) expect(table.save()[field], field).toEqual(value)
  })

  test('there is one for every part', () => expect(examples.length).toBeGreaterThan(15))

  test('the scripted shuffle puts the 34 Army on top again', () => {
    const example = examples.find((one) => one.includes('lies on top again')) ?? ''
    const table = Match.fromPosition(raceToMoscow, JSON.parse(example) as Position)
    table.choose({ action: 'move-armored', army: '4PzGr' })
    table.choose({ to: 'kedainiai' })
    expect(table.log.map(({ event }) => event.type)).toContain('combat-lost')
    expect((table.save().players as JsonObject).gray).toMatchObject({ deck: [40, 13] })
  })
})

/** Said once and written back as it is. */
const isClock = (value: Json | undefined): boolean => typeof value === 'number' || typeof value === 'boolean'

describe('the names on the page', () => {
  const names = part('Names')

  test('areas, armies and cards are those of the game', () => {
    const ids = quoted(names.split('**Armies**')[0].split('| colours |')[1])
    expect(ids.toSorted()).toEqual(CONTENT.areaIds.toSorted())
    const armies = quoted(names.split('**Armies**')[1]).filter((id) => !CONTENT.areaIds.includes(id))
    expect(armies.toSorted()).toEqual(CONTENT.armyIds.toSorted())
    const cards = rows(names)
      .flatMap((row) => row[2].split(' · '))
      .flatMap((entry) => entry.match(/^((?:\d+, )*\d+): (.+)$/)?.slice(1) ?? [])
    const listed = cards.flatMap((cell, i) => (i % 2 === 0 ? cell.split(', ').map((number) => `${number} ${cards[i + 1]}`) : []))
    const { pursuitNumber, pursuitNames, sovietNumber, sovietNames, okhNumber, okhNames } = CONTENT
    const all = [...pursuitNumber, ...sovietNumber, ...okhNumber]
    expect(listed.toSorted()).toEqual(
      [...pursuitNames, ...sovietNames, ...okhNames].map((name, i) => `${all[i]} ${name}`).toSorted(),
    )
  })

  test('options have the values and defaults of the game', () => {
    const table = rows(part('Options and rulings')).filter((row) => row[1].startsWith('`'))
    expect(table.map((row) => quoted(row[1])[0])).toEqual(raceToMoscow.options.options.map((option) => option.key))
    raceToMoscow.options.options.forEach((option, i) => {
      if (option.type === 'choice') expect(quoted(table[i][2])).toEqual(option.values)
      if (option.type === 'order') return
      const byEdition = typeof option.default === 'object' ? Object.values(option.default.values) : [option.default]
      expect(new Set(quoted(table[i][3])), option.key).toEqual(new Set(byEdition.map(String)))
      expect(table[i][4]).toBe(option.rule ?? '')
    })
  })
})

/** The fields that the reader knows at a place: it says so itself when asked for another. */
function fieldsOf(wrap: (said: JsonObject) => JsonObject): string[] {
  try {
    raceToMoscow.load({ game: 'race-to-moscow', options: { sovietPlayer: true }, ...wrap({ unheardOf: 1 }) })
  } catch (error) {
    return String(error).split('known are ')[1].split(', ')
  }
  throw new Error('an unknown field was accepted')
}

describe('the fields on the page are all there are', () => {
  const PLACES: [string, (said: JsonObject) => JsonObject][] = [
    ['Areas', (said) => ({ areas: { riga: said } })],
    ['Armies', (said) => ({ armies: { '16A': said } })],
    ['Players', (said) => ({ players: { gray: said } })],
    ['Soviet markers and cards', (said) => ({ soviet: said })],
    ['Soviet markers and cards', (said) => ({ okh: said })],
    ['Armies', (said) => ({ fleet: said })],
    ['Supplies in the stock', (said) => ({ transport: said })],
    ['Supplies in the stock', (said) => ({ transport: { lines: [said] } })],
    ['', (said) => said],
  ]
  test.each(PLACES)('%s', (heading, wrap) => {
    const text = heading === '' ? page : part(heading)
    for (const field of fieldsOf(wrap)) if (field !== 'viewer') expect(text, field).toMatch(new RegExp(`[\`".]${field}[\`"]`))
  })

  test('agenda', () => {
    const table = rows(part('Agenda')).filter((row) => row[1].startsWith('`'))
    expect(table.map((row) => quoted(row[1])[0]).toSorted()).toEqual(FRAMES.names.toSorted())
    for (const [, step, , fields] of table) {
      const known = fieldsOf((said) => ({ agenda: [{ step: quoted(step)[0], army: '16A', ...said }] }))
      const listed = quoted(fields).filter((name) => !['halder', 'fuehrerbefehl', 'wolfsschanze'].includes(name))
      expect(new Set(['step', ...listed]), step).toEqual(new Set(known))
    }
  })
})

describe('the choices on the page', () => {
  /** What kind of choice it is: the step, the subjects, and the values that are words of their own. */
  const WORDS = ['action', 'vehicle', 'deck', 'face', 'cancel', 'done', 'fight', 'defend']
  const shape = (step: string, choice: Choice): string => {
    const subjects = Object.entries(choice).map(([key, value]) =>
      WORDS.includes(key) || (key === 'food' && typeof value === 'string') ? `${key}=${value}` : `${key}:${typeof value}`,
    )
    return `${step} ${subjects.join(' ')}`
  }
  const shown = rows(part('Choices'))
    .filter((row) => row[1].startsWith('`'))
    .map((row) => ({ step: quoted(row[1])[0], choice: JSON.parse(quoted(row[2])[0]) as Choice }))

  test('are all that are ever asked, and nothing else', () => {
    const seen = new Set<string>()
    const random = looseChance(1)
    const look = (state: ReturnType<typeof raceToMoscow.setup>, most: number): void => {
      playRandomly(raceToMoscow, state, random, most, (now, question) => {
        const { step, choices } = raceToMoscow.describe(now, question)
        for (const choice of choices) seen.add(shape(step, choice))
      })
    }
    const cases: Options[] = [
      { edition: '2021' },
      { armyRedeployment: true },
      { sovietPlayer: true },
      { winterCounterAttacks: true },
    ]
    for (const options of cases) {
      for (let i = 0; i < 16; i++) look(lateGame.setup(options, `page ${i}`), 400)
    }
    const folder = join(import.meta.dirname, '../perft')
    for (const file of readdirSync(folder).filter((name) => name !== 'counts.json')) {
      const position = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Position
      for (let i = 0; i < 4; i++) look(raceToMoscow.load(position), 60)
    }
    expect(shown.map(({ step, choice }) => shape(step, choice)).toSorted()).toEqual([...seen].toSorted())
  }, 60_000)

  test('speak of areas, armies and cards that exist', () => {
    const { areaIds, armyIds, pursuitNumber, okhNumber } = CONTENT
    for (const { choice } of shown) {
      for (const key of ['to', 'from', 'area', 'place', 'counterAttack', 'withdraw'])
        if (choice[key] !== undefined) expect(areaIds).toContain(choice[key])
      if (choice.army !== undefined) expect(armyIds).toContain(choice.army)
      if (choice.card !== undefined) expect([...pursuitNumber, ...okhNumber]).toContain(choice.card)
    }
  })
})
