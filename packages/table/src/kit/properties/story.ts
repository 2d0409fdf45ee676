import type { GameEvent, Position } from '../../game.ts'
import { Match } from '../../match.ts'
import { hold, holdIsJson, holdSame, holdSameBytes, type Property } from '../property.ts'

export const eventsTellAll: Property = {
  name: 'events-rebuild-the-log',
  says: 'the log of a game played, of its record replayed and of a save taken up again is the same; listening changes nothing',
  everyFourth: true,
  check(walk) {
    const { game } = walk
    const state = walk.start()
    const middle = Math.floor(walk.picks.length / 2)
    const live: GameEvent[][] = []
    let resumed = game.copy(state)
    for (let i = 0; i < walk.picks.length; i++) {
      if (i === middle) resumed = game.load(JSON.parse(JSON.stringify(game.save(state))) as Position)
      const step = walk.stepAt(state, walk.picks[i])
      if (step === undefined) break
      const events: GameEvent[] = []
      const silent = game.copy(state)
      const revealed = game.apply(state, step.code, (event) => events.push(event), step.seat)
      hold(revealed === game.apply(silent, step.code, undefined, step.seat), 'apply answers differently when nobody listens')
      holdSameBytes(silent, state, 'when nobody listens')
      for (const event of events) {
        holdIsJson(event, 'an event')
        hold(typeof event.type === 'string' && event.type !== '', 'an event has no type')
        const words = game.texts.event(event)
        hold(typeof words === 'string' && words !== '', `no words for the event "${event.type}"`)
      }
      hold(!revealed || events.length > 0, 'something hidden came out, and no event tells of it')
      live.push(events)
      if (i < middle) continue
      const after: GameEvent[] = []
      game.apply(resumed, step.code, (event) => after.push(event), step.seat)
      holdSame(after, events, 'the events of a save taken up again')
    }
    const table = Match.fromRecord(game, walk.record())
    holdSame(
      table.log.map(({ choice, event }) => ({ choice, event })),
      live.flatMap((events, i) => events.map((event) => ({ choice: i + 1, event }))),
      'the log of the record',
    )
    holdSameBytes(table.state, state, 'the record replayed')
  },
}
