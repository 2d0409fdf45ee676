import { expect } from '@playwright/test'
import { games } from '../games/list.ts'
import type { GameVisits } from '../screenshots/album.ts'
import { type Driver, run } from './driver.ts'
import { test } from './opened.ts'
import { choicesMade, click, colours, count, middleOf, troubles } from './page.ts'

const HOME = `http://127.0.0.1:${process.env.RAILHEAD_BROWSER_PORT}/`
const ANSWER = '.answers [data-choice]'

/** From the home page to a new table, as a person gets there. */
/** With a seed it is the same game every time, computers' moves and all. */
async function begin(driver: Driver, game: string, seed?: string): Promise<void> {
  await driver.goto(HOME)
  // WebKit's store stays shut for good if the page is left while it is being made.
  await middleOf(driver, '.tables :is(.table-list, p:not(:empty))')
  await run(
    driver,
    (played) => {
      localStorage.setItem('railhead.settings', JSON.stringify({ speed: 'off', theme: 'light', confirmTurn: false }))
      localStorage.setItem(`railhead.opening.${played}`, 'told')
    },
    game,
  )
  await driver.goto(HOME)
  await click(driver, `.game-card a[href="/new/${game}/computer"]`)
  if (seed !== undefined) {
    await click(driver, '.more-options')
    await expect.poll(() => count(driver, '#seed')).toBe(1)
    await run(
      driver,
      (text) => {
        const field = document.querySelector<HTMLInputElement>('#seed')
        if (field !== null) field.value = text
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      },
      seed,
    )
  }
  await click(driver, 'form button[type=submit]')
  await middleOf(driver, ANSWER)
}

for (const { id: game } of games) {
  test(`${game}: a game begins, is drawn, goes on and is kept`, async ({ driver }) => {
    const { visits }: { visits: GameVisits } = await import(`../games/${game}/visits.ts`)
    await begin(driver, game)

    const narrowest = () =>
      run(driver, () => {
        const sheets = [...document.querySelectorAll('.board-base')].map((sheet) => sheet.getBoundingClientRect())
        return sheets.length === 0 ? 0 : Math.min(...sheets.flatMap(({ width, height }) => [width, height]))
      })
    await expect.poll(narrowest, { message: 'the map is drawn' }).toBeGreaterThan(0)
    await expect.poll(() => count(driver, '.board [data-face]'), { message: 'areas are drawn' }).toBeGreaterThan(0)
    await expect
      .poll(async () => (await colours(driver, visits.colours)).filter(({ wanted, seen }) => wanted !== seen), {
        message: 'the map has its colours',
      })
      .toEqual([])

    const before = await choicesMade(driver)
    const digit = await run(driver, () => document.querySelector('.answers [data-choice] .key')?.textContent ?? '')
    await driver.key(digit)
    await expect.poll(() => choicesMade(driver), { message: 'a choice by key' }).toBeGreaterThan(before)
    const between = await choicesMade(driver)
    await click(driver, ANSWER)
    await expect.poll(() => choicesMade(driver), { message: 'a choice by mouse' }).toBeGreaterThan(between)
    expect(await troubles(driver)).toEqual([])

    const made = await choicesMade(driver)
    await driver.goto(await run(driver, () => location.href))
    await expect.poll(() => choicesMade(driver), { message: 'the game is still there' }).toBeGreaterThanOrEqual(made)
    await middleOf(driver, ANSWER)
    expect(await troubles(driver)).toEqual([])
  })
}

/** Gives answers that end the own turn soonest, until computers are at it. */
async function endTurn(driver: Driver): Promise<void> {
  const isAsked = async () => (await count(driver, ANSWER)) > 0
  await middleOf(driver, ANSWER)
  while (await isAsked()) {
    const before = await choicesMade(driver)
    await run(driver, () => {
      const answers = [...document.querySelectorAll<HTMLElement>('.answers [data-choice]')]
      ;(answers.find((answer) => answer.matches('.stop')) ?? answers.at(-1))?.click()
    })
    await expect.poll(() => choicesMade(driver)).toBeGreaterThan(before)
  }
}

test('race-to-moscow: a page that is left while computers play comes back with all it has shown, again and again', async ({
  driver,
}) => {
  // Two games, each left twice, and always the same two: one in which somebody only passes may be over soon.
  for (const left of [1, 2, 3, 4]) {
    if (left % 2 === 1) await begin(driver, 'race-to-moscow', `left ${left}`)
    const table = await run(driver, () => location.href)
    await endTurn(driver)
    const made = await choicesMade(driver)
    await driver.goto(table)
    await expect.poll(() => choicesMade(driver), { message: `left ${left} times` }).toBeGreaterThanOrEqual(made)
    await middleOf(driver, ANSWER)
    expect(await troubles(driver)).toEqual([])
  }
})

test('ostkrieg: a card that is pointed at is shown large, and no longer once it is played', async ({ driver }) => {
  await begin(driver, 'ostkrieg')
  const card = await middleOf(driver, '.ost-card.legal')
  await driver.point(...card, false)
  await expect.poll(() => count(driver, '.ost-looked')).toBe(1)
  const before = await choicesMade(driver)
  await driver.point(...card, true)
  await expect.poll(() => choicesMade(driver)).toBeGreaterThan(before)
  await driver.point(...(await middleOf(driver, '.prompt-text')), false)
  await expect.poll(() => count(driver, '.ost-looked')).toBe(0)
})

test('race-to-moscow: an army that is dragged says what it costs before it goes, and the rules show pieces of the board', async ({
  driver,
}) => {
  await begin(driver, 'race-to-moscow')
  const army = await middleOf(driver, '.board [data-token="4PzGr"]')
  await driver.point(...army, false)
  await expect.poll(() => count(driver, '.board[data-drags]')).toBe(1)
  await driver.drag(army, await middleOf(driver, '.board [data-area="kedainiai"]'))
  const note = () => run(driver, () => document.querySelector('.note')?.textContent ?? '')
  await expect.poll(note).toContain('Starting costs 1 fuel')
  await click(driver, '.note .button.primary')
  await expect.poll(() => choicesMade(driver)).toBeGreaterThan(0)

  await driver.goto(`${HOME}rules/race-to-moscow#12`)
  await expect.poll(() => count(driver, '.rule-map [data-token="4PzGr"]'), { message: 'a map in the rules' }).toBeGreaterThan(0)
  expect(await troubles(driver)).toEqual([])
})
