import { expect, type Locator, type Page } from '@playwright/test'

/** How the tests find things on the map, which may be on its way to somewhere else. */

/** What moves the map begins a few frames after what it follows: so many frames in a row show that nothing does. */
const AT_REST = 5

/** Waits until the map stands still, so that things are where they were looked for. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let [last, same] = ['', 0]
        const look = (): void => {
          const world = document.querySelector<HTMLElement>('.board-world')
          const sheet = document.querySelector('.phone-sheet')?.clientHeight
          const now = `${world?.style.transform} ${document.querySelector('.board [data-face]')?.getAttribute('transform')} ${sheet}`
          same = now === last && document.querySelector('.board-moving') === null ? same + 1 : 0
          last = now
          if (same === frames) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    AT_REST,
  )
}

/** An area that can be chosen, once the map shows the question and stands still: what is tapped before answers another one. */
export async function legal(page: Page, area: string): Promise<Locator> {
  const found = page.locator(`.board .area-legal[data-area="${area}"]`)
  await expect(found).toBeVisible()
  await still(page)
  return found
}

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Box extends Place {
  readonly width: number
  readonly height: number
}

/** Where something is at this moment. */
export async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.first().boundingBox()
  if (box === null) throw new Error(`${thing} is not on the screen`)
  return box
}

/** The middle of what the selector names, where it is at this moment. */
export async function centre(page: Page, selector: string): Promise<Place> {
  const { x, y, width, height } = await boxOf(page.locator(selector))
  return { x: x + width / 2, y: y + height / 2 }
}

/** Takes something of the map up and puts it down elsewhere. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  const both = async () => [await centre(page, from), await centre(page, to)] as const
  let [a, b] = await both()
  // A movement of the map may only be about to begin: nothing is taken up before things stay where they are.
  await expect(async () => {
    await still(page)
    ;[a, b] = await both()
    await page.mouse.move(a.x, a.y)
    await expect(page.locator('.board[data-drags]')).toBeVisible()
    expect(await both()).toEqual([a, b])
  }).toPass()
  await page.mouse.down()
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 })
  await page.mouse.move(b.x, b.y, { steps: 3 })
  await page.mouse.up()
}
