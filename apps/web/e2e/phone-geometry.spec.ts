import { expect, type Page, test } from '@playwright/test'
import { start } from '../games/race-to-moscow/e2e/play.ts'
import { still } from './on-map.ts'
import { ANY, dice, pressOne, sitAt } from './play.ts'

/*
 * The smallest phone: whatever is asked, what carries it out, what ends it and undo can be seen and touched without scrolling, and undo
 * stays in its place.
 */
test.use({ viewport: { width: 360, height: 640 } })

const TAPPABLE =
  ':is(.phone-sheet, .handover) :is([data-choice], [data-place], [data-confirm], [data-done], .answers [aria-expanded], .handover button):not([aria-disabled="true"])'

interface Foot {
  readonly at: string
  readonly question: string
  readonly over: boolean
  /** Where undo is, when there is one. */
  readonly undo: string | undefined
  /** What should be in reach, but is off the screen or covered. */
  readonly hidden: readonly string[]
  readonly wide: number
  readonly noted: boolean
}

/** Where things are once they have come to rest, read in one go. */
async function measured(page: Page): Promise<Foot> {
  await still(page)
  return page.evaluate(() => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('.sheet-foot button, .phone-sheet [data-confirm], .phone-sheet [data-done]'),
    ]
    const inReach = (button: HTMLElement): boolean => {
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width < 44 || height < 44) return false
      // Just inside its corners, too: nothing lies over a part of it.
      return [0.1, 0.5, 0.9].every((share) => {
        const there = document.elementFromPoint(left + width * share, top + height * share)
        return there !== null && button.contains(there)
      })
    }
    const undo = document.querySelector('.sheet-foot [aria-label="Undo"]')?.getBoundingClientRect()
    return {
      at: document.querySelector('.table')?.getAttribute('data-at') ?? '',
      question: document.querySelector('.prompt')?.textContent ?? '',
      over: document.querySelector('dialog[open] .outcome') !== null,
      undo: undo && `${undo.left},${undo.top}`,
      hidden: buttons.filter((button) => !inReach(button)).map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
      noted: document.querySelector('.phone-note') !== null,
      wide: Math.max(
        0,
        ...[...document.querySelectorAll('.phone-sheet, .sheet-body')].map((box) => box.scrollWidth - box.clientWidth),
      ),
    }
  })
}

/** Random answers by taps until the game is over or so many were given, looking at every question. */
async function playAndMeasure(page: Page, most: number): Promise<void> {
  const roll = dice(41)
  const places = new Set<string>()
  for (let i = 0; i < most; i++) {
    await expect(page.locator(TAPPABLE).or(page.locator('dialog[open] .outcome')).first()).toBeAttached()
    const foot = await measured(page)
    if (foot.over) break
    expect.soft(foot.hidden, foot.question).toEqual([])
    expect.soft(foot.wide, foot.question).toBe(0)
    if (foot.undo !== undefined) places.add(foot.undo)
    // A note that says why not would stay the same when it is said again.
    if (foot.noted) await page.locator('.phone-note [aria-label="Close the note"]').tap()
    await page.evaluate(rememberFace)
    // What ends a question stands at the foot of the sheet, and is hidden where it would stand elsewhere.
    await pressOne(page, TAPPABLE, roll(ANY), (button) => button.tap())
    await page.waitForFunction(isAnotherFace)
  }
  expect(places.size, `undo was at ${[...places].join(' and ')}`).toBe(1)
}

/** Notes what the page shows, on the page. */
const rememberFace = (): void => {
  const dock = document.querySelector('.phone-dock, .handover')?.textContent
  document.documentElement.dataset.face = `${document.querySelector('.table')?.getAttribute('data-at')}|${dock}`
}
const isAnotherFace = (): boolean => {
  const dock = document.querySelector('.phone-dock, .handover')?.textContent
  return document.documentElement.dataset.face !== `${document.querySelector('.table')?.getAttribute('data-at')}|${dock}`
}

test('Race to Moscow: everything that ends a question is in reach', async ({ page }) => {
  await start(page, { seed: 'reach' })
  await playAndMeasure(page, 110)
})

test('Ostkrieg: everything that ends a question is in reach', async ({ page }) => {
  await sitAt(page, 'ostkrieg', { mode: 'friends', preset: 'Barbarossa', seed: 'reach' })
  await playAndMeasure(page, 70)
})

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } })
  test('the sheet stands beside the map, north stays up, and all is in reach', async ({ page }) => {
    await start(page, { seed: 'reach' })
    await expect(async () => {
      const [map, sheet] = [await page.locator('.map-area').boundingBox(), await page.locator('.phone-sheet').boundingBox()]
      expect(map?.height).toBe(360)
      expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual(Math.ceil(sheet?.x ?? 0))
      const [leningrad, kiev] = [page.locator('[data-area="leningrad"]'), page.locator('[data-area="kiev"]')]
      expect((await leningrad.boundingBox())?.y).toBeLessThan((await kiev.boundingBox())?.y ?? 0)
    }).toPass()
    await playAndMeasure(page, 25)
  })
})
