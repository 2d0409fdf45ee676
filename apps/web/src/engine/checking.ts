import { parseRecord, type Verdict, verifyRecord } from '@railhead/table'
import type { Calls } from './protocol.ts'
import { wholeGameById } from './registry.ts'

/** Plays a record through, here and not on a server: whether every choice was legal and the luck is the promised one. */
export async function verify({ text, commitment }: Calls['verify']['ask']): Promise<Verdict> {
  return verifyRecord(await wholeGameById(parseRecord(text).header.game), text, commitment === null ? {} : { commitment })
}
