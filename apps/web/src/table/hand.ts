import { computed } from '@preact/signals'
import type { Explained } from '@railhead/host'
import type { Decision } from '@railhead/table'
import type { Target } from '../board/api.ts'
import { arrivesAt, asksForThing, attemptsAt, attemptsWithCard, idsOf } from './choices.ts'
import { giveCounted, placeAt } from './counting.ts'
import { placesOf, sameTarget } from './drag-meaning.ts'
import { pickLifted } from './dragging.ts'
import { waits } from './note.ts'
import type { TableState } from './table-state.ts'

const POINT_DELAY = 220
const LEAVE_DELAY = 450

/** What a hand does on the board and the panels: what is picked is chosen or explained, what is pointed at gets a note. */
export class Hand {
  readonly #table: TableState
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: TableState) {
    this.#table = table
    table.onCarryOut = () => this.stop()
  }

  /** No note that is on its way appears. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  /** The choices that a thing of the board stands for: itself, or what stands in it, or where it stands. */
  choicesAt(target: Target): readonly number[] {
    const direct = this.#naming(target)
    if (direct.length > 0) return direct
    const tokens = this.#table.map.boardState.value?.tokens ?? []
    if (target.kind === 'area') {
      const here = tokens.filter(({ on }) => 'area' in on && on.area === target.id)
      return [...new Set(here.flatMap(({ id }) => this.#naming({ kind: 'token', id })))]
    }
    if (target.kind === 'token') {
      const on = tokens.find(({ id }) => id === target.id)?.on
      if (on !== undefined) return this.#naming('area' in on ? { kind: 'area', id: on.area } : { kind: 'line', id: on.line })
    }
    return []
  }

  /** The choices that each thing of the board is named by. */
  readonly #named = computed(() => {
    const named = new Map<string, number[]>()
    this.#table.question.targets.value.forEach((targets, index) => {
      for (const key of new Set(targets.map(({ kind, id }) => `${kind}/${id}`)))
        named.set(key, [...(named.get(key) ?? []), index])
    })
    return named
  })

  #naming({ kind, id }: Target): readonly number[] {
    return this.#named.value.get(`${kind}/${id}`) ?? []
  }

  pick(target: Target): void {
    if (this.#table.story.replaying.value) {
      this.#table.skip()
      return
    }
    this.stop()
    if (pickLifted(this.#table, target)) return
    const place = placeAt(this.#table, target)
    if (place !== undefined) return void giveCounted(this.#table, place)
    const indices = this.choicesAt(target)
    if (indices.length === 1 && !this.#arrives(indices[0], target)) return void this.#table.choose(indices[0])
    if (indices.length > 0) this.#table.gesture.note.value = { kind: 'menu', at: target, title: this.#titleOf(target), indices }
    else {
      // Where what was counted cannot go, the engine says why.
      const tried = placeAt(this.#table, target, true)
      if (tried === undefined) void this.#explain(target, true)
      else giveCounted(this.#table, tried)
    }
  }

  #arrives(index: number, target: Target): boolean {
    const choice = this.#table.story.asked.value?.decision.choices[index]
    return target.kind !== 'line' && choice !== undefined && arrivesAt(choice, placesOf(this.#table, target, []))
  }

  /** A thing of the panel. */
  pickId(id: string): void {
    const choices = this.#table.story.asked.value?.decision.choices ?? []
    const indices = choices.flatMap((choice, index) => (idsOf(choice).includes(id) ? [index] : []))
    if (indices.length === 1) return void this.#table.choose(indices[0])
    if (indices.length > 1) {
      const title = this.#table.client.nameOf(id.replace(/^card\//, '')) ?? this.#table.client.nameOf(id) ?? ''
      this.#table.gesture.note.value = { kind: 'menu', at: null, title, indices }
      return
    }
    if (id.startsWith('card/')) void this.#explainCard(id.slice('card/'.length))
    else if (this.#table.map.known.value.isArea(id)) void this.#explain({ kind: 'area', id }, true)
    else if (this.#table.map.known.value.isToken(id)) void this.#explain({ kind: 'token', id }, true)
  }

  point(target: Target | null, by: 'hover' | 'focus' | 'long-press'): void {
    this.stop()
    if (target === null) {
      this.#table.gesture.light(null)
      // Long enough to reach the note itself, which may have a link.
      this.#timer = setTimeout(() => this.#forgetNote(), by === 'hover' ? LEAVE_DELAY : 0)
      return
    }
    const indices = this.choicesAt(target)
    this.#table.gesture.light(indices.length === 1 ? indices[0] : null, undefined, by === 'long-press')
    const place = placeAt(this.#table, target)
    const note = this.#table.gesture.note.value
    if (waits(note)) return
    // What was said about something beside the map is over when another thing is looked at.
    if (note?.at === null) this.#table.gesture.note.value = null
    if (note?.kind === 'refused' && note.dropped === true && note.at !== null && sameTarget(note.at, target)) return
    const wait = by === 'long-press' ? 0 : POINT_DELAY
    this.#timer = setTimeout(() => {
      if (place !== undefined) this.#table.gesture.note.value = { kind: 'give', at: target, place }
      else if (indices.length === 0 && this.#table.story.asked.value !== null) void this.#explain(target, false)
      else this.#about(target, indices)
    }, wait)
  }

  clearNote(): void {
    this.stop()
    this.#table.gesture.note.value = null
  }

  /** The pointer is on the note: it stays. */
  holdNote(): void {
    this.stop()
  }

  releaseNote(): void {
    this.stop()
    this.#timer = setTimeout(() => this.#forgetNote(), LEAVE_DELAY)
  }

  #forgetNote(): void {
    if (!waits(this.#table.gesture.note.value) && this.#table.gesture.note.value?.at !== null)
      this.#table.gesture.note.value = null
  }

  #facts(target: Target): readonly string[] {
    const view = this.#table.story.view.value?.view
    return view === undefined ? [] : this.#table.client.describe(view, target)
  }

  #about(target: Target, indices: readonly number[], hint?: Explained): void {
    this.#table.gesture.note.value = { kind: 'about', at: target, facts: this.#facts(target), indices, hint }
  }

  /**
   * What it is, and why it cannot be chosen, if it was tried: a question for a thing is answered by pointing at one; at any other
   * only who picks it wants to know.
   */
  async #explain(target: Target, picked: boolean): Promise<void> {
    const decision = this.#table.story.asked.value?.decision
    if (decision === undefined || (!picked && !asksForThing(decision))) return this.#about(target, [])
    const attempts = this.#meant(decision, target).flatMap((meant) =>
      attemptsAt(decision, meant, this.#table.question.targets.value),
    )
    const explained = await this.#table.engine.ask('refusal', { attempts })
    if (this.#table.story.asked.value?.decision !== decision) return
    if (explained === null || explained.vague === true) this.#about(target, [], picked ? (explained ?? undefined) : undefined)
    else this.#table.gesture.note.value = { kind: 'refused', at: target, facts: this.#facts(target), explained }
    if (picked && explained !== null) this.#table.frame.announcement.value = explained.sentence
  }

  /** Whoever points at a piece may mean the place where it stands, and the other way round; the question says which is meant first. */
  #meant({ kind }: Decision, target: Target): Target[] {
    const tokens = this.#table.map.boardState.value?.tokens ?? []
    if (target.kind === 'area') {
      const here = tokens.flatMap(({ id, on }): Target[] =>
        'area' in on && on.area === target.id ? [{ kind: 'token', id }] : [],
      )
      return kind === 'army' ? [...here, target] : [target]
    }
    const on = target.kind === 'token' ? tokens.find(({ id }) => id === target.id)?.on : undefined
    if (on === undefined) return [target]
    const under: Target = 'area' in on ? { kind: 'area', id: on.area } : { kind: 'line', id: on.line }
    return kind === 'area' || kind === 'unit' ? [under] : [target, under]
  }

  async #explainCard(card: string): Promise<void> {
    const decision = this.#table.story.asked.value?.decision
    if (decision === undefined) return
    const attempts = attemptsWithCard(decision, card, this.#table.client.cardPlays?.(card) ?? [])
    const explained = await this.#table.engine.ask('refusal', { attempts })
    if (explained !== null) this.#table.gesture.note.value = { kind: 'refused', at: null, explained }
  }

  #titleOf(target: Target): string {
    return this.#table.client.nameOf(target.id) ?? ''
  }
}
