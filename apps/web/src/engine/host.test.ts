import { raceToMoscow } from '@railhead/race-to-moscow'
import { Match } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'
import { describe, expect, test } from 'vitest'
import type { SeatPlan } from '../store/model.ts'
import { TableHost } from './host.ts'
import { openRecord } from './opening.ts'
import { gameById } from './registry.ts'

const person = (name: string) => ({ kind: 'person' as const, name })
const computer = { kind: 'computer' as const, name: 'Computer', player: 'random' }
const game = outposts as unknown as Parameters<typeof openRecord>[0]

function host(seats: SeatPlan, how: { handover?: boolean; confirmTurn?: boolean } = {}): TableHost {
  const table = Match.open(game, { options: { rounds: 3 }, seed: 'a table' })
  return new TableHost(game, table, { id: 'x', seats, handover: how.handover ?? true }, { confirmTurn: how.confirmTurn ?? true })
}

/** Answers everything with the first choice, people by hand, computers by themselves. */
function playOn(table: TableHost, until: () => boolean): void {
  for (let i = 0; i < 500 && !until(); i++) {
    const snapshot = table.snapshot()
    if (snapshot.handover !== null) table.take(snapshot.handover)
    else if (snapshot.held) table.confirm()
    else if (snapshot.asked !== null) table.choose(0, snapshot.at)
    else if (!table.computerStep()) break
  }
}

describe('one person against the computer', () => {
  test('sees their own seat only and plays to the end', () => {
    const table = host({ red: person('Anna'), blue: computer })
    expect(table.snapshot().viewer).toBe('red')
    playOn(table, () => table.over)
    const end = table.snapshot()
    expect(end.outcome).not.toBeNull()
    expect(end.seed).toBe('a table')
  })

  test('with the same seed the computer plays the same, at whatever table', () => {
    const records = ['x', 'y'].map((id) => {
      const match = Match.open(game, { options: { rounds: 3 }, seed: 'a table' })
      const table = new TableHost(
        game,
        match,
        { id, seats: { red: person('Anna'), blue: computer }, handover: true },
        { confirmTurn: true },
      )
      playOn(table, () => table.over)
      return table.record
    })
    expect(records[0]).toBe(records[1])
  })

  test('an answer to an old question is refused and changes nothing', () => {
    const table = host({ red: person('Anna'), blue: computer })
    const { at } = table.snapshot()
    table.choose(0, at)
    const { length } = table
    expect(() => table.choose(0, at)).toThrow(/changed/)
    expect(table.length).toBe(length)
  })

  test('undo and redo', () => {
    const table = host({ red: person('Anna'), blue: computer })
    const before = table.record
    table.choose(1, 0)
    const after = table.record
    expect(table.snapshot().undo.ok).toBe(true)
    table.undo()
    expect(table.record).toBe(before)
    expect(table.snapshot().redo).toBe(true)
    table.redo()
    expect(table.record).toBe(after)
    expect(table.snapshot().redo).toBe(false)
  })

  test('a refusal is a sentence', () => {
    const table = host({ red: person('Anna'), blue: computer })
    expect(table.explain([{ card: 'no such bird' }])?.sentence).toBe('There is no such card.')
  })

  test('what only says that something else is asked is vague, and what says nothing is not told', () => {
    const race = raceToMoscow as unknown as typeof game
    const table = Match.open(race, { options: { order: ['gray'] }, seed: 'a table' })
    const alone = new TableHost(race, table, { id: 'x', seats: { gray: person('Anna') }, handover: true }, { confirmTurn: true })
    expect(alone.explain([{ army: 'train/x' }, { area: 'moskva' }])).toMatchObject({ code: 'choose-action-first', vague: true })
    expect(alone.explain([{ army: 'train/x' }])).toBeNull()
    expect(alone.explain([{ army: '2PzGr' }])?.vague).toBeUndefined()
  })

  test('every choice has its bill', () => {
    const race = raceToMoscow as unknown as typeof game
    const table = Match.open(race, { options: { order: ['gray'] }, seed: 'a table' })
    const alone = new TableHost(race, table, { id: 'x', seats: { gray: person('Anna') }, handover: true }, { confirmTurn: true })
    const { asked } = alone.snapshot()
    const index = asked?.decision.choices.findIndex(({ action }) => action === 'move-armored') ?? -1
    expect(asked?.bills).toHaveLength(asked?.decision.choices.length ?? -1)
    expect(asked?.bills[index]).toEqual(['Starting costs 1 fuel.'])
    expect(host({ red: person('Anna'), blue: computer }).snapshot().asked?.bills[0]).toEqual([])
  })

  test('log lines come once, and again from where an undo cut them', () => {
    const table = host({ red: person('Anna'), blue: computer })
    table.snapshot()
    table.choose(0, 0)
    const first = table.snapshot()
    expect(first.lines.length).toBeGreaterThan(0)
    expect(table.snapshot().lines).toEqual([])
    table.undo()
    expect(table.snapshot().logFrom).toBe(first.logFrom)
  })
})

describe('a finished turn that waits to be confirmed', () => {
  const waiting = (seats: SeatPlan): TableHost => {
    const table = host(seats)
    playOn(table, () => table.held)
    expect(table.held).toBe(true)
    return table
  }
  const again = (table: TableHost, seats: SeatPlan): TableHost =>
    new TableHost(
      game,
      openRecord(game, table.record).table,
      { id: 'x', seats, handover: true },
      { confirmTurn: true, held: true },
    )

  test('still waits when the table is taken up again, and can be undone or confirmed', () => {
    const seats = { red: person('Anna'), blue: computer }
    const before = waiting(seats)
    const after = again(before, seats)
    expect(after.snapshot()).toMatchObject({ held: true, asked: null, viewer: 'red', undo: { ok: true } })
    expect(after.computerStep()).toBe(false)
    after.undo()
    expect(after.snapshot().held).toBe(false)
    expect(after.snapshot().asked?.decision.seat).toBe('red')
    after.redo()
    after.confirm()
    expect(after.computerStep()).toBe(true)
  })

  test('says whether it is a turn or an answer in the turn of another', async () => {
    const moscow = await gameById('race-to-moscow')
    const options = moscow.options.presets[0].options
    const seats = { gray: person('Anna'), white: person('Ben'), brown: person('Cleo') }
    const seen = { turn: 0, answer: 0 }
    // Some turn's Soviet reaction leaves a choice to the player on the left.
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = new TableHost(
        moscow,
        Match.open(moscow, { options, seed }),
        { id: 'x', seats, handover: false },
        { confirmTurn: true },
      )
      let step: string | undefined
      for (let i = 0; i < 120 && !table.over; i++) {
        const { asked, held, heldAnswer, at } = table.snapshot()
        if (held) {
          seen[heldAnswer ? 'answer' : 'turn']++
          expect(heldAnswer).toBe(step === 'soviet-reaction')
          table.confirm()
        } else {
          step = asked?.decision.step
          const ends = asked?.decision.choices.findIndex(({ action }) => action === 'end-turn') ?? -1
          table.choose(Math.max(ends, 0), at)
        }
      }
    }
    expect(seen.turn).toBeGreaterThan(0)
    expect(seen.answer).toBeGreaterThan(0)
  })

  test('asks first who has the device where several people share it', () => {
    const seats = { red: person('Anna'), blue: person('Ben') }
    const after = again(waiting(seats), seats)
    const covered = after.snapshot()
    expect(covered).toMatchObject({ viewer: null, asked: null })
    expect(covered.handover).not.toBeNull()
    after.take(covered.handover ?? '')
    expect(after.snapshot()).toMatchObject({ held: true, viewer: covered.handover })
  })
})

describe('passing the device', () => {
  test('between two people nobody sees anything until the next one takes it', () => {
    const table = host({ red: person('Anna'), blue: person('Ben') })
    const first = table.snapshot()
    expect(first.handover).toBe('red')
    expect(first.viewer).toBeNull()
    expect(first.asked).toBeNull()
    table.take('red')
    const own = table.snapshot()
    expect(own.viewer).toBe('red')
    expect(own.asked?.decision.seat).toBe('red')
    table.choose(0, own.at)
    playOn(table, () => table.snapshot().handover === 'blue')
    expect(table.snapshot().viewer).toBeNull()
  })

  test('without hiding, the board simply turns to the one who is asked', () => {
    const table = host({ red: person('Anna'), blue: person('Ben') }, { handover: false, confirmTurn: false })
    expect(table.snapshot().asked?.decision.seat).toBe('red')
    table.choose(0, 0)
    expect(table.snapshot().asked?.decision.seat).toBe('blue')
  })
})

describe('the past', () => {
  test('any moment can be looked at, and the present stays', () => {
    const table = host({ red: person('Anna'), blue: computer })
    playOn(table, () => table.over)
    const { record, length } = table
    for (const n of [0, length, 3, 2, length - 1]) expect(table.past(n).at).toBe(n)
    expect(table.record).toBe(record)
  })
})

describe('taking a record up again', () => {
  const played = (): string => {
    const table = host({ red: person('Anna'), blue: computer })
    playOn(table, () => table.length >= 6)
    return table.record
  }
  test('the same table', () => {
    const record = played()
    const opened = openRecord(game, record)
    expect(opened.readOnly).toBeUndefined()
    expect(opened.table.record({ withSeed: true })).toBe(record)
  })
  test('other rules: to look at, with the reason', () => {
    const record = played().replace(/"rules":"[^"]*"/, '"rules":"0"')
    const opened = openRecord(game, record)
    expect(opened.readOnly).toMatch(/rules version 0/)
    expect(opened.table.length).toBe(6)
  })
  test('a choice that does not fit: to look at, up to there', () => {
    const lines = played().split('\n')
    const at = 3
    lines[at] = JSON.stringify({ ...JSON.parse(lines[at]), choice: { card: 'penguin' } })
    const opened = openRecord(game, lines.join('\n'))
    expect(opened.table.length).toBe(2)
    expect(opened.readOnly).toMatch(/up to choice 2/)
  })
  test('a damaged record says so', () => {
    expect(() => openRecord(game, 'nonsense')).toThrow(/not a Railhead record/)
  })
})
