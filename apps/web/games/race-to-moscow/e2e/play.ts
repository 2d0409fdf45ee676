import type { Page } from '@playwright/test'
import { type Start, startGame } from '../../../e2e/play.ts'

/** A game of Race to Moscow, a solitaire one unless another is asked for. */
export const start = (page: Page, { preset = 'Solitaire', ...how }: Partial<Start> = {}): Promise<void> =>
  startGame(page, 'race-to-moscow', { preset, ...how })
