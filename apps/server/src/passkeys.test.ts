import { outposts } from '@railhead/table/outposts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer, Visitor } from './online.kit.ts'
import { Device } from './passkeys.kit.ts'

let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await new TestServer().start({ games: [{ game: outposts }], now: () => now, limits: { passkeys: PLENTY } })
})
afterAll(() => server.end())
const PLENTY = { burst: 1000, perSecond: 1000 }

type Making = { readonly challenge: string; readonly rp: { readonly id: string } }
type Asking = { readonly challenge: string; readonly rpId: string }
const origin = (): string => new URL(server.url).origin
/** As a page of the server asks. */
async function ask(who: Visitor, path: string, body: unknown, from = origin()): Promise<{ status: number; json: unknown }> {
  const response = await who.ask('POST', path, body, { origin: from })
  return { status: response.status, json: await response.json() }
}
const toMake = async (who: Visitor): Promise<Making> => (await ask(who, 'me/passkeys/begin', {})).json as Making
const toSign = async (who: Visitor): Promise<Asking> => (await ask(who, 'passkey/begin', {})).json as Asking

/** Somebody who has kept their seats with a key of this device. */
async function kept(name: string, device = new Device(origin())): Promise<{ readonly who: Visitor; readonly device: Device }> {
  const who = await Visitor.named(server, name)
  expect((await ask(who, 'me/passkeys', device.made(await toMake(who)))).status).toBe(200)
  return { who, device }
}

test('somebody keeps their seats with a passkey and comes back with it from elsewhere', async () => {
  const { who, device } = await kept('Anna')
  const me = await who.get<{ id: string }>('GET', 'me')
  expect(me).toMatchObject({ name: 'Anna', login: null, passkeys: 1 })
  const elsewhere = new Visitor(server)
  for (let time = 1; time <= 2; time++) {
    expect((await ask(elsewhere, 'passkey', device.signed(await toSign(elsewhere)))).status).toBe(200)
    expect(await elsewhere.get('GET', 'me')).toMatchObject({ id: me.id })
  }
  // Whoever can be found again may have programs.
  await elsewhere.get('POST', 'me/bots', { name: 'Bot' })
  const [listed] = await elsewhere.get<{ id: string; used: number | null }[]>('GET', 'me/passkeys')
  expect(listed).toMatchObject({ id: device.id, used: now })
  expect(await elsewhere.get('POST', 'me/passkeys/remove', { id: device.id })).toEqual([])
  expect(await ask(elsewhere, 'passkey', device.signed(await toSign(elsewhere)))).toMatchObject({ status: 401 })
})

test('what a device signed is good once, for a few minutes, and for this server alone', async () => {
  const { device } = await kept('Ben')
  const stranger = new Visitor(server)
  const wrong = async (answer: object): Promise<void> => {
    expect(await ask(stranger, 'passkey', answer)).toMatchObject({ status: 401, json: { code: 'wrong-login' } })
    expect(await stranger.get('GET', 'me')).toBeNull()
  }
  const once = device.signed(await toSign(stranger))
  const before = stranger.cookie
  expect((await ask(stranger, 'passkey', once)).status).toBe(200)
  stranger.cookie = before
  await wrong(once)

  await wrong(device.signed({ ...(await toSign(stranger)), challenge: 'bWFkZSB1cA' }))
  await wrong(device.signed({ ...(await toSign(stranger)), rpId: 'railhead.example' }))
  const late = device.signed(await toSign(stranger))
  now += 6 * 60 * 1000
  await wrong(late)

  const elsewhere = new Device('https://evil.example')
  await wrong({ ...elsewhere.signed(await toSign(stranger)), id: device.id, rawId: device.id })
  await wrong({ ...new Device(origin()).signed(await toSign(stranger)), id: device.id, rawId: device.id })
  await wrong(new Device(origin()).signed(await toSign(stranger)))
  // A copy of the device has not counted along.
  device.counter = 0
  await wrong(device.signed(await toSign(stranger)))
})

test('nobody makes a key for somebody else, or twice the same', async () => {
  const { who: anna, device } = await kept('Cy')
  const ben = await Visitor.named(server, 'Dan')
  const unreadable = { status: 400, json: { code: 'unreadable' } }
  expect(await ask(ben, 'me/passkeys', new Device(origin()).made(await toMake(anna)))).toMatchObject(unreadable)
  // What is to be signed by whoever comes makes no key.
  const { challenge, rpId } = await toSign(ben)
  expect(await ask(ben, 'me/passkeys', new Device(origin()).made({ challenge, rp: { id: rpId } }))).toMatchObject(unreadable)
  expect(await ask(ben, 'me/passkeys', device.made(await toMake(ben)))).toMatchObject(unreadable)
  expect(await ask(ben, 'me/passkeys', new Device('https://evil.example').made(await toMake(ben)))).toMatchObject(unreadable)
  expect(await ben.get('GET', 'me')).toMatchObject({ passkeys: 0 })
  expect((await ask(ben, 'me/passkeys/begin', {}, 'https://evil.example')).status).toBe(403)
})

test('whatever else is sent is refused in a sentence', async () => {
  const who = await Visitor.named(server, 'Eve')
  const key = { id: 'x', rawId: 'x', type: 'public-key' }
  for (const [path, body] of [
    ['me/passkeys', {}],
    ['me/passkeys', { ...key, response: { clientDataJSON: 'x', attestationObject: 'x' } }],
    ['me/passkeys', { ...key, response: { clientDataJSON: Buffer.from('{}').toString('base64url'), attestationObject: 'oA' } }],
    ['passkey', { ...key, response: {} }],
    ['passkey', { ...key, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } }],
  ] as const) {
    const { status, json } = await ask(who, path, body)
    expect([400, 401]).toContain(status)
    expect(json).toMatchObject({ sentence: expect.any(String) })
  }
})

test('of somebody who is deleted no key is left', async () => {
  const { who, device } = await kept('Fay')
  expect(JSON.stringify(await who.get('GET', 'me/export'))).toContain(device.id)
  await who.get('POST', 'me/delete', { name: 'Fay' })
  expect((await ask(who, 'passkey', device.signed(await toSign(who)))).status).toBe(401)
})
