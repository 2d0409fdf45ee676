import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkedAddress, isPublic, post } from './outward.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})
async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
const OPEN = { headers: {}, body: 'hello', allowLocal: true }
const GUARDED = { ...OPEN, allowLocal: false }

test.each([
  ...[
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
  ],
  ...['192.0.0.192', '192.0.2.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
  ],
  ...['64:ff9b::7f00:1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'no address', ''],
])('%s is not out in the world', (address) => expect(isPublic(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.0.1.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
  '%s is out in the world',
  (address) => expect(isPublic(address)).toBe(true),
)

test.each([
  ['http://example.org/', /https/],
  ['ftp://example.org/', /https/],
  ['file:///etc/passwd', /https/],
  ['https://name:secret@example.org/', /no name and password/],
  ['https://127.0.0.1/', /not out in the world/],
  // However it is written.
  ['https://0x7f.1/', /not out in the world/],
  ['https://2130706433/', /not out in the world/],
  ['https://[::1]/', /not out in the world/],
  ['https://[::ffff:169.254.169.254]/', /not out in the world/],
  ['here', /no address/],
])('%s is refused', (address, why) => expect(() => checkedAddress(address, false)).toThrow(why))

test('a name that leads to this machine is not connected to', async () => {
  await expect(post('https://localhost:1/', GUARDED)).rejects.toThrow(/not out in the world/)
})

test('what is sent arrives; nobody is led elsewhere', async () => {
  const heard: string[] = []
  const elsewhere = await receiver((_, response) => {
    heard.push('elsewhere')
    response.end()
  })
  const address = await receiver(async (request, response) => {
    for await (const chunk of request) heard.push(String(chunk))
    response.writeHead(302, { Location: elsewhere }).end()
  })
  expect(await post(address, OPEN)).toBe(302)
  expect(heard).toEqual(['hello'])
})

test('whoever answers without an end, or not at all, is not waited for', async () => {
  const endless = await receiver((_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(8000)), 1)
    response.on('close', () => clearInterval(timer))
  })
  expect(await post(endless, OPEN)).toBe(200)
  const silent = await receiver(() => {})
  await expect(post(silent, { ...OPEN, patience: 50 })).rejects.toThrow(/abort|timeout/i)
})
