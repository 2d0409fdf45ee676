import type { Readable } from 'node:stream'
import { type Driver, dragActions, HEIGHT, keyActions, pointerActions, WIDTH } from './driver.ts'
import { Processes, said } from './processes.ts'

/** Firefox, spoken to in WebDriver BiDi: JSON over a WebSocket. */
export const openFirefox = (): Promise<Driver> => Processes.open(firefoxOf)

async function firefoxOf(processes: Processes): Promise<Driver> {
  const firefox = processes.start('firefox-esr', ['--headless', '--remote-debugging-port=0', '--profile', processes.home])
  const address = await said(firefox, firefox.stderr as Readable, /WebDriver BiDi listening on (ws:\S+)/)
  const bidi = await connect(`${address}/session`)
  await bidi('session.new', { capabilities: {} })
  const { contexts } = await bidi('browsingContext.getTree', {})
  const { context } = (contexts as readonly { context: string }[])[0]
  await bidi('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT }, devicePixelRatio: 1 })
  return {
    goto: async (url) => void (await bidi('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const { result, exceptionDetails } = await bidi('script.evaluate', { expression, target: { context }, awaitPromise: true })
      if (exceptionDetails !== undefined) throw new Error((exceptionDetails as { text: string }).text)
      return (result as { value: string }).value
    },
    point: async (x, y, press) => void (await bidi('input.performActions', { context, actions: pointerActions(x, y, press) })),
    drag: async (from, to) => void (await bidi('input.performActions', { context, actions: dragActions(from, to) })),
    key: async (key) => void (await bidi('input.performActions', { context, actions: keyActions(key) })),
    picture: async () => (await bidi('browsingContext.captureScreenshot', { context })).data as string,
    close: () => processes.end(),
  }
}

type Answer = { readonly [key: string]: unknown }

async function connect(address: string): Promise<(method: string, params: object) => Promise<Answer>> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}`))
  })
  const waiting = new Map<number, (message: Answer) => void>()
  let last = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data) as Answer
    waiting.get(message.id as number)?.(message)
    waiting.delete(message.id as number)
  }
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ type, result, message }) =>
        type === 'success' ? resolve(result as Answer) : reject(new Error(`${method}: ${message}`)),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
}
