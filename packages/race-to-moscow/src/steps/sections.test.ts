import { describe, expect, test } from 'vitest'
import { choose, decision, endTurn, given, held } from '../testing.ts'

/** A question names the section that it comes from, where a variant or the kind of army makes a difference. */

describe.each(['2024', '2021'])('sections of questions, %s', (edition) => {
  const rule = (in2024: string, in2021: string): string => (edition === '2024' ? in2024 : in2021)

  test('[2024:8.1] [2024:8.2] [2021:7] the movement of a field army and of an armored one', () => {
    const table = given({ options: { edition } })
    choose(table, { action: 'move-field' }, { army: '16A' })
    expect(decision(table)).toMatchObject({ step: 'move-army', rule: rule('8.1', '7') })
    choose(table, { done: true }, { done: true }, { action: 'move-armored', army: '4PzGr' })
    expect(decision(table)).toMatchObject({ step: 'move-army', rule: rule('8.2', '7') })
  })

  test.each([
    [{}, '12', '18'],
    [{ abwehr: true }, '13.3', '19.3'],
    [{ sovietPlayer: true }, '14.8', '20.8'],
  ])('[2024:12] [2021:18] the Soviet reaction with %j', (options, in2024, in2021) => {
    const table = given({ options: { edition, ...options }, areas: held('white', 'orsha', 'lepel') })
    endTurn(table)
    expect(decision(table)).toMatchObject({ step: 'soviet-reaction', rule: rule(in2024, in2021) })
  })

  test('[2024:14.6] [2021:20.6] Partisans, when the Soviet player chooses', () => {
    const areas = { bialystok: { control: 'white', rail: true } }
    const table = given({ options: { edition, sovietPlayer: true }, areas, players: { gray: { deck: [25] } } })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'kedainiai' })
    expect(decision(table)).toMatchObject({ seat: 'soviet', step: 'partisans', rule: rule('14.6', '20.6') })
  })
})
