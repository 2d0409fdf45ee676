import { canonical } from '../../json.ts'
import { MOST_CHOICES, Question } from '../../question.ts'
import { hold, holdIsJson, holdSame, holdSameBytes, type Property } from '../property.ts'
import { listed, SOUND_QUESTIONS, seatsIn } from '../walk.ts'

export const soundQuestions: Property = {
  name: SOUND_QUESTIONS,
  says: `while the game goes on, awaited seats get 1 to ${MOST_CHOICES} different choices, and describe and name agree with pending`,
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const question = game.pending(state)
    hold(question.over === (game.outcome(state) !== undefined), 'pending and outcome do not agree on whether the game is over')
    if (question.over) return
    const awaited = seatsIn(question.awaited)
    const seated = game.seated(state)
    hold(awaited.length > 0, 'nobody is awaited though the game is not over')
    hold(
      awaited.every((seat) => seated.includes(seat)),
      'a seat is awaited that does not take part',
    )
    hold(question.seat === awaited[0], 'without a seat, pending must ask the first awaited')
    for (const seat of awaited) {
      const asked = game.pending(state, new Question(), seat)
      hold(asked.seat === seat, `pending for seat ${seat} asks seat ${asked.seat}`)
      hold(asked.awaited === question.awaited, 'the awaited seats depend on which seat asks')
      hold(asked.count >= 1, `seat ${game.seats[seat]} is asked with no choice to make`)
      const codes = Array.from(asked.choices.subarray(0, asked.count))
      const choices = codes.map((code) => game.name(state, code, seat))
      const texts = choices.map((choice) => canonical(choice))
      const doubled = texts.find((text, i) => texts.indexOf(text) < i)
      hold(doubled === undefined, `the choice ${doubled} is listed twice`)
      const decision = game.describe(state, asked)
      holdIsJson(decision, 'the decision')
      holdSame(decision.choices, choices, 'describe and name differ on the choices')
      hold(decision.seat === game.seats[seat], 'describe names another seat than pending')
      holdSame(
        decision.awaited,
        awaited.map((s) => game.seats[s]),
        'describe and pending differ on the awaited seats',
      )
      hold(
        decision.kind === asked.kind && decision.step !== '' && decision.rule !== '',
        'describe leaves out the kind, the step or the rule',
      )
      hold(decision.roles.length === choices.length, 'describe does not give each choice a role')
      hold(
        decision.proposal === null || (Number.isInteger(decision.proposal) && decision.proposal in choices),
        'what is proposed is not among the choices',
      )
      hold(!decision.fillsIn || decision.proposal !== null, 'the question fills something in and proposes nothing')
      hold(!decision.fillsIn || asked.fillsIn, 'describe says that the question fills something in, and pending does not')
      hold(game.texts.prompt(decision) !== '', 'the prompt is empty')
      for (const choice of choices)
        hold(game.texts.choice(decision, choice) !== '', () => `no words for ${JSON.stringify(choice)}`)
      const used = game.pending(walk.start(), new Question())
      game.pending(state, used, seat)
      holdSame(
        [used.count, ...used.choices.subarray(0, used.count)],
        [codes.length, ...codes],
        'a question used before is filled differently',
      )
    }
  },
}

export const readingOnly: Property = {
  name: 'reading-changes-nothing',
  says: 'asking, describing, viewing and saving leave the state byte for byte as it was',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const before = { bytes: state.bytes.slice() }
    const readings: [string, () => unknown][] = [
      ['pending', () => game.pending(state)],
      ['describe', () => game.pending(state).over || game.describe(state, game.pending(state))],
      ['name', () => listed(game, state)],
      ['outcome', () => game.outcome(state)],
      ['seated and optionsOf', () => [game.seated(state), game.optionsOf(state)]],
      ['view', () => [...game.seated(state), null].map((seat) => game.view(state, seat))],
      ['save', () => game.save(state)],
      ['copy', () => game.copy(state)],
    ]
    for (const [what, read] of readings) {
      read()
      holdSameBytes(state, before, `after ${what}`)
    }
  },
}
