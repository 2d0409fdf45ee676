import { devices, expect, type JSHandle, type Page, test } from '@playwright/test'
import { choose, clickArea, sitDown } from '../games/ostkrieg/e2e/play.ts'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { legal, still } from './on-map.ts'
import { answer } from './play.ts'

/** The story of a game: others' turns, cards that turn up, gestures that say why not, the way back through it. */

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

test.use({ reducedMotion: 'no-preference' })

/** Notes what the page says. */
async function listen(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const told: string[] = []
    const hear = (): void => {
      const text = document.querySelector('.prompt')?.textContent ?? ''
      if (text !== told.at(-1)) told.push(text)
    }
    hear()
    // Not frame by frame: on a busy machine there may be none for as long as a sentence stays.
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true })
    return told
  })
}

const WORTH_TELLING = /moved from|drew|combat|took control|laid rail|placed a/

/** Ends the first turn without doing anything, so that the others play. */
async function letOthersPlay(page: Page): Promise<JSHandle<string[]>> {
  await answer(page, 'End the turn').click()
  const told = await listen(page)
  await page.locator('[data-confirm]').first().click()
  return told
}

// How long each sentence stays is looked at in replay.test, where no busy machine takes part of it.
test('others are told to the end before I am asked, sentence by sentence', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'others', settings: { speed: 'fast' } })
  const told = await letOthersPlay(page)
  await expect(page.locator('.answers [data-choice]').first()).toBeVisible({ timeout: 45_000 })
  // The log tells a moment after the question.
  await expect(page.locator('.log-line .log-text', { hasText: WORTH_TELLING }).first()).toBeVisible()
  const lines = await page.locator('.log-line .log-text').allTextContents()
  expect(await told.jsonValue()).toEqual(expect.arrayContaining(lines.filter((line) => WORTH_TELLING.test(line))))
  // Nothing of the others is left open.
  await expect(page.locator('.drawn')).toHaveCount(0)
})

test('a key goes to the end of it', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'others', settings: { speed: 'slow' } })
  await letOthersPlay(page)
  // What was confirmed may still be there for a moment: a key skips what came of it.
  await expect(page.locator('[data-confirm]')).toHaveCount(0)
  const story = page.getByRole('button', { name: 'Skip', exact: true })
  await expect(story).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.answers [data-choice]').first()).toBeVisible()
})

test('a key goes to the end of it also before anything is told', async ({ page }) => {
  // The computers think for as long as the test wants.
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage') as PropertyDescriptor
    const steps: (() => void)[] = []
    Object.defineProperty(Worker.prototype, 'onmessage', {
      set(hear: ((event: MessageEvent) => void) | null) {
        set?.call(this, hear && ((event: MessageEvent) => ('step' in event.data ? steps.push(() => hear(event)) : hear(event))))
      },
    })
    addEventListener('release', () => {
      steps.push = (step) => {
        step()
        return 0
      }
      for (const step of steps.splice(0)) step()
    })
  })
  await start(page, { preset: 'First game', seed: 'others', settings: { speed: 'slow' } })
  const told = await letOthersPlay(page)
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await expect(page.locator('.answers [data-choice]').first()).toBeVisible()
  expect((await told.jsonValue()).filter((line) => /moved from|drew|took control/.test(line))).toEqual([])
})

test('a drawn card says what it brought, hides nothing that can be chosen, and goes by itself', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'story', settings: { speed: 'normal' } })
  await answer(page, /Move 4 Panzergruppe/).click()
  await answer(page, 'Move to Kaunas').click()
  const card = page.locator('.drawn')
  // All in one look: it does not lie there for as long as a busy machine may take for several.
  await page.waitForFunction(() => {
    const drawn = document.querySelector('.drawn')
    const lit = [...document.querySelectorAll('.board .area-legal, .board .area-selected')]
    if (drawn?.textContent?.includes('won the combat in Kaunas for 2 ammo') !== true || lit.length === 0) return false
    const box = drawn.getBoundingClientRect()
    return !lit.some((area) => {
      const { left, right, top, bottom } = area.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
  })
  // What was won is on the board of whoever won it.
  await expect(page.locator('.rtm-own')).toContainText('1 Soviet card won')
  await expect(card).toHaveCount(0)
})

test('the timeline goes from one thing that happened to the next', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await answer(page, 'Move an armored army').click()
  await answer(page, /Move 2 Panzergruppe/).click()
  await answer(page, 'Move to Brest').click()
  await expect(page.locator('.log')).toContainText('Brest')
  await page.keyboard.press('[')
  await expect(page.locator('.timeline-text')).toContainText('2 Panzergruppe was activated')
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(page.locator('.timeline-text')).toHaveText('The game is set up.')
  await page.getByRole('button', { name: 'One step on' }).click()
  await expect(page.locator('.timeline-text')).toContainText('2 Panzergruppe was activated')
})

test('units that find no room are told so, and those that do go', async ({ page }) => {
  await sitDown(page, 'Barbarossa', ['Major Blitz!', 'Krakow', 'No more areas to move'])
  await expect(page.locator('.answers [data-place]').first()).toBeVisible()
  await clickArea(page, 81)
  await expect(page.locator('.note.refused')).toContainText('Warsaw holds 12 land units and has no room')
  await expect(page.locator('.answers [data-place="81"]')).toHaveCount(0)
  await page.locator('.answers [data-place]').first().click()
  await expect(page.locator('.answers')).not.toContainText('infantry')
})

test('an attack is marked with its forces and odds', async ({ page }) => {
  await sitDown(page, 'Barbarossa', ['Major Blitz!', 'No more areas to move'])
  await expect(page.locator('.prompt')).toContainText('can be marked')
  await still(page)
  await answer(page, 'Attack Brest').hover()
  await expect(page.locator('.bill')).toContainText('against 2 Soviet infantry, 1 Soviet armor')
  await expect(page.locator('.bill')).toContainText('% to win')
})

test.describe('on a phone', () => {
  test.use({ ...phone, deviceScaleFactor: 1, viewport: { width: 390, height: 844 } })

  test('a card is offered with its steps, and a counted stack is told before it goes', async ({ page }) => {
    await sitDown(page, 'Barbarossa')
    await expect(page.locator('.answers')).toContainText('Attack 4 areas')
    await choose(page, 'Major Blitz!')
    await choose(page, 'Krakow')
    await choose(page, 'No more areas to move')
    await expect(page.locator('.answers [data-place]').first()).toBeVisible()
    const at = await page.locator('.table').getAttribute('data-at')
    // One of them that lies open.
    const openPlace = async () => {
      const found = await page.waitForFunction(() => {
        for (const place of document.querySelectorAll<HTMLElement>('.answers [data-place]')) {
          const ring = document.querySelector(`.board [data-area="${place.dataset.place}"] .cell-pulse`)?.getBoundingClientRect()
          if (ring === undefined) continue
          const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2]
          if (document.elementFromPoint(x, y)?.closest('.board-world') != null) return [x, y] as const
        }
        return undefined
      })
      return (await found.jsonValue()) ?? [0, 0]
    }
    // The map goes there once its places are lit.
    await openPlace()
    await still(page)
    const [x, y] = await openPlace()
    await page.touchscreen.tap(x, y)
    await expect(page.locator('[data-offer]')).toContainText('infantry to')
    await expect(page.locator('.table')).toHaveAttribute('data-at', at ?? '')
    await page.locator('[data-offer]').tap()
    await expect(page.locator('.table')).not.toHaveAttribute('data-at', at ?? '')
  })

  test('what a note lit goes dark with it', async ({ page }) => {
    await start(page, { preset: 'First game', seed: 'story' })
    await answer(page, /Move 4 Panzergruppe/).tap()
    await (await legal(page, 'kaunas')).tap()
    await expect(page.locator('.board .area-hot')).toHaveCount(1)
    await page.getByRole('button', { name: 'Close the note' }).tap()
    await expect(page.locator('.board .area-hot')).toHaveCount(0)
  })

  test('the map goes where the others are', async ({ page }) => {
    await start(page, { preset: 'First game', seed: 'others', settings: { speed: 'normal' } })
    await answer(page, 'End the turn').tap()
    await expect(page.locator('[data-confirm]').first()).toBeVisible()
    await still(page)
    const whereabouts = () => page.locator('.board-world').evaluate((world) => (world as HTMLElement).style.transform)
    const before = await whereabouts()
    await page.locator('[data-confirm]').first().tap()
    // Centre and South begin farther south than the viewer's own armies.
    await expect.poll(whereabouts).not.toBe(before)
  })
})
