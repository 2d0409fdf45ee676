import type { Lesson } from '../../../src/game/lesson.ts'
import { axis } from './axis.ts'
import { campaign } from './campaign.ts'
import { soviet } from './soviet.ts'
import { year } from './year.ts'

const byId = new Map([...axis, ...soviet].map((lesson) => [lesson.id, lesson]))

/** Lessons of Ostkrieg: the worked example in its order, then what it leaves out. */
export const lessons: readonly Lesson[] = [
  ...['move', 'attack', 'sixes', 'reserves', 'entrench', 'deep', 'air', 'rail', 'front'].flatMap((id) => byId.get(id) ?? []),
  ...campaign,
  ...year,
]
