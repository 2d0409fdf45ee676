import type { JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { CONTENT } from '../content/index.ts'
import { area, choose, decision, endTurn, given, held, listed, outcome, refused } from '../testing.ts'

/** The examples of railhead, counter-attack and the Soviet player's score. */

describe.each(['2024', '2021'])('the end of a turn, %s', (edition) => {
  const rule = (in2024: string, in2021: string): string => (edition === '2024' ? in2024 : in2021)

  test('[2024:11] [2021:17] Gray flips the marker in Kedainiai, next to its printed rail', () => {
    const table = given({ options: { edition }, areas: held('gray', 'kedainiai', 'panevezys', 'riga') })
    choose(table, { action: 'end-turn' })
    expect(listed(table, 'area')).toEqual(['kedainiai'])
    expect(refused(table, { area: 'riga' })).toBe(`not-next-to-rail ${rule('11', '17')}`)
    choose(table, { area: 'kedainiai' })
    expect(area(table, 'kedainiai').rail).toBe(true)
    // One marker a turn: Panevezys, now next to rail, must wait.
    expect(decision(table).step).not.toBe('railhead')
  })

  test('[2024:12] [2021:18.1] Orsha can be counter-attacked; armies shield Velikiye Luki and Borisov, even a halted one', () => {
    const table = given({
      options: { edition, abwehr: true },
      areas: held('white', 'vilnius', 'molodechno', 'minsk', 'borisov', 'orsha', 'lepel', 'polotsk', 'velikiye_luki'),
      armies: { '4A': { area: 'minsk', halted: true }, '9A': { area: 'polotsk' } },
    })
    endTurn(table)
    expect(listed(table, 'counterAttack')).toEqual(['orsha'])
    for (const id of ['velikiye_luki', 'borisov'])
      expect(refused(table, { counterAttack: id })).toBe(`shielded-by-army ${rule('12', '18.1')}`)
    choose(table, { counterAttack: 'orsha' })
    expect(area(table, 'orsha').control).toBeNull()
  })

  test('[2024:14.9] [2021:20.9] 7 medals are left on the map: the Soviet player wins with 7 against 6, 5 and 4', () => {
    let left = 7
    const areas: Record<string, JsonObject> = {}
    for (let i = 0; i < CONTENT.landCount; i++) {
      if (CONTENT.medals[i] === 0) continue
      areas[CONTENT.areaIds[i]] = { medals: left > 0 ? 1 : 0 }
      left--
    }
    const table = given({
      options: { edition, sovietPlayer: true },
      turn: 'brown',
      lastRound: true,
      areas,
      players: { gray: { medals: 6 }, white: { medals: 5 }, brown: { medals: 4 } },
    })
    endTurn(table)
    expect(outcome(table)).toMatchObject({
      winners: ['soviet'],
      reason: 'medals',
      scores: { gray: 6, white: 5, brown: 4, soviet: 7 },
    })
  })
})
