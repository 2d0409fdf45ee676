import { ask } from './server.ts'

/** What a page asks about being told things: see `apps/server/src/api/notices.ts`. */

/** What one can be told of. */
export const KINDS = ['turn', 'reminder', 'ended', 'table', 'mention'] as const
export type NoticeKind = (typeof KINDS)[number]

/** Where one is told things. */
export interface Way {
  readonly id: string
  readonly channel: 'push' | 'mail' | 'webhook'
  readonly address: string
  /** Which browser it is. */
  readonly label: string
  readonly confirmed: boolean
  readonly kinds: readonly NoticeKind[]
  readonly daily: boolean
  /** How often in a row nothing arrived. */
  readonly failures: number
}
export interface MyNotices {
  /** What the server can do; for push, the key that browsers know it by. */
  readonly channels: { readonly push: string; readonly mail: boolean; readonly webhook: boolean }
  readonly ways: readonly Way[]
}
export type NewWay = { readonly kinds: readonly NoticeKind[] } & (
  | { readonly channel: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly channel: 'mail' | 'webhook'; readonly address: string }
)

export const myNotices = (): Promise<MyNotices> => ask('GET', 'me/notices')
export const addWay = (way: NewWay): Promise<MyNotices> => ask('POST', 'me/notices', way)
export const setWay = (id: string, kinds: readonly NoticeKind[], daily: boolean): Promise<MyNotices> =>
  ask('POST', 'me/notices/set', { id, kinds, daily })
export const removeWay = (id: string): Promise<MyNotices> => ask('POST', 'me/notices/remove', { id })
export const tryWay = (id: string): Promise<MyNotices> => ask('POST', 'me/notices/try', { id })
/** What a link in a mail asks for; it is signed, and needs nobody to be signed in. */
export const followMailLink = (
  doing: 'confirm' | 'stop',
  signed: { readonly way: string; readonly sign: string },
): Promise<null> => ask('POST', `notices/${doing}?${new URLSearchParams(signed)}`, {})
