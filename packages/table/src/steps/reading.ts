import { PositionError } from '../game.ts'
import type { Json, JsonObject } from '../json.ts'
import { type Sequence, stepsByNumber } from './engine.ts'
import type { FrameSpec } from './frames.ts'
import { GROUND, type LaidFrame, type StepState } from './step.ts'

/** The number out of what a position says of it, where `SortWriter` wrote it or a person did. Throws `PositionError`. */
export type SortReader<S> = (state: S, value: Json | undefined, where: string) => number

/** By the names that the frames give their sorts. */
export type SortReaders<S> = { readonly [sort: string]: SortReader<S> }

/**
 * Takes over what `writeAgenda` wrote or a person did, and holds it against the rest of the situation, which has been read before: each step
 * lies where it can lie, and its frame fits to what lies under and on it. Throws `PositionError`. `places` says where each entry was written, for a game that fills in
 * what a person left out.
 */
export function readAgenda<S extends StepState, Names, Spec extends FrameSpec<Names>>(
  state: S,
  written: Json,
  sequence: Sequence<S, Names, Spec>,
  sorts: SortReaders<S>,
  places?: readonly string[],
): void {
  const steps = stepsByNumber(sequence)
  const { agenda } = state
  const { names, spec } = agenda.frames
  if (!Array.isArray(written)) throw new PositionError('agenda', 'must be a list of steps')
  agenda.clear()
  const laid: LaidFrame[] = []
  const whereOf = (height: number): string => places?.[height] ?? `agenda.${height}`
  ;(written as readonly Json[]).forEach((entry, height) => {
    const where = whereOf(height)
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw new PositionError(where, 'must be an object')
    const { step: name, ...said } = entry as JsonObject
    const number = names.indexOf(String(name))
    if (number < 0)
      throw new PositionError(`${where}.step`, `there is no step ${JSON.stringify(name ?? null)}; they are ${names.join(', ')}`)
    const unknown = Object.keys(said).find((field) => !Object.hasOwn(spec[names[number]], field))
    if (unknown !== undefined)
      throw new PositionError(`${where}.${unknown}`, `the step ${names[number]} has nothing of this name`)
    const below = laid.at(-1)?.step ?? GROUND
    const { liesOn } = steps[number]
    if (!liesOn.includes(below)) throw new PositionError(where, liesWrong(names[number], below, liesOn))
    const read = Object.entries(spec[names[number]]).map(
      ([field, sort]) => [field, sorts[sort](state, said[field], `${where}.${field}`)] as const,
    )
    const fields = push(state, number, where)
    for (const [field, value] of read) fields[field] = value
    laid.push({ step: names[number], fields: Object.fromEntries(read) })
  })
  laid.forEach(({ step, fields }, height) => {
    const misfit = steps[names.indexOf(step)].misfit?.(state, fields, { below: laid[height - 1], above: laid[height + 1] })
    if (typeof misfit === 'string') throw new PositionError(whereOf(height), misfit)
    if (misfit !== undefined) throw new PositionError(`${whereOf(height)}.${misfit[0]}`, misfit[1])
  })
}

function push(state: StepState, number: number, where: string): Record<string, number> {
  try {
    return state.agenda.push(number) as Record<string, number>
  } catch (error) {
    if (error instanceof RangeError) throw new PositionError(where, 'there are too many steps')
    throw error
  }
}

function liesWrong(name: string, below: string, liesOn: readonly string[]): string {
  if (below === GROUND) return `${name} cannot come first: under it lies ${liesOn.join(' or ')}`
  return `${name} cannot come after ${below}${liesOn.includes(GROUND) ? '' : `: under it lies ${liesOn.join(' or ')}`}`
}
