import { expect, type Page, test } from '@playwright/test'
import { games } from '../games/index.ts'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { faults } from './axe.ts'
import { openPage } from './pages.ts'
import { answer, finish, quietly } from './play.ts'

/** Nothing that axe knows to be in somebody's way, on every page and in everything that opens at a table. */

const OF_ALL_GAMES = ['/', '/games', '/no/such/page']
const OF_A_GAME = [
  'new/:game/computer',
  'new/:game/friends',
  'rules/:game',
  'cards/:game',
  'aid/:game',
  'sources/:game',
  'learn/:game',
]

const BESIDE_BOARD = { exclude: '.board' }
/** With what lies behind it. */
const IN_DIALOG = BESIDE_BOARD

/** One after the other: what pages share is fetched once. */
async function look(page: Page, addresses: readonly string[]): Promise<void> {
  await quietly(page)
  for (const address of addresses) {
    await openPage(page, address)
    if (address.startsWith('/new/')) {
      await page.getByRole('button', { name: 'More options' }).click()
      await expect(page.getByLabel('Seed', { exact: true })).toBeVisible()
    }
    expect(await faults(page), address).toEqual([])
  }
}

test('pages of all games', ({ page }) => look(page, OF_ALL_GAMES))

for (const { id, title, lessons } of games)
  test(`pages of ${title}`, async ({ page }) => {
    const [lesson] = (await lessons?.load()) ?? []
    const ofTheGame = OF_A_GAME.map((address) => `/${address.replace(':game', id)}`)
    await look(page, [...ofTheGame, ...(lesson === undefined ? [] : [`/learn/${id}/${lesson.id}`])])
  })

test('a table, its dialogs and the text view', async ({ page }) => {
  await start(page, { preset: '2024 rules', seed: 'axe' })
  await expect(page.locator('.board svg').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  const dialog = page.locator('dialog[open]')
  await page.keyboard.press('a')
  await expect(dialog).toBeVisible()
  expect(await faults(page, IN_DIALOG)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(page.locator('.text-view')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('t')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(dialog).toBeVisible()
  expect(await faults(page, IN_DIALOG)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  expect(await faults(page, IN_DIALOG)).toEqual([])
})

test('passing the device', async ({ page }) => {
  await start(page, { mode: 'friends', preset: '2024 rules', seed: 'axe' })
  expect(await faults(page)).toEqual([])
})

test('around the board, from a drawn card to the end of the game', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await answer(page, 'Move an armored army').click()
  await answer(page, /Move 2 Panzergruppe/).click()
  await answer(page, 'Move to Brest').click()
  await expect(page.locator('.drawn .play-card')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('[')
  await expect(page.locator('.command-bar')).toContainText('Looking at the past')
  expect(await faults(page, BESIDE_BOARD)).toEqual([])
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.timeline')).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Since your last turn' })).toBeVisible()
  expect(await faults(page, IN_DIALOG)).toEqual([])
  await page.keyboard.press('Escape')
  await finish(page)
  await expect(page.locator('dialog[open] .verdict')).toBeVisible()
  expect(await faults(page, IN_DIALOG)).toEqual([])
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(page.locator('.clock-warning')).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await start(page, { seed: 'phone' })
  expect(await faults(page, BESIDE_BOARD)).toEqual([])
  await answer(page, 'Move an armored army').click()
  await answer(page, /Move 2 Panzergruppe/).click()
  await expect(page.locator('.choice-bill').first()).toBeVisible()
  expect(await faults(page, BESIDE_BOARD)).toEqual([])
  for (const tab of ['Boards', 'Cards', 'Log']) {
    await page.locator('.phone-tabs').getByRole('button', { name: tab }).click()
    await expect(page.locator('.phone-tabs [aria-current]')).toContainText(tab)
    expect(await faults(page, BESIDE_BOARD)).toEqual([])
  }
  await page.getByRole('button', { name: 'Timeline' }).click()
  await expect(page.locator('.timeline')).toBeVisible()
  expect(await faults(page, BESIDE_BOARD)).toEqual([])
})
