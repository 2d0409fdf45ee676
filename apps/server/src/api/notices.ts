import { Allowances } from '../allowance.ts'
import { checkedAddress, ForbiddenAddress } from '../notices/outward.ts'
import type { Doing } from '../notices/unsubscribing.ts'
import { encrypt } from '../notices/web-push.ts'
import { inWords } from '../people.ts'
import { Problem } from '../problem.ts'
import { randomName } from '../random-name.ts'
import type { Way } from '../store/notices.ts'
import type { Person } from '../store/store.ts'
import { type Asked, allow, type Handlers, type Parts, read, somebody } from './handling.ts'

/** Browsers, mail addresses and programs together. */
const MOST_WAYS = 12

/** How somebody wants to be told what happens while they are away. */
export function noticeHandlers({ people, tables, store: { notices }, told, limits, now }: Parts): Handlers {
  const changes = new Allowances(limits.doings, now)
  const lettersTo = new Allowances(limits.letters, now)
  const lettersFrom = new Allowances(limits.lettersFrom, now)
  const mine = async (person: Person) => ({
    json: {
      channels: { push: told.pushKey, mail: told.channels.mail !== undefined, webhook: told.channels.webhook !== undefined },
      ways: (await notices.waysOf(person.id)).map(({ id, channel, address, label, confirmed, kinds, daily, failures }) => ({
        ...{ id, channel, label, confirmed, kinds, daily, failures },
        address: channel === 'push' ? (JSON.parse(address) as { endpoint: string }).endpoint : address,
      })),
    },
  })
  /** One of the person's own. */
  const wayOf = async (person: Person, id: string): Promise<Way> => {
    const way = await notices.wayBy(id)
    if (way?.person !== person.id) throw new Problem('not-found', 'There is no such way to tell you something.')
    return way
  }
  /** What a link in a mail names, if it is one. */
  const linked = ({ query }: Asked, doing: Doing): string => {
    const [way, sign] = [query.get('way') ?? '', query.get('sign') ?? '']
    if (!told.links.holds(doing, way, sign)) throw new Problem('not-found', 'This link is not a good one. Is all of it there?')
    return way
  }

  return {
    'GET me/notices': async ({ token }) => mine(await somebody(people, token)),
    'POST me/notices': async (asked) => {
      const person = await somebody(people, asked.token)
      const given = await read('POST me/notices', asked)
      allow(changes, person.id)
      const { channel, kinds } = given
      if (told.channels[channel] === undefined) throw new Problem('not-allowed', 'This server does not tell things like that.')
      if ((await notices.waysOf(person.id)).length >= MOST_WAYS) throw new Problem('too-many', 'Remove one of the others first.')
      if (channel === 'mail') {
        allow(lettersFrom, asked.address)
        for (const who of [person.id, given.address.toLowerCase()]) allow(lettersTo, who)
      }
      const where = channel === 'push' ? subscriptionIn(given, told.allowLocal) : checked(given, told.allowLocal)
      const label = channel === 'push' ? inWords(asked.request.headers['user-agent'] ?? '') : given.address
      const way = randomName()
      await notices.addWay({
        ...{ id: way, person: person.id, channel, address: where, label, kinds, confirmed: channel !== 'mail', daily: false },
        ...{ created: now(), failures: 0, busyUntil: 0, quietUntil: 0 },
      })
      if (channel === 'mail') await notices.tell(way, 'confirm', now())
      await tables.heed(person.id)
      return mine(person)
    },
    'POST me/notices/set': async (asked) => {
      const person = await somebody(people, asked.token)
      const given = await read('POST me/notices/set', asked)
      await notices.setWay((await wayOf(person, given.id)).id, given.kinds, given.daily)
      await tables.heed(person.id)
      return mine(person)
    },
    'POST me/notices/remove': async (asked) => {
      const person = await somebody(people, asked.token)
      await notices.removeWay((await wayOf(person, (await read('POST me/notices/remove', asked)).id)).id)
      await tables.heed(person.id)
      return mine(person)
    },
    /** Shows what a notice looks like. */
    'POST me/notices/try': async (asked) => {
      const person = await somebody(people, asked.token)
      const way = await wayOf(person, (await read('POST me/notices/try', asked)).id)
      if (!way.confirmed) throw new Problem('not-allowed', 'Open the link in the mail first.')
      allow(lettersFrom, asked.address)
      allow(lettersTo, person.id)
      await notices.tell(way.id, 'trial', now())
      return mine(person)
    },
    /** For whoever has the link, signed in or not: programs that read mail say nothing more than that (RFC 8058). */
    'POST notices/stop': async (asked) => {
      await notices.removeWay(linked(asked, 'stop'))
      return { json: null }
    },
    'POST notices/confirm': async (asked) => {
      const way = await notices.wayBy(linked(asked, 'confirm'))
      if (way === undefined || !(await notices.confirm(way.id)))
        throw new Problem('not-found', 'This address was taken back meanwhile.')
      await tables.heed(way.person)
      return { json: null }
    },
  }
}

function checked({ address, channel }: { readonly address: string; readonly channel: string }, allowLocal: boolean): string {
  if (channel === 'mail') return address
  try {
    return checkedAddress(address, allowLocal).href
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw new Problem('unreadable', error.message)
    throw error
  }
}

/** What a browser has given, if something can be encrypted for it. */
function subscriptionIn(
  { endpoint, p256dh, auth }: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
  allowLocal: boolean,
): string {
  const address = checked({ address: endpoint, channel: 'push' }, allowLocal)
  try {
    encrypt('', { p256dh, auth })
  } catch {
    throw new Problem('unreadable', 'The keys of this browser cannot be read.')
  }
  return JSON.stringify({ endpoint: address, p256dh, auth })
}
