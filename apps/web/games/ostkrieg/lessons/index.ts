import type { Lesson } from '../../../src/game/lesson.ts'
import { axis } from './axis.ts'
import { soviet } from './soviet.ts'

const byId = new Map([...axis, ...soviet].map((lesson) => [lesson.id, lesson]))

/** Lessons of Ostkrieg, in the order of the worked example. */
export const lessons: readonly Lesson[] = [
  'move',
  'attack',
  'sixes',
  'reserves',
  'entrench',
  'deep',
  'air',
  'rail',
  'front',
].flatMap((id) => byId.get(id) ?? [])
