import { type Adviser, advised, adviserOf } from '@railhead/players/advice'
import type { Game } from '@railhead/table'
import { Fault } from './fault.ts'

/** Who advises on the game; said in a sentence where nobody does. */
export function adviserOn({ id, title }: Pick<Game, 'id' | 'title'>): Promise<Adviser> {
  if (!advised.includes(id)) throw new Fault(`Nobody advises on ${title}.`)
  return adviserOf(id)
}
