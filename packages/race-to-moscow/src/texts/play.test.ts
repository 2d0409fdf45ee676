import type { Options } from '@railhead/table'
import { expect, test } from 'vitest'
import { isOver, opened } from '../testing.ts'
import { texts } from './en.ts'

/** Games played on to see that every prompt, label and line of the log reads like a person wrote it. */

const SENTENCES = /^[A-Z0-9][^{}[\]_]*[.?]$/
const LABEL = /^[A-Z0-9][^{}[\]_]*$/
const MACHINE = /undefined|null|NaN|true|false|[a-z]_[a-z]|\bthat (area|army|card)\b/

const GAMES: { readonly name: string; readonly options: Options }[] = [
  { name: 'three players', options: {} },
  { name: 'Soviet player, winter', options: { sovietPlayer: true, winterCounterAttacks: true } },
  { name: 'two players, 2021, redeployment', options: { edition: '2021', order: ['white', 'brown'], armyRedeployment: true } },
  { name: 'alone, advanced, Total War', options: { order: ['gray'], frontCards: 'advanced', totalWar: true } },
  { name: 'Abwehr', options: { abwehr: true, difficulty: 'hard' } },
]

test.each(GAMES)('$name', ({ options }) => {
  const table = opened(options, 'words')
  let dice = 7
  for (let made = 0; made < 500 && !isOver(table); made++) {
    const pending = table.pending()
    if ('outcome' in pending) break
    const { decision } = pending
    const prompt = texts.prompt(decision)
    expect(prompt).toMatch(SENTENCES)
    expect(prompt).not.toMatch(MACHINE)
    const labels = decision.choices.map((choice) => texts.choice(decision, choice))
    for (const label of labels) {
      expect(label).toMatch(LABEL)
      expect(label).not.toMatch(MACHINE)
    }
    // Two buttons that say the same cannot be told apart.
    expect(new Set(labels).size).toBe(labels.length)
    dice = (dice * 48271) % 2147483647
    const chosen = table.choose(decision.choices[dice % decision.choices.length])
    if (!chosen.ok) throw new Error(`refused: ${chosen.refusal.code}`)
    for (const { event } of chosen.events) {
      const line = texts.event(event)
      expect(line).toMatch(SENTENCES)
      expect(line).not.toMatch(MACHINE)
    }
  }
  const pending = table.pending()
  if ('outcome' in pending) expect(texts.outcome(pending.outcome)).toMatch(SENTENCES)
})
