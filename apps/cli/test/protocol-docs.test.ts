import { readFileSync } from 'node:fs'
import { errorCodes, messageNames } from '@railhead/protocol'
import { describe, expect, test } from 'vitest'
import { railhead } from './railhead.ts'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
const MORE = '…'

/** Whether an answer is as the page shows it, where `…` stands for anything more: a value, the rest of a text, list or object. */
function fits(shown: unknown, answer: unknown): boolean {
  if (shown === MORE) return true
  if (typeof shown === 'string' && shown.endsWith(MORE))
    return typeof answer === 'string' && answer.startsWith(shown.slice(0, -1))
  if (typeof shown !== 'object' || shown === null) return shown === answer
  if (typeof answer !== 'object' || answer === null || Array.isArray(shown) !== Array.isArray(answer)) return false
  if (Array.isArray(shown) && Array.isArray(answer)) {
    const open = shown.at(-1) === MORE
    const listed = open ? shown.slice(0, -1) : shown
    if (open ? answer.length < listed.length : answer.length !== listed.length) return false
    return listed.every((item, i) => fits(item, answer[i]))
  }
  const { [MORE]: open, ...fields } = shown as Record<string, unknown>
  const there = answer as Record<string, unknown>
  if (open === undefined && Object.keys(there).some((key) => !(key in fields))) return false
  return Object.entries(fields).every(([key, value]) => key in there && fits(value, there[key]))
}

describe('docs/protocol.md', () => {
  test('its conversation goes as it says', async () => {
    const lines = page.split('\n')
    const sent = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2))
    const shown = lines.filter((line) => line.startsWith('< ')).map((line) => JSON.parse(line.slice(2)))
    const { out } = await railhead(['engine'], { input: sent.join('\n') })
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers).toHaveLength(shown.length)
    answers.forEach((answer, i) => {
      if (!fits(shown[i], answer)) expect(answer, `answer to ${sent[i]}`).toEqual(shown[i])
    })
    expect(sent.length).toBeGreaterThan(10)
  })

  test('it names every message and every error', () => {
    for (const message of messageNames) expect(page).toContain(`| \`${message}\` |`)
    for (const [code, meaning] of Object.entries(errorCodes)) expect(page).toContain(`| \`${code}\` | ${meaning} |`)
  })

  test('the check can tell a wrong answer', () => {
    const answer = { ok: true, list: [1, 2, 3], words: 'one two' }
    expect(fits({ ok: true, list: [1, '…'], words: 'one…' }, answer)).toBe(true)
    expect(fits({ ok: true, '…': '…' }, answer)).toBe(true)
    for (const wrong of [
      { ok: true },
      { ok: false, '…': '…' },
      { list: [1, 2], '…': '…' },
      { list: [2, '…'], '…': '…' },
      { words: 'two…', '…': '…' },
      { none: '…', '…': '…' },
    ])
      expect(fits(wrong, answer)).toBe(false)
  })
})
