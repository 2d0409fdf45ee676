import type { OstkriegState } from '../state.ts'
import type { OstkriegView } from '../view.ts'
import { saveOpen } from './save.ts'

/**
 * What a seat may know. Hands are open: they follow from the years' cards and from purchases, which are shown ([9.5]). Hidden
 * are the dice to come and the order of the bot's stack ([11.2]).
 */
export function viewOf(state: OstkriegState, viewer: string | null): OstkriegView {
  const open = saveOpen(state)
  const { bot } = open
  if (bot === undefined) return { ...open, viewer }
  const stack = [...bot.stack].sort((a, b) => a - b)
  return { ...open, bot: { ...bot, stack }, viewer }
}
