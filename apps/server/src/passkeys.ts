import type { IncomingMessage } from 'node:http'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Where } from './asking.ts'
import { Problem } from './problem.ts'
import type { Passkey } from './store/passkeys.ts'
import type { Person, Store } from './store/store.ts'

/** A device has so many milliseconds to ask its person. */
const PATIENCE = 5 * 60 * 1000
/** So many keys somebody may have. */
const MOST = 10

/** EdDSA, ES256, RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257]

/** Where the page is that asks: keys belong to its name, and are asked for by no other page. */
interface Site {
  readonly origin: string
  readonly name: string
}

/** Keys of people's devices. A device signs something that stands for a few minutes, once, and never before or after. What reads such answers is loaded when it is first wanted. */
export class Passkeys {
  readonly #store: Store
  readonly #where: Where
  readonly #now: () => number

  constructor(store: Store, where: Where, now: () => number) {
    this.#store = store
    this.#where = where
    this.#now = now
  }

  /** What a device needs to make a key for this person. */
  async toMake(person: Person, request: IncomingMessage): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const known = await this.#store.passkeys.of(person.id)
    if (known.length >= MOST) throw new Problem('too-many', 'You have enough passkeys. Remove one first.')
    if ((await this.#store.bots.ownerOf(person.id)) !== null)
      throw new Problem('not-allowed', 'A program comes in with its token alone.')
    const options = await generateRegistrationOptions({
      rpName: 'Railhead',
      rpID: this.#site(request).name,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      timeout: PATIENCE,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id }) => ({ id })),
      // Whoever comes back need not say who they are first: so nobody can ask whether somebody is here.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.#stands(options.challenge, person.id)
    return options
  }

  /** The device has made one. */
  async made(person: Person, response: RegistrationResponseJSON, request: IncomingMessage, label: string): Promise<void> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { origin, name } = this.#site(request)
    const { verified, registrationInfo } = await readable(
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#stood(challenge, person.id),
        expectedOrigin: origin,
        expectedRPID: name,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    )
    if (!verified) throw UNREADABLE
    const { id, publicKey, counter } = registrationInfo.credential
    const passkey = { id, person: person.id, publicKey, counter, label, created: this.#now(), used: null }
    if (!(await this.#store.passkeys.add(passkey))) throw UNREADABLE
  }

  /** What a device needs to find a key of this server. */
  async toAsk(request: IncomingMessage): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const { name } = this.#site(request)
    const options = await generateAuthenticationOptions({ rpID: name, timeout: PATIENCE, userVerification: 'preferred' })
    await this.#stands(options.challenge, null)
    return options
  }

  /** Whose key it is that has signed. Whether the key is unknown or has not signed is not told. */
  async signed(response: AuthenticationResponseJSON, request: IncomingMessage): Promise<string> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { origin, name } = this.#site(request)
    const known = await this.#store.passkeys.by(response.id)
    if (known === undefined) throw UNKNOWN
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#stood(challenge, null),
      expectedOrigin: origin,
      expectedRPID: name,
      credential: { id: known.id, publicKey: Uint8Array.from(known.publicKey), counter: known.counter },
      requireUserVerification: false,
    }).catch((error: unknown) => {
      throw error instanceof Error ? UNKNOWN : error
    })
    if (!verified) throw UNKNOWN
    await this.#store.passkeys.used(known.id, authenticationInfo.newCounter, this.#now())
    return known.person
  }

  async of(person: Person): Promise<readonly Pick<Passkey, 'id' | 'label' | 'created' | 'used'>[]> {
    return (await this.#store.passkeys.of(person.id)).map(({ id, label, created, used }) => ({ id, label, created, used }))
  }

  remove(person: Person, id: string): Promise<void> {
    return this.#store.passkeys.remove(person.id, id)
  }

  #stands(challenge: string, person: string | null): Promise<void> {
    return this.#store.passkeys.challenge(challenge, person, this.#now() + PATIENCE, this.#now())
  }

  #stood(challenge: string, person: string | null): Promise<boolean> {
    return this.#store.passkeys.answered(challenge, person, this.#now())
  }

  /** The origin that the browser says was held to be this server's before anything was read. */
  #site({ headers: { origin = '' } }: IncomingMessage): Site {
    const url = this.#where.baseUrl ?? (URL.canParse(origin) ? new URL(origin) : undefined)
    if (url === undefined) throw new Problem('not-allowed', 'Ask from a page of this server.')
    return { origin: url.origin, name: url.hostname }
  }
}

const UNREADABLE = new Problem('unreadable', 'This passkey cannot be used. Try again.')
const UNKNOWN = new Problem('wrong-login', 'This passkey does not belong to anybody here. Try another, or a name and password.')

/** Whatever else comes than a device would send is told apart by nobody. */
const readable = <T>(read: Promise<T>): Promise<T> =>
  read.catch(() => {
    throw UNREADABLE
  })
