import { describe, expect, test } from 'vitest'
import { Log } from '../log.ts'
import { type Deliver, Gone } from '../notices/channels.ts'
import { Notices } from '../notices/notices.ts'
import type { Announced, Channel, NoticeKind, Way } from './notices.ts'
import { act, progress, SEATS, table, withPeople } from './store.kit.ts'
import type { Store } from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const way = (id: string, person: string, more: Partial<Way> = {}): Way => ({
  ...{ id, person, channel: 'webhook', address: `https://${id}.example/`, label: id, confirmed: true, kinds: ['turn', 'ended'] },
  ...{ daily: false, created: 1, failures: 0, busyUntil: 0, quietUntil: 0, ...more },
})
const told = (kind: NoticeKind, at: number, due = at, ...persons: string[]): Announced => ({
  ...{ kind, persons, at, due, dueByMail: due + 10 * MINUTE },
})

/** What every store promises about notices, and the sender on top of it. */
export function checkNotices(open: () => { readonly store: Store } | Promise<{ readonly store: Store }>): void {
  /** Anna and Ben at two tables at which it is Ben's turn. */
  async function atTables(...ways: readonly Way[]): Promise<Store> {
    const { store } = await open()
    await withPeople(store)
    for (const id of ['t', 'u']) {
      await store.addTable({ ...table(id, 'anna'), started: 1, turn: ['blue'] }, [SEATS[0], { ...SEATS[1], person: 'ben' }])
    }
    for (const one of ways) await store.notices.addWay(one)
    return store
  }
  /** A sender of which it is known what it delivered. */
  function sender(store: Store, clock: { now: number }, deliver?: Deliver) {
    const sent: string[] = []
    const note: Deliver = async (to, sayings) => {
      await deliver?.(to, sayings)
      sent.push([to.id, ...sayings.map(({ kind, table }) => `${kind} ${table}`.trim())].join(': '))
    }
    const channels: { [channel in Channel]: Deliver } = { push: note, mail: note, webhook: note }
    const notices = new Notices({ store, now: () => clock.now, log: new Log('off'), channels, count: () => {} })
    const run = async (): Promise<void> => {
      await notices.look()
      await notices.settled()
    }
    return { sent, run }
  }

  describe('notices', () => {
    test('wait for those who want them, each on its way and in its time, and go with what they are about', async () => {
      const store = await atTables(
        way('hook', 'ben'),
        way('post', 'ben', { channel: 'mail', created: 2 }),
        way('open', 'ben', { confirmed: false }),
        way('other', 'ben', { kinds: ['ended'] }),
        way('hers', 'anna'),
      )
      expect((await store.table('t'))?.seats.map(({ noticed }) => noticed)).toEqual([false, true])
      await store.append(act('t', 1), progress(5), [told('turn', 5, 5, 'ben', 'nobody')])
      const due = async (now: number) => (await store.notices.due(now, 9)).map(({ id }) => id)
      expect([await due(4), await due(5), await due(5 + 10 * MINUTE)]).toEqual([[], ['hook'], ['hook', 'post']])
      // What was not stored is not told.
      expect(await store.append(act('t', 1, 'other'), progress(6), [told('ended', 6, 6, 'ben')])).toBe('conflict')
      expect(await store.notices.pending('other', 10)).toEqual([])
      await store.moderation.suspend('ben', '', 6)
      expect(await due(HOUR)).toEqual([])
      await store.moderation.restore('ben', 6)
      expect(await store.notices.removeWay('hook')).toBe(true)
      expect(await store.notices.removeWay('hook')).toBe(false)
      await store.people.deletePerson('ben')
      expect(await store.notices.waysOf('ben')).toEqual([])
      expect(await due(HOUR)).toEqual([])
      expect([await store.notices.own('key', 'first'), await store.notices.own('key', 'second')]).toEqual(['first', 'first'])
    })

    test('of two who want to send the same, one does; if it dies, the other does it later', async () => {
      const store = await atTables(way('hook', 'ben'))
      const clock = { now: 10 }
      let die: () => void = () => {}
      const hangs = sender(store, clock, () => new Promise(() => die()))
      const two = [sender(store, clock), sender(store, clock)]
      await store.notices.announce('t', [told('turn', 10, 10, 'ben')])
      const dead = new Promise<void>((resolve) => {
        die = resolve
      })
      void hangs.run()
      await dead
      const runBoth = () => Promise.all(two.map(({ run }) => run()))
      const sent = () => two.flatMap((one) => one.sent)
      await runBoth()
      expect(sent()).toEqual([])
      clock.now += MINUTE
      await runBoth()
      expect(sent()).toEqual(['hook: turn t'])
      clock.now += HOUR
      await runBoth()
      expect(sent()).toHaveLength(1)
    })

    test('whoever does not answer keeps nobody else waiting', async () => {
      const store = await atTables(way('hook', 'ben'), way('hers', 'anna', { kinds: ['ended'] }))
      const clock = { now: 10 }
      const { sent, run } = sender(store, clock, ({ id }) => (id === 'hook' ? new Promise(() => {}) : Promise.resolve()))
      await store.notices.announce('t', [told('turn', 10, 10, 'ben')])
      void run()
      await store.moderation.end('u', 11)
      await store.notices.announce('u', [told('ended', 11, 11, 'anna')])
      clock.now = 20
      void run()
      await expect.poll(() => sent, { timeout: 60_000 }).toEqual(['hers: ended u'])
    })

    test('several at once are one message; a turn that was taken is none, and what comes meanwhile is not lost', async () => {
      const store = await atTables(way('hook', 'ben'))
      const clock = { now: 10 }
      const { sent, run } = sender(store, clock, async () => {
        if (sent.length === 0) await store.notices.announce('u', [told('turn', 20, 20, 'ben')])
      })
      for (const id of ['t', 'u']) await store.notices.announce(id, [told('turn', 10, 10, 'ben')])
      await run()
      expect(sent).toEqual(['hook: turn t: turn u'])
      clock.now = 30
      await run()
      expect(sent.slice(1)).toEqual(['hook: turn u'])
      await store.notices.announce('t', [told('turn', 40, 40, 'ben')])
      await store.append(act('t', 1), { ...progress(45), turn: ['red'] })
      clock.now = 50
      await run()
      expect([sent.length, await store.notices.pending('hook', HOUR)]).toEqual([2, []])
    })

    test('what cannot be delivered is tried again, ever more seldom, and at last forgotten; whoever is gone is forgotten at once', async () => {
      const store = await atTables(way('hook', 'ben'), way('push', 'ben', { channel: 'push' }))
      const clock = { now: 10 }
      let tries = 0
      const { run } = sender(store, clock, async ({ id }) => {
        if (id === 'push') throw new Gone('410')
        tries++
        throw new Error('503')
      })
      await store.notices.announce('t', [told('turn', 10, 10, 'ben')])
      await run()
      expect((await store.notices.waysOf('ben')).map(({ id, failures, busyUntil }) => [id, failures, busyUntil])).toEqual([
        ['hook', 1, 10 + MINUTE],
      ])
      await run()
      expect(tries).toBe(1)
      for (let i = 0; i < 100; i++) {
        clock.now += HOUR
        await run()
      }
      expect([tries, await store.notices.pending('hook', clock.now)]).toEqual([8, []])
    })

    test('who wants one mail a day gets one, unless they are reminded', async () => {
      const store = await atTables(way('post', 'ben', { channel: 'mail', kinds: ['turn', 'ended', 'reminder'] }))
      await store.notices.setWay('post', ['turn', 'ended', 'reminder'], true)
      const clock = { now: HOUR }
      const { sent, run } = sender(store, clock)
      await store.notices.announce('t', [told('turn', 1, 1, 'ben')])
      await run()
      await store.notices.announce('u', [told('turn', clock.now, clock.now, 'ben')])
      clock.now += 2 * HOUR
      await run()
      expect(sent).toEqual(['post: turn t'])
      expect(await store.notices.due(clock.now, 9)).toEqual([])
      await store.notices.announce('t', [{ ...told('reminder', clock.now, clock.now, 'ben'), dueByMail: clock.now }])
      expect(await store.notices.due(clock.now, 9)).toHaveLength(1)
      clock.now += 22 * HOUR
      await run()
      expect(sent[1]).toBe('post: turn u')
    })
  })
}
