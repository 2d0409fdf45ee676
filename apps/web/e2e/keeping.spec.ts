import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { answer, finish, quietly, seen, settled, sitAt, whenAsked } from './play.ts'

test('a record is downloaded, deleted and loaded again', async ({ page }) => {
  await start(page, { seed: 'keep' })
  await answer(page, 'Move the field armies').click()
  await expect(page.locator('.table')).toHaveAttribute('data-at', '1')
  await page.goto('/games')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download/ }).click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text.split('\n')[0])).toMatchObject({ railhead: 1, game: 'race-to-moscow' })
  await page.getByRole('button', { name: /^Delete:/ }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('No games yet.')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'my game.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByRole('dialog')).toContainText('1941: Race to Moscow, 1 choice so far.')
  await expect(page.getByLabel('Name of the game')).toHaveValue('1941: Race to Moscow, Solitaire')
  await page.getByRole('button', { name: 'Load the game' }).click()
  await expect(page.locator('.prompt')).toBeVisible()
})

test('who was a computer still is one when a record is loaded again, unless somebody else sits down there', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'who' })
  await page.goto('/games')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download/ }).click()])
  const text = await readFile(await file.path(), 'utf8')
  await page.getByRole('button', { name: /^Delete:/ }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  const load = (name: string, content: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  await load('mine.jsonl', text)
  const [mine, centre, south] = ['North', 'Centre', 'South'].map((seat) => page.getByLabel(`Seat ${seat}`))
  await expect(mine).toHaveValue('person')
  await expect(page.getByLabel('Name for North')).toHaveValue('You')
  for (const seat of [centre, south]) await expect(seat).toHaveValue('random')
  await south.selectOption('A person here')
  await expect(page.getByText('Cover the board when the device is passed')).toBeVisible()
  await south.selectOption({ value: 'random' })
  await page.getByRole('button', { name: 'Load the game' }).click()
  // No device is passed: I play the computers as before.
  await expect(page.locator('.who')).toContainText('Your turn')
  await answer(page, 'End the turn').click()
  const none = answer(page, 'Lay no rail')
  const confirm = page.getByRole('button', { name: 'Confirm turn' })
  await expect(none.or(confirm).first()).toBeVisible()
  if (await none.isVisible()) await none.click()
  await confirm.click()
  await expect(page.locator('.log')).toContainText('Centre')
  await expect(page.locator('.handover')).toHaveCount(0)
  // A record that does not say who is a computer is asked about, and the names are a hint.
  await page.goto('/games')
  await load('old.jsonl', text.replace(/"computers":\{[^}]*\},/, ''))
  await expect(centre).toHaveValue('rtm-3')
  await expect(mine).toHaveValue('person')
})

/** The record of the game on the screen, three choices on, as its owner downloads it. */
test('whoever is quick plays under the names that the dialog was about to show', async ({ page }) => {
  await sitAt(page, 'ostkrieg', { mode: 'friends', preset: 'Barbarossa' })
  const [header, ...rest] = (await recordOf(page)).split('\n')
  const unnamed = { ...JSON.parse(header), seats: { axis: '', soviet: '' } }
  const buffer = Buffer.from([JSON.stringify(unnamed), ...rest].join('\n'))
  let arrives = (): void => {}
  const late = new Promise<void>((resolve) => {
    arrives = resolve
  })
  await page.route('**/ostkrieg-client-*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.locator('input[type=file]').setInputFiles({ name: 'mine.jsonl', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Keep both' }).click()
  arrives()
  await expect(page.locator('.prompt')).toBeVisible()
  const again = JSON.parse((await recordOf(page)).split('\n')[0])
  expect(again.seats).toEqual({ axis: 'Axis', soviet: 'Soviet' })
})

async function downloaded(page: Page): Promise<string> {
  for (let i = 0; i < 3; i++) {
    await whenAsked(page)
    const now = await seen(page)
    await page.locator('[data-confirm], .answers [data-choice]').first().click()
    await settled(page, now.at)
  }
  return recordOf(page)
}

/** The record of the game that was played last. */
async function recordOf(page: Page): Promise<string> {
  await page.goto('/games')
  const first = page.getByRole('button', { name: /^Download/ }).first()
  const [file] = await Promise.all([page.waitForEvent('download'), first.click()])
  return readFile(await file.path(), 'utf8')
}

test('a damaged copy says which line is wrong, beside the button, and opens as far as it goes', async ({ page }) => {
  await start(page, { seed: 'half' })
  const text = await downloaded(page)
  const cut = text.trimEnd().slice(0, -10)
  const choices = cut.split('\n').length - 2
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cut.jsonl', mimeType: 'application/json', buffer: Buffer.from(cut) })
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(`“cut.jsonl” is damaged. Line ${choices + 2}: the file breaks off`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await alert.getByRole('button', { name: 'Open as far as it goes' }).click()
  await expect(page.getByRole('dialog')).toContainText('You have this game already')
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(choices))
  await expect(page.locator('.answers').first()).toBeVisible()
  await page.goto('/')
  await expect(page.locator('.table-list')).toContainText('1941: Race to Moscow, Solitaire (copy)')
})

const BAD_FILES = [
  ['nonsense', 'hello', /not a Railhead record/],
  ['another JSON', '{"a":1}', /neither a record nor a position/],
  ['another game', '{"game":"chess"}', /does not know/],
  ['a list', '[1,2]', /neither a record nor a position/],
  ['an impossible position', '{"game":"race-to-moscow","armies":{"4PzGr":{"area":"atlantis"}}}', /atlantis|4PzGr/],
  ['an empty file', '', /empty/],
  ['a broken record', '{"railhead":1,"game":"race-to-moscow"}\n', /header/],
  ['a newer format', '{"railhead":99,"game":"race-to-moscow"}\n', /format 99/],
] as const

test('a bad file is told in one sentence, with its name and what to do now', async ({ page }) => {
  await page.goto('/games')
  for (const [what, text, sentence] of BAD_FILES) {
    const name = `${what}.json`
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    const alert = page.getByRole('alert').filter({ hasText: name })
    await expect(alert).toContainText(sentence)
    await expect(alert).toContainText(new RegExp(`“${name}” .*choose`, 'i'))
    await expect(page).toHaveURL(/\/games$/)
  }
})

test('a record of a game that is kept already is not kept twice without asking', async ({ page }) => {
  await start(page, { seed: 'twice' })
  await page.goto('/games')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download/ }).click()])
  const text = await readFile(await file.path(), 'utf8')
  const load = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'again.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) })
  await load()
  await expect(page.getByRole('dialog')).toContainText('You have this game already')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('.games-list li')).toHaveCount(1)
  await load()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.locator('.prompt, .handover').first()).toBeVisible()
  await page.goto('/games')
  await expect(page.locator('.games-list li')).toHaveCount(2)
})

test('a finished game says first how it ended, and a record of it too', async ({ page }) => {
  await start(page, { seed: 'to the end' })
  await finish(page)
  await expect(page.locator('dialog[open] .verdict')).toBeVisible()
  await page.reload()
  await expect(page.locator('dialog[open] .verdict')).toHaveText('You did not win')
  await expect(page.locator('dialog[open] .scores')).toContainText('Medals from objective areas')
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await page.getByRole('button', { name: 'Result', exact: true }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Step through it' }).click()
  await expect(page.locator('.command-bar')).toContainText('Looking at the past')
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.command-bar')).toContainText('The game is over')
})

test('a page that goes away the moment an answer is there has kept it', async ({ page }) => {
  await start(page, { seed: 'the very moment' })
  for (const wanted of ['Move the field armies', /^Move \d/, /^Move to/]) {
    const { at } = await seen(page)
    await page.evaluate(() => {
      const table = document.querySelector('.table')
      if (table !== null) new MutationObserver(() => location.reload()).observe(table, { attributeFilter: ['data-at'] })
    })
    await Promise.all([page.waitForEvent('domcontentloaded'), answer(page, wanted).first().click({ noWaitAfter: true })])
    await expect(page.locator('.prompt')).toBeVisible()
    expect(Number((await seen(page)).at)).toBeGreaterThan(Number(at))
  }
})

test('of two tabs one plays a game; the other looks at it, and plays it on once it was left', async ({ page, context }) => {
  await start(page, { seed: 'two tabs' })
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('.prompt')).toContainText('This game is open in another tab.')
  await expect(other.locator('.answers [data-choice]')).toHaveCount(0)
  await answer(page, 'Move the field armies').click()
  await expect(page.locator('.table')).toHaveAttribute('data-at', '1')
  // Left within the client: no page ends.
  await page.getByRole('link', { name: 'Railhead' }).first().click()
  await expect(page.locator('.table')).toHaveCount(0)
  await other.reload()
  await expect(other.locator('.table')).toHaveAttribute('data-at', '1')
  await expect(other.locator('.answers [data-choice]').first()).toBeVisible()
})

test('a finished turn that waits to be confirmed survives a reload', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'held' })
  // Nothing hidden came out, so the turn can still be taken back.
  await answer(page, 'End the turn').click()
  const none = answer(page, 'Lay no rail')
  const confirm = page.getByRole('button', { name: 'Confirm turn' })
  await expect(none.or(confirm).first()).toBeVisible()
  if (await none.isVisible()) await none.click()
  await expect(confirm).toBeVisible()
  await page.reload()
  await expect(confirm).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(confirm).toHaveCount(0)
})

test('a record of other rules opens to look at, with the reason', async ({ page }) => {
  await start(page, { seed: 'old rules' })
  const text = (await downloaded(page)).replace(/"rules":"[^"]*"/, '"rules":"0.0"')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'old.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.locator('.notice').first()).toContainText('rules version 0.0')
  await expect(page.locator('.answers')).toHaveCount(0)
})

test('a game that was damaged in the store is listed and can be saved or deleted', async ({ page }) => {
  await start(page, { seed: 'damage' })
  await page.goto('/games')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('railhead')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('games', 'readwrite').objectStore('games')
          all.put({ nonsense: true }, 'broken-game')
          all.transaction.oncomplete = () => resolve()
        }
      }),
  )
  await page.reload()
  await expect(page.getByText('This game cannot be read any more')).toBeVisible()
  await page.goto('/table/broken-game')
  await expect(page.getByRole('alert')).toContainText('cannot be read any more')
  await page.goto('/table/no-such-game')
  await expect(page.getByRole('alert')).toContainText('deleted on this device')
})

test('a store that cannot be opened is told, with a way out', async ({ page }) => {
  await quietly(page)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The store is broken.', 'UnknownError')
    }
  })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('cannot be opened')
  await expect(page.getByRole('button', { name: 'Start with an empty store' })).toBeVisible()
})

test.describe('with what is kept for later', () => {
  test.use({ serviceWorkers: 'allow' })

  test('everything works offline after the first visit', async ({ page, context }) => {
    await start(page, { seed: 'offline' })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.locator('.prompt')).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('.prompt')).toContainText('Choose an action')
    await answer(page, 'Move the field armies').click()
    await expect(page.locator('.prompt')).toContainText('field army')
    await page.goto('/rules/race-to-moscow')
    await expect(page.getByRole('heading', { name: 'Winning', exact: false }).first()).toBeVisible()
    await page.goto('/new/race-to-moscow/computer')
    await expect(page.getByText('Solitaire')).toBeVisible()
  })
})
