import { type Chance, looseChance } from '../chance.ts'
import type { Choice, Game, GameState } from '../game.ts'
import { Question } from '../question.ts'
import { type Files, failUnlessNone } from './golden.ts'
import { holdSameBytes } from './property.ts'
import { type Case, stepOf } from './walk.ts'

/**
 * Digests of games played at random: of every question with its words and choices, of what was told and came out, of why other choices were
 * refused, of where it led and who may know what of it. Records and counts see what a good player does and what can be done; these see the
 * corners that nobody plays.
 */

const DIGESTS = 'digests.json'
/** Walks for each case, and choices in each; one digest for so many of them. */
const WALKS = 3
const CHOICES = 60
const STRETCH = 20
/** After so many choices it is saved, loaded and looked at by everybody. */
const LOOK = 5
/** At each choice so many others are tried. */
const ATTEMPTS = 3
const PICKS = 0x10000

/** The file of digests for some cases. */
export function walkDigests<S extends GameState>(game: Game<S>, cases: readonly Case[]): Files {
  const lines = cases.map((one) => `  ${JSON.stringify(one.name)}: ${JSON.stringify(digestsOf(game, one).join(' '))}`)
  return { [DIGESTS]: `{\n${lines.join(',\n')}\n}\n` }
}

/** Holds a game to its digests: throws with the first that is another now. `files` is the whole folder. */
export function checkWalks<S extends GameState>(game: Game<S>, one: Case, files: Files): void {
  const digests = JSON.parse(files[DIGESTS] ?? '{}') as { readonly [name: string]: string }
  const expected = digests[one.name]?.split(' ') ?? []
  const found = digestsOf(game, one)
  const at = found.findIndex((digest, i) => digest !== expected[i])
  if (at < 0) return
  const each = CHOICES / STRETCH
  const [walk, first] = [Math.floor(at / each) + 1, (at % each) * STRETCH + 1]
  const changed = `${one.name}, walk ${walk}: from choice ${first} to ${first + STRETCH - 1} something is not as it was`
  failUnlessNone([expected.length === 0 ? `${one.name}: has no digests` : changed])
}

function digestsOf<S extends GameState>(game: Game<S>, one: Case): string[] {
  const digests: string[] = []
  const tried: Choice[] = []
  const question = new Question()
  for (let walk = 1; walk <= WALKS; walk++) {
    const chance = looseChance(walk)
    const state = game.setup(one.options, `walk ${walk}`)
    let digest = new Digest()
    for (let made = 1; made <= CHOICES; made++) {
      if (!game.pending(state, question).over) {
        const { seat, code } = stepOf(game, state, chance.pick(0, PICKS), question)
        const decision = game.describe(state, question)
        digest.add(decision)
        for (let k = 0; k < ATTEMPTS && tried.length > 0; k++) digest.add(game.refusal(state, attemptLike(tried, chance), seat))
        for (const choice of decision.choices) if (chance.pick(0, 4) === 0) tried.push(choice)
        digest.add(game.apply(state, code, (event) => digest.add(event), seat))
        if (made % LOOK === 0) lookAt(game, state, digest)
      }
      if (made % STRETCH !== 0) continue
      digest.add(game.outcome(state))
      digests.push(digest.text)
      digest = new Digest()
    }
  }
  return digests
}

function lookAt<S extends GameState>(game: Game<S>, state: S, digest: Digest): void {
  const saved = game.save(state)
  digest.add(saved)
  for (const seat of [null, ...game.seated(state)]) digest.add(game.view(state, seat))
  holdSameBytes(game.load(saved), state, 'saved and loaded')
}

/** What could be chosen once, mostly with one thing in it from another choice. */
function attemptLike(tried: readonly Choice[], chance: Chance): Choice {
  const [one, other] = [tried[chance.pick(0, tried.length)], tried[chance.pick(0, tried.length)]]
  const keys = Object.keys(one).filter((key) => other[key] !== undefined)
  if (keys.length === 0) return one
  const key = keys[chance.pick(0, keys.length)]
  return { ...one, [key]: other[key] }
}

/** A number that differs when anything does (FNV-1a). */
class Digest {
  #hash = 0x811c9dc5

  add(value: unknown): void {
    const text = JSON.stringify(value) ?? ''
    for (let i = 0; i < text.length; i++) this.#hash = Math.imul(this.#hash ^ text.charCodeAt(i), 0x01000193)
  }

  get text(): string {
    return (this.#hash >>> 0).toString(36)
  }
}
