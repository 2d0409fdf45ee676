import type { Channel, Way } from '../store/notices.ts'
import { PATIENCE, post } from './outward.ts'
import type { Saying } from './sayings.ts'
import type { Links } from './unsubscribing.ts'
import { authorization, encrypt, type KeyPair, type Subscription } from './web-push.ts'

/** Nobody is there any more: there is no sense in trying it again. */
export class Gone extends Error {}

/** Brings what is to be told to where somebody wants it. Throws if that cannot be done now. */
export type Deliver = (way: Way, sayings: readonly Saying[]) => Promise<void>

/** The channels that this server has. */
export type Channels = { readonly [channel in Channel]?: Deliver }

/** Where mail goes out, and from whom it comes. */
export interface MailSettings {
  readonly server: string
  readonly from: string
}

/** In one line. */
const subjectOf = (sayings: readonly Saying[]): string =>
  sayings.length === 1 ? sayings[0].sentence : `Railhead: ${sayings.length} things wait for you`

/** For a day: after that it is not news. */
const TTL_SECONDS = 24 * 60 * 60

export function pushBy(keys: KeyPair, contact: string, allowLocal: boolean, now: () => number): Deliver {
  return async ({ address }, sayings) => {
    const to = JSON.parse(address) as Subscription
    const [first] = sayings
    const told = {
      title: 'Railhead',
      body: sayings
        .map(({ sentence }) => sentence)
        .join('\n')
        .slice(0, 1000),
      // One for each table stays on the screen.
      tag: sayings.length === 1 ? first.table : 'railhead',
      path: `/${sayings.length === 1 ? first.path : 'online'}`,
    }
    const headers = {
      TTL: String(TTL_SECONDS),
      Urgency: 'normal',
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      Authorization: authorization(to.endpoint, keys, contact, now()),
    }
    const status = await post(to.endpoint, { headers, body: encrypt(JSON.stringify(told), to), allowLocal })
    if (status === 404 || status === 410) throw new Gone(`the push service answered ${status}`)
    if (status >= 300) throw new Error(`the push service answered ${status}`)
  }
}

/** `base` is the address of the server with a slash at its end, if it is known. */
export function webhookBy(base: string, allowLocal: boolean): Deliver {
  return async ({ address }, sayings) => {
    const text = sayings.map(({ sentence, path }) => `${unspoken(sentence)} ${base}${path}`).join('\n')
    // Chats that take messages by webhook read one of the first two.
    const notices = sayings.map(({ kind, sentence, table, path }) => ({ kind, table, sentence, url: `${base}${path}` }))
    const body = JSON.stringify({ text, content: text, notices })
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Railhead' }
    const status = await post(address, { headers, body, allowLocal })
    if (status === 410) throw new Gone('the webhook answered 410')
    if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`)
  }
}

/** A table may be called like something that a chat takes for an order: to call everybody, to show a link. What is put between is not seen. */
const unspoken = (sentence: string): string => sentence.replace(/[@<[]/g, (sign) => `${sign}\u200b`)

/** The driver is loaded only where mail is sent. */
export async function mailBy(
  { server, from }: MailSettings,
  base: string,
  links: Links,
): Promise<{ deliver: Deliver; check(): Promise<unknown>; close(): void }> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: server,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const deliver: Deliver = async ({ id, address, confirmed }, sayings) => {
    const mail = confirmed ? told(id, sayings) : asking(id)
    await transport.sendMail({ from: { name: 'Railhead', address: from }, to: { name: '', address }, ...mail })
  }
  const told = (way: string, sayings: readonly Saying[]) => ({
    subject: subjectOf(sayings),
    text: [
      ...sayings.map(({ sentence, path }) => `${sentence}\n${base}${path}\n`),
      '-- ',
      'You get this since you asked for it at your tables online.',
      `What you are told: ${base}online/me`,
      `No more mail: ${links.page('stop', way)}`,
    ].join('\n'),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${links.oneClick(way)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  const asking = (way: string) => ({
    subject: 'Is this your address?',
    text: [
      `Somebody wants to be told by mail to this address what happens at their tables on ${base}`,
      `\nIf that is you: ${links.page('confirm', way)}`,
      '\nIf not, do nothing, and no other mail comes.',
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  return { deliver, check: () => transport.verify(), close: () => transport.close() }
}
