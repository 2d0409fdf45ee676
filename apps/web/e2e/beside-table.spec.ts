import { expect, type Page, test } from '@playwright/test'
import { OnlineServer } from './online-server.ts'
import { ask, at, whoIsAsked } from './online-table.ts'
import { quietly } from './play.ts'

/** What lies beside a table online: who is late, who is away, and what the others think of what was asked. */

const server = new OnlineServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.end())

interface Two {
  readonly waits: Page
  readonly isAsked: Page
  /** What each is called. */
  readonly nameOf: (page: Page) => string
}

/** Two at a table of Ostkrieg. */
async function two(pages: readonly Page[], pace: object): Promise<Two> {
  const names = ['Anna', 'Ben']
  for (const [i, page] of pages.entries()) {
    await quietly(page, { confirmTurn: false })
    await page.goto(`${server.url}/online`)
    await ask(page, 'me', { name: names[i] })
  }
  const seats = { axis: { kind: 'me' }, soviet: { kind: 'open' } }
  const { id } = await ask<{ id: string }>(pages[0], 'tables', { game: 'ostkrieg', title: 'Two', options: {}, seats, pace })
  await ask(pages[1], `tables/${id}/seat`, { seat: 'soviet' })
  for (const page of pages) {
    await page.goto(`${server.url}/online/${id}/table`)
    await expect(page.locator('.prompt').first()).toBeVisible()
  }
  const asked = await whoIsAsked(pages.map((page) => page.locator('.answers [data-choice]').first()))
  return { isAsked: pages[asked], waits: pages[1 - asked], nameOf: (page) => names[pages.indexOf(page)] }
}

test('whoever waits for somebody whose time is up is told what can be done, and hears who does not agree', async ({
  browser,
}) => {
  const pages = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
  for (const page of pages) await page.clock.install()
  const { waits, isAsked, nameOf } = await two(pages, { kind: 'live', minutes: 1, increment: 0 })
  const card = waits.getByRole('status').filter({ hasText: `The time of ${nameOf(isAsked)} is up.` })
  await expect(card).toHaveCount(0)
  for (const page of pages) await page.clock.fastForward('02:00')
  await expect(card).toBeVisible()
  // Whoever is late is not told what they know.
  await expect(isAsked.getByText('You can wait')).toHaveCount(0)
  // The clock of the server decides.
  await card.getByRole('button', { name: /^A computer instead of/ }).click()
  await expect(card).toContainText('still has time to answer')
  await card.getByRole('button', { name: 'Wait' }).click()
  await expect(card).toHaveCount(0)

  await waits.getByRole('button', { name: 'People at the table' }).click()
  // Also where the table is the first page that is opened.
  await expect(waits.locator('.people-dialog .online-seats li').first()).toHaveCSS('display', 'grid')
  await waits.getByText('Ask the others').click()
  await waits.getByRole('button', { name: 'End the game' }).click()
  await isAsked.getByRole('alert').getByRole('button', { name: 'No' }).click()
  const refusal = waits.getByText(`${nameOf(isAsked)} does not agree.`)
  await expect(refusal).toBeVisible()
  await waits.getByRole('button', { name: 'All right' }).click()
  await expect(refusal).toHaveCount(0)
})

test('whoever is asked to go back reads what that would undo', async ({ browser }) => {
  const pages = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
  const { isAsked, waits, nameOf } = await two(pages, { kind: 'any' })
  const told = isAsked.locator('.log-line').first()
  for (let i = 0; i < 20 && !(await told.isVisible()); i++) {
    const before = await at(isAsked)
    const answers = pages.map((page) => page.locator('.answers [data-choice]').first())
    await answers[await whoIsAsked(answers)].click()
    for (const page of pages) await expect.poll(() => at(page)).toBeGreaterThan(before)
  }
  await expect(told).toBeVisible()
  await isAsked.keyboard.press('[')
  await expect(isAsked.locator('.command-bar')).toContainText('Looking at the past')
  await isAsked.getByRole('button', { name: 'People at the table' }).click()
  await isAsked.getByText('Ask the others').click()
  await expect(isAsked.getByText('There the log tells')).toBeVisible()
  await isAsked.getByRole('button', { name: 'Go back', exact: true }).click()
  await expect(waits.getByRole('alert')).toContainText(
    new RegExp(`${nameOf(isAsked)} asks to go back to before choice \\d+: “.+”`),
  )
})

test('a seat is kept for whoever is sent its link', async ({ browser }) => {
  const [anna, ben, cy] = await Promise.all([0, 1, 2].map(async () => (await browser.newContext()).newPage()))
  for (const page of [anna, ben, cy]) await quietly(page, { confirmTurn: false })
  await anna.goto(`${server.url}/new/ostkrieg/online`)
  await anna.getByLabel('Seat Soviet').selectOption('Somebody whom you send a link')
  await anna.getByLabel('Your name').fill('Anna')
  await anna.getByLabel('Who may come?').selectOption('Everybody: it is listed')
  await anna.getByRole('button', { name: 'Set the table up' }).click()
  const link = await anna.getByLabel('The link for Soviet').inputValue()
  await expect(anna.getByLabel('The link', { exact: true })).toHaveCount(0)

  await cy.goto(link.split('?')[0])
  await expect(cy.getByText('kept for somebody')).toBeVisible()
  await expect(cy.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
  await ben.goto(link)
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await expect(ben.locator('.prompt').first()).toBeVisible()
})

test('who is on vacation is seen by the others at once', async ({ browser }) => {
  const pages = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
  const { waits, isAsked } = await two(pages, { kind: 'days', days: 2 })
  await waits.getByRole('button', { name: 'People at the table' }).click()
  await expect(waits.getByText('on vacation until')).toHaveCount(0)
  await ask(isAsked, 'me/away', { until: Date.now() + 7 * 24 * 60 * 60 * 1000 })
  await expect(waits.getByText('on vacation until')).toHaveCount(1)
})

test('somebody is blocked on their page, and the lobby says why it shows nothing', async ({ browser }) => {
  const [anna, ben] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
  for (const [page, name] of [
    [anna, 'Anna'],
    [ben, 'Ben'],
  ] as const) {
    await page.goto(`${server.url}/online`)
    await ask(page, 'me', { name })
  }
  const seats = { axis: { kind: 'me' }, soviet: { kind: 'open' } }
  const wanted = { game: 'ostkrieg', title: 'Of Ben', options: {}, seats, access: 'public' }
  const { id } = await ask<{ id: string }>(ben, 'tables', wanted)

  const free = anna.getByRole('region', { name: 'Free seats' })
  await anna.goto(`${server.url}/online`)
  await expect(free.getByRole('link', { name: 'Of Ben' })).toBeVisible()
  await anna.getByLabel('Game').selectOption('1941: Race to Moscow')
  await expect(free.getByText('There is none of this game and pace.')).toBeVisible()
  await anna.getByLabel('Game').selectOption('Ostkrieg')
  await anna.getByLabel('Pace').selectOption('Live, with a clock')
  await expect(free.getByRole('link', { name: 'Of Ben' })).toHaveCount(0)
  await anna.getByLabel('Pace').selectOption('No clock')
  await expect(free.getByRole('link', { name: 'Of Ben' })).toBeVisible()

  await anna.goto(`${server.url}/online/${id}`)
  await anna.getByRole('link', { name: 'Ben' }).click()
  await anna.getByRole('button', { name: 'Block' }).click()
  await expect(anna.getByText('not heard, and not at your tables')).toBeVisible()
  await anna.goto(`${server.url}/online`)
  await expect(free.getByText('No public table has a free seat')).toBeVisible()
  await anna.goto(`${server.url}/online/me`)
  await anna.getByRole('button', { name: 'Hear again' }).click()
  await expect(anna.getByText('Nobody. You can mute people')).toBeVisible()
})
