import { expect, type Page, test } from '@playwright/test'
import { sitDown } from '../games/ostkrieg/e2e/play.ts'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { laptop } from '../map/rooms.ts'
import { ANY, changed, dice, seen, whenAsked } from './play.ts'

/** Whatever is asked is in sight: nothing of the question is cut, covered or has to be scrolled to, in windows of every size. */
const SIZES = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
] as const

/** What a person needs for the question, and what of it cannot be seen or hit. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const inside = (a: DOMRect, b: DOMRect): boolean =>
      a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1
    const clips = (element: Element): DOMRect[] => {
      const found = [new DOMRect(0, 0, innerWidth, innerHeight)]
      for (let up = element.parentElement; up !== null; up = up.parentElement)
        if (getComputedStyle(up).overflow !== 'visible') found.push(up.getBoundingClientRect())
      return found
    }
    const nameOf = (element: Element): string => `${element.className.toString().split(' ')[0]} "${element.textContent?.trim()}"`
    const needed = [
      ...document.querySelectorAll('.answers button, .answers .stepper, .prompt, .takebacks button, .who, .open-planner'),
      ...document.querySelectorAll('.side-panel .legal, .side-panel .soviet, .rtm-last, .rtm-own, .ost-own, .lesson-box p'),
    ]
    for (const element of needed) {
      // A plan is a list that grows with its steps, and scrolls; its end stands below it. So are the cards that can be bought.
      if (element.closest('.planner-body, .ost-for-sale') !== null) continue
      if (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.closest('details:not([open])') !== null
      )
        continue
      const box = element.getBoundingClientRect()
      if (!clips(element).every((clip) => inside(box, clip))) faults.push(`cut: ${nameOf(element)}`)
      if (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2)
        faults.push(`too small for its words: ${nameOf(element)}`)
      for (const [x, y] of [
        [box.left + box.width / 2, box.top + box.height / 2],
        [box.left + 4, box.top + 4],
        [box.right - 4, box.bottom - 4],
      ]) {
        const top = document.elementFromPoint(x, y)
        // What an answer costs stands over the panel for as long as the answer is pointed at.
        if (top?.closest('.bill') && element.closest('.side-panel') !== null) continue
        if (top !== null && !element.contains(top) && !top.contains(element))
          faults.push(`covered: ${nameOf(element)} by ${nameOf(top)}`)
      }
    }
    const map = document.querySelector('.map-area')?.getBoundingClientRect()
    const bar = document.querySelector('.bar-slot')?.getBoundingClientRect()
    if (map === undefined || bar === undefined || map.bottom > bar.top + 1) faults.push('the map is under the bar')
    return faults
  })
}

/** What stands beside a question comes a moment after it: then all of it is in sight. */
const inSight = (page: Page, message?: string): Promise<void> => expect.poll(() => outOfSight(page), message).toEqual([])

/** The towns of the whole map that are not on the map's part of the window, once they are drawn. */
async function lostTowns(page: Page): Promise<string[]> {
  await expect(page.locator('.board [data-area]')).not.toHaveCount(0)
  return page.evaluate(() => {
    const map = document.querySelector('.map-area')?.getBoundingClientRect()
    const tools = document.querySelector('.board-controls')?.getBoundingClientRect()
    return [...document.querySelectorAll('.board [data-area]')].flatMap((area) => {
      const { left, top, width, height } = area.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const out = map === undefined || x < map.left || x > map.right || y < map.top || y > map.bottom
      const under = tools !== undefined && x > tools.left && x < tools.right && y > tools.top && y < tools.bottom
      return out || under ? [area.getAttribute('data-area') ?? ''] : []
    })
  })
}

const mapSize = (page: Page): Promise<string> =>
  page.locator('.map-area').evaluate((map) => {
    const { width, height } = map.getBoundingClientRect()
    return `${width} x ${height}`
  })

/** About the longest questions of the games. */
const LONG = {
  raceToMoscow:
    'Choose what 17 Army carries from now on. On its card: 1 fuel, 3 ammo, 2 food; in Krasnogvardeisk: 3 fuel, 3 ammo, 3 food; the card holds 6.',
  ostkrieg: 'Place 2 German infantry in Berlin, 1 in Konigsberg, 1 in Breslau, 1 in Vienna, 2 German armor in Bucharest.',
}

/** Puts other words in the question's place, where one is asked; what it said. */
const ask = (page: Page, words: string): Promise<string> =>
  page.locator('.prompt-text').evaluateAll(([question], words) => {
    const said = question?.textContent ?? ''
    if (question !== undefined) question.textContent = words
    return said
  }, words)

/** Gives answers at random and looks after each one, also with the longest question in its place. */
async function walk(
  page: Page,
  { steps, roll, long }: { readonly steps: number; readonly roll: (below: number) => number; readonly long: string },
): Promise<void> {
  const answers = page.locator(
    ':is([data-choice], [data-place], [data-confirm], .answers [aria-expanded]):not([aria-disabled=true], :disabled)',
  )
  const size = await mapSize(page)
  for (let i = 0; i < steps; i++) {
    await whenAsked(page)
    const now = await seen(page)
    if (now.over) return
    if (now.handover) {
      await page.locator('.handover button').first().click()
      await expect(page.locator('.prompt')).toBeVisible()
      continue
    }
    // A card that was turned up is put away by the next key.
    await page.keyboard.press('Shift')
    await expect(page.locator('.drawn-card')).toHaveCount(0)
    const asked = now.face.slice(0, 120)
    await inSight(page, asked)
    await expect.poll(() => mapSize(page), asked).toBe(size)
    const short = await ask(page, long)
    await inSight(page, long)
    await ask(page, short)
    // No hand: that each answer can be hit has just been looked at, and finding it once more takes longer than all the rest.
    await answers.evaluateAll((buttons, thrown) => (buttons[thrown % buttons.length] as HTMLElement).click(), roll(ANY))
    await changed(page, now)
  }
}

for (const [width, height] of SIZES) {
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })
    // Painting the largest window takes long, and it has the most room.
    const steps = width > 3000 ? 5 : 24

    test('Race to Moscow: all of the question is in sight, and the map keeps its size', async ({ page }) => {
      await start(page, { mode: 'friends', preset: '2024 rules', settings: { confirmTurn: false } })
      await page.locator('.handover button').click()
      await expect(page.locator('.side-panel .rtm-own')).toBeVisible()
      await expect.poll(() => lostTowns(page)).toEqual([])
      await walk(page, { steps, roll: dice(width), long: LONG.raceToMoscow })
    })

    test('Ostkrieg: all of the question is in sight, and the map keeps its size', async ({ page }) => {
      await sitDown(page, 'Operation Uranus')
      await expect(page.locator('.side-panel .ost-own')).toBeVisible()
      await expect.poll(() => lostTowns(page)).toEqual([])
      await walk(page, { steps, roll: dice(height), long: LONG.ostkrieg })
    })
  })
}

for (const [width, height] of SIZES.slice(0, 3)) {
  test.describe(`around the question, ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the focus does not scroll the map, a closed plan and the timeline leave it as it is', async ({ page }) => {
      await start(page)
      await expect(page.locator('.side-panel .rtm-own')).toBeVisible()
      await page.locator('.board [data-area]').last().focus()
      expect(
        await page.evaluate(() => [...document.querySelectorAll('.map-area, .board')].map(({ scrollTop }) => scrollTop)),
      ).toEqual([0, 0])
      const size = await mapSize(page)
      await page.locator('.answers').getByRole('button', { name: 'Transport supplies' }).click()
      await page.getByRole('button', { name: 'Close the plan' }).click()
      await expect(page.locator('.open-planner')).toBeVisible()
      await inSight(page)
      await expect.poll(() => mapSize(page)).toBe(size)
      await page.locator('.tools').getByRole('button', { name: 'Timeline' }).click()
      await expect(page.locator('.command-bar.looking')).toBeVisible()
      await inSight(page)
      await expect.poll(() => mapSize(page)).toBe(size)
    })

    test('the text of a lesson pushes nothing', async ({ page }) => {
      await page.goto('/learn/race-to-moscow/move')
      await expect(page.locator('.lesson-box p')).toBeVisible()
      await expect(page.locator('.side-panel .rtm-own')).toBeVisible()
      const size = await mapSize(page)
      await page.locator('.answers [data-choice]').last().click()
      await expect(page.locator('.lesson-box .wrong')).toBeVisible()
      await inSight(page)
      await expect.poll(() => mapSize(page)).toBe(size)
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await expect(page.locator('.lesson-box .wrong')).toHaveCount(0)
      await inSight(page)
      await expect.poll(() => mapSize(page)).toBe(size)
    })
  })
}

test.describe('a laptop, 1366 x 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  /** How many names there are when the map is painted for the first time. */
  async function namesAtFirst(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const look = (): void => {
        if (document.querySelector('.board-world') === null) requestAnimationFrame(look)
        else document.documentElement.dataset.names = `${document.querySelectorAll('.board .label').length}`
      }
      look()
    })
  }

  const tables = [
    { game: 'Race to Moscow', areas: 122, hand: false, sit: (page: Page) => start(page) },
    { game: 'Ostkrieg', areas: 100, hand: true, sit: (page: Page) => sitDown(page, 'Operation Uranus') },
  ]
  for (const { game, areas, hand, sit } of tables)
    test(`${game}: the map has seven tenths of the height, the size that it was drawn for, and all its names at the first painting`, async ({
      page,
    }) => {
      await namesAtFirst(page)
      await sit(page)
      await expect(page.locator('html')).toHaveAttribute('data-names', `${areas}`)
      const { width, height } = laptop(hand, 1366, 768)
      await expect(async () => {
        const size = await page.locator('.map-area').boundingBox()
        expect(size?.height).toBeGreaterThanOrEqual(0.7 * 768)
        expect(size?.width).toBeCloseTo(width, 0)
        expect(size?.height).toBeCloseTo(height, 0)
      }).toPass()
    })
})

test('letters set twice as large in the browser: what stands around the map grows, a lesson begins with its first line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto('/learn/race-to-moscow/move')
  const words = page.locator('.lesson-box .grow')
  await expect(words).toContainText('You are Army Group North')
  await expect(async () => {
    const [box, first] = [await page.locator('.lesson-box').boundingBox(), await words.locator('.caps').boundingBox()]
    expect(first?.y).toBeGreaterThanOrEqual(box?.y ?? Number.POSITIVE_INFINITY)
    expect(first?.height).toBeGreaterThan(24)
  }).toPass()
  // No word of an army's name is broken: it is as high as a name in one line.
  const armies = page.locator('.rtm-own .rtm-army-name strong')
  await expect(armies).toHaveCount(3)
  const heights = () => armies.evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().height)))
  await expect.poll(async () => new Set(await heights()).size).toBe(1)
})
