import type { Account, Admin, ListedReport } from '@railhead/server'
import type { Command } from 'commander'
import { EXIT, Fault } from '../fault.ts'
import { print, printJson } from '../output.ts'

const DAY = 24 * 60 * 60 * 1000

interface Where {
  readonly data?: string
  readonly database?: string
}

/** What whoever runs a server does about reports. It works on what is kept, whether the server runs or not. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .summary('look at reports, and act on accounts and tables online')
    .description(
      'Look at what players report, and act on accounts and tables online. A server that runs heeds it within two seconds.',
    )
    .addHelpText('after', '\nExample:\n  railhead admin reports')
  /** A command that works on what is kept. */
  const command = (usage: string, summary: string, example: string): Command =>
    admin
      .command(usage)
      .summary(summary)
      .description(`${summary[0].toUpperCase()}${summary.slice(1)}.`)
      .option('--data <folder>', 'folder where tables online are kept (RAILHEAD_DATA; data)')
      .option('--database <address>', 'PostgreSQL where they are kept instead (DATABASE_URL)')
      .addHelpText('after', `\nExample:\n  railhead admin ${example}`)

  command('reports', 'list what players reported', 'reports')
    .option('--all', 'also those that are settled')
    .option('--json', 'print JSON')
    .action(({ all = false, json, ...where }: Where & { all?: boolean; json?: true }) =>
      within(where, async (server) => {
        const reports = await server.reports(all)
        if (json) printJson({ reports })
        else if (reports.length === 0) print('Nothing is reported.')
        else for (const report of reports) print(inWords(report))
      }),
    )
  command('settle <report>', 'put a report aside', 'settle 1f2e3d4c').action((report: string, where: Where) =>
    within(where, async (server) => done(await server.settle(report), `Report ${report} is settled.`, 'No such report waits.')),
  )
  command('account <who>', 'show an account and its sessions, by id, by sign-in name or by what others call it', 'account anna')
    .option('--json', 'print JSON')
    .action((who: string, { json, ...where }: Where & { json?: true }) =>
      within(where, async (server) => {
        const accounts = await server.accounts(who)
        if (json) printJson({ accounts })
        else for (const account of accounts) print(accountInWords(account))
        if (accounts.length === 0) throw new Fault('There is no such account.', EXIT.found)
      }),
    )
  command('suspend <who>', 'shut an account out', 'suspend anna --reason "Insults at several tables."')
    .option('--reason <sentence>', 'what the person is told', '')
    .action((who: string, { reason, ...where }: Where & { reason: string }) =>
      within(where, async (server) => {
        const account = await one(server, who)
        done(await server.suspend(account.id, reason), `${account.name} is suspended.`, 'There is no such account.')
      }),
    )
  command('restore <who>', 'let an account in again, and be heard', 'restore anna').action((who: string, where: Where) =>
    within(where, async (server) => {
      const account = await one(server, who)
      done(
        await server.restore(account.id),
        `${account.name} may play and talk.`,
        `${account.name} is not suspended or silenced.`,
      )
    }),
  )
  command('silence <who>', 'let an account play, but not talk, for some days', 'silence anna --days 3')
    .option('--days <number>', 'for how many days', '7')
    .action((who: string, { days, ...where }: Where & { days: string }) => {
      if (!/^[1-9]\d{0,3}$/.test(days)) throw new Fault(`--days must be a whole number from 1 to 9999, not "${days}".`)
      return within(where, async (server) => {
        const account = await one(server, who)
        const until = Date.now() + Number(days) * DAY
        done(
          await server.silence(account.id, until),
          `${account.name} is silenced until ${moment(until)}.`,
          'There is no such account.',
        )
      })
    })
  command('end <table>', 'end a table before its end', 'end 0123456789abcdef0123456789abcdef').action(
    (table: string, where: Where) =>
      within(where, async (server) => done(await server.end(table), 'The table is ended.', 'No such table goes on.')),
  )
  command('delete-message <table> <number>', 'delete something that was said at a table', 'delete-message 0123…cdef 17').action(
    (table: string, number: string, where: Where) =>
      within(where, async (server) =>
        done(
          /^\d{1,9}$/.test(number) && (await server.deleteSaid(table, Number(number))),
          'It is deleted.',
          'Nothing of that number was said there.',
        ),
      ),
  )
}

/** With what is kept open for as long as the work takes. */
async function within({ data, database }: Where, work: (server: Admin) => Promise<void>): Promise<void> {
  // Loaded here, so that no other command waits for the server's packages.
  const { openAdmin, SettingsError, StoreError } = await import('@railhead/server')
  try {
    const server = await openAdmin({ data, database }, process.env)
    try {
      await work(server)
    } finally {
      await server.close()
    }
  } catch (error) {
    if (error instanceof SettingsError || error instanceof StoreError) throw new Fault(error.message)
    throw error
  }
}

async function one(server: Admin, who: string): Promise<Account> {
  const [account, ...others] = await server.accounts(who)
  if (account === undefined) throw new Fault('There is no such account.', EXIT.found)
  if (others.length > 0)
    throw new Fault('Several are called so. Name one by its id, which "railhead admin account" shows.', EXIT.found)
  return account
}

function done(worked: boolean, sentence: string, otherwise: string): void {
  if (!worked) throw new Fault(otherwise, EXIT.found)
  print(sentence)
}

const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

function inWords({ id, at, table, n, text, reason, reporterName, personName, person, settled }: ListedReport): string {
  return [
    `${id}  ${moment(at)}${settled === null ? '' : `, settled ${moment(settled)}`}`,
    `  ${reporterName} reports ${personName} (${person}): ${reason}`,
    n === null ? `  at table ${table}` : `  message ${n} at table ${table}: ${text}`,
  ].join('\n')
}

function accountInWords({
  id,
  name,
  login,
  suspended,
  silencedUntil,
  sessions,
}: Awaited<ReturnType<Admin['accounts']>>[number]): string {
  return [
    `${id}  ${name}${login === null ? ', a guest' : `, signs in as ${login}`}`,
    ...(suspended === null ? [] : [`  suspended${suspended === '' ? '' : `: ${suspended}`}`]),
    ...(silencedUntil === null ? [] : [`  silenced until ${moment(silencedUntil)}`]),
    ...sessions.map(({ created, browser }) => `  ${browser || 'a browser'}, since ${moment(created)}`),
  ].join('\n')
}
