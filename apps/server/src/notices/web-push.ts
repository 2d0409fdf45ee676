import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

/*
 * Messages that browsers get through the push service of whoever made them: encrypted for that browser alone (RFC 8291, RFC 8188), and signed, so that
 * the service knows from which server they come (VAPID, RFC 8292).
 */

/** What a browser gives out when it is asked to be told things; in base64url. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A key pair on P-256: the private number and the public point, uncompressed, in base64url. */
export interface KeyPair {
  readonly private: string
  readonly public: string
}

export function newKeys(): KeyPair {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return { private: ecdh.getPrivateKey().toString(CODE), public: ecdh.getPublicKey().toString(CODE) }
}

/** The pair of a private key. Throws if it is none. */
export function keysOf(privateKey: string): KeyPair {
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(Buffer.from(privateKey, CODE))
  return { private: privateKey, public: ecdh.getPublicKey().toString(CODE) }
}

const CURVE = 'prime256v1'
const CODE = 'base64url'
/** The whole message is one record. */
const RECORD = 4096
const TAG = 16
/** Marks the last record. */
const LAST = 2

/** The body of a push message. `salt` and `own` are new for each message; a test gives those of the RFC. */
export function encrypt(
  text: string,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  salt: Uint8Array = randomBytes(16),
  own: KeyPair = newKeys(),
): Buffer {
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(Buffer.from(own.private, CODE))
  const [theirPublic, ourPublic] = [Buffer.from(p256dh, CODE), Buffer.from(own.public, CODE)]
  const shared = ecdh.computeSecret(theirPublic)
  const derive = (secret: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirPublic, ourPublic])
  const secret = derive(shared, Buffer.from(auth, CODE), about, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(LAST)), cipher.final(), cipher.getAuthTag()])
  if (sealed.length > RECORD + TAG) throw new RangeError('a push message has at most 4 kB')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([salt, size, Buffer.of(ourPublic.length), ourPublic, sealed])
}

/** Twelve hours: less than the day that services allow. */
const VALID_SECONDS = 12 * 60 * 60

/** Says to the push service of this endpoint who sends; `contact` is where its people can turn to. */
export function authorization(endpoint: string, keys: KeyPair, contact: string, now: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString(CODE)
  const expires = Math.floor(now / 1000) + VALID_SECONDS
  const claim = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp: expires, sub: contact })}`
  const point = Buffer.from(keys.public, CODE)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: keys.private,
    x: point.subarray(1, 33).toString(CODE),
    y: point.subarray(33).toString(CODE),
  }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(claim), { key, dsaEncoding: 'ieee-p1363' }).toString(CODE)
  return `vapid t=${claim}.${signature}, k=${keys.public}`
}
