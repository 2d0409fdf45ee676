import { expect } from '@playwright/test'
import { type Driver, run } from './driver.ts'

/** How these tests look at a page and act on it. Whatever they wait for is a condition, never a time. */

/** The middle of the first thing on the screen that the selector names, once nothing else covers it. */
export async function middleOf(driver: Driver, selector: string): Promise<readonly [x: number, y: number]> {
  const find = () =>
    run(
      driver,
      (wanted) => {
        for (const element of document.querySelectorAll(wanted)) {
          element.scrollIntoView({ block: 'nearest' })
          const { x, y, width, height } = element.getBoundingClientRect()
          const [middle, centre] = [x + width / 2, y + height / 2]
          if (width > 0 && element.contains(document.elementFromPoint(middle, centre))) return [middle, centre] as const
        }
        return null
      },
      selector,
    )
  // Twice at the same place: it has stopped moving.
  let found = await find()
  await expect
    .poll(
      async () => {
        const before = found
        found = await find()
        return found !== null && String(before) === String(found)
      },
      { message: `${selector} can be clicked` },
    )
    .toBe(true)
  return found as readonly [number, number]
}

export async function click(driver: Driver, selector: string): Promise<void> {
  await driver.point(...(await middleOf(driver, selector)), true)
}

/** How many choices have been made, as the table shows; -1 while there is none. */
export const choicesMade = (driver: Driver): Promise<number> =>
  run(driver, () => Number(document.querySelector('.table')?.getAttribute('data-at') ?? -1))

export const count = (driver: Driver, selector: string): Promise<number> =>
  run(driver, (wanted) => document.querySelectorAll(wanted).length, selector)

/** What went wrong, as the page says it. */
export const troubles = (driver: Driver): Promise<readonly string[]> =>
  run(driver, () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? '').filter(Boolean))

/** A place on the map, in its own units, and the colour it should have: a colour, or the name of a token. */
export interface Sample {
  readonly at: readonly [x: number, y: number]
  readonly colour: string
}

/** For each sample the colour that it should have, and the one that most of the pixels around it have. */
export async function colours(
  driver: Driver,
  samples: readonly Sample[],
): Promise<readonly { readonly wanted: string; readonly seen: string }[]> {
  return run(driver, sampled, await driver.picture(), samples)
}

/** In the page, since a browser can read a picture. */
async function sampled(picture: string, samples: readonly Sample[]) {
  const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes]))
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const pen = canvas.getContext('2d')
  const onScreen = document.querySelector<SVGSVGElement>('.board-base')?.getScreenCTM()
  if (pen == null || onScreen == null) return []
  pen.drawImage(image, 0, 0)
  const hex = (rgb: Iterable<number>) => `#${[...rgb].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const mostAround = (x: number, y: number): string => {
    const found = new Map<string, number>()
    const { data } = pen.getImageData(Math.round(x) - 4, Math.round(y) - 4, 9, 9)
    for (let i = 0; i < data.length; i += 4) {
      const colour = hex(data.subarray(i, i + 3))
      found.set(colour, (found.get(colour) ?? 0) + 1)
    }
    return [...found].sort(([, a], [, b]) => b - a)[0][0]
  }
  const tokens = getComputedStyle(document.documentElement)
  return samples.map(({ at: [x, y], colour }) => {
    const place = new DOMPoint(x, y).matrixTransform(onScreen)
    return {
      wanted: colour.startsWith('--') ? tokens.getPropertyValue(colour).trim() : colour,
      seen: mostAround(place.x, place.y),
    }
  })
}
