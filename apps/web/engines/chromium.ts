import { chromium } from '@playwright/test'
import { wholeChromium } from '../playwright.config.ts'
import { type Driver, HEIGHT, WIDTH } from './driver.ts'

export async function openChromium(): Promise<Driver> {
  const browser = await chromium.launch(wholeChromium)
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y, press) => (press ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    async drag([x0, y0], [x1, y1]) {
      await page.mouse.move(x0, y0)
      await page.mouse.down()
      await page.mouse.move(x1, y1, { steps: 4 })
      await page.mouse.up()
    },
    key: (key) => page.keyboard.press(key),
    picture: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  }
}
