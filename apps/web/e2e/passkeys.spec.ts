import { expect, type Page, test } from '@playwright/test'
import { OnlineServer } from './online-server.ts'
import { quietly } from './play.ts'

const server = new OnlineServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.end())

/** Keys belong to a name, not to an address. */
const named = (): string => server.url.replace('127.0.0.1', 'localhost')

/** A device that makes keys, and whose person agrees to everything. */
async function withDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a guest keeps their seats with a passkey, and comes back with it', async ({ page }) => {
  await quietly(page, {})
  await withDevice(page)
  await page.goto(named())
  await page.locator('.game-card', { hasText: 'Ostkrieg' }).getByRole('link', { name: 'Play with others online' }).click()
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('button', { name: 'Set the table up' }).click()
  await expect(page.getByLabel('The link')).toBeVisible()
  await page.getByText('Come back from another device').click()
  await page.getByRole('button', { name: 'Keep my seats with a passkey' }).click()
  await expect(page.getByText('You can sign in with your passkey')).toBeVisible()

  await page.goto(`${named()}/online/me`)
  await expect(page.getByRole('button', { name: 'Remove it' })).toHaveCount(1)
  // One device has one key for one person.
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'has a passkey for you already' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await page.getByText('I have played here before').click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByLabel('What the others call you')).toHaveValue('Anna')

  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('Come back from another device')).toBeVisible()
})

test('where browsers hold passkeys back the page says so, and a password does', async ({ page }) => {
  await quietly(page, {})
  await page.goto(`${server.url.replace('127.0.0.1', '192.0.2.1')}/online/me`)
  await page.getByText('I have played here before').click()
  await expect(page.getByText('Passkeys work only where the page came over https')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await expect(page.getByLabel('Name to sign in with')).toBeVisible()
})
