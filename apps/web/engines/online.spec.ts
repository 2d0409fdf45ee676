import { expect } from '@playwright/test'
import { OnlineServer } from '../e2e/online-server.ts'
import { run } from './driver.ts'
import { test } from './opened.ts'
import { choicesMade, click, count, middleOf, troubles } from './page.ts'

test('an army is dragged at a table online, under the policy that the server gives its pages', async ({ driver }) => {
  const server = new OnlineServer()
  await server.start()
  try {
    await driver.goto(`${server.url}/`)
    await middleOf(driver, '.tables :is(.table-list, p:not(:empty))')
    const table = await run(driver, async () => {
      localStorage.setItem('railhead.settings', JSON.stringify({ speed: 'off', confirmTurn: false }))
      localStorage.setItem('railhead.opening.race-to-moscow', 'told')
      const ask = async (path: string, body: object): Promise<{ id: string }> =>
        (
          await fetch(`/api/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json()
      await ask('me', { name: 'Anna' })
      const computer = { kind: 'computer', player: 'random' }
      const seats = { gray: { kind: 'me' }, white: computer, brown: computer }
      return (await ask('tables', { game: 'race-to-moscow', title: 'Fox', options: {}, seats })).id
    })
    await driver.goto(`${server.url}/online/${table}/table`)
    await middleOf(driver, '.answers [data-choice]')
    await run(driver, () => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        document.body.dataset.violated = violatedDirective
      })
    })
    const army = await middleOf(driver, '.board [data-token="4PzGr"]')
    await driver.point(...army, false)
    await expect.poll(() => count(driver, '.board[data-drags]')).toBe(1)
    await driver.drag(army, await middleOf(driver, '.board [data-area="kedainiai"]'))
    await click(driver, '.note .button.primary')
    await expect.poll(() => choicesMade(driver)).toBeGreaterThan(0)
    expect(await run(driver, () => document.body.dataset.violated)).toBeNull()
    expect(await troubles(driver)).toEqual([])
  } finally {
    await server.end()
  }
})
