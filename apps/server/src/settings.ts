import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MOST_CONNECTIONS } from './limits.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly database: string | undefined
  readonly baseUrl: URL | undefined
  readonly proxy: boolean
  readonly connections: number
  readonly log: LogLevel
}

/** A setting that cannot be used, with a sentence that says what would do. */
export class SettingsError extends Error {}

interface Setting<T> {
  readonly env: string
  /** What stands behind the flag; a flag without one is on or off. */
  readonly value?: string
  readonly about: string
  readonly usual: string
  read(given: string): T
}

type Read = { readonly [K in keyof Settings]: Setting<Settings[K]> }

const HERE = fileURLToPath(new URL('../../../', import.meta.url))

/** Every setting of the server. Each is a flag of that name and an environment variable; the flag counts for more. */
const settings: Read = {
  port: {
    env: 'PORT',
    value: 'number',
    about: 'port to listen on; 0 for any free one, and a busy one makes it take the next',
    usual: '4141',
    read: (given) => {
      if (/^\d{1,5}$/.test(given) && Number(given) <= 65535) return Number(given)
      throw new SettingsError(`The port must be a whole number from 0 to 65535, not "${given}".`)
    },
  },
  host: {
    env: 'HOST',
    value: 'name',
    about: 'address to listen on; 0.0.0.0 lets others on the network in',
    usual: 'localhost',
    read: (given) => {
      if (given.trim() !== '') return given
      throw new SettingsError(
        'The host is empty. Name one with --host, for instance localhost, or 0.0.0.0 for other machines too.',
      )
    },
  },
  data: {
    env: 'RAILHEAD_DATA',
    value: 'folder',
    about: 'folder where tables online are kept',
    usual: 'data',
    read: (given) => {
      if (given.trim() === '') throw new SettingsError('The data folder is empty. Name one with --data.')
      return isAbsolute(given) ? given : resolve(HERE, given)
    },
  },
  database: {
    env: 'DATABASE_URL',
    value: 'address',
    about:
      'PostgreSQL where tables online are kept instead of in the folder, for several processes: postgres://name@host/database',
    usual: '',
    read: (given) => {
      if (given === '') return undefined
      if (/^postgres(ql)?:\/\/./.test(given) && URL.canParse(given)) return given
      // It may have a password in it, and is not repeated.
      throw new SettingsError('The database must be an address like postgres://name:password@host/database.')
    },
  },
  baseUrl: {
    env: 'RAILHEAD_URL',
    value: 'address',
    about: 'address under which people reach the server, if a proxy stands in front of it: https://railhead.example',
    usual: '',
    read: (given) => {
      if (given === '') return undefined
      const url = URL.canParse(given) ? new URL(given) : undefined
      if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === '') return url
      throw new SettingsError(`The address must be like https://railhead.example, without a path, not "${given}".`)
    },
  },
  proxy: {
    env: 'RAILHEAD_PROXY',
    about: 'believe what a proxy in front of it says about who asks (X-Forwarded-For)',
    usual: 'no',
    read: (given) => {
      if (['yes', 'no'].includes(given)) return given === 'yes'
      throw new SettingsError(`RAILHEAD_PROXY must be yes or no, not "${given}".`)
    },
  },
  connections: {
    env: 'RAILHEAD_CONNECTIONS',
    value: 'number',
    about: 'how many may be connected at the same time; each page at a table is one',
    usual: String(MOST_CONNECTIONS),
    read: (given) => {
      if (/^[1-9]\d{0,5}$/.test(given)) return Number(given)
      throw new SettingsError(`The number of connections must be a whole number from 1 to 999999, not "${given}".`)
    },
  },
  log: {
    env: 'RAILHEAD_LOG',
    value: 'level',
    about: `what is written to standard error, a line of JSON each: ${LOG_LEVELS.join(', ')}`,
    usual: 'error',
    read: (given) => {
      const level = LOG_LEVELS.find((one) => one === given)
      if (level !== undefined) return level
      throw new SettingsError(`The log must be one of ${LOG_LEVELS.join(', ')}, not "${given}".`)
    },
  },
}

const FLAGS: { readonly [K in keyof Settings]: string } = { ...keys(settings), baseUrl: 'url' }

function keys<K extends string>(of: { readonly [key in K]: unknown }): { readonly [key in K]: string } {
  return Object.fromEntries(Object.keys(of).map((key) => [key, key])) as { [key in K]: string }
}

/** Reads flags, and what the environment says where there is no flag. Throws `SettingsError`. */
export function readSettings(flags: { readonly [flag: string]: unknown }, env: NodeJS.ProcessEnv): Settings {
  const read = <K extends keyof Settings>(key: K): Settings[K] => {
    const { env: variable, usual, read } = settings[key]
    const flag = flags[FLAGS[key]]
    return read(flag === true ? 'yes' : typeof flag === 'string' ? flag : (env[variable] ?? usual))
  }
  const [port, host, data, database] = [read('port'), read('host'), read('data'), read('database')]
  const [baseUrl, proxy, connections, log] = [read('baseUrl'), read('proxy'), read('connections'), read('log')]
  return { port, host, data, database, baseUrl, proxy, connections, log }
}

/** Each flag with what stands behind it and what it is for. */
export const flagsInWords: readonly { readonly flag: string; readonly about: string }[] = Object.entries(settings).map(
  ([key, { value, about, env, usual }]) => ({
    flag: `--${FLAGS[key as keyof Settings]}${value === undefined ? '' : ` <${value}>`}`,
    about: `${about} (${env}${usual === '' ? '' : `; ${usual}`})`,
  }),
)
