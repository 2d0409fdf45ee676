import { type Answers, type Asks, answers, type Changes, type Host, type Served, type Wishes } from '@railhead/host'
import { lead, reach } from '@railhead/host/bringing'
import type { readMessage } from '@railhead/host/messages'

export type Message = Exclude<ReturnType<typeof readMessage>, { readonly code: string }>
type Change = Extract<Message, { readonly name: keyof Changes }>
export type Question = Extract<Message, { readonly name: keyof Asks }>
type Wish = Extract<Message, { readonly name: keyof Wishes }>

/** What a change answers beside what is shown, if it was done before and is only sent again. */
export const DONE_BEFORE: { readonly [K in keyof Changes]: Omit<Changes[K]['answer'], 'snapshot'> } = {
  choose: {},
  give: { refused: null },
  amend: { dropped: [] },
  undo: {},
  undoTurn: {},
  redo: {},
  confirm: {},
  advise: {},
  take: {},
}

const ANSWERS: Answers<keyof Asks> = { ...answers, reach, lead }

/** What changes a table, and so needs a name of its own. */
export const isChange = (message: Message): message is Change => Object.hasOwn(DONE_BEFORE, message.name)

/** What only asks. */
export const isQuestion = (message: Message): message is Question => Object.hasOwn(ANSWERS, message.name)

export function answerTo<K extends keyof Asks>(host: Host, name: K, ask: Asks[K]['ask']): Asks[K]['answer'] {
  return ANSWERS[name](host, ask)
}

/** How a page wants to be served from now on. */
export const wishIn = (message: Wish): Partial<Served> => (message.name === 'stepwise' ? { stepwise: true } : message.ask)
