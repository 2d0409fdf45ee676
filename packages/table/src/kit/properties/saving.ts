import type { Position } from '../../game.ts'
import { Table } from '../../session.ts'
import { hold, holdIsJson, holdSame, holdSameBytes, type Property } from '../property.ts'

export const savesRoundTrip: Property = {
  name: 'saves-round-trip',
  says: 'a position written as JSON text and read again is the same state, byte for byte',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const saved = game.save(state)
    hold(saved.game === game.id, 'the position does not name its game')
    holdIsJson(saved, 'the position')
    const loaded = game.load(JSON.parse(JSON.stringify(saved)) as Position)
    holdSameBytes(loaded, state, 'saved and loaded')
    holdSame(game.save(loaded), saved, 'the position saved again')
    holdSame(game.optionsOf(loaded), game.optionsOf(state), 'the options after loading')
  },
}

export const undoRestores: Property = {
  name: 'undo-restores',
  says: 'taking a choice back gives the earlier bytes, log and record, and choosing again the later ones',
  check(walk) {
    const { game } = walk
    const table = Table.open(game, { options: walk.case.options, seed: walk.seed })
    for (const pick of walk.picks) {
      const step = walk.stepAt(table.state, pick)
      if (step === undefined) return
      const choice = game.name(table.state, step.code, step.seat)
      const seat = game.seats[step.seat]
      const before = { state: game.copy(table.state), log: [...table.log], record: table.record() }
      hold(table.choose(choice, seat).ok, () => `the listed choice ${JSON.stringify(choice)} is refused`)
      if (!table.canUndo(seat)) continue
      const after = { state: game.copy(table.state), log: [...table.log], record: table.record() }
      hold(table.undo(seat).ok, 'undo refuses what canUndo allows')
      holdSameBytes(table.state, before.state, 'taken back')
      holdSame([table.log, table.record()], [before.log, before.record], 'log and record after taking back')
      hold(table.choose(choice, seat).ok, () => `the choice ${JSON.stringify(choice)} is refused the second time`)
      holdSameBytes(table.state, after.state, 'chosen again')
      holdSame([table.log, table.record()], [after.log, after.record], 'log and record after choosing again')
    }
  },
}
