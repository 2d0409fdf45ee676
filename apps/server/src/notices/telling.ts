import { randomBytes } from 'node:crypto'
import type { Told } from '../api/handling.ts'
import type { Webhooks } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { type Channels, type MailSettings, mailBy, pushBy, webhookBy } from './channels.ts'
import { Links } from './unsubscribing.ts'
import { keysOf, newKeys } from './web-push.ts'

interface TellingOptions {
  readonly baseUrl?: URL | undefined
  readonly mail?: MailSettings | undefined
  readonly webhooks?: Webhooks
  readonly pushKey?: string | undefined
  readonly now?: () => number
}

/** How this server can tell people things, until it is closed. */
export interface Telling extends Told {
  /** Throws if mail cannot be sent now. */
  check(): Promise<unknown>
  close(): void
}

/** The channels that the settings allow. What has to be kept for them is made once, and is the same for all processes. */
export async function openTelling(options: TellingOptions, { notices }: Store): Promise<Telling> {
  const { baseUrl, mail, webhooks = 'yes', now = Date.now } = options
  const base = baseUrl?.href ?? '/'
  const keys = keysOf(options.pushKey ?? (await notices.own('push key', newKeys().private)))
  const links = new Links(await notices.own('link secret', randomBytes(32).toString('base64url')), base)
  const allowLocal = webhooks === 'local'
  const contact = mail !== undefined ? `mailto:${mail.from}` : (baseUrl?.origin ?? 'mailto:railhead@localhost')
  const post = mail === undefined ? undefined : await mailBy(mail, base, links)
  const channels: Channels = {
    push: pushBy(keys, contact, allowLocal, now),
    ...(webhooks === 'no' ? {} : { webhook: webhookBy(base, allowLocal) }),
    ...(post === undefined ? {} : { mail: post.deliver }),
  }
  return {
    ...{ channels, links, pushKey: keys.public, allowLocal },
    check: async () => post?.check(),
    close: () => post?.close(),
  }
}
