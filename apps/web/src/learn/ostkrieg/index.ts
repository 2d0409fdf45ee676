import type { Lesson } from '../lesson.ts'

/** Lessons of Ostkrieg, in the order of the worked examples. */
export const lessons: readonly Lesson[] = []
