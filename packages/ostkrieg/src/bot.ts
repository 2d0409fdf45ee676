import { botChoice } from './bot/choose.ts'
import { useBot } from './sequence.ts'

/** Lets the booklet's bot play the side that a table gives it ([11.0]). Once is enough for all tables. */
export function bringBot(): void {
  useBot(botChoice)
}
