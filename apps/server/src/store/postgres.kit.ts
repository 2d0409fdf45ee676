import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian keeps the programs of a PostgreSQL server, one folder per version; elsewhere they are on the path. */
const VERSIONS = '/usr/lib/postgresql'
const PROGRAMS = existsSync(VERSIONS)
  ? (readdirSync(VERSIONS)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(VERSIONS, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'initdb'))) ?? '')
  : ''

/** It refuses to run as root, and then runs as the user that Debian has made for it. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const numberOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']))
  return { uid: numberOf('-u'), gid: numberOf('-g') }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has gone by itself.
  }
}

/** A process that has ended and that nobody has asked about is there no more. */
function isThere(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** A PostgreSQL of its own, in a folder of its own, that nobody else can reach. */
export class Cluster {
  readonly #folder = mkdtempSync(join(tmpdir(), 'railhead-pg-'))
  readonly #as = owner()
  #server: ChildProcess | undefined
  #databases = 0

  /** Whether there is one to start on this machine. */
  static get isInstalled(): boolean {
    return PROGRAMS !== ''
  }

  constructor() {
    const { uid, gid } = this.#as
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid)
    const how = ['-D', this.#data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--no-locale']
    execFileSync(join(PROGRAMS, 'initdb'), how, { ...this.#as, cwd: this.#folder, stdio: 'pipe' })
  }

  get #data(): string {
    return join(this.#folder, 'data')
  }

  /** Until it answers. With `durable` it waits for the disk. */
  async start(durable = false): Promise<this> {
    const settings = ['-c', 'listen_addresses=', '-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'shared_buffers=16MB']
    const args = ['-D', this.#data, '-k', this.#folder, ...settings]
    const server = spawn(join(PROGRAMS, 'postgres'), args, {
      ...this.#as,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#server = server
    await new Promise<void>((resolve, reject) => {
      let said = ''
      server.stderr?.on('data', (chunk) => {
        said += chunk
        if (said.includes('ready to accept connections')) resolve()
      })
      server.on('exit', () => reject(new Error(said)))
    })
    return this
  }

  /** The address of a new, empty database. */
  newDatabase(): string {
    const name = `test${++this.#databases}`
    this.run(this.#address('postgres'), `CREATE DATABASE ${name}`)
    return this.#address(name)
  }

  #address(database: string): string {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(this.#folder)}`
  }

  run(url: string, sql: string): void {
    const args = ['-q', '-d', url.replace('@localhost', '@'), '-c', sql]
    execFileSync(join(PROGRAMS, 'psql'), args, { ...this.#as, cwd: this.#folder, stdio: 'pipe' })
  }

  /** It dies in the middle of whatever it does, with all of its processes. */
  async kill(): Promise<void> {
    const server = this.#server
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
    const processes = [server.pid, ...childrenOf(server.pid)]
    const gone = new Promise((resolve) => server.once('exit', resolve))
    for (const pid of processes) killNow(pid)
    await gone
    // As long as one of them is there it does not start again.
    while (processes.some(isThere)) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
