import type { Page } from '@playwright/test'
import { type Start, sitAt, startGame } from '../../../e2e/play.ts'

/** At a game of Race to Moscow, a solitaire one unless another is asked for. */
export const start = (page: Page, { preset = 'Solitaire', ...how }: Partial<Start> = {}): Promise<void> =>
  sitAt(page, 'race-to-moscow', { preset, ...how })

/** The same, begun as a visitor does. */
export const begin = (page: Page, { preset = 'Solitaire', ...how }: Partial<Start> = {}): Promise<void> =>
  startGame(page, 'race-to-moscow', { preset, ...how })
