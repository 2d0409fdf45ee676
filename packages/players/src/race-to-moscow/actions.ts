import {
  AIR_SUPPORT,
  AMMO,
  amounts,
  code,
  ENTER,
  FOOD,
  FUEL,
  firstOf,
  inArea,
  KINDS,
  LOAD,
  limitOf,
  MOVE_ARMORED,
  MOVE_FIELD,
  MOVE_FLEET,
  MOVED_ENOUGH,
  NONE,
  PLAY_CARD,
  PLAY_OKH,
  PLAY_OKH_AT,
  STEP,
  type State,
  TAKE_OKH,
  TAKE_SUPPLIES,
  TAKE_TRANSPORT,
  TRANSPORT,
  TRANSPORTED_ENOUGH,
  totalInArea,
  verbOf,
} from '@railhead/race-to-moscow/inside'
import { mixFor, within } from './appetite.ts'
import { type Line, type Lines, samePieces } from './lines.ts'
import { chains } from './transports.ts'

/** How widely whole actions are looked for. */
export interface Width {
  /** Lines kept at every step of a movement, and of finished movements. */
  readonly march: number
  readonly marches: number
  /** Chains of a transport that are followed by others, and finished transports. */
  readonly chains: number
  readonly transports: number
}

/** No movement of one action is longer than this. */
const LONGEST_MARCH = 16

/** What a line leads to when the army or armies that move have moved; each ends between two actions, or with the game. */
export function marches(lines: Lines, from: Line, width: Width): Line[] {
  const arrived: Line[] = []
  let moving = [from]
  for (let depth = 0; depth < LONGEST_MARCH && moving.length > 0; depth++) {
    const next: Line[] = []
    for (const line of moving) {
      for (const choice of movesOf(lines, line)) {
        const child = lines.fork(line)
        if (verbOf(choice) === ENTER && lines.asked(child).step === STEP['move-army'])
          lines.load(child, child.state.movement.army)
        if (!lines.asked(child).has(choice)) {
          lines.drop(child)
          continue
        }
        if (isCard(choice)) child.cards++
        lines.play(child, choice)
        lines.settle(child)
        lines.judge(child)
        const { step } = lines.asked(child)
        if (child.ended || step === STEP.turn) arrived.push(child)
        else next.push(child)
      }
      lines.drop(line)
    }
    moving = lines.best(next, width.march)
  }
  for (const line of moving) lines.drop(line)
  return lines.best(arrived, width.marches)
}

/** What is worth trying while armies move: not the loads, which are settled by themselves, nor cards of the row. */
function movesOf(lines: Lines, line: Line): number[] {
  const question = lines.asked(line)
  const moves: number[] = []
  for (let i = 0; i < question.count; i++) {
    const choice = question.choices[i]
    if (verbOf(choice) !== LOAD && verbOf(choice) !== TAKE_OKH) moves.push(choice)
  }
  // Whoever is activated goes somewhere, if it can.
  const stands = question.step === STEP['move-army'] && line.state.movement.steps === 0
  if (stands && moves.length > 1) moves.splice(moves.indexOf(code(MOVED_ENOUGH)), 1)
  // An army that stands where supplies lie may be able to do more with them.
  if (question.step === STEP['move-army']) {
    const loaded = lines.fork(line)
    lines.load(loaded, loaded.state.movement.army)
    if (loaded.choices.length > line.choices.length) {
      const more = lines.asked(loaded)
      for (let i = 0; i < more.count; i++) {
        const choice = more.choices[i]
        if (verbOf(choice) === ENTER && !moves.includes(choice)) moves.push(choice)
      }
    }
    lines.drop(loaded)
  }
  return moves
}

/** What a transport that has begun can come to, with one chain after the other. */
export function transports(lines: Lines, from: Line, width: Width): Line[] {
  const done: Line[] = []
  let open = [from]
  for (let depth = 0; depth < 4 && open.length > 0; depth++) {
    const next: Line[] = []
    for (const line of open) {
      for (const chain of chains(line.state, lines.seat)) {
        const child = lines.fork(line)
        if (carryOut(lines, child, chain)) {
          lines.judge(child)
          next.push(child)
        } else lines.drop(child)
      }
      finishTransport(lines, line, done)
    }
    open = lines.best(next, width.chains)
  }
  for (const line of open) finishTransport(lines, line, done)
  return lines.best(done, width.transports)
}

function finishTransport(lines: Lines, line: Line, done: Line[]): void {
  // Nothing was carried: not worth an action.
  if (line.state.transport.trains + line.state.transport.trucks === 0 && line.choices.length > 0) {
    lines.drop(line)
    return
  }
  lines.play(line, code(TRANSPORTED_ENOUGH))
  lines.settle(line)
  lines.judge(line)
  done.push(line)
}

/** False where a choice is not listed after all, such as one for which there is no room any more. */
function carryOut(lines: Lines, line: Line, chain: readonly number[]): boolean {
  for (const choice of chain) {
    if (!lines.asked(line).has(choice)) return false
    lines.play(line, choice)
  }
  return true
}

/** All that one core action can come to. The line is between two actions. */
export function coreActions(lines: Lines, line: Line, width: Width): Line[] {
  const found: Line[] = []
  const { content } = line.state
  const listed = listedBy(lines, line)
  for (const army of content.armiesOf[lines.seat]) {
    if (content.armyArmored[army] === 0 || line.state.armyArea[army] === NONE) continue
    const child = lines.fork(line)
    lines.load(child, army)
    if (!lines.asked(child).has(code(MOVE_ARMORED, army))) {
      lines.drop(child)
      continue
    }
    lines.play(child, code(MOVE_ARMORED, army))
    lines.settle(child)
    found.push(...marches(lines, child, width))
  }
  for (const choice of listed) {
    const verb = verbOf(choice)
    if (verb === MOVE_ARMORED || verb > TAKE_TRANSPORT) continue
    const child = lines.fork(line)
    lines.play(child, choice)
    switch (verb) {
      case MOVE_FIELD:
        lines.settle(child)
        found.push(...marches(lines, child, width).filter((moved) => hasMoved(lines, moved, line)))
        break
      case TRANSPORT:
        found.push(...transports(lines, child, width))
        break
      case TAKE_SUPPLIES:
        found.push(...supplies(lines, child, firstOf(choice)))
        break
      case TAKE_TRANSPORT:
        found.push(...answers(lines, child, 3))
        break
      case MOVE_FLEET:
        lines.settle(child)
        lines.judge(child)
        found.push(child)
        break
      default:
        lines.drop(child)
    }
  }
  for (const child of found) {
    child.actions++
    child.bonuses = 0
    if (child.opening < 0) child.opening = child.choices.length
  }
  return found
}

/** False where all armies stayed and nothing was spent or won: not worth an action, nor a pretence of one. */
function hasMoved(lines: Lines, line: Line, before: Line): boolean {
  const isSo = line.ended || !samePieces(line.state, before.state)
  if (!isSo) lines.drop(line)
  return isSo
}

function listedBy(lines: Lines, line: Line): number[] {
  const question = lines.asked(line)
  return [...question.choices.subarray(0, question.count)]
}

/** The best outcomes of the question that is asked. */
function answers(lines: Lines, line: Line, count: number): Line[] {
  const found = listedBy(lines, line).map((choice) => {
    const child = lines.fork(line)
    lines.play(child, choice)
    lines.settle(child)
    lines.judge(child)
    return child
  })
  lines.drop(line)
  return lines.best(found, count)
}

const wanted = new Uint8Array(KINDS)
const has = new Uint8Array(KINDS)

/** Mixes to take to a base: what each army would like, and even ones. */
function supplies(lines: Lines, line: Line, base: number): Line[] {
  const { state: s } = line
  const most = s.content.baseOwner[base] !== 0 ? 6 : 3
  const room = Math.max(0, limitOf(s, base) - totalInArea(s, base))
  const size = Math.min(most, room)
  const mixes = new Set<number>()
  if (size > 0) {
    for (const army of s.content.armiesOf[lines.seat]) {
      if (s.armyArea[army] === NONE) continue
      for (const kind of [FUEL, AMMO, FOOD]) has[kind] = within(s, army, kind) + inArea(s, base, kind)
      mixFor(s, army, has, s.stock, size, true, wanted)
      mixes.add(amounts(wanted[0], wanted[1], wanted[2]))
    }
    for (const [fuel, ammo] of [
      [2, 2],
      [3, 3],
      [2, 4],
      [4, 2],
      [1, 3],
      [0, 4],
    ]) {
      const f = Math.min(fuel, s.stock[FUEL], size)
      const a = Math.min(ammo, s.stock[AMMO], size - f)
      mixes.add(amounts(f, a, Math.min(s.stock[FOOD], size - f - a)))
    }
  }
  const listed = listedBy(lines, line)
  const found: Line[] = []
  for (const mix of mixes) {
    if (!listed.includes(mix)) continue
    const child = lines.fork(line)
    lines.play(child, mix)
    lines.settle(child)
    lines.judge(child)
    found.push(child)
  }
  lines.drop(line)
  return lines.best(found, 4)
}

/** While armies move. */
const isCard = (choice: number): boolean => verbOf(choice) === PLAY_OKH || verbOf(choice) === PLAY_OKH_AT

function isLook(s: State, choice: number): boolean {
  const verb = verbOf(choice)
  if (verb === PLAY_CARD) return s.content.pursuitDoes[firstOf(choice)].do === 'look'
  return verb === AIR_SUPPORT || verb === PLAY_OKH_AT
}

/** What bonus actions lead to: cards, HQ, air support. */
export function bonusActions(lines: Lines, line: Line, width: Width): Line[] {
  const found: Line[] = []
  for (const choice of listedBy(lines, line)) {
    const verb = verbOf(choice)
    if (verb !== PLAY_CARD && verb !== AIR_SUPPORT && verb !== TAKE_OKH && verb !== PLAY_OKH && verb !== PLAY_OKH_AT) continue
    // To look at a card is worth something only to whoever can still act upon it.
    if (line.state.actionsLeft[0] === 0 && isLook(line.state, choice)) continue
    const child = lines.fork(line)
    child.bonuses++
    child.cards++
    if (verb === PLAY_CARD && line.state.content.pursuitDoes[firstOf(choice)].do === 'add-action') child.hasAddedAction = true
    lines.play(child, choice)
    lines.settle(child)
    if (!child.ended && lines.asked(child).step !== STEP.turn) found.push(...marches(lines, child, width))
    else {
      lines.judge(child)
      found.push(child)
    }
  }
  return found
}
