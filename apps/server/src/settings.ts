import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MOST_CONNECTIONS } from './limits.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import type { MailSettings } from './notices/channels.ts'
import { keysOf } from './notices/web-push.ts'
import { usualThinkers } from './thinking/thinkers.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly database: string | undefined
  readonly baseUrl: URL | undefined
  readonly proxy: boolean
  readonly connections: number
  /** How many computers think at the same time. */
  readonly thinkers: number
  readonly log: LogLevel
  /** Where mail goes out; nobody is told anything by mail without it. */
  readonly mail: MailSettings | undefined
  readonly webhooks: Webhooks
  /** The private key of push messages; one is made otherwise. */
  readonly pushKey: string | undefined
}

/** Whether people may have programs told things: not at all, out in the world, or on this machine and its network as well. */
export const WEBHOOKS = ['yes', 'no', 'local'] as const
export type Webhooks = (typeof WEBHOOKS)[number]

/** As much of an address as can be known without sending something there. */
export const MAIL_ADDRESS = /^[^\s@<>"(),:;\\[\]]{1,64}@[\w-]+(\.[\w-]+)*$/

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

/** As they are given; those of mail belong together. */
interface Given extends Omit<Settings, 'mail'> {
  readonly mail: string | undefined
  readonly mailFrom: string | undefined
}
type Read = { readonly [K in keyof Given]: Setting<Given[K]> }

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
  thinkers: {
    env: 'RAILHEAD_THINKERS',
    value: 'number',
    about: 'how many computers think at the same time, on a thread each; usually one less than there are cores',
    usual: String(usualThinkers()),
    read: (given) => {
      if (/^\d{1,3}$/.test(given)) return Number(given)
      throw new SettingsError(`The number of thinkers must be a whole number from 0 to 999, not "${given}".`)
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
  mail: {
    env: 'RAILHEAD_MAIL',
    value: 'address',
    about: 'mail server through which people are told what happens: smtp://name:password@host:587, or smtps:// for port 465',
    usual: '',
    read: (given) => {
      if (given === '') return undefined
      if (/^smtps?:\/\/./.test(given) && URL.canParse(given)) return given
      // It may have a password in it, and is not repeated.
      throw new SettingsError('The mail server must be an address like smtp://name:password@host:587.')
    },
  },
  mailFrom: {
    env: 'RAILHEAD_MAIL_FROM',
    value: 'address',
    about: 'from whom mail comes: railhead@railhead.example',
    usual: '',
    read: (given) => {
      if (given === '') return undefined
      if (MAIL_ADDRESS.test(given)) return given
      throw new SettingsError(`Mail must come from an address like railhead@railhead.example, not "${given}".`)
    },
  },
  webhooks: {
    env: 'RAILHEAD_WEBHOOKS',
    value: 'which',
    about: `addresses of programs that people may have told things: ${WEBHOOKS.join(', ')}; local ones are those of this network too`,
    usual: 'yes',
    read: (given) => {
      const which = WEBHOOKS.find((one) => one === given)
      if (which !== undefined) return which
      throw new SettingsError(`Webhooks must be one of ${WEBHOOKS.join(', ')}, not "${given}".`)
    },
  },
  pushKey: {
    env: 'RAILHEAD_PUSH_KEY',
    value: 'key',
    about: 'private key of push messages (VAPID), 43 letters of base64url; one is made and kept with the tables otherwise',
    usual: '',
    read: (given) => {
      if (given === '') return undefined
      try {
        if (/^[\w-]{43}$/.test(given)) return keysOf(given).private
      } catch {
        // Not every number is a key.
      }
      throw new SettingsError('The push key must be a private key on P-256: 32 bytes, written as 43 letters of base64url.')
    },
  },
}

const FLAGS: { readonly [K in keyof Given]: string } = {
  ...keys(settings),
  baseUrl: 'url',
  mailFrom: 'mail-from',
  pushKey: 'push-key',
}

function keys<K extends string>(of: { readonly [key in K]: unknown }): { readonly [key in K]: string } {
  return Object.fromEntries(Object.keys(of).map((key) => [key, key])) as { [key in K]: string }
}

/** Reads flags, and what the environment says where there is no flag. Throws `SettingsError`. */
export function readSettings(flags: { readonly [flag: string]: unknown }, env: NodeJS.ProcessEnv): Settings {
  const read = <K extends keyof Given>(key: K): Given[K] => {
    const { env: variable, usual, read } = settings[key]
    // A flag of several words is given as one name.
    const flag = flags[FLAGS[key].replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
    return read(flag === true ? 'yes' : typeof flag === 'string' ? flag : (env[variable] ?? usual))
  }
  const [port, host, data, database] = [read('port'), read('host'), read('data'), read('database')]
  const [baseUrl, proxy, connections, log] = [read('baseUrl'), read('proxy'), read('connections'), read('log')]
  const mail = mailOf(read('mail'), read('mailFrom'), baseUrl)
  const [webhooks, pushKey, thinkers] = [read('webhooks'), read('pushKey'), read('thinkers')]
  if (thinkers === 0 && database === undefined)
    throw new SettingsError('Without thinkers no computer would play: 0 is for servers beside workers, which share a --database.')
  return { port, host, data, database, baseUrl, proxy, connections, thinkers, log, mail, webhooks, pushKey }
}

function mailOf(server: string | undefined, from: string | undefined, baseUrl: URL | undefined): MailSettings | undefined {
  if (server === undefined) return undefined
  if (from === undefined) throw new SettingsError('Say with --mail-from from which address mail comes.')
  if (baseUrl === undefined)
    throw new SettingsError('Mail has links in it: say with --url under which address people reach the server.')
  return { server, from }
}

/** Each flag with what stands behind it and what it is for. */
export const flagsInWords: readonly { readonly flag: string; readonly about: string }[] = Object.entries(settings).map(
  ([key, { value, about, env, usual }]) => ({
    flag: `--${FLAGS[key as keyof Given]}${value === undefined ? '' : ` <${value}>`}`,
    about: `${about} (${env}${usual === '' ? '' : `; ${usual}`})`,
  }),
)
