import { expect, test } from '@playwright/test'
import { begin, start } from '../games/race-to-moscow/e2e/play.ts'
import { answer, changed, pressOne, seen, settled, untilMyTurn, whenAsked } from './play.ts'

test('undo, redo and undo turn, with the reason when something came out', async ({ page }) => {
  await start(page, { seed: 'undo', preset: '2024 rules' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await answer(page, 'Move the field armies').click()
  await expect(page.locator('.prompt')).toContainText('field army')
  await page.keyboard.press('u')
  await expect(page.locator('.prompt')).toContainText('Choose an action')
  await page.keyboard.press('r')
  await expect(page.locator('.prompt')).toContainText('field army')
  await page.getByRole('button', { name: 'Undo turn' }).click()
  await expect(page.locator('.prompt')).toContainText('2 core actions left')
  // A card that was looked at cannot be unseen.
  await answer(page, /Air support/).click()
  await answer(page, /Soviet deck/).click()
  await expect(page.locator('.log')).toContainText('looked at the top card')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toHaveAttribute('title', /hidden/)
})

test('reload in the middle of a decision, twice', async ({ page }) => {
  await start(page, { seed: 'reload' })
  await answer(page, 'Move the field armies').click()
  // An answer to the question before is not meant for this one.
  await expect(page.locator('.prompt')).toContainText('field army')
  await page.locator('.answers .target[data-choice]').first().click()
  await expect(page.locator('.prompt')).toContainText('Choose the next area')
  const prompt = await page.locator('.prompt').innerText()
  for (let i = 0; i < 2; i++) {
    await page.reload()
    await expect(page.locator('.prompt')).toHaveText(prompt)
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.locator('.prompt')).toHaveText(prompt)
})

test('three at one screen: nobody sees what the last one saw', async ({ page }) => {
  await begin(page, { mode: 'friends', preset: '2024 rules', seed: 'hot seat' })
  await expect(page.getByRole('heading', { name: 'Pass the device to North' })).toBeVisible()
  // Nothing of the board is on the page while it is passed.
  await expect(page.locator('.board, .side-panel, .command-bar')).toHaveCount(0)
  await page.getByRole('button', { name: /I am North/ }).click()
  await answer(page, /Air support/).click()
  await answer(page, /Soviet deck/).click()
  const line = page.locator('.log-line', { hasText: 'looked at the top card' })
  await expect(line).toContainText('the Soviet deck: Soviet')
  const secret = (await line.innerText()).replace(/^[^:]*: /, '').split('\n')[0]
  const last = await seen(page)
  await answer(page, 'End the turn').click()
  await changed(page, last)
  for (let i = 0; i < 6; i++) {
    await whenAsked(page)
    const now = await seen(page)
    if (now.handover) break
    // What ends the question comes first.
    if (now.choices > 0) await page.locator('.answers [data-choice]').first().click()
    else await page.locator('[data-confirm]').click()
    await changed(page, now)
  }
  await expect(page.getByRole('heading', { name: /Pass the device to/ })).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  await page.locator('.handover button').click()
  await expect(page.locator('.log-line', { hasText: 'looked at the top card' })).toBeVisible()
  expect(await page.locator('.log').innerText()).not.toContain(secret)
})

test('against the computers a turn is replayed and comes back', async ({ page }) => {
  await begin(page, { preset: 'First game', seed: 'computers' })
  await answer(page, 'End the turn').click()
  await expect(page.locator('[data-confirm]')).toBeVisible()
  await untilMyTurn(page)
  await expect(page.locator('.round')).toContainText('2')
  await expect(page.locator('.who')).toContainText('Your turn')
  await expect(page.locator('.log')).toContainText('Centre')
  await expect(page.locator('.news-button')).toContainText('Since your last turn')
})

test('the timeline steps through the game and leaves it as it is', async ({ page }) => {
  await start(page, { seed: 'timeline' })
  for (let i = 0; i < 6; i++) {
    // Counters are fetched when the first question needs them.
    await whenAsked(page)
    const now = await seen(page)
    if (now.confirm) await page.locator('[data-confirm]').first().click()
    // What ends the question comes first: it is not wanted as long as there is something else.
    else await pressOne(page, '.answers [data-choice]', 1)
    await settled(page, now.at)
  }
  const prompt = await page.locator('.prompt').innerText()
  await page.keyboard.press('[')
  // To the last moment before at which something happened.
  await expect(page.locator('.timeline')).toContainText(/Choice [1-5] of 6/)
  await expect(page.locator('.command-bar')).toContainText('Looking at the past')
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect(page.locator('.timeline')).toContainText('Choice 0 of 6')
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.prompt')).toHaveText(prompt)
})

test('of a group of answers only its own are lit, with their keys', async ({ page }) => {
  await start(page, { seed: 'group' })
  await answer(page, /Move an armored army/).click()
  await expect(page.locator('.board .token-legal')).toHaveCount(2)
  await expect(page.locator('.board .badge-text')).toHaveText(['1', '2'])
})

test('a map that is turned is there in one piece', async ({ page }) => {
  await start(page, { seed: 'turn' })
  // Names come first, then the areas a few at a time, and pieces when all of them are there.
  await expect(page.locator('.board .token').first()).toBeAttached()
  const faces = await page.locator('.board [data-face]').count()
  // Looked at in the very task in which the turned map comes.
  const pieces = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const old = document.querySelector('.board [data-face]')
        new MutationObserver((_, observer) => {
          const face = document.querySelector('.board [data-face]')
          if (face === null || face === old) return
          observer.disconnect()
          resolve(document.querySelectorAll('.board [data-face]').length)
        }).observe(document.body, { childList: true, subtree: true })
        document.querySelector<HTMLElement>('.board-control [class*=compass]')?.closest('button')?.click()
      }),
  )
  expect(pieces).toBe(faces)
})

test('the board in words can be played', async ({ page }) => {
  await start(page, { seed: 'words' })
  await expect(page.locator('.board [data-area]').first()).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: 'The board in words' })).toBeVisible()
  await page.getByLabel('Find an area or army').fill('Siedlce')
  const siedlce = page.locator('.text-areas li', { has: page.getByRole('heading', { name: 'Siedlce', exact: true }) })
  await expect(siedlce).toContainText('2 Panzergruppe of Centre')
  await siedlce.getByRole('button', { name: /Move 2 Panzergruppe/ }).click()
  await expect(page.locator('.prompt')).toContainText('next area')
  await expect(page.getByRole('log')).toContainText('Choose the next area')
})
