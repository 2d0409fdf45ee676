import { globSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { type Driver, dragActions, HEIGHT, keyActions, pointerActions, WIDTH } from './driver.ts'
import { Processes, said } from './processes.ts'

/** WebKitGTK's small browser on a screen that nobody sees, spoken to in WebDriver: JSON over http. */
export const openWebKit = (): Promise<Driver> => Processes.open(webKitOf)

async function webKitOf(processes: Processes): Promise<Driver> {
  const screen = processes.start('Xvfb', ['-displayfd', '3', '-screen', '0', `${WIDTH + 100}x${HEIGHT + 300}x24`])
  const display = await said(screen, screen.stdio[3] as Readable, /(\d+)\n/)
  const port = await freePort()
  processes.start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}` })
  const ask = asking(`http://127.0.0.1:${port}`)
  await untilListening(ask)
  const binary = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').sort().at(-1)
  if (binary === undefined) throw new Error("WebKit's MiniBrowser is not there. Install WebKitGTK and try again.")
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } }
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string }
  const session = `/session/${sessionId}`
  const evaluate = async (expression: string): Promise<string> =>
    (await ask('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })) as string
  // The window has a bar above the page: once it is known how high that is, the page is made as large as elsewhere.
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  const bar = HEIGHT - Number(await evaluate('innerHeight'))
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: WIDTH, height: HEIGHT + bar })
  return {
    goto: async (url) => void (await ask('POST', `${session}/url`, { url })),
    evaluate,
    point: async (x, y, press) => void (await ask('POST', `${session}/actions`, { actions: pointerActions(x, y, press) })),
    drag: async (from, to) => void (await ask('POST', `${session}/actions`, { actions: dragActions(from, to) })),
    key: async (key) => void (await ask('POST', `${session}/actions`, { actions: keyActions(key) })),
    picture: async () => (await ask('GET', `${session}/screenshot`)) as string,
    async close() {
      await ask('DELETE', session)
      await processes.end()
    },
  }
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>

const asking =
  (address: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }

/** It says nothing when it is ready. */
async function untilListening(ask: Ask): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      await ask('GET', '/status')
      return
    } catch (error) {
      if (i === 600) throw error
      await wait(100)
    }
  }
}
