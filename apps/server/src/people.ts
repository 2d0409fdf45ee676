import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { Problem } from './problem.ts'
import { randomName } from './random-name.ts'
import { folded } from './store/archive.ts'
import type { Login, Person, Store } from './store/store.ts'

/** As OWASP advises: 32 MB and a tenth of a second for each try. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const HASH_BYTES = 32
/** Passwords are hashed on other threads, but each needs memory: no more than so many at once. */
const MOST_AT_ONCE = 2

/** Who a person is, and how they come back: a token in their browser, and if they like a name and password for other devices. */
export class People {
  readonly #store: Store
  readonly #now: () => number
  #hashing = 0
  /** Whoever came in with this session is out again. */
  onEnded: (session: string) => void = () => {}

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** A guest needs no more than a name. Answers the token of the new session. */
  async welcome(name: string, browser = ''): Promise<{ readonly person: Person; readonly token: string }> {
    checkName(name)
    const person = { id: randomName(), name }
    const { token, hash } = newToken()
    await this.#store.people.addPerson(person, { hash, person: person.id, created: this.#now(), browser: inWords(browser) })
    return { person, token }
  }

  /** Throws for somebody who is shut out: whoever asks here learns it, whatever they ask. */
  async by(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined) return undefined
    const known = await this.#store.people.personBy(hashOf(token))
    if (known === undefined) return undefined
    const { suspended, ...person } = known
    if (suspended !== null) throw shutOut(suspended)
    return person
  }

  async rename(person: Person, name: string): Promise<Person> {
    checkName(name)
    await this.#store.people.rename(person.id, name)
    return { ...person, name }
  }

  async leave(token: string): Promise<void> {
    await this.#end(hashOf(token))
  }

  /** From where the person has come in; `here` is the one that asks. */
  async sessionsOf(person: Person, token: string | undefined): Promise<readonly Listed[]> {
    const here = token === undefined ? undefined : nameOf(hashOf(token))
    const sessions = await this.#store.people.sessionsOf(person.id)
    return sessions.map(({ hash, created, browser }) => ({ id: nameOf(hash), created, browser, here: nameOf(hash) === here }))
  }

  async endSession(person: Person, id: string): Promise<void> {
    const sessions = await this.#store.people.sessionsOf(person.id)
    const session = sessions.find(({ hash }) => nameOf(hash) === id)
    if (session === undefined) throw new Problem('not-found', 'That browser is signed out already.')
    await this.#end(session.hash)
  }

  /** A program that plays for somebody. Answers the token that it comes in with, which nobody can learn again. */
  async makeBot(owner: Person, name: string): Promise<{ readonly bot: Person; readonly token: string }> {
    checkName(name)
    const bot = { id: randomName(), name }
    const { token, hash } = newToken()
    await this.#store.bots.add(bot, owner.id, { hash, person: bot.id, created: this.#now(), browser: '' })
    return { bot, token }
  }

  async newBotToken(bot: Person): Promise<string> {
    const { token, hash } = newToken()
    await this.#store.people.addSession({ hash, person: bot.id, created: this.#now(), browser: '' })
    return token
  }

  async delete(person: Person): Promise<void> {
    const sessions = await this.#store.people.sessionsOf(person.id)
    await this.#store.people.deletePerson(person.id)
    for (const { hash } of sessions) this.onEnded(nameOf(hash))
  }

  async exists(person: string): Promise<boolean> {
    return (await this.#store.people.sessionsOf(person)).length > 0
  }

  /** Names the session of a token, so that it can be told when it ends. */
  static session(token: string | undefined): string | null {
    return token === undefined ? null : nameOf(hashOf(token))
  }

  async #end(hash: Uint8Array): Promise<void> {
    await this.#store.people.endSession(hash)
    this.onEnded(nameOf(hash))
  }

  /** From now on the person can come back from anywhere with this name and password. */
  async keep(person: Person, login: string, password: string): Promise<void> {
    if ((await this.#store.people.loginOf(person.id)) !== undefined)
      throw new Problem('taken', 'You have a name and password already.')
    if ((await this.#store.bots.ownerOf(person.id)) !== null)
      throw new Problem('not-allowed', 'A program comes in with its token alone.')
    const salt = randomBytes(16)
    const hash = await this.#hash(password, salt)
    if (!(await this.#store.people.addLogin({ person: person.id, login: folded(login), salt, hash })))
      throw new Problem('taken', 'That name is taken. Choose another.')
  }

  /** Answers the token of a new session. Whether the name or the password is wrong is not told, nor does it take another time. */
  async enter(login: string, password: string, browser = ''): Promise<string> {
    const known = await this.#store.people.loginBy(folded(login))
    const hash = await this.#hash(password, known?.salt ?? NOBODY.salt)
    if (!timingSafeEqual(hash, known?.hash ?? NOBODY.hash) || known === undefined)
      throw new Problem('wrong-login', 'Name and password do not belong together. Try again.')
    return this.comeBack(known.person, browser)
  }

  /** Somebody has shown who they are. Answers the token of a new session. */
  async comeBack(person: string, browser = ''): Promise<string> {
    const suspended = await this.#store.moderation.suspended(person)
    if (suspended !== null) throw shutOut(suspended)
    const { token, hash } = newToken()
    await this.#store.people.addSession({ hash, person, created: this.#now(), browser: inWords(browser) })
    return token
  }

  /** They can come back from elsewhere. */
  async isKept(person: Person): Promise<boolean> {
    return (await this.loginOf(person)) !== null || (await this.#store.passkeys.of(person.id)).length > 0
  }

  async loginOf(person: Person): Promise<string | null> {
    return (await this.#store.people.loginOf(person.id))?.login ?? null
  }

  async #hash(password: string, salt: Uint8Array): Promise<Uint8Array> {
    if (this.#hashing >= MOST_AT_ONCE) throw new Problem('too-many', 'Many sign in at this moment. Try again in a few seconds.')
    this.#hashing++
    try {
      return await new Promise((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, hash) => (error ? reject(error) : resolve(hash))),
      )
    } finally {
      this.#hashing--
    }
  }
}

/** Nobody passes for what they are not: see `calledAt` and `planOf`. */
function checkName(name: string): void {
  if (/^computer \(|\(program\)$/i.test(name.normalize('NFKC')))
    throw new Problem('not-allowed', 'Computers and programs are called like that. Choose another name.')
}

const shutOut = (reason: string): Problem =>
  new Problem('suspended', `Whoever runs this server has suspended your account${reason === '' ? '.' : `: ${reason}`}`)

/** A session as its person sees it. */
interface Listed {
  readonly id: string
  readonly created: number
  readonly browser: string
  readonly here: boolean
}

/** Enough to know it by, and nothing that it could be used with. */
const nameOf = (hash: Uint8Array): string => Buffer.from(hash.subarray(0, 8)).toString('hex')

/** What a browser says of itself, short enough to be read: "Firefox, Linux". */
export function inWords(agent: string): string {
  const among = (names: readonly (readonly [RegExp, string])[]): string | undefined =>
    names.find(([sign]) => sign.test(agent))?.[1]
  return [among(BROWSERS), among(SYSTEMS)].filter((part) => part !== undefined).join(', ')
}
const BROWSERS = [
  [/Firefox\//, 'Firefox'],
  [/Edg\//, 'Edge'],
  [/Chrom(?:e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** Stands in for a login that does not exist. */
const NOBODY: Pick<Login, 'salt' | 'hash'> = { salt: randomBytes(16), hash: randomBytes(HASH_BYTES) }

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest()

function newToken(): { readonly token: string; readonly hash: Uint8Array } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}
