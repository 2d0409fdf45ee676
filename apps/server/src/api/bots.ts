import { Problem } from '../problem.ts'
import type { Person } from '../store/store.ts'
import { type Handlers, type Parts, read, somebody } from './handling.ts'

/** So many programs somebody may have, and so many tokens each of them. */
const [MOST_BOTS, MOST_TOKENS] = [10, 5]

/** Programs that play for somebody, and the tokens that they come in with. A token is told once, when it is made. */
export function botHandlers({ people, tables, store }: Parts): Handlers {
  const list = async (owner: Person): Promise<unknown> =>
    Promise.all(
      (await store.bots.of(owner.id)).map(async (bot) => {
        const tokens = await people.sessionsOf(bot, undefined)
        return { ...bot, tokens: tokens.map(({ id, created }) => ({ id, created })) }
      }),
    )
  const mine = async (owner: Person, id: string): Promise<Person> => {
    const bot = (await store.bots.of(owner.id)).find((one) => one.id === id)
    if (bot === undefined) throw new Problem('not-found', 'You have no such program.')
    return bot
  }

  return {
    'GET me/bots': async ({ token }) => ({ json: await list(await somebody(people, token)) }),
    'POST me/bots': async (asked) => {
      const owner = await somebody(people, asked.token)
      const { name } = await read('POST me/bots', asked)
      if (!(await people.isKept(owner)))
        throw new Problem(
          'not-allowed',
          'Choose a name and password or a passkey first: a program belongs to somebody who can be found again.',
        )
      if ((await store.bots.of(owner.id)).length >= MOST_BOTS) throw new Problem('too-many', 'You have enough programs.')
      const { bot, token } = await people.makeBot(owner, name)
      return { json: { bot: bot.id, token } }
    },
    'POST me/bots/token': async (asked) => {
      const owner = await somebody(people, asked.token)
      const bot = await mine(owner, (await read('POST me/bots/token', asked)).bot)
      if ((await people.sessionsOf(bot, undefined)).length >= MOST_TOKENS)
        throw new Problem('too-many', 'This program has enough tokens. Revoke one first.')
      return { json: { bot: bot.id, token: await people.newBotToken(bot) } }
    },
    'POST me/bots/revoke': async (asked) => {
      const owner = await somebody(people, asked.token)
      const { bot, token } = await read('POST me/bots/revoke', asked)
      await people.endSession(await mine(owner, bot), token)
      return { json: await list(owner) }
    },
    'POST me/bots/delete': async (asked) => {
      const owner = await somebody(people, asked.token)
      const bot = await mine(owner, (await read('POST me/bots/delete', asked)).bot)
      await tables.leaveAll(bot)
      await people.delete(bot)
      return { json: await list(owner) }
    },
  }
}
