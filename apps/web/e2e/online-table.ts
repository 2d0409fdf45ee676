import { expect, type Locator, type Page } from '@playwright/test'

/** How the tests look at one table from several browsers. */

export const at = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-at'))

/** Which of the first answers is the one that somebody sees. */
export async function whoIsAsked(answers: readonly Locator[]): Promise<number> {
  let asked = -1
  const look = async (): Promise<number> => {
    asked = (await Promise.all(answers.map((one) => one.isVisible()))).indexOf(true)
    return asked
  }
  await expect.poll(look).toBeGreaterThanOrEqual(0)
  return asked
}

/** Asks the server for something, as whoever has this browser. */
export const ask = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api/${to}`, { method: 'POST', headers, body: json })
      if (!response.ok) throw new Error(`${to}: ${await response.text()}`)
      return response.json()
    },
    [path, JSON.stringify(body)] as const,
  )
