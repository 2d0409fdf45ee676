import { devices, expect, type Page, test } from '@playwright/test'
import { faults } from '../../../e2e/axe.ts'
import { sitAtKept } from '../../../e2e/kept-table.ts'
import { centre, drag, still } from '../../../e2e/on-map.ts'
import { answer, quietly } from '../../../e2e/play.ts'
import { start } from './play.ts'

/** North with an army in Riga that has run dry, and supplies in Tilsit. */
const POSITION = {
  game: 'race-to-moscow',
  turn: 'gray',
  options: { edition: '2024', order: ['gray'] },
  areas: {
    kaunas: { control: 'gray', rail: true },
    panevezys: { control: 'gray' },
    riga: { control: 'gray' },
    tilsit: { supplies: { fuel: 3, ammo: 3, food: 0 } },
  },
  armies: { '4PzGr': { area: 'riga', fuel: 0, ammo: 0, food: 0 } },
}

async function load(page: Page, position: object = POSITION): Promise<void> {
  await quietly(page)
  await sitAtKept(page, { position })
  await expect(page.locator('.answers').first()).toBeVisible()
}

/** The same, as a person has it: from a file. */
async function loadFile(page: Page, position: object): Promise<void> {
  await quietly(page)
  await page.goto('/games')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(position)) })
  await page.getByRole('button', { name: 'Load the game' }).click()
  await expect(page.locator('.answers').first()).toBeVisible()
}

const stepRow = (page: Page, n: number) => page.locator(`.plan-step[data-step="${n}"]`)
const placed = (page: Page) => page.locator('.planner-count strong').first()

/** Three steps from Tilsit to Riga, dragged. */
async function dragged(page: Page): Promise<void> {
  await answer(page, 'Transport supplies').click()
  await expect(page.locator('.planner')).toBeVisible()
  await drag(page, '[data-token="stock/tilsit"]', '[data-area=kaunas]')
  await page.locator('.note.menu').getByRole('button', { name: 'Train' }).click()
  await expect(placed(page)).toHaveText('1 of 3 placed')
  await drag(page, '[data-area=kaunas]', '[data-area=panevezys]')
  await expect(placed(page)).toHaveText('2 of 3 placed')
  await drag(page, '[data-area=panevezys]', '[data-area=riga]')
  await expect(placed(page)).toHaveText('3 of 3 placed')
}

test('a transport is dragged along the lines, shown as a plan, and confirmed', async ({ page }) => {
  await load(page)
  await dragged(page)
  // The most that each takes was proposed.
  await expect(stepRow(page, 1)).toContainText('6 of 6')
  await expect(stepRow(page, 2)).toContainText('4 of 4')
  await expect(page.locator('.plan-after')).toContainText('Riga')
  await expect(page.locator('.plan-after')).toContainText('4 Panzergruppe can load')
  await expect(page.locator('.arrow-plan')).toHaveCount(3)
  await expect(page.locator('.token-pending')).toHaveCount(3)
  await page.getByRole('button', { name: 'Finish the transport' }).click()
  await expect(page.locator('.planner')).toHaveCount(0)
  await expect(page.locator('.log')).toContainText('2 fuel, 2 ammo went from Panevezys to Riga')
  await expect(page.locator('.arrow-plan')).toHaveCount(0)
})

test('without the part that shows plans the cargo is asked like everything else', async ({ page }) => {
  await page.route(/\/assets\/planner-/, (route) => route.abort())
  await load(page)
  await answer(page, 'Transport supplies').click()
  await answer(page, /Truck from Tilsit/)
    .first()
    .click()
  await expect(page.locator('.planner')).toHaveCount(0)
  await expect(page.locator('.amounts')).toBeVisible()
  await page.locator('[data-confirm]').click()
  await expect(page.locator('.log')).toContainText('Tilsit')
})

test('an earlier step is changed and the later ones follow; what can carry nothing is named and dropped', async ({ page }) => {
  await load(page)
  await dragged(page)
  // A full vehicle takes nothing more, and gives nothing up unasked.
  await expect(page.getByRole('button', { name: 'More fuel in step 1' })).toHaveAttribute('aria-disabled', 'true')
  const less = page.getByRole('button', { name: 'Less fuel in step 1' })
  const fuel = (n: number) => stepRow(page, n).locator('.plan-good.fuel, .plan-stepper.fuel .plan-good')
  for (const left of ['2', '1', '0']) {
    await less.click()
    await expect(fuel(1)).toHaveText(left)
  }
  // What is left goes on; nothing is dropped.
  await expect(fuel(2)).toHaveText('0')
  await expect(fuel(3)).toHaveText('0')
  await expect(placed(page)).toHaveText('3 of 3 placed')
  await expect(page.locator('.plan-message')).toHaveCount(0)
  // And what they were meant to carry comes back.
  for (const again of ['1', '2']) {
    await page.getByRole('button', { name: 'More fuel in step 1' }).click()
    await expect(fuel(1)).toHaveText(again)
    await expect(fuel(3)).toHaveText(again)
  }
  await stepRow(page, 1)
    .getByRole('button', { name: /^Remove step 1/ })
    .click()
  await expect(page.locator('.plan-message')).toContainText(
    'Step 2, truck from Kaunas to Panevezys no longer fits and was dropped',
  )
  await expect(page.locator('.plan-message')).toContainText('Step 3')
  await expect(placed(page)).toHaveText('0 of 3 placed')
  await expect(page.locator('.planner')).toContainText('Nothing is spent until you finish')
})

test('undo takes back a vehicle with its cargo, redo gives it again; what was cleared comes back too', async ({ page }) => {
  await load(page)
  await dragged(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(placed(page)).toHaveText('2 of 3 placed')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(placed(page)).toHaveText('3 of 3 placed')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(placed(page)).toHaveText('0 of 3 placed')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(placed(page)).toHaveText('3 of 3 placed')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(placed(page)).toHaveText('0 of 3 placed')
})

test('a drop that is not allowed says why, with its rule, and nothing is placed', async ({ page }) => {
  await load(page)
  await answer(page, 'Transport supplies').click()
  await expect(page.locator('.planner')).toBeVisible()
  await drag(page, '[data-token="stock/tilsit"]', '[data-area=siauliai]')
  const note = page.locator('.note.refused')
  await expect(note).toContainText('You must control both Tilsit and Siauliai')
  await expect(note.locator('.rule-link')).toHaveText('8.5')
  // Where nothing lies too, and the map stays where it is.
  await page.keyboard.press('Escape')
  await drag(page, '[data-area=gumbinnen]', '[data-area=tilsit]')
  await expect(note.locator('.rule-link')).toHaveText('8.5')
  await expect(placed(page)).toHaveText('0 of 3 placed')
})

test('a drag elsewhere moves the map', async ({ page }) => {
  await load(page)
  await answer(page, 'Transport supplies').click()
  // The map comes nearer with the plan.
  await expect(page.locator('.planner')).toBeVisible()
  await still(page)
  const before = await centre(page, '[data-area=tilsit]')
  const sea = await centre(page, '[data-area=S1]')
  await page.mouse.move(sea.x, sea.y)
  await page.mouse.down()
  await page.mouse.move(sea.x + 60, sea.y + 30, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await centre(page, '[data-area=tilsit]')).x - before.x).toBeCloseTo(60, -1)
  await expect(placed(page)).toHaveText('0 of 3 placed')
})

test('at the turn’s start: supplies begin a transport, an army moves, a far area is refused', async ({ page }) => {
  await start(page, { seed: 'drag' })
  await drag(page, '[data-token="2PzGr"]', '[data-area=minsk]')
  await expect(page.locator('.note.refused')).toContainText('No line leads to Minsk')
  await expect(page.locator('.note.refused .rule-link')).toHaveText('8.2')
  await page.keyboard.press('Escape')
  await drag(page, '[data-token="stock/warschau"]', '[data-area=siedlce]')
  await page.locator('.note.menu').getByRole('button', { name: 'Truck' }).click()
  await expect(placed(page)).toHaveText('1 of 3 placed')
  await page.getByRole('button', { name: 'Undo turn' }).click()
  await expect(page.locator('.planner')).toHaveCount(0)
  await drag(page, '[data-token="2PzGr"]', '[data-area=brest]')
  // A card will be drawn: what it may cost is said, and asked once.
  await expect(page.locator('.note')).toContainText('can be paid')
  await page.locator('.note').getByRole('button', { name: 'Go' }).click()
  await expect(page.locator('.log')).toContainText('2 Panzergruppe moved from Siedlce to Brest')
})

test('a load-out: supplies dragged to the army, then piece by piece between area and card', async ({ page }) => {
  await load(page, {
    ...POSITION,
    areas: { tilsit: { supplies: { fuel: 3, ammo: 1, food: 0 } } },
    armies: { '4PzGr': { area: 'tilsit', fuel: 1, ammo: 1, food: 1 } },
  })
  await drag(page, '[data-token="stock/tilsit"]', '[data-token="4PzGr"]')
  // It has come to its place when it can be pointed at.
  await page.locator('[data-bin=kept] .load-slot.food').first().hover()
  const before = await page.locator('[data-bin=kept] .load-slot:not(.empty)').count()
  const [piece, area] = [await centre(page, '[data-bin=kept] .load-slot.food'), await centre(page, '[data-bin=rest]')]
  await page.mouse.move(piece.x, piece.y)
  await page.mouse.down()
  await page.mouse.move(area.x, area.y, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('[data-bin=kept] .load-slot:not(.empty)')).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'More Food' }).click()
  await expect(page.locator('[data-bin=kept] .load-slot:not(.empty)')).toHaveCount(before)
  await page.locator('.amounts [data-confirm]').click()
  await expect(page.locator('.prompt')).toContainText('Choose an action')
})

test('the whole plan by keyboard alone, and axe finds nothing', async ({ page }) => {
  await load(page)
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByRole('button', { name: 'Transport supplies' }).press('Enter')
  await expect(page.locator('.planner')).toBeVisible()
  // The map: an area, and then the other.
  await page.locator('[data-area=tilsit]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-area=kaunas]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.note.menu')).toBeVisible()
  await page.keyboard.press('2')
  await expect(placed(page)).toHaveText('1 of 3 placed')
  const less = page.getByRole('button', { name: 'Less ammo in step 1' })
  await less.focus()
  await page.keyboard.press('Enter')
  await expect(stepRow(page, 1)).toContainText('5 of 6')
  await expect(less).toBeFocused()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('0')
  await expect(page.locator('.planner')).toHaveCount(0)
})

test('a plan of the staff is taken, changed and left; a reload comes back to it', async ({ page }) => {
  await load(page)
  await answer(page, 'Transport supplies').click()
  await page.getByRole('button', { name: /Fuel for 4 Panzergruppe in Riga/ }).click()
  await expect(placed(page)).toHaveText('3 of 3 placed')
  await expect(page.locator('.plan-after')).toContainText('4 Panzergruppe can load')
  await page.reload()
  await expect(placed(page)).toHaveText('3 of 3 placed')
  await page.getByRole('button', { name: 'Less fuel in step 3' }).click()
  await expect(stepRow(page, 3)).toContainText('3 of 4')
  // The boards and back.
  await page.getByRole('button', { name: 'Close the plan' }).click()
  await expect(page.locator('.rtm-own')).toBeVisible()
  await page.getByRole('button', { name: 'Open the plan' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: /Fuel for 4 Panzergruppe in Riga/ })).toBeVisible()
})

test('what was placed before a position was saved stands; the rest can be changed', async ({ page }) => {
  await loadFile(page, {
    ...POSITION,
    agenda: [{ step: 'turn' }, { step: 'transport', trains: 1, trucks: 0, grosstransportraum: false }],
    players: { gray: { trains: 2 } },
    transport: { lines: [{ between: ['danzig', 'konigsberg'], train: 'gray' }] },
  })
  await expect(placed(page)).toHaveText('1 of 3 placed')
  await drag(page, '[data-token="stock/tilsit"]', '[data-area=kaunas]')
  await page.locator('.note.menu').getByRole('button', { name: 'Truck' }).click()
  await expect(placed(page)).toHaveText('2 of 3 placed')
  await page.getByRole('button', { name: /^Remove step/ }).click()
  await expect(placed(page)).toHaveText('1 of 3 placed')
})

const { viewport: _, defaultBrowserType: __, ...pixel } = devices['Pixel 7']

test.describe('on the smallest phone', () => {
  test.use({ ...pixel, deviceScaleFactor: 1, viewport: { width: 360, height: 740 } })

  test('the map shows where supplies lie above the sheet; the plan fits; a touched answer does not light the next', async ({
    page,
  }) => {
    await load(page, { game: 'race-to-moscow', turn: 'gray', options: { edition: '2024', order: ['gray'] } })
    await answer(page, /Transport supplies/).tap()
    await expect(page.locator('.phone-sheet .planner')).toBeVisible()
    await expect(async () => {
      const sheet = await page.locator('.phone-sheet').boundingBox()
      for (const area of ['danzig', 'konigsberg']) {
        const { y } = await centre(page, `[data-area=${area}]`)
        expect(y).toBeLessThan(sheet?.y ?? 0)
      }
    }).toPass()
    await page.locator('.planner .answers [data-choice]').first().tap()
    await expect(placed(page)).toHaveText('1 of 3 placed')
    await expect(page.locator('.plan-after')).toBeVisible()
    await expect(page.locator('.bar-choice.hot')).toHaveCount(0)
    const tooWide = () => page.locator('.sheet-body').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(tooWide).toBe(0)
  })
})

test.describe('by touch', () => {
  test.use({ ...pixel, deviceScaleFactor: 1, viewport: { width: 390, height: 844 } })

  test('tap and tap, then a finger drags', async ({ page }) => {
    await load(page)
    await answer(page, /Transport supplies/).tap()
    await expect(page.locator('.phone-sheet .planner')).toBeVisible()
    await still(page)
    const tap = async (selector: string): Promise<void> => {
      const { x, y } = await centre(page, selector)
      await page.touchscreen.tap(x, y)
    }
    await tap('[data-area=tilsit]')
    await expect(page.locator('[data-area=tilsit]')).toHaveClass(/area-selected/)
    await tap('[data-area=kaunas]')
    await page.locator('.note.menu').getByRole('button', { name: 'Train' }).tap()
    await expect(placed(page)).toHaveText('1 of 3 placed')
    await still(page)
    const [a, b] = [await centre(page, '[data-area=kaunas]'), await centre(page, '[data-area=panevezys]')]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] })
    await touch('touchStart', a)
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
    await touch('touchEnd')
    await expect(placed(page)).toHaveText('2 of 3 placed')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // A browser may take a tap that follows a drag for a part of it: then one taps again.
    await expect(async () => {
      if ((await page.locator('.planner').count()) > 0) await page.getByRole('button', { name: 'Finish the transport' }).tap()
      await expect(page.locator('.planner')).toHaveCount(0, { timeout: 2000 })
    }).toPass()
  })
})
