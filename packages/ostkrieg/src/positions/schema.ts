import * as v from 'valibot'
import { SEATS } from '../seats.ts'
import { ENEMY_CARDS, MOST_PLACEMENTS } from '../state.ts'

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const byte = whole(255)
/** More than any track or card comes to. */
const points = whole(50)
const side = v.picklist(['axis', 'soviet'])
const area = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
/** Cards by number or name. */
const cards = v.array(v.union([v.pipe(v.number(), v.integer()), v.string()]))
const bySide = v.strictObject({ axis: v.optional(points), soviet: v.optional(points) })
const pile = v.strictObject({ hand: v.optional(cards), front: v.optional(cards), discard: v.optional(cards) })

/** See `BattleInView`. */
const battle = v.strictObject({
  area,
  attacker: side,
  op: byte,
  origins: v.optional(v.array(area)),
  defenceDice: v.optional(whole(12)),
  sovietTie: v.optional(v.boolean()),
  attackerDice: v.optional(byte),
  defenderDice: v.optional(byte),
  attackerDamage: v.optional(byte),
  defenderDamage: v.optional(byte),
  attackerOwesArmor: v.optional(v.boolean()),
  defenderOwesArmor: v.optional(v.boolean()),
  owed: v.optional(byte),
  winner: v.optional(side),
  advances: v.optional(v.boolean()),
})

/** A position as it is written; everything but `game` may be left out. */
export const positionSchema = v.strictObject({
  game: v.literal('ostkrieg'),
  note: v.optional(v.string()),
  viewer: v.optional(v.nullable(v.picklist(SEATS))),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]))),
  year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1941), v.maxValue(1945))),
  turn: v.optional(side),
  passes: v.optional(whole(2)),
  board: v.optional(v.picklist(['set-up', 'listed'])),
  areas: v.optional(
    v.record(
      v.string(),
      v.strictObject({ control: v.optional(v.picklist(['axis', 'soviet', 'neutral'])), units: v.optional(v.string()) }),
    ),
  ),
  cards: v.optional(
    v.strictObject({
      axis: v.optional(pile),
      soviet: v.optional(pile),
      later: v.optional(cards),
      out: v.optional(cards),
      playing: v.optional(cards),
    }),
  ),
  production: v.optional(bySide),
  points: v.optional(bySide),
  promised: v.optional(bySide),
  countries: v.optional(
    v.strictObject({
      romania: v.optional(side),
      bulgaria: v.optional(side),
      finland: v.optional(v.picklist(['axis', 'out'])),
    }),
  ),
  bid: v.optional(v.strictObject({ side, points: whole(16), axisPlayer: v.optional(v.picklist([1, 2])) })),
  bot: v.optional(
    v.strictObject({
      personality: v.optional(v.picklist(['aggressive', 'balanced', 'defensive'])),
      stack: v.optional(v.pipe(cards, v.maxLength(27))),
      attacked: v.optional(v.boolean()),
      enemyCards: v.optional(v.pipe(cards, v.maxLength(ENEMY_CARDS))),
    }),
  ),
  played: v.optional(byte),
  lost: v.optional(v.record(v.string(), whole(9999))),
  dice: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))), v.maxLength(40))),
  agenda: v.optional(
    v.pipe(v.array(v.objectWithRest({ step: v.string() }, v.union([v.string(), v.number(), v.boolean()]))), v.maxLength(16)),
  ),
  now: v.optional(
    v.strictObject({
      acting: v.optional(side),
      marked: v.optional(v.array(area)),
      entered: v.optional(v.array(area)),
      starving: v.optional(v.array(area)),
      battle: v.optional(battle),
      firstCardPlay: v.optional(v.boolean()),
      mayPlayAnother: v.optional(v.boolean()),
      buyersOut: v.optional(whole(3)),
      placed: v.optional(v.pipe(v.array(whole(12)), v.maxLength(MOST_PLACEMENTS))),
    }),
  ),
  ending: v.optional(
    v.strictObject({ reason: v.picklist(['automatic-victory', 'marginal-victory', 'draw']), winner: v.optional(side) }),
  ),
  /** Read by the chance itself. */
  chance: v.optional(v.looseObject({})),
})

export type PositionText = v.InferOutput<typeof positionSchema>
