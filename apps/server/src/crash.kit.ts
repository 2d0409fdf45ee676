import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { type Seat, Visitor } from './online.kit.ts'
import { type Kept, openStore } from './store/open.ts'

/** How often something is killed: npm test -- --crashes 200. */
export const ROUNDS = Number(process.env.RAILHEAD_CRASHES ?? (process.env.RAILHEAD_LONG === '1' ? 20 : 2))
/** Choices between two blows, another number each time, so that they fall at all moments. */
export const between = (round: number): number => 12 + 7 * (round % 11)

const TABLES = 4
/** What Node has compiled is kept from one start to the next. */
const COMPILED = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url))

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A server in a process of its own, with the disk as it is, that can be killed and started again. */
export class ServerProcess {
  readonly #kept: Kept
  #child: ChildProcess | undefined
  url = ''

  constructor(kept: Kept) {
    this.#kept = kept
  }

  async start(): Promise<this> {
    const program = `
      import { flushCompileCache } from 'node:module'
      import { serve } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)}
      import { outposts } from '@railhead/table/outposts'
      const any = { burst: 1e9, perSecond: 1e9 }
      const limits = { messages: any, sockets: any, requests: any, tables: any }
      const online = { ...${JSON.stringify(this.#kept)}, games: [{ game: outposts }], log: 'off', limits }
      console.log((await serve({ port: 0, root: '/nowhere', online })).url)
      flushCompileCache()`
    const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED }
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname, env })
    this.#child = child
    this.url = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (chunk) => resolve(String(chunk).trim()))
      child.stderr.on('data', (chunk) => {
        said += chunk
      })
      child.on('exit', () => reject(new Error(said)))
    })
    return this
  }

  /** It has not fallen over by itself. */
  get isAlive(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null
  }

  /** No file of it may grow beyond so many bytes: to whoever writes that is a full disk. */
  limitFiles(bytes: number | 'unlimited'): void {
    execFileSync('prlimit', ['--pid', String(this.#child?.pid), `--fsize=${bytes}:unlimited`])
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || !this.isAlive) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
}

/** Somebody who chooses and takes back, on and on. Whatever is not acknowledged is sent again under the same name, as a page does. */
class Player {
  readonly acknowledged: string[] = []
  readonly #visitor: Visitor
  readonly #table: string
  /** What the server said where it did not do something. */
  readonly refusals = new Set<string>()
  #isOver = false
  #playing: Promise<void> | undefined
  #seat: Seat | undefined

  constructor(visitor: Visitor, table: string) {
    this.#visitor = visitor
    this.#table = table
  }

  begin(): void {
    this.#playing ??= this.#play()
  }

  /** Everything that was sent has been acknowledged. */
  async end(): Promise<void> {
    this.#isOver = true
    await this.#playing
    await this.#seat?.close()
  }

  async #play(): Promise<void> {
    for (let n = 0; !this.#isOver; n++) {
      const id = `change-${n}-of-one`
      while (!(await this.#done(id))) await pause(20)
      this.acknowledged.push(id)
    }
  }

  async #done(id: string): Promise<boolean> {
    try {
      if (this.#seat === undefined || this.#seat.socket.readyState > 1) this.#seat = await this.#visitor.open(this.#table)
      const { latest } = this.#seat
      await (latest?.undo.ok === true ? this.#seat.change('undo', {}, id) : this.#seat.change('choose', { index: 0 }, id))
      return true
    } catch (problem) {
      const sentence = (problem as { sentence?: string }).sentence
      if (sentence !== undefined) this.refusals.add(sentence)
      return false
    }
  }
}

/** Tables at which two play without end, each at a server of their own or both at the same; a third waits. */
export class Load {
  readonly tables: readonly string[]
  readonly #players: readonly (readonly Player[])[]

  private constructor(tables: readonly string[], players: readonly (readonly Player[])[]) {
    this.tables = tables
    this.#players = players
  }

  static async begun(one: { readonly url: string }, other: { readonly url: string }): Promise<Load> {
    const [red, blue, green] = await Promise.all([one, other, one].map((server, i) => Visitor.named(server, `P${i}`)))
    const ids: string[] = []
    for (let i = 0; i < TABLES; i++) {
      const seats = { red: { kind: 'me' }, blue: { kind: 'open' }, green: { kind: 'open' } } as const
      const id = await red.setUp('outposts', { players: 3 }, seats)
      await blue.sit(id, 'blue')
      await green.sit(id, 'green')
      ids.push(id)
    }
    const players = ids.map((id) => [new Player(red, id), new Player(blue, id)])
    for (const player of players.flat()) player.begin()
    return new Load(ids, players)
  }

  get #acknowledged(): number {
    return this.#players.flat().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  get refusals(): ReadonlySet<string> {
    return new Set(this.#players.flat().flatMap(({ refusals }) => [...refusals]))
  }

  /** So many more are acknowledged. */
  async more(count: number): Promise<void> {
    const enough = this.#acknowledged + count
    while (this.#acknowledged < enough) await pause(2)
  }

  /** Everything that was acknowledged is there once and in order, and nothing else. */
  async endAndCheck(kept: Kept): Promise<void> {
    await Promise.all(this.#players.flat().map((player) => player.end()))
    const store = await openStore(kept)
    for (const [i, table] of this.tables.entries()) {
      const acts = await store.acts(table)
      expect(acts.map(({ seq }) => seq)).toEqual(acts.map((_, n) => n + 1))
      for (const [seat, { acknowledged }] of [['red', this.#players[i][0]] as const, ['blue', this.#players[i][1]] as const])
        expect(acts.filter((act) => act.seat === seat).map(({ id }) => id)).toEqual(acknowledged.map((id) => `${seat} ${id}`))
    }
    await store.close()
  }
}
