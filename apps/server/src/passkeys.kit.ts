import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A device that makes keys and signs with them, as browsers let it do: for tests that have no browser. */
export class Device {
  readonly #origin: string
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id = randomBytes(16).toString('base64url')
  /** How often it has signed, as it says. */
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** What the page sends once a key was made. */
  made({ challenge, rp }: { readonly challenge: string; readonly rp: { readonly id: string } }): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    // kty EC2, alg ES256, crv P-256 and the point, as COSE writes it.
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const id = Buffer.from(this.id, 'base64url')
    const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey])
    const data = Buffer.concat([this.#data(rp.id, 0x45), named])
    const attestation = Buffer.concat([
      // A map of fmt "none", attStmt {} and authData.
      Buffer.from([0xa3]),
      Buffer.from([0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    })
  }

  /** What the page sends once the device has signed. */
  signed({ challenge, rpId }: { readonly challenge: string; readonly rpId: string }): object {
    this.counter++
    const [client, data] = [this.#client('webauthn.get', challenge), this.#data(rpId, 0x05)]
    const hash = createHash('sha256').update(client).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #data(name: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([createHash('sha256').update(name).digest(), Buffer.from([flags]), counter])
  }
}
