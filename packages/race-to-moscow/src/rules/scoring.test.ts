import { describe, expect, test } from 'vitest'
import { given, held, outcome } from '../testing.ts'

/** The count at the end of the last round. */

describe.each(['2024', '2021'])('the count, %s', (edition) => {
  const counted = (players: object, more: object = {}) => {
    const { options, ...situation } = more as { options?: object }
    return outcome(
      given({ options: { edition, ...options }, ended: 'last-marker', players, ...situation } as Parameters<typeof given>[0]),
    )
  }

  test('[2024:5] [2021:6.3] medals: tokens, those on cards, one for every 3 ammo on the others, 2 for a Victory area', () => {
    // 6 Mech Corps and 3 Shock Army have a medal; 3 Army (2), 16 Mech Corps (2) and a Reserve Army (1) have 5 ammo: one medal.
    const gray = { medals: 3, defeated: [70, 83, 55, 75, 40] }
    const result = counted({ gray, white: { medals: 0 }, brown: { medals: 0 } }, { areas: held('gray', 'leningrad') })
    expect(result.detail.gray).toEqual({ tokens: 3, cards: 2, ammo: 5, ammoMedals: 1, victoryAreas: 1, encircled: 0, medals: 8 })
    expect(result).toMatchObject({ winners: ['gray'], reason: 'medals', scores: { gray: 8, white: 0, brown: 0 } })
  })

  test('[2024:5] [2021:6.3] a tie goes to the player with more encircled cards', () => {
    const result = counted({
      gray: { medals: 4, encircled: [60, 61] },
      white: { medals: 4, encircled: [62] },
      brown: { medals: 3, encircled: [63, 64, 65] },
    })
    expect(result.winners).toEqual(['gray'])
  })

  test('[2024:5] [2021:6.3] then to the one later in the order (2024), or it stays a tie (2021)', () => {
    const tied = { gray: { medals: 4 }, white: { medals: 4 }, brown: { medals: 3 } }
    expect(counted(tied).winners).toEqual(edition === '2024' ? ['white'] : ['gray', 'white'])
    expect(counted(tied, { options: { order: ['white', 'gray', 'brown'] }, turn: 'white' }).winners).toEqual(
      edition === '2024' ? ['gray'] : ['white', 'gray'],
    )
    const other = edition === '2024' ? 'shared' : 'later-in-order'
    expect(counted(tied, { options: { tieBreak: other } }).winners).toEqual(edition === '2024' ? ['gray', 'white'] : ['white'])
  })

  test('[2024:5] encircled cards score nothing themselves, unless the ruling says so', () => {
    const players = { gray: { medals: 1, encircled: [70, 55, 56] }, white: { medals: 2 }, brown: { medals: 0 } }
    expect(counted(players).scores.gray).toBe(1)
    // 6 Mech Corps has a medal, the two armies 4 ammo.
    expect(counted(players, { options: { encircledScore: 'yes' } }).scores.gray).toBe(3)
  })

  test('[2021:6.4] alone there is a score and no winner', () => {
    const result = counted({ white: { medals: 9 } }, { options: { order: ['white'] }, turn: 'white' })
    expect(result).toMatchObject({ winners: [], scores: { white: 9 } })
  })

  test('[2024:13.5] [2021:19.5] Total War without a Victory area: all Axis players have lost', () => {
    expect(counted({ gray: { medals: 9 } }, { options: { totalWar: true } }).winners).toEqual([])
    expect(counted({ gray: { medals: 40 } }, { options: { totalWar: true, sovietPlayer: true } }).winners).toEqual(['soviet'])
  })

  /** No medal is left on the map. */
  const bare = () => {
    const areas = given().save().areas as { [id: string]: { medals?: number } }
    return Object.fromEntries(Object.keys(areas).flatMap((id) => (areas[id].medals === undefined ? [] : [[id, { medals: 0 }]])))
  }
  test('[2024:13.5] [2024:14.9] the Soviet player wins Total War even without a medal; a player alone beats him with one', () => {
    expect(counted({}, { options: { totalWar: true, sovietPlayer: true }, areas: bare() }).winners).toEqual(['soviet'])
    const alone = { options: { order: ['white'], sovietPlayer: true }, turn: 'white', areas: bare() }
    expect(counted({ white: { medals: 1 } }, alone).winners).toEqual(['white'])
  })

  test('[2024:14.9] a tie with the Soviet player is shared', () => {
    const left = counted({}, { options: { sovietPlayer: true } }).scores.soviet
    expect(counted({ gray: { medals: left } }, { options: { sovietPlayer: true } }).winners).toEqual(['gray', 'soviet'])
  })

  test('[2024:14.9] [2021:20.9] the Soviet player scores the medals that are left on the map', () => {
    const result = counted({ gray: { medals: 40 } }, { options: { sovietPlayer: true } })
    expect(result.winners).toEqual(['gray'])
    // 36 objectives, Kiev with 2.
    expect(result.scores.soviet).toBeGreaterThan(20)
  })
})
