import type { Met } from './glicko2.ts'

type Anchor = Pick<Met, 'rating' | 'deviation'>

/** How far an anchor may be off: where levels were measured against each other, and where their order alone is known. */
const [MEASURED, SUPPOSED] = [60, 120]
const measured = (rating: number): Anchor => ({ rating, deviation: MEASURED })
const supposed = (rating: number): Anchor => ({ rating, deviation: SUPPOSED })

/**
 * What computer players count as. They stay as they are, so that ratings of one year mean the same in the next. The steps are those of docs/players.md
 * where it has any; the middle of each ladder was put where somebody may begin.
 */
const ANCHORS: { readonly [game: string]: { readonly [player: string]: Anchor } } = {
  'race-to-moscow': {
    random: measured(800),
    // The first beats random players by about 209, the second the first by 149, the third the second by 149,
    // the fourth the third by 209.
    'rtm-1': measured(1010),
    'rtm-2': measured(1160),
    'rtm-3': measured(1310),
    'rtm-4': measured(1510),
    'rtm-5': supposed(1560),
    'rtm-6': supposed(1580),
  },
  ostkrieg: {
    random: supposed(600),
    // The second beats the first by 191, the third the second by 191.
    'ost-1': measured(1100),
    'ost-2': measured(1290),
    'ost-3': measured(1480),
    'ost-4': supposed(1550),
    'ost-5': supposed(1600),
    'ost-6': supposed(1620),
  },
}

/** Of a player about whom nobody has thought. */
const OTHER = supposed(1000)

export const anchorOf = (game: string, player: string): Anchor => ANCHORS[game]?.[player] ?? OTHER
