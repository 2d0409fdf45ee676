import type { Playable } from '@railhead/table'
import { choiceText } from './choices.ts'
import { eventText } from './events.ts'
import { outcomeText } from './outcome.ts'
import { prompt } from './prompts.ts'

/** The game in English, as it is shown; what is said to whoever tries something comes with `reading.ts`. */
export const texts: Playable['texts'] = {
  prompt,
  choice: choiceText,
  event: eventText,
  outcome: outcomeText,
}
