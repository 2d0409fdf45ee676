import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { Puzzle, PuzzleList } from '@railhead/players/puzzles'
import { faults } from './axe.ts'

/** Puzzles: found from the start page, played at a table, judged and explained. */

const listOf = (game: string): PuzzleList =>
  JSON.parse(
    readFileSync(new URL(`../../../packages/players/src/${game}/advice/generated/puzzles.json`, import.meta.url), 'utf8'),
  )

/** The puzzle whose answer is farthest ahead of the next best. */
const clearest = ({ puzzles }: PuzzleList): Puzzle => {
  const lead = ({ answer, next }: Puzzle): number => answer.chance - next.chance
  return puzzles.reduce((best, puzzle) => (lead(puzzle) > lead(best) ? puzzle : best))
}

const box = (page: Page) => page.getByRole('region', { name: /^Puzzle \d+$/ })

/** At the questions of Ostkrieg an answer is a button with the name of its card. */
const answer = (page: Page, { words }: Puzzle['answer']) =>
  page.locator('.answers').getByRole('button', { name: words[0], exact: false }).first()

test('a puzzle is found from the start page; it is solved, which is explained and kept', async ({ page }) => {
  const puzzle = clearest(listOf('ostkrieg'))
  await page.goto('/')
  await page.locator('a.tile[href="/puzzles/ostkrieg"]').click()
  await expect(page.getByRole('heading', { name: 'Puzzles of Ostkrieg' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.locator(`.puzzle-grid a[href="/puzzles/ostkrieg/${puzzle.id}"]`).click()
  await expect(box(page)).toContainText('One choice is clearly best')
  await expect(page.getByRole('button', { name: 'Ask the staff' })).toHaveCount(0)
  expect(await faults(page, { include: '.puzzle-box' })).toEqual([])
  await answer(page, puzzle.answer).click()
  await expect(box(page)).toContainText('Right!')
  await expect(box(page)).toContainText(puzzle.reason)
  await expect(box(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  expect(await faults(page, { include: '.puzzle-box' })).toEqual([])
  await box(page).getByRole('button', { name: 'All puzzles' }).click()
  await expect(page.locator(`.puzzle-grid a[href="/puzzles/ostkrieg/${puzzle.id}"]`)).toHaveAccessibleName(/solved$/)
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible()
})

test('what is not the best is told so; the best plan is shown, and it can be tried again', async ({ page }) => {
  const puzzle = clearest(listOf('ostkrieg'))
  await page.goto(`/puzzles/ostkrieg/${puzzle.id}`)
  await answer(page, puzzle.next).click()
  await expect(box(page)).toContainText('Not the best')
  await expect(box(page)).not.toContainText('The best choice:')
  await box(page).getByRole('button', { name: 'Show the best plan' }).click()
  await expect(box(page)).toContainText(`The best choice: ${puzzle.answer.words[0]}`)
  await expect(box(page)).toContainText('Not the best')
  await box(page).getByRole('button', { name: 'Try again' }).click()
  await expect(box(page)).toContainText('One choice is clearly best')
  await answer(page, puzzle.answer).click()
  await expect(box(page)).toContainText('Right!')
  await box(page).getByRole('button', { name: 'Next puzzle' }).click()
  await expect(page).not.toHaveURL(new RegExp(`/${puzzle.id}$`))
  await expect(box(page)).toContainText('One choice is clearly best')
})

test('a plan is handed in once something was done, or ends with the turn', async ({ page }) => {
  const puzzle = clearest(listOf('race-to-moscow'))
  await page.goto(`/puzzles/race-to-moscow/${puzzle.id}`)
  await expect(box(page)).toContainText('One plan for this turn is clearly best')
  await expect(box(page).getByRole('button', { name: 'That is my plan' })).toBeDisabled()
  await page.getByRole('button', { name: /^(\d )?End the turn/ }).click()
  // The turn may end with rails that can be laid.
  const verdict = box(page).locator('.puzzle-verdict')
  const rails = page.getByRole('button', { name: /Lay no rail/ })
  await expect(rails.or(verdict)).toBeVisible()
  if (await rails.isVisible()) await rails.click()
  await expect(verdict).toHaveText(/Not the best|Close/)
  await expect(box(page)).toContainText('With what you did the chance to win is')
})

test('puzzles are played without a network, once the client was fetched', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  const puzzle = clearest(listOf('ostkrieg'))
  await page.goto(`/puzzles/ostkrieg/${puzzle.id}`)
  await answer(page, puzzle.answer).click()
  await expect(box(page)).toContainText('Right!')
  await context.close()
})
