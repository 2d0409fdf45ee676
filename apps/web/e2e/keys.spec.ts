import { expect, test } from '@playwright/test'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { still } from './on-map.ts'
import { answer, seen } from './play.ts'

test('an area is found by its name, whatever is typed at once, and shown on the map', async ({ page }) => {
  await start(page, { seed: 'find' })
  // The letters come before the box does.
  for (const key of '/smol') await page.keyboard.press(key)
  const box = page.getByRole('dialog')
  await expect(box.getByRole('searchbox')).toHaveValue('smol')
  await expect(box).toContainText('Enter shows Smolensk on the map.')
  await page.keyboard.press('Enter')
  await expect(box).toHaveCount(0)
  await expect(page.locator('[data-area=smolensk]')).toBeFocused()
  await expect(page.locator('.text-view')).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type('no such place')
  await expect(box).toContainText('No area has that name.')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
})

test('an area that is found before the box has been painted is shown as well', async ({ page }) => {
  await start(page, { seed: 'find' })
  await page.evaluate(() => {
    const opened = new MutationObserver(() => {
      const form = document.querySelector<HTMLFormElement>('dialog[open] .find-area')
      if (form?.textContent?.includes('Smolensk') !== true) return
      opened.disconnect()
      form.requestSubmit()
    })
    opened.observe(document.body, { subtree: true, childList: true, attributes: true })
    for (const key of '/smol') dispatchEvent(new KeyboardEvent('keydown', { key }))
  })
  await expect(page.locator('[data-area=smolensk]')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('keys are meant for a dialog that is still fetched', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/overlays-/, async (route) => {
    await held
    await route.continue()
  })
  await start(page, { seed: 'ahead' })
  const before = await seen(page)
  for (const key of ['a', '1', 'Escape', '?']) await page.keyboard.press(key)
  release()
  await expect(page.getByRole('dialog')).toContainText('Keys')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await seen(page)).at).toBe(before.at)
})

test('an answer is typed as soon as its question is seen', async ({ page }) => {
  // Nothing on the page shows what it has heard of the future.
  await page.addInitScript(() => {
    const { prototype } = Worker
    const { postMessage } = prototype
    prototype.postMessage = function (this: Worker, request: { call: number; name: string }) {
      if (request.name === 'foresee')
        this.addEventListener('message', ({ data }) => {
          if (data.call === request.call) document.documentElement.dataset.foreseen = 'yes'
        })
      postMessage.call(this, request)
    }
  })
  await start(page, { seed: 'soon' })
  const move = answer(page, /Move the field armies/)
  // What it leads to has been foreseen: the next question is there before the engine has answered.
  await move.hover()
  await page.waitForFunction(() => document.documentElement.dataset.foreseen)
  await move.evaluate((button: HTMLElement) => {
    const table = document.querySelector('.table') as HTMLElement
    const typed = new MutationObserver(() => {
      typed.disconnect()
      dispatchEvent(new KeyboardEvent('keydown', { key: '1' }))
    })
    typed.observe(table, { attributeFilter: ['data-at'] })
    button.click()
  })
  await expect(page.locator('.table')).toHaveAttribute('data-at', '2')
  await expect(page.locator('.prompt')).toContainText('Choose the next area')
})

test('undo and redo in one breath', async ({ page }) => {
  await start(page, { seed: 'breath' })
  const table = page.locator('.table')
  await answer(page, /Move the field armies/).click()
  await expect(table).toHaveAttribute('data-at', '1')
  const asked = await page.locator('.prompt').textContent()
  const went = await table.evaluateHandle((element) => {
    const told: (string | null)[] = []
    new MutationObserver(() => told.push(element.getAttribute('data-at'))).observe(element, { attributeFilter: ['data-at'] })
    return told
  })
  for (const key of ['u', 'r', 'u', 'r']) await page.keyboard.press(key)
  await expect.poll(() => went.jsonValue()).toEqual(['0', '1', '0', '1'])
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('.prompt')).toHaveText(asked ?? '')
})

test('steps through the past in one breath, and back to now before the last of them was seen', async ({ page }) => {
  await start(page, { seed: 'phone' })
  await answer(page, 'Move an armored army').click()
  await answer(page, /Move 2 Panzergruppe/).click()
  await answer(page, 'Move to Brest').click()
  await expect(page.locator('.log')).toContainText('Brest')
  // In one task: nothing can have been answered in between.
  const press = (...keys: string[]) =>
    page.evaluate((all) => {
      for (const key of all) dispatchEvent(new KeyboardEvent('keydown', { key }))
    }, keys)
  await press('[', '[')
  await expect(page.locator('.timeline-text')).toHaveText('The game is set up.')
  await press(']', 'Escape')
  // What was asked of the engine before has come when it says why not.
  await page.locator('[data-area=moskva]').click()
  await expect(page.locator('.board-card .note')).toContainText('Moskva')
  await expect(page.locator('.timeline')).toHaveCount(0)
  await expect(page.locator('.answers [data-choice]').first()).toBeVisible()
})

test('from the words back to the map', async ({ page }) => {
  await start(page, { seed: 'words' })
  await page.keyboard.press('t')
  await page.getByRole('button', { name: 'Show on the map: Smolensk' }).click()
  await expect(page.locator('.text-view')).toHaveCount(0)
  await expect(page.locator('[data-area=smolensk]')).toBeVisible()
})

test('the log takes no digits, and Escape leaves its search', async ({ page }) => {
  await start(page, { seed: 'log' })
  // It comes with its first line.
  await answer(page, /Move an armored army/).click()
  await answer(page, /Move 2 Panzergruppe/).click()
  const search = page.getByLabel('Search the log')
  await expect(search).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.locator('.log')).toBeFocused()
  await search.click()
  await search.pressSequentially('1')
  await page.keyboard.press('Escape')
  await expect(search).not.toBeFocused()
  // Neither does it keep the keys of whoever clicks an answer.
  await search.click()
  const stop = answer(page, 'Stop here')
  await stop.click()
  await expect(search).not.toBeFocused()
  await expect(page.locator('.table')).toHaveAttribute('data-at', '2')
  await page.keyboard.press('u')
  await expect(page.locator('.table')).toHaveAttribute('data-at', '1')
  await expect(stop).toBeVisible()
  const before = await seen(page)
  await page.keyboard.press('1')
  await expect.poll(async () => (await seen(page)).face).not.toBe(before.face)
})

test('the answers are two stops away, and the keyboard comes to the map where the question is', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'stops' })
  const skip = page.getByRole('button', { name: 'Skip to the answers' })
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.answers button').first()).toBeFocused()
  const stop = page.locator('.board [data-area][tabindex="0"]')
  await expect(stop).toHaveCount(1)
  // North is asked: its own armies, not the first area of the map.
  await expect(stop).toHaveAttribute('data-area', /tilsit|memel|gumbinnen/)
})

test('after an answer was clicked Tab comes to the next question, and then goes on from there', async ({ page }) => {
  await start(page, { preset: 'First game', seed: 'stops' })
  await answer(page, /^Move 4 Panzergruppe/).click()
  await expect(page.locator('.prompt')).toContainText('Choose the next area')
  await page.keyboard.press('Tab')
  const answers = page.locator('.answers button')
  await expect(answers.first()).toBeFocused()
  await answers.first().blur()
  await page.keyboard.press('Tab')
  await expect(answers.nth(1)).toBeFocused()
})

test('one set of digits at a time', async ({ page }) => {
  await start(page, { mode: 'friends', preset: '2024 rules', seed: 'digits', settings: { confirmTurn: true } })
  await page.locator('.handover button').click()
  await answer(page, /^Air support/).click()
  await expect(page.locator('.prompt')).toContainText('Air support: choose one')
  // The map has no badge that no key of this menu answers.
  await expect(page.locator('.board .badge')).toHaveCount(0)
  await page.keyboard.press('0')
  await expect(page.locator('.prompt')).toContainText('Choose an action')
  await page.locator('[data-token="16A"]').click()
  await expect(page.locator('.note.menu .key').first()).toHaveText('1')
  await expect(page.locator('.answers .key').first()).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.locator('.answers .key').first()).toBeVisible()
})

test('the next question is there first, then the map is lit by it; the log does not come before the question', async ({
  page,
}) => {
  await start(page, { seed: 'order' })
  await answer(page, /Move the field armies/).click()
  // Armies are lit at the question before, too.
  await expect(page.locator('.prompt')).toContainText('field army')
  await expect(page.locator('.token-legal').first()).toBeAttached()
  await still(page)
  const order = await page.evaluateHandle(() => {
    const told: string[] = []
    const watch = (selector: string, what: string, options: MutationObserverInit, happens = () => true) => {
      const observer = new MutationObserver(() => {
        if (!told.includes(what) && happens()) told.push(what)
      })
      observer.observe(document.querySelector(selector) as Element, options)
    }
    watch('.table', 'question', { attributeFilter: ['data-at'] })
    watch('.board', 'map', { subtree: true, attributeFilter: ['class'] })
    // Its search comes with its first line.
    watch('.table', 'log', { subtree: true, childList: true }, () => document.querySelector('.log input') !== null)
    document.querySelector<HTMLElement>('.answers .target[data-choice]')?.click()
    return told
  })
  await expect.poll(() => order.jsonValue()).toHaveLength(3)
  const told = await order.jsonValue()
  expect(told.filter((what) => what !== 'log')).toEqual(['question', 'map'])
  expect(told.indexOf('log')).not.toBe(0)
})

test('in a low window L gives the log most of the panel, and takes it back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await start(page, { preset: 'First game', seed: 'log' })
  await answer(page, 'Move the field armies').click()
  await answer(page, 'Move 16 Army').click()
  const log = page.locator('.side-panel .log')
  const size = page.locator('.log-size')
  await expect(size).toHaveAccessibleName('Show more of the log')
  await page.keyboard.press('l')
  await expect(log).toBeFocused()
  await expect(size).toHaveAccessibleName('Show less of the log')
  await expect.poll(async () => (await log.boundingBox())?.height).toBeGreaterThan(400)
  await page.keyboard.press('l')
  await expect(size).toHaveAttribute('aria-expanded', 'false')
})
