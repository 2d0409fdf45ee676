import { expect, test } from '@playwright/test'
import { boxOf, centre, drag, still } from '../../../e2e/on-map.ts'
import { playLesson, quietly, sitAt } from '../../../e2e/play.ts'
import { lessons } from '../lessons/index.ts'
import { begin, choose, clickArea, sitDown, townOf } from './play.ts'

/** One lesson for each way to answer: areas and groups on the map; a battle, its losses counted; a train; cards that are bought. The engine is asked about every step of all of them elsewhere. */
const CLICKED = ['move', 'sixes', 'rail', 'year']
/** Left in the middle and taken up again, behind a group. */
const REOPENED: { readonly [id: string]: number } = { rail: 4 }

for (const lesson of lessons.filter(({ id }) => CLICKED.includes(id))) {
  test(`Ostkrieg lesson to the end: ${lesson.title}`, async ({ page }) => {
    await quietly(page)
    await page.goto(`/learn/ostkrieg/${lesson.id}`)
    await playLesson(page, lesson.steps, async (i) => {
      if (i === REOPENED[lesson.id]) await page.reload()
    })
  })
}

test('two at one screen: hands are open, so nothing is covered and the bar says whose turn it is', async ({ page }) => {
  await sitDown(page, 'Operation Uranus')
  await expect(page.locator('.who')).toContainText('Soviet, your turn')
  await choose(page, 'Pass')
  await expect(page.locator('.who')).toContainText('Axis, your turn')
  await expect(page.locator('.board')).toBeVisible()
})

test('where the question names no area the keyboard comes to the map at the front', async ({ page }) => {
  await sitDown(page, 'Barbarossa')
  await expect(page.locator('.prompt')).toContainText('Only Major Blitz! can be played now')
  const stop = page.locator('.board [data-area][tabindex="0"]')
  await expect(stop).toHaveCount(1)
  await expect(stop).toHaveAttribute(
    'aria-label',
    /^(Konigsberg|Warsaw|Krakow|Bialystok|Brest|Lvov|Rovno|Odessa|Jassy|Cluj|Helsinki|Leningrad|Petsamo|Murmansk|Riga)/,
  )
})

test('an area that is pointed at is outlined, and so are those beside it', async ({ page }) => {
  await sitDown(page, 'Barbarossa')
  await still(page)
  const { x, y } = await centre(page, townOf(KHARKOV))
  await page.mouse.move(x, y)
  await expect(page.locator(`.board [data-hover][data-area="${KHARKOV}"]`)).toBeVisible()
  const beside = page.locator('.board [data-beside] .cell-line')
  expect(await beside.count()).toBeGreaterThan(3)
  for (const line of await beside.all()) await expect(line).not.toHaveCSS('stroke', 'none')
  await page.mouse.move(x, 5)
  await expect(beside).toHaveCount(0)
})
const KHARKOV = 56

test('no line leads to units that are still to be drawn', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.at.leader') === null) return
      document.documentElement.dataset.leaders ??= document.querySelector('.token') === null ? 'alone' : 'with units'
    }).observe(document, { childList: true, subtree: true })
  })
  await sitDown(page, 'Barbarossa')
  await expect(page.locator('html')).toHaveAttribute('data-leaders', 'with units')
})

test('a card from the hand, areas on the map, a battle with odds and dice', async ({ page }) => {
  await sitDown(page, 'Barbarossa')
  await page.locator('.ost-strip .ost-card', { hasText: 'Major Blitz!' }).click()
  await expect(page.locator('.prompt')).toContainText('Mark an area whose units move')
  await clickArea(page, 84)
  await expect(page.locator('[data-area="84"]')).toHaveClass(/area-pending/)
  await choose(page, 'No more areas to move')
  await choose(page, 'Nobody else moves from here')
  await expect(page.locator('.prompt')).toContainText('Mark an area to attack')
  await clickArea(page, 66)
  await expect(page.locator('[data-area="66"]')).toHaveClass(/area-pending/)
  await choose(page, 'No more attacks')
  const battle = page.getByRole('region', { name: 'Attack on Brest' })
  await battle.getByRole('button', { name: 'None', exact: true }).click()
  await expect(battle).toContainText('Nobody chosen yet')
  await battle.getByRole('button', { name: 'All', exact: true }).click()
  await expect(battle).toContainText('% that the attacker wins')
  await expect(battle).toContainText('expected losses')
  // One less, and the odds are those of the rest.
  const units = battle.locator('.ost-dice-count').first()
  await expect(units).toContainText('12 units')
  await battle.getByRole('button', { name: 'Less infantry from Warsaw' }).click()
  await expect(units).toContainText('11 units')
  // Opened again in a low window it lies beside what it is about, and all of it is in sight.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.reload()
  await expect(units).toContainText('11 units')
  await expect(battle).toHaveClass(/away-from-left/)
  await expect.poll(() => battle.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  await battle.getByRole('button', { name: 'Attack with these' }).click()
  await battle.getByRole('button', { name: 'No more aircraft' }).click()
  await expect(page.locator('.ost-dice-row svg').first()).toBeVisible()
})

test('an area that may not be chosen says why, with its rule', async ({ page }) => {
  await sitDown(page, 'Barbarossa')
  await page.locator('.ost-strip .ost-card', { hasText: 'Major Blitz!' }).click()
  await expect(page.locator('.prompt')).toContainText('Mark an area whose units move')
  await clickArea(page, 76)
  await expect(page.locator('.board-card, .floating-note').first()).toContainText('1941')
})

test('supply lines are drawn for the side that is asked for', async ({ page }) => {
  await sitDown(page, 'Operation Uranus')
  await expect(page.locator('.ln-supply')).toHaveCount(0)
  const shown = page.getByRole('group', { name: 'Show on the map' })
  await shown.getByRole('button', { name: 'Axis' }).click()
  await expect(page.locator('.ln-supply')).toHaveCount(1)
  await shown.getByRole('button', { name: 'Off' }).click()
  await expect(page.locator('.ln-supply')).toHaveCount(0)
})

test.describe('a stack in one gesture', () => {
  test.beforeEach(async ({ page }) => {
    await sitDown(page, 'Barbarossa', ['Major Blitz!', 'Warsaw', 'No more areas to move'])
    await expect(page.getByRole('group', { name: 'infantry', exact: true })).toContainText('9 of 9')
  })

  test('all but one by a click on the map, taken back together', async ({ page }) => {
    await page.getByRole('button', { name: 'All but one' }).click()
    await clickArea(page, 80)
    await expect(page.getByRole('group', { name: 'infantry', exact: true })).toContainText('1 of 1')
    await page.keyboard.press('u')
    await expect(page.getByRole('group', { name: 'infantry', exact: true })).toContainText('8 of 9')
    await page.keyboard.press('r')
    await expect(page.getByRole('group', { name: 'infantry', exact: true })).toContainText('1 of 1')
  })

  test('by digit, though the table was opened with this question', async ({ page }) => {
    // Nearer to the front there is less room, and the buttons say so.
    await expect(page.locator('[data-place="79"]')).toContainText('3 armor, 4 infantry to Konigsberg, 7 fit')
    await page.keyboard.press('3')
    await expect(page.locator('.answers')).not.toContainText('infantry')
    await expect(page.locator('.log')).toContainText('German infantry: Warsaw to Danzig')
  })

  test('dragged', async ({ page }) => {
    await drag(page, townOf(81), townOf(80))
    await expect(page.locator('.log')).toContainText('German infantry: Warsaw to Danzig')
  })

  test('one by one from the list', async ({ page }) => {
    await page.getByRole('button', { name: 'One by one' }).click()
    await page.locator('.choice-list .menu-choice', { hasText: 'German armor' }).click()
    await expect(page.locator('.prompt')).toContainText('German armor from Warsaw: where to?')
  })
})

test('all of a card when it is pointed at', async ({ page }) => {
  await sitDown(page, 'Barbarossa')
  const card = page.locator('.ost-strip .ost-card', { hasText: 'Romanian Army' })
  await card.hover()
  await expect(page.locator('.ost-full')).toContainText('Entrench 2 areas, Romanians only')
  await page.mouse.move(5, 5)
  await expect(page.locator('.ost-full')).toHaveCount(0)
})

test('a card of the hand has its whole name and all its steps, in windows of three sizes and above a scrollbar', async ({
  page,
}) => {
  const cut = () =>
    page.locator('.ost-strip .ost-card').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [edge, name, text] = [card, card.querySelector('strong'), card.querySelector('.ost-card-text')].map((part) =>
          part?.getBoundingClientRect(),
        )
        if (edge === undefined || name === undefined || text === undefined) return [card.textContent]
        // The steps may reach beyond the box that they are in.
        const bottom = Math.max(...[...card.querySelectorAll('.ost-line')].map((step) => step.getBoundingClientRect().bottom))
        return name.right > edge.right || bottom > edge.bottom + 1 || text.height < 10 ? [card.textContent] : []
      }),
    )
  await sitDown(page, 'Barbarossa')
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await still(page)
    await expect(page.locator('.ost-strip .ost-line').first()).toBeVisible()
    await expect.poll(cut, `${width} x ${height}`).toEqual([])
  }
  // A scrollbar that takes room, which this browser does not show: as high as Firefox's.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.addStyleTag({ content: '.ost-strip > ul { border-bottom: 8px solid transparent }' })
  await still(page)
  await expect.poll(cut, 'with a scrollbar').toEqual([])
})

test('bidding: the first bid, a raise, accepted', async ({ page }) => {
  await begin(page, 'Barbarossa', { tune: (at) => at.getByLabel('Bid for sides').check() })
  const bidding = page.getByRole('region', { name: 'Bidding for sides' })
  const bidder = bidding.locator('header strong')
  const first = await bidder.innerText()
  await expect(bidding).toContainText('when the Soviet player gives about 2 a year')
  await bidding.getByRole('button', { name: 'Soviets' }).click()
  await bidding.getByRole('button', { name: 'More build points' }).click()
  await bidding.getByRole('button', { name: 'Bid 1 for the Soviets' }).click()
  await expect(bidding).toContainText('The other player gives 1 for the Soviets')
  await bidding.getByRole('button', { name: 'Bid 2 for the Soviets' }).click()
  await expect(bidder).toHaveText(first)
  await bidding.getByRole('button', { name: 'Accept the bid' }).click()
  await expect(page.locator('.prompt')).toContainText('Only Major Blitz! can be played now')
  await expect(page.locator('.who')).toContainText(first)
})

test('on a phone the battle is in the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await sitDown(page, 'Barbarossa', ['Major Blitz!', 'No more areas to move', 'Brest', 'No more attacks'])
  const sheet = page.locator('.phone-sheet')
  const battle = sheet.getByRole('region', { name: 'Attack on Brest' })
  // The odds and who attacks are seen at once. What carries it out is in the foot, where it is always in reach.
  const odds = battle.getByText('% that the attacker wins')
  await expect(odds).toBeInViewport({ ratio: 1 })
  const attack = sheet.getByRole('button', { name: 'Attack with these' })
  const [{ y, height }, foot] = [await boxOf(battle.locator('.stepper').first()), await boxOf(attack)]
  expect(y + height).toBeLessThan(foot.y)
  await attack.click()
  await expect(page.locator('.prompt')).toContainText('Send aircraft')
  await expect(odds).toBeInViewport({ ratio: 1 })
  await sheet.getByRole('button', { name: 'No more aircraft' }).click()
  await expect(page.locator('.ost-dice-row svg').first()).toBeVisible()
})

test('on a phone who won is read before what follows from it is asked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const played = ['Major Blitz!', 'No more areas to move', 'Brest', 'No more attacks', 'Attack with these', 'No more aircraft']
  await sitAt(page, 'ostkrieg', { mode: 'friends', preset: 'Barbarossa', seed: 'd', settings: { confirmTurn: false }, played })
  await expect(page.locator('.prompt')).toContainText('to take')
  const [verdict, answers] = [await boxOf(page.locator('.ost-verdict')), await boxOf(page.locator('.ost-battle-answers'))]
  expect(verdict.y + verdict.height).toBeLessThanOrEqual(answers.y)
})
