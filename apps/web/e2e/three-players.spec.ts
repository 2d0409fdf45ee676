import { expect, type Page, test } from '@playwright/test'
import { OnlineServer } from './online-server.ts'
import { ask, at, whoIsAsked } from './online-table.ts'
import { quietly } from './play.ts'

const server = new OnlineServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.end())

/** Plays by chance beside the page until the game is over, as another device of the same person. Answers how many choices were made in all. */
const playToTheEnd = (page: Page, table: string): Promise<number> =>
  page.evaluate(
    (id) =>
      new Promise<number>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`)
        const say = (message: object) => socket.send(JSON.stringify(message))
        let calls = 0
        let answered = -1
        const look = (shown: {
          question: number
          length: number
          outcome: unknown
          asked: { decision: { choices: unknown[] } } | null
        }): void => {
          const { question, asked } = shown
          if (shown.outcome !== null) resolve(shown.length)
          if (asked === null || question === answered) return
          answered = question
          const index = (question * 7919 + 31) % asked.decision.choices.length
          say({ call: ++calls, name: 'choose', ask: { question, index }, id: `by-chance-${question}` })
        }
        socket.onopen = () => say({ call: 0, name: 'open', ask: { confirmTurn: false } })
        socket.onmessage = ({ data }) => {
          const { ok, call, answer, step, problem } = JSON.parse(data)
          if (ok === false) return reject(new Error(problem.sentence))
          const shown = call === 0 ? answer : (step ?? answer?.snapshot)
          // Nobody chooses as fast as the server allows.
          if (shown) setTimeout(look, 30, shown)
        }
        socket.onclose = () => reject(new Error('the connection was lost'))
      }),
    table,
  )

test('three play Race to Moscow from three browsers to its end, which all of them are shown', async ({ browser }) => {
  const forbidden: string[] = []
  const pages = await Promise.all(
    ['Anna', 'Ben', 'Cy'].map(async (name) => {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage()
      await quietly(page, { confirmTurn: false })
      page.on('console', (said) => said.text().includes('Content Security Policy') && forbidden.push(said.text()))
      await page.goto(`${server.url}/online`)
      await ask(page, 'me', { name })
      return page
    }),
  )
  const [anna, ben, cy] = pages
  const open = { kind: 'open' }
  const { id } = await ask<{ id: string }>(anna, 'tables', {
    ...{ game: 'race-to-moscow', title: 'Three', options: { basicGame: true } },
    ...{ seats: { gray: { kind: 'me' }, white: open, brown: open }, pace: { kind: 'live', minutes: 60, increment: 0 } },
  })
  await ask(ben, `tables/${id}/seat`, { seat: 'white' })
  await ask(cy, `tables/${id}/seat`, { seat: 'brown' })
  for (const page of pages) await page.goto(`${server.url}/online/${id}/table`)

  // The first choice is made by hand, and everybody sees it; what is beside the map covers none of its buttons.
  for (const page of pages) await expect(page.locator('.prompt').first()).toBeVisible()
  await expect(async () => {
    const people = await anna.locator('.people-button').boundingBox()
    const buttons = await anna.locator('.board-controls').boundingBox()
    expect(people?.x).toBeGreaterThan((buttons?.x ?? 0) + (buttons?.width ?? 0))
  }).toPass()
  const answers = pages.map((page) => page.locator('.answers [data-choice]').first())
  await answers[await whoIsAsked(answers)].click()
  for (const page of pages) await expect.poll(() => at(page)).toBeGreaterThan(0)

  const lengths = await Promise.all(pages.map((page) => playToTheEnd(page, id)))
  expect(new Set(lengths).size).toBe(1)
  for (const page of pages) await expect.poll(() => at(page)).toBe(lengths[0])
  const shown = pages.map((page) => page.locator('dialog[open] .outcome'))
  // The rule comes a moment after the words.
  for (const outcome of shown) await expect(outcome.getByRole('link')).toBeVisible({ timeout: 60_000 })
  const words = await shown[0].innerText()
  for (const outcome of shown) await expect(outcome).toHaveText(words)
  // Nothing on the way was what the server lets no page do.
  expect(forbidden).toEqual([])
})
