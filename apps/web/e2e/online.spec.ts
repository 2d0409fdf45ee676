import { expect, test } from '@playwright/test'
import { OnlineServer } from './online-server.ts'
import { at, whoIsAsked } from './online-table.ts'
import { quietly } from './play.ts'

const server = new OnlineServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.end())

test('two play each other from two browsers, and go on when the server was killed in between', async ({ browser }) => {
  const [anna, ben] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
  for (const page of [anna, ben]) await quietly(page, { confirmTurn: false })

  await anna.goto(server.url)
  await anna.locator('.game-card', { hasText: 'Ostkrieg' }).getByRole('link', { name: 'Play with others online' }).click()
  // Nobody plays alone with others, and a button that waits for something says for what.
  await expect(anna.locator('.preset:visible')).toHaveCount(2)
  await expect(anna.locator('.start-row')).toContainText('Say what the others shall call you.')
  await anna.getByLabel('Your name').fill('Anna')
  await anna.getByLabel('Words for luck').fill('a fine day')
  await anna.getByLabel('Pace').selectOption('Live, with a clock')
  await anna.getByLabel('Who may come?').selectOption('Everybody: it is listed')
  await anna.getByRole('button', { name: 'Set the table up' }).click()
  const link = await anna.getByLabel('The link').inputValue()

  await ben.goto(`${server.url}/online`)
  await ben.getByRole('region', { name: 'Free seats' }).getByRole('link', { name: 'Anna' }).click()
  await expect(ben).toHaveURL(link)
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await expect(ben.getByRole('alert')).toHaveText('Say what the others shall call you.')
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit here' }).click()

  /** Whoever is asked answers; the other sees it. */
  const playOne = async (): Promise<void> => {
    await expect.poll(async () => (await at(anna)) - (await at(ben))).toBe(0)
    const before = await at(anna)
    const answers = [anna, ben].map((page) => page.locator('.answers [data-choice]').first())
    const asked = await whoIsAsked(answers)
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
  await expect(anna.getByRole('alert')).toHaveCount(0)
  await expect(ben.getByRole('alert')).toHaveCount(0)
  expect(await at(anna)).toBe(before)
  await playOne()

  // What is said is text; the other hears of it.
  await expect(ben.locator('.people-button')).toContainText(/5\d:\d\d/)
  await ben.getByRole('button', { name: 'People at the table' }).click()
  await ben.getByLabel('Say something').fill('<b>Well played</b>')
  await ben.getByRole('button', { name: 'Send' }).click()
  await expect(ben.getByText('<b>Well played</b>')).toBeVisible()
  await expect(anna.getByText('1 unread message')).toBeAttached()
  await ben.getByText('Ask the others').click()
  await ben.getByRole('button', { name: 'End the game' }).click()
  await expect(anna.getByRole('alert')).toContainText('Ben asks to end the game')
  await anna.getByRole('button', { name: 'Agree' }).click()
  await expect(ben.getByText('To look at only')).toBeVisible()

  await ben.goto(link)
  await ben.getByRole('button', { name: 'Check the luck' }).click()
  await expect(ben.getByText('the secret is the promised one')).toBeVisible()
  await ben.goto(server.url)
  await expect(ben.getByRole('region', { name: 'Tables online' })).toContainText('Anna')
})
