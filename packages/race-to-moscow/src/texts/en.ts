import type { GameTexts } from '@railhead/table'
import { choiceText } from './choices.ts'
import { eventText } from './events.ts'
import { forecastText } from './forecasts.ts'
import { outcomeText } from './outcome.ts'
import { prompt } from './prompts.ts'
import { refusalText } from './refusals.ts'

/** The game in English. */
export const texts: GameTexts = {
  prompt,
  choice: choiceText,
  refusal: refusalText,
  event: eventText,
  outcome: outcomeText,
  forecast: forecastText,
}
