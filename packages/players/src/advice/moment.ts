import type { Adviser } from './advice.ts'

/** Can it be judged at a question of this step how a turn or card left everybody? */
export const isMoment = ({ moments }: Adviser, step: string): boolean => moments?.has(step) !== false
