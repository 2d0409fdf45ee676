import { aimsInWords } from '../rules/bot-tables.ts'
import { ost } from '../texts/texts.ts'
import type { OstkriegView } from './view.ts'

/** 11.3: what the booklet's bot works for this year; its tables are open to everybody. */
export function BotAims({ view }: { view: OstkriegView }) {
  const { bot, options, year } = view
  if (bot?.personality === undefined) return null
  return <p class="quiet small">{ost.cards.botAims(aimsInWords(options.bot, year, bot.personality, bot.enemyCards))}</p>
}
