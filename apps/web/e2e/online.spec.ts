import { expect, type Page, test } from '@playwright/test'
import { OnlineServer } from './online-server.ts'
import { quietly } from './play.ts'

const server = new OnlineServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.end())

const at = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-at'))

test('two play each other from two browsers, and go on when the server was killed in between', async ({ browser }) => {
  const [anna, ben] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
  for (const page of [anna, ben]) await quietly(page, { confirmTurn: false })

  await anna.goto(server.url)
  await anna.locator('.game-card', { hasText: 'Ostkrieg' }).getByRole('link', { name: 'Play with friends online' }).click()
  await anna.getByLabel('Your name').fill('Anna')
  await anna.getByRole('button', { name: 'Set the table up' }).click()
  const link = await anna.getByLabel('The link').inputValue()

  await ben.goto(link)
  await expect(ben.getByText('Anna')).toBeVisible()
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await expect(ben.getByRole('alert')).toHaveText('Say what the others shall call you.')
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await expect(anna.getByText('Ben')).toBeVisible()
  await anna.getByRole('link', { name: 'To the table' }).click()

  /** Whoever is asked answers; the other sees it. */
  const playOne = async (): Promise<void> => {
    const before = await at(anna)
    await expect.poll(() => at(ben)).toBe(before)
    const answers = [anna, ben].map((page) => page.locator('.answers [data-choice]').first())
    const whoIsAsked = async (): Promise<number> => (await Promise.all(answers.map((one) => one.isVisible()))).indexOf(true)
    await expect.poll(whoIsAsked).toBeGreaterThanOrEqual(0)
    const asked = await whoIsAsked()
    await expect(answers[1 - asked]).toBeHidden()
    await answers[asked].click()
    for (const page of [anna, ben]) await expect.poll(() => at(page)).toBeGreaterThan(before)
  }
  for (const page of [anna, ben]) await expect(page.locator('.prompt').first()).toBeVisible()
  for (let i = 0; i < 3; i++) await playOne()

  const before = await at(anna)
  await server.kill()
  await expect(anna.getByRole('alert')).toContainText('cannot be heard')
  await server.start()
  await expect(anna.getByRole('alert')).toHaveCount(0, { timeout: 30_000 })
  await expect(ben.getByRole('alert')).toHaveCount(0, { timeout: 30_000 })
  expect(await at(anna)).toBe(before)
  await playOne()

  await ben.goto(server.url)
  await expect(ben.getByRole('region', { name: 'Tables online' })).toContainText('Anna')
})
