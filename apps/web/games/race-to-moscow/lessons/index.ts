import type { Lesson } from '../../../src/game/lesson.ts'
import { cutting } from './cutting.ts'
import { moving } from './moving.ts'
import { supplying } from './supplying.ts'
import { winning } from './winning.ts'

/** A guided first game from the rulebook's worked examples, each played on the real board. */
export const lessons: readonly Lesson[] = [...moving, ...cutting, ...supplying, ...winning]
