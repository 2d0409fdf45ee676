import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { LastFrame, textFrame } from './frames.ts'

let http: Server
beforeAll(async () => {
  http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void http.close())

const TEXTS = [
  '',
  'short',
  'a'.repeat(125),
  'b'.repeat(126),
  'ж'.repeat(62),
  'ж'.repeat(63),
  'c'.repeat(65_535),
  'd'.repeat(65_536),
  '😀'.repeat(30_000),
]

test('what is framed is read as it was by whoever reads frames, whatever its length and its letters', async () => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  http.once('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, () => {
      for (const text of TEXTS) socket.write(textFrame(text))
    }),
  )
  const reader = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, { perMessageDeflate: false })
  const read: string[] = []
  await new Promise<void>((resolve, reject) => {
    reader.on('error', reject)
    reader.on('message', (data) => {
      read.push(String(data))
      if (read.length === TEXTS.length) resolve()
    })
  })
  reader.terminate()
  sockets.close()
  expect(read).toEqual(TEXTS)
})

test('what goes to many is framed once, and what follows it anew', () => {
  const last = new LastFrame()
  let framed = 0
  const text = (of: string): string => {
    framed++
    return `<${of}>`
  }
  expect(last.for('one', text)).toBe(last.for('one', text))
  expect(framed).toBe(1)
  expect(last.for('two', text)).toEqual(textFrame('<two>'))
  expect(last.for('one', text)).toEqual(textFrame('<one>'))
  expect(framed).toBe(3)
})
