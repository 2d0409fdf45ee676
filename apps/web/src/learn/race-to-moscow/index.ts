import type { Lesson } from '../lesson.ts'

export const lessons: readonly Lesson[] = []
