import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { authorization, encrypt, keysOf, newKeys } from './web-push.ts'

const CODE = 'base64url'

test('a message is encrypted as in the example of RFC 8291', () => {
  const own = keysOf('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw')
  expect(own.public).toBe('BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8')
  const to = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', CODE)
  const body = encrypt('When I grow up, I want to be a watermelon', to, salt, own)
  expect(body.toString(CODE)).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('no two messages are the same, what is too long is refused, and so is what is no key', () => {
  const to = { p256dh: newKeys().public, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  expect(encrypt('x', to).equals(encrypt('x', to))).toBe(false)
  expect(() => encrypt('x'.repeat(5000), to)).toThrow(/4 kB/)
  expect(() => encrypt('x', { ...to, p256dh: 'AAAA' })).toThrow()
  expect(() => keysOf(Buffer.alloc(32).toString(CODE))).toThrow()
})

test('the service can check who sends, as RFC 8292 says', () => {
  const keys = newKeys()
  const header = authorization('https://push.example:8443/send/1', keys, 'mailto:me@railhead.example', 1_000_000)
  const [, head, claims, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const read = (part: string) => JSON.parse(Buffer.from(part, CODE).toString())
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(claims)).toEqual({ aud: 'https://push.example:8443', exp: 1000 + 12 * 3600, sub: 'mailto:me@railhead.example' })
  expect(key).toBe(keys.public)
  const point = Buffer.from(key, CODE)
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString(CODE), y: point.subarray(33).toString(CODE) }
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, CODE))).toBe(true)
})
