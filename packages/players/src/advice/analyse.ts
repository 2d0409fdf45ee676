import { type Choice, type Game, type GameRecord, Match, Question, type SeatName, sameJson } from '@railhead/table'
import { playerChance } from '../player.ts'
import type { Adviser } from './advice.ts'
import type { Analysing, Analysis, AnalysisStep, Deed, Draw, Moment } from './analysis.ts'
import { percentileOf } from './calibration.ts'
import { luckOf } from './luck.ts'
import { isMoment } from './moment.ts'
import { accuracyOf, seatSummary, turningPoints, verdictOn } from './summary.ts'

/** What is known of each choice of a record when it has been played through once. */
interface Step {
  readonly seat: SeatName
  readonly choice: Choice
  readonly step: string
  readonly isFree: boolean
  readonly revealed: boolean
  readonly kind: string | undefined
  readonly beginsTurn: boolean
}

/**
 * Looks back on a recorded game: chances over time, what was chosen against what could have been, and what chance decided. Everything about a choice
 * is worked out from its seat's view at that moment. `before` is what an earlier, stopped analysis of the same record came to.
 */
export function* analyse(adviser: Adviser, game: Game, record: GameRecord, before?: Analysis): Analysing {
  const steps = stepsOf(adviser, game, record)
  const match = Match.fromRecord(game, record, { upTo: 0 })
  const seats = Object.keys(outlook(adviser, match, 0).chances)
  const of = steps.length
  const moments: Moment[] = [...(before?.moments ?? [])]
  const deeds: Deed[] = [...(before?.deeds ?? [])]
  const draws: Draw[] = [...(before?.draws ?? [])]
  const soFar = (done: number): Analysis => ({
    ...{ game: game.id, content: game.contentHash, choices: steps.length, done, of, moments: [...moments] },
    ...{ deeds: [...deeds], draws: [...draws], turningPoints: turningPoints(moments, deeds, draws) },
    seats: seats.map((seat) => seatSummary(seat, deeds, draws)),
    percentile: done < of ? null : percentile(adviser, match),
  })
  const told = (done: number): AnalysisStep => ({ done, of, soFar: () => soFar(done) })
  for (const [at, step] of steps.entries()) {
    if (at >= (before?.done ?? 0)) {
      if (at === 0 || step.beginsTurn) moments.push({ at, seat: step.seat, ...outlook(adviser, match, at) })
      // What was chosen is judged once: what an earlier deed goes on with is part of that.
      const isDeed = adviser.plans.has(step.step) && step.isFree && at >= (deeds.at(-1)?.to ?? 0)
      const deed = isDeed ? yield* deedAt(adviser, match, steps, at, told(at)) : undefined
      if (deed !== undefined) deeds.push(deed)
      const draw = step.kind === undefined ? undefined : drawAt(adviser, match, step, step.kind)
      if (draw !== undefined) draws.push(draw)
      yield told(at + 1)
    }
    match.choose(step.choice, step.seat)
  }
  if ((before?.done ?? 0) < of || before === undefined) moments.push({ at: of, seat: null, ...outlook(adviser, match, of) })
  return soFar(of)
}

/** Everybody's chance as everybody could know it. */
const outlook = (adviser: Adviser, match: Match, at: number) => adviser.evaluate(match.view(null), playerChance(`moment ${at}`))

function stepsOf(adviser: Adviser, game: Game, record: GameRecord): Step[] {
  const match = Match.fromRecord(game, record, { upTo: 0 })
  const begins = new Set(game.turnsBeginWith)
  let isNew = true
  return record.choices.map(({ seat, choice }) => {
    const pending = match.pending(seat)
    const decision = 'decision' in pending ? pending.decision : undefined
    const done = match.choose(choice, seat)
    if (!done.ok || decision === undefined) throw new RangeError('the record was not played through before it was analysed')
    const kinds = done.events.map(({ event }) => adviser.kindOfChance(event))
    const beginsTurn = isNew && isMoment(adviser, decision.step)
    const step: Step = {
      ...{ seat, choice, step: decision.step, isFree: decision.choices.length > 1, revealed: done.revealed, beginsTurn },
      kind: done.revealed ? kinds.find((kind) => kind !== undefined) : undefined,
    }
    isNew = (isNew && !beginsTurn) || done.events.some(({ event }) => begins.has(event.type))
    return step
  })
}

/** What the seat chose from here on, up to where something hidden came out or somebody else was asked, against the best that is found. */
function* deedAt(
  adviser: Adviser,
  match: Match,
  steps: readonly Step[],
  at: number,
  told: AnalysisStep,
): Generator<AnalysisStep, Deed | undefined, void> {
  const { seat, step } = steps[at]
  const pending = match.pending(seat)
  if (!('decision' in pending)) return undefined
  let to = at + 1
  while (to < steps.length && !steps[to - 1].revealed && steps[to].seat === seat && !goesOnToNext(adviser, steps, at, to)) to++
  const chosen = steps.slice(at, to).map(({ choice }) => choice)
  const seen = { view: match.view(seat), decision: pending.decision, chance: playerChance(`deed ${at}`) }
  const comparing = adviser.compare(seen, chosen)
  for (;;) {
    const next = comparing.next()
    if (next.done !== true) {
      yield told
      continue
    }
    if (next.value === undefined) return undefined
    const { best, chance, gain, doubt } = next.value
    const verdict = verdictOn(gain, doubt, adviser.clear)
    const isClear = verdict === 'mistake' || verdict === 'blunder'
    return {
      ...{ from: at, to, seat, step, chosen, words: wordsOf(match, steps.slice(at, to)) },
      ...{ chance, gain, doubt, verdict, accuracy: accuracyOf(gain, doubt, adviser.clear) },
      ...(isClear ? { better: best } : {}),
    }
  }
}

/** A deed ends where the next of its kind begins, unless that goes on with what is one plan: the actions of a turn. */
const goesOnToNext = (adviser: Adviser, steps: readonly Step[], at: number, to: number): boolean =>
  adviser.plans.has(steps[to].step) && steps[to].beginsTurn && to > at

function wordsOf(match: Match, steps: readonly Step[]): string[] {
  const fork = match.fork()
  return steps.map(({ seat, choice }) => {
    const pending = fork.pending(seat)
    const words = 'decision' in pending ? match.game.texts.choice(pending.decision, choice) : ''
    fork.choose(choice, seat)
    return words
  })
}

/** What came out, against worlds dealt anew from what the seat could know before it. */
function drawAt(adviser: Adviser, match: Match, { seat, choice }: Step, kind: string): Draw | undefined {
  const { game, state } = match
  const number = game.seats.indexOf(seat)
  const question = game.pending(state, new Question(), number)
  const listed = game.describe(state, question).choices.findIndex((one) => sameJson(one, choice))
  if (listed < 0) return undefined
  const chance = playerChance(`draw ${match.length}`)
  return { choice: match.length + 1, seat, kind, ...luckOf(adviser, game, state, number, question.choices[listed], chance) }
}

/** Against computers that played alone from the same start; null where several played, or nobody has tried. */
function percentile(adviser: Adviser, { game, state }: Match): number | null {
  const outcome = game.outcome(state)
  const result =
    outcome === undefined
      ? undefined
      : adviser.resultAlone(
          outcome,
          game.seated(state).map((seat) => game.seats[seat]),
        )
  const others = adviser.calibration.alone[JSON.stringify(game.optionsOf(state))]
  return result === undefined || others === undefined || !adviser.calibrated ? null : percentileOf(result, others)
}
