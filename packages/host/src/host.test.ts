import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, Match } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'
import { describe, expect, test } from 'vitest'
import { computer, person, Visitor } from '../test/kit.ts'
import { refusal } from './asking.ts'
import type { SeatPlan } from './messages.ts'
import { openRecord, seatingOf } from './opened-record.ts'

const game: Game = outposts

function visitor(seats: SeatPlan, how: { handover?: boolean; confirmTurn?: boolean } = {}): Visitor {
  const match = Match.open(game, { options: { rounds: 3 }, seed: 'a table' })
  return new Visitor(match, { seats, handover: true, confirmTurn: true, ...how })
}

const isOver = (table: Visitor): boolean => table.host.match.awaited.length === 0

/** Alone at a table of Race to Moscow. */
function inMoscow() {
  const match = Match.open(raceToMoscow, { options: { order: ['gray'] }, seed: 'a table' })
  return new Visitor(match, { seats: { gray: person('Anna') }, handover: true, confirmTurn: true }).host
}

describe('one person against the computer', () => {
  test('sees their own seat only and plays to the end', () => {
    const table = visitor({ red: person('Anna'), blue: computer })
    expect(table.host.snapshot().viewer).toBe('red')
    table.playOn(() => isOver(table))
    const end = table.host.snapshot()
    expect(end.outcome).not.toBeNull()
    expect(end.seed).toBe('a table')
  })

  test('an answer to an old question is refused and changes nothing', () => {
    const table = visitor({ red: person('Anna'), blue: computer })
    const { question } = table.host.snapshot()
    table.choose(0)
    const { record } = table
    const stale = { ok: false, refused: { code: 'stale', sentence: expect.stringMatching(/changed/) } }
    expect(table.host.choose({ question, index: 0 })).toEqual(stale)
    expect(table.record).toBe(record)
    // Nor is one that was taken back the same question again.
    table.undo()
    expect(table.host.choose({ question, index: 0 })).toEqual(stale)
    for (const index of [99, -1, 0.5]) expect(table.choose(index)).toEqual(stale)
    expect(table.length).toBe(0)
  })

  test('undo and redo', () => {
    const table = visitor({ red: person('Anna'), blue: computer })
    const before = table.record
    table.choose(1)
    const after = table.record
    expect(table.host.snapshot().undo.ok).toBe(true)
    table.undo()
    expect(table.record).toBe(before)
    expect(table.host.snapshot().redo).toBe(true)
    table.redo()
    expect(table.record).toBe(after)
    expect(table.host.snapshot().redo).toBe(false)
  })

  test('a refusal is a sentence', () => {
    const table = visitor({ red: person('Anna'), blue: computer })
    expect(refusal(table.host, { attempts: [{ card: 'no such bird' }] })?.sentence).toBe('There is no such card.')
  })

  test('what only says that something else is asked is vague, and what says nothing is not told', () => {
    const alone = inMoscow()
    expect(refusal(alone, { attempts: [{ army: 'train/x' }, { area: 'moskva' }] })).toMatchObject({
      code: 'choose-action-first',
      vague: true,
    })
    expect(refusal(alone, { attempts: [{ army: 'train/x' }] })).toBeNull()
    expect(refusal(alone, { attempts: [{ army: '2PzGr' }] })?.vague).toBeUndefined()
  })

  test('every choice has its bill', () => {
    const alone = inMoscow()
    const { asked } = alone.snapshot()
    const index = asked?.decision.choices.findIndex(({ action }) => action === 'move-armored') ?? -1
    expect(asked?.bills).toHaveLength(asked?.decision.choices.length ?? -1)
    expect(asked?.bills[index]).toEqual(['Starting costs 1 fuel.'])
    expect(visitor({ red: person('Anna'), blue: computer }).host.snapshot().asked?.bills[0]).toEqual([])
  })

  test('log lines come once, and again from where an undo cut them', () => {
    const table = visitor({ red: person('Anna'), blue: computer })
    table.host.snapshot()
    table.choose(0)
    const first = table.host.snapshot()
    expect(first.lines.length).toBeGreaterThan(0)
    expect(table.host.snapshot().lines).toEqual([])
    table.undo()
    expect(table.host.snapshot().logFrom).toBe(first.logFrom)
  })
})

describe('a finished turn that waits to be confirmed', () => {
  const waiting = (seats: SeatPlan): Visitor => {
    const table = visitor(seats)
    table.playOn(() => table.host.match.held)
    expect(table.host.match.held).toBe(true)
    return table
  }
  const again = (table: Visitor, seats: SeatPlan): Visitor =>
    new Visitor(openRecord(game, table.record).match, { seats, handover: true, confirmTurn: true, ...table.host.saved })

  test('still waits when the table is taken up again, and can be undone or confirmed', () => {
    const seats = { red: person('Anna'), blue: computer }
    const before = waiting(seats)
    const after = again(before, seats)
    expect(after.host.snapshot()).toMatchObject({ held: true, asked: null, viewer: 'red', undo: { ok: true } })
    expect(after.letComputer()).toBe(false)
    after.undo()
    expect(after.host.snapshot().held).toBe(false)
    expect(after.host.snapshot().asked?.decision.seat).toBe('red')
    after.redo()
    after.confirm()
    expect(after.letComputer()).toBe(true)
  })

  test('says whether it is a turn or an answer in the turn of another', () => {
    const moscow: Game = raceToMoscow
    const options = moscow.options.presets[0].options
    const seats = { gray: person('Anna'), white: person('Ben'), brown: person('Cleo') }
    const seen = { turn: 0, answer: 0 }
    // Some turn's Soviet reaction leaves a choice to the player on the left.
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = new Visitor(Match.open(moscow, { options, seed }), { seats, confirmTurn: true })
      let step: string | undefined
      for (let i = 0; i < 120 && !isOver(table); i++) {
        const { asked, held, heldAnswer } = table.host.snapshot()
        if (held) {
          seen[heldAnswer ? 'answer' : 'turn']++
          expect(heldAnswer).toBe(step === 'soviet-reaction')
          table.confirm()
        } else {
          step = asked?.decision.step
          const ends = asked?.decision.choices.findIndex(({ action }) => action === 'end-turn') ?? -1
          table.choose(Math.max(ends, 0))
        }
      }
    }
    expect(seen.turn).toBeGreaterThan(0)
    expect(seen.answer).toBeGreaterThan(0)
  })

  test('asks first who has the device where several people share it', () => {
    const seats = { red: person('Anna'), blue: person('Ben') }
    const after = again(waiting(seats), seats)
    const covered = after.host.snapshot()
    expect(covered).toMatchObject({ viewer: null, asked: null })
    expect(covered.handover).not.toBeNull()
    after.take(covered.handover ?? '')
    expect(after.host.snapshot()).toMatchObject({ held: true, viewer: covered.handover })
  })
})

describe('passing the device', () => {
  test('between two people nobody sees anything until the next one takes it', () => {
    const table = visitor({ red: person('Anna'), blue: person('Ben') })
    const first = table.host.snapshot()
    expect(first.handover).toBe('red')
    expect(first.viewer).toBeNull()
    expect(first.asked).toBeNull()
    table.take('red')
    const own = table.host.snapshot()
    expect(own.viewer).toBe('red')
    expect(own.asked?.decision.seat).toBe('red')
    table.choose(0)
    table.playOn(() => table.host.snapshot().handover === 'blue')
    expect(table.host.snapshot().viewer).toBeNull()
  })

  test('without hiding, the board simply turns to the one who is asked', () => {
    const table = visitor({ red: person('Anna'), blue: person('Ben') }, { handover: false, confirmTurn: false })
    expect(table.host.snapshot().asked?.decision.seat).toBe('red')
    table.choose(0)
    expect(table.host.snapshot().asked?.decision.seat).toBe('blue')
  })
})

describe('the past', () => {
  test('any moment can be looked at, and the present stays', () => {
    const table = visitor({ red: person('Anna'), blue: computer })
    table.playOn(() => isOver(table))
    const { record, length } = table
    for (const n of [0, length, 3, 2, length - 1])
      expect(table.host.at({ n })).toMatchObject({ at: n, length, asked: null, undo: { ok: false } })
    expect(table.record).toBe(record)
  })
})

describe('taking a record up again', () => {
  const played = (): string => {
    const table = visitor({ red: person('Anna'), blue: computer })
    table.playOn(() => table.length >= 6)
    return table.record
  }
  test('the same table', () => {
    const record = played()
    const opened = openRecord(game, record)
    expect(opened.readOnly).toBeUndefined()
    expect(opened.match.record({ withSeed: true })).toBe(record)
  })
  test('other rules: to look at, with the reason', () => {
    const record = played()
      .replace(/"rules":"[^"]*"/, '"rules":"0"')
      .replace(/"content":"[^"]*"/, '"content":"0123456789"')
    const opened = openRecord(game, record)
    expect(opened.readOnly).toMatch(/rules version 0 \(01234567\)/)
    expect(opened.readOnly).toContain(`${game.rulesVersion} (${game.contentHash.slice(0, 8)})`)
    expect(opened.match.length).toBe(6)
  })
  test('a choice that does not fit: to look at, up to there', () => {
    const lines = played().split('\n')
    const at = 3
    lines[at] = JSON.stringify({ ...JSON.parse(lines[at]), choice: { card: 'penguin' } })
    const opened = openRecord(game, lines.join('\n'))
    expect(opened.match.length).toBe(2)
    expect(opened.readOnly).toMatch(/up to choice 2/)
  })
  test('nor is anything made of what comes after it, even where it would fit again', () => {
    const lines = played().split('\n')
    const [header, first] = lines
    const wrong = JSON.stringify({ ...JSON.parse(first), choice: { card: 'penguin' } })
    const later = lines.slice(1, -1).map((line) => line.replace(/"n":(\d+)/, (_, n) => `"n":${Number(n) + 1}`))
    expect(openRecord(game, [header, wrong, ...later, ''].join('\n')).match.length).toBe(0)
  })
  test('what is wrong with the game itself is not called a record that does not fit', () => {
    const broken: Game = {
      ...game,
      setup: () => {
        throw new TypeError('a defect')
      },
    }
    expect(() => openRecord(broken, played())).toThrow(TypeError)
  })
  test('a damaged record says so', () => {
    expect(() => openRecord(game, 'nonsense')).toThrow(/not a Railhead record/)
  })
})

test('who sits where is written into a record: names, and which computer plays', () => {
  const plan: SeatPlan = { red: person('Anna'), blue: computer, green: { kind: 'computer', name: 'Old' } }
  expect(seatingOf(plan, 'random')).toEqual({
    seats: { red: 'Anna', blue: 'Computer', green: 'Old' },
    computers: { blue: 'random', green: 'random' },
  })
  expect(seatingOf({ blue: { ...computer, player: 'greedy' } }, 'random').computers).toEqual({ blue: 'greedy' })
})
