import { Allowances } from '../allowance.ts'
import { cookieFor } from '../asking.ts'
import { Passkeys } from '../passkeys.ts'
import { inWords } from '../people.ts'
import { allow, type Handlers, type Parts, read, somebody } from './handling.ts'

/** Keys of people's devices: to keep one's seats, and to come back with. */
export function passkeyHandlers({ people, store, where, limits, now }: Parts): Handlers {
  const passkeys = new Passkeys(store, where, now)
  const attempts = new Allowances(limits.passkeys, now)
  return {
    'GET me/passkeys': async ({ token }) => ({ json: await passkeys.of(await somebody(people, token)) }),
    'POST me/passkeys/begin': async (asked) => {
      const person = await somebody(people, asked.token)
      await read('POST me/passkeys/begin', asked)
      allow(attempts, asked.address)
      return { json: await passkeys.toMake(person, asked.request) }
    },
    'POST me/passkeys': async (asked) => {
      const person = await somebody(people, asked.token)
      const made = await read('POST me/passkeys', asked)
      const label = inWords(asked.request.headers['user-agent'] ?? '')
      await passkeys.made(person, { ...made, clientExtensionResults: {} }, asked.request, label)
      return { json: await passkeys.of(person) }
    },
    'POST me/passkeys/remove': async (asked) => {
      const person = await somebody(people, asked.token)
      await passkeys.remove(person, (await read('POST me/passkeys/remove', asked)).id)
      return { json: await passkeys.of(person) }
    },
    'POST passkey/begin': async (asked) => {
      await read('POST passkey/begin', asked)
      allow(attempts, asked.address)
      return { json: await passkeys.toAsk(asked.request) }
    },
    'POST passkey': async (asked) => {
      const signed = await read('POST passkey', asked)
      const person = await passkeys.signed({ ...signed, clientExtensionResults: {} }, asked.request)
      const token = await people.comeBack(person, asked.request.headers['user-agent'])
      return { json: null, cookie: cookieFor(token, where) }
    },
  }
}
