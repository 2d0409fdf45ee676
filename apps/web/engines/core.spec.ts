import { expect } from '@playwright/test'
import { run } from './driver.ts'
import { test } from './opened.ts'
import { ownServer } from './own-server.ts'
import { choicesMade, click, count, middleOf, troubles } from './page.ts'

const ANSWER = '.answers [data-choice]'

test('a choice is taken back and made again, a lesson goes on, and all of it works without the network', async ({ driver }) => {
  const { home, stop } = await ownServer()
  await driver.goto(home)
  await middleOf(driver, '.tables :is(.table-list, p:not(:empty))')
  await run(driver, () => {
    localStorage.setItem('railhead.settings', JSON.stringify({ speed: 'off', confirmTurn: false }))
    localStorage.setItem('railhead.opening.race-to-moscow', 'told')
  })

  await driver.goto(`${home}new/race-to-moscow/computer`)
  await click(driver, 'form button[type=submit]')
  await middleOf(driver, ANSWER)
  // Something that can be taken back.
  const index = await run(driver, () => {
    const answers = [...document.querySelectorAll('.answers [data-choice]')]
    return answers.find(({ textContent }) => textContent?.includes('Move the field armies'))?.getAttribute('data-choice')
  })
  await click(driver, `.answers [data-choice="${index}"]`)
  await expect.poll(() => choicesMade(driver)).toBe(1)
  await middleOf(driver, '.prompt-text')
  await driver.key('u')
  await expect.poll(() => choicesMade(driver), { message: 'taken back' }).toBe(0)
  await driver.key('r')
  await expect.poll(() => choicesMade(driver), { message: 'made again' }).toBe(1)
  const table = await run(driver, () => location.href)

  await driver.goto(`${home}learn/race-to-moscow/move`)
  await click(driver, '.lesson-box .button.primary')
  await click(driver, '.answers [data-wanted=true]')
  await expect.poll(() => choicesMade(driver), { message: 'a step of the lesson' }).toBe(1)
  expect(await troubles(driver)).toEqual([])

  // Once more with what is kept for later in charge.
  await run(driver, () => navigator.serviceWorker.ready.then(() => null))
  await driver.goto(table)
  await expect.poll(() => run(driver, () => navigator.serviceWorker.controller !== null)).toBe(true)
  await stop()
  await driver.goto(table)
  await expect.poll(() => choicesMade(driver), { message: 'the table without the network' }).toBe(1)
  await middleOf(driver, ANSWER)
  await driver.goto(`${home}rules/ostkrieg`)
  await expect.poll(() => count(driver, '.rule-section'), { message: 'rules without the network' }).toBeGreaterThan(10)
})
