import { offered } from '@railhead/host/games'
import { type Choice, type Game, Match, type Options } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'
import { describe, expect, test } from 'vitest'
import { person, tellerFor } from '../test/kit.ts'
import { refusal, suggest } from './asking.ts'
import { lead, reach } from './bringing.ts'
import { Host } from './host.ts'
import { Sight } from './sight.ts'
import { type News, undressed } from './snapshot.ts'
import type { Staff } from './staff.ts'
import { Tellers } from './tellers.ts'
import { type Step, Told } from './telling.ts'

const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T

/** Somebody far away with eyes of their own, who knows the rules. */
class Far {
  readonly #device: Host
  readonly #game: Game
  readonly #staff: Staff | undefined
  readonly #confirmTurn: boolean
  told: Told
  news: News = { logFrom: 1, lines: [] }
  readonly bytes: number[] = []

  constructor(device: Host, staff: Staff | undefined, confirmTurn: boolean) {
    this.#device = device
    this.#game = device.game
    this.#staff = staff
    this.#confirmTurn = confirmTurn
    this.told = this.open()
  }

  /** Comes, or comes again after the connection was lost. */
  open(): Told {
    this.told = Told.whole(sent(this.#device.whole()), this.#game) as Told
    this.news = { logFrom: this.told.log.length + 1, lines: [] }
    return this.told
  }

  hear(text: string | undefined): void {
    if (text === undefined) return
    this.bytes.push(text.length)
    const after = this.told.after(JSON.parse(text))
    if (after === undefined) throw new Error('the step does not fit')
    this.told = after.told
    this.news = after.news
  }

  look(): Sight {
    return new Sight(this.told, this.#game, this.#staff, { confirmTurn: this.#confirmTurn })
  }
}

/** Whole games are long, and each look costs more than a choice. */
const isLong = process.env.RAILHEAD_LONG === '1'
const LOOKS = isLong ? 3 : 12
const OFTEN = ['2024', 'soviet-player', 'barbarossa', 'solo-axis']

const variants: (readonly [string, Game, Options, Staff | undefined])[] = [
  ['outposts', outposts, { rounds: 3 }, undefined],
  ...offered.flatMap(({ game, staff }) =>
    game.options.presets
      .filter(({ key }) => isLong || OFTEN.includes(key))
      .map(({ key, options }) => [`${game.id} ${key}`, game, options, staff] as const),
  ),
]

describe('whoever is told step by step has what the table shows, and can say what it would answer', () => {
  test.each(variants)('%s', (name, game, options, staff) => {
    const match = Match.open(game, { options, seed: `told of ${name}` })
    const seated = game.seated(match.state).map((seat) => game.seats[seat])
    const seats = Object.fromEntries(seated.map((seat) => [seat, person(seat)]))
    const table = Host.open(match, { id: 'x', seats, handover: false, confirmTurn: false, staff })
    const viewers = [...seated, null]
    const devices = viewers.map((viewer) => table.device(viewer))
    // One of them wants to confirm turns, the others do not.
    for (const [i, device] of devices.entries()) device.setConfirm({ confirmTurn: i === 0 })
    const far = viewers.map((viewer, i) => new Far(table.device(viewer), staff, i === 0))
    const tellers = new Tellers(table)
    for (const viewer of viewers) tellers.add(viewer)
    let dice = 1
    const below = (n: number): number => {
      dice = (Math.imul(dice, 1103515245) + 12345) >>> 0
      return (dice >>> 8) % n
    }

    const lookAt = (i: number): void => {
      const [{ told, news }, device] = [far[i], devices[i]]
      const sight = far[i].look()
      const real = device.whole()
      device.news()
      expect(sight.snapshot(news)).toEqual({ ...real, ...news, lines: real.lines.slice(news.logFrom - 1) })
      const { decision } = real.asked ?? {}
      if (decision === undefined) return
      const index = below(decision.choices.length)
      const ask = { question: real.question, index }
      expect(sight.foresee(ask)).toEqual(device.foresee(ask))
      const attempts: Choice[] = [{ ...decision.choices[index], to: 'riga' }, { army: '4PzGr', to: 'moskva' }, { nonsense: 1 }]
      expect(refusal(sight.host, { attempts })).toEqual(refusal(device, { attempts }))
      const names = (choice: Choice): string[] => Object.values(choice).filter((value) => typeof value === 'string')
      const [from, to] = [decision.choices[index], decision.choices[below(decision.choices.length)]].map(names)
      expect(reach(sight.host, { from })).toEqual(reach(device, { from }))
      expect(lead(sight.host, { from, to })).toEqual(lead(device, { from, to }))
      expect(suggest(sight.host)).toEqual(suggest(device))
      expect(told.log.length).toBe(real.lines.length)
    }

    for (let turn = 0; match.awaited.length > 0 && turn < 6000; turn++) {
      const device = devices.find((one) => one.acting !== null || one.facts().held) as Host
      const [question, what] = [table.question, below(10)]
      if (match.held) what < 4 ? device.undo({ question }) : device.confirm({ question })
      else if (what === 0) device.undo({ question })
      else if (what === 1) device.redo({ question })
      else device.choose({ question, index: below(device.facts().asks) })
      // Somebody's connection is lost now and then: they are told nothing, and then everything.
      const lost = below(40)
      const steps = tellers.steps()
      far.forEach((one, i) => {
        if (i === lost) one.open()
        else one.hear(steps.get(viewers[i]))
      })
      const looks = below(LOOKS)
      if (looks < far.length) {
        expect(far[looks].told.facts).toEqual(devices[looks].facts())
        lookAt(looks)
      }
    }
    expect(match.awaited).toEqual([])
    far.forEach(({ told }, i) => {
      const { lines, ...whole } = devices[i].whole()
      const { view, ...facts } = undressed({ ...whole, lines })
      expect(told.facts).toEqual(facts)
      expect(game.view(told.state, facts.viewer === null ? null : game.seats.indexOf(facts.viewer))).toEqual(view)
      expect(told.log).toMatchObject(lines.map(({ n, choice, by, turn, event }) => ({ n, choice, by, turn, event })))
    })
    const bytes = far.flatMap((one) => one.bytes).sort((a, b) => a - b)
    // Where the game plays a seat itself, that one's whole turn is told at once.
    if (seated.length > 1) expect(bytes[bytes.length >> 1]).toBeLessThan(300)
  })
})

test('a step that does not fit to what somebody has is noticed', () => {
  const match = Match.open(outposts, { options: { rounds: 3 }, seed: 'a step' })
  const table = Host.open(match, { id: 'x', seats: { red: person(), blue: person() }, handover: false, confirmTurn: false })
  const device = table.device('red')
  const teller = tellerFor(table, 'red')
  const told = Told.whole(sent(device.whole()), outposts) as Told
  expect(teller.step()).toBeUndefined()
  const steps = [0, 1].map(() => {
    const asked = ['red', 'blue'].map((seat) => table.device(seat)).find(({ acting }) => acting !== null)
    asked?.choose({ question: table.question, index: 0 })
    return teller.step() as Step
  })
  expect(told.after(steps[1])).toBeUndefined()
  const first = told.after(steps[0])?.told
  expect(first?.after(steps[1])?.told.facts).toEqual(device.facts())
  expect(first?.after({ ...steps[1], check: steps[1].check ^ 1 })).toBeUndefined()
  expect(first?.after({ ...steps[1], delta: { options: { rounds: { x: {} } } } })).toBeUndefined()
  expect(first?.after({ ...steps[1], bytes: [1e6, 1, 0] })).toBeUndefined()
  expect(first?.after({ ...steps[1], bytes: [] })).toBeUndefined()
  expect(first?.after({ ...steps[1], log: [1000, []] })).toBeUndefined()
  const { length } = first?.log ?? []
  expect(first?.after({ ...steps[1], log: [length + 1, []] })).toBeDefined()
  expect(first?.after({ ...steps[1], log: [length + 2, []] })).toBeUndefined()
  expect(first?.after({ ...steps[1], log: [length + 1, [[1, 'red', 1, [['unheard of', 1]]]]] })).toBeUndefined()
})

test('nobody is told what they have: neither of the table nor of the log', () => {
  const open = (match: Match, question = 0): Host =>
    Host.open(match, { id: 'x', seats: { red: person(), blue: person() }, handover: false, confirmTurn: true, question })
  const table = open(Match.open(outposts, { options: { rounds: 3 }, seed: 'a step' }))
  const teller = tellerFor(table, 'red')
  let told = Told.whole(sent(table.device('red').whole()), outposts) as Told
  let shown = table
  const hear = (): Step => {
    const step = teller.step() as Step
    told = told.after(step)?.told as Told
    expect(told.facts).toEqual(shown.device('red').facts())
    expect(teller.step()).toBeUndefined()
    return step
  }
  while (!table.match.held) {
    const asked = ['red', 'blue'].map((seat) => table.device(seat)).find(({ acting }) => acting !== null)
    asked?.choose({ question: table.question, index: 0 })
    expect(Object.keys(hear())).toEqual(['delta', 'bytes', 'log', 'check'])
  }
  // With that nothing more has happened.
  table.confirm({ question: table.question })
  expect(Object.keys(hear())).toEqual(['delta', 'check'])
  // Only who reads the log begins anew at a table that was taken up again.
  const again = open(Match.fromRecord(outposts, table.match.record({ withSeed: true })), table.question)
  teller.tellers.moveTo(again)
  shown = again
  const { log } = told
  expect(Object.keys(hear())).toEqual(['log', 'check'])
  expect(told.log).toEqual(log)
  const asked = ['red', 'blue'].map((seat) => again.device(seat)).find(({ acting }) => acting !== null)
  asked?.choose({ question: again.question, index: 0 })
  expect(Object.keys(hear())).toEqual(['delta', 'bytes', 'log', 'check'])
})

test('whoever comes a second time with the same eyes takes nothing from those who were there', () => {
  const match = Match.open(outposts, { options: { rounds: 3 }, seed: 'twice' })
  const table = Host.open(match, { id: 'x', seats: { red: person(), blue: person() }, handover: false, confirmTurn: false })
  const teller = tellerFor(table, 'red')
  const told = Told.whole(sent(table.device('red').whole()), outposts) as Told
  const asked = ['red', 'blue'].map((seat) => table.device(seat)).find(({ acting }) => acting !== null)
  asked?.choose({ question: table.question, index: 0 })
  teller.tellers.add('red')
  expect(told.after(teller.step() as Step)?.told.facts).toEqual(table.device('red').facts())
})

test('whoever comes later is told the same as those who were there; of whom nobody is left is told nothing', () => {
  for (const game of [outposts as Game, ...offered.map((one) => one.game)]) {
    const match = Match.open(game, { options: {}, seed: 'later' })
    const [one, other] = match.seated
    const seats = Object.fromEntries(match.seated.map((seat) => [seat, person()]))
    const table = Host.open(match, { id: 'x', seats, handover: false, confirmTurn: false })
    const tellers = new Tellers(table)
    const told = new Map<string | null, Told>()
    const come = (seat: string): void => {
      tellers.add(seat)
      told.set(seat, Told.whole(sent(table.device(seat).whole()), game) as Told)
      expect(tellers.steps().size).toBe(0)
    }
    const goOn = (): void => {
      const asked = match.seated.map((seat) => table.device(seat)).find(({ acting }) => acting !== null)
      asked?.choose({ question: table.question, index: 0 })
    }
    const choose = (): void => {
      const { length } = match.log
      goOn()
      const steps = tellers.steps()
      expect([...steps.keys()]).toEqual([...told.keys()])
      for (const [seat, step] of steps) {
        const begins = match.log.length > length ? length + 1 : undefined
        expect((JSON.parse(step) as Step).log?.[0]).toBe(begins)
        told.set(seat, told.get(seat)?.after(JSON.parse(step))?.told as Told)
        expect(told.get(seat)?.facts).toEqual(table.device(seat).facts())
      }
    }
    choose()
    come(one)
    choose()
    come(other)
    choose()
    tellers.keep(new Set([other]))
    told.delete(one)
    choose()
    tellers.keep(new Set())
    told.delete(other)
    choose()
    // Nobody asks for steps while nobody looks.
    goOn()
    come(one)
    choose()
  }
})

test('what is secret is told only to whom it concerns', () => {
  const match = Match.open(outposts, { options: { rounds: 3 }, seed: 'secret' })
  const table = Host.open(match, { id: 'x', seats: { red: person(), blue: person() }, handover: false, confirmTurn: false })
  const tellers = new Tellers(table)
  for (const seat of ['red', 'blue']) tellers.add(seat)
  let told = 0
  while (match.awaited.length > 0) {
    const { length } = match.log
    const asked = ['red', 'blue'].map((seat) => table.device(seat)).find(({ acting }) => acting !== null)
    asked?.choose({ question: table.question, index: 0 })
    const steps = tellers.steps()
    for (const { event } of match.log.slice(length)) {
      if (event.secret === undefined) continue
      told++
      const facts = JSON.stringify(event.secret.facts)
      for (const seat of ['red', 'blue']) expect(steps.get(seat)?.includes(facts)).toBe(event.secret.seats.includes(seat))
    }
  }
  expect(told).toBeGreaterThan(0)
})
