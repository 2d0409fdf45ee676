import type { Outcome, View } from '@railhead/table'
import type { GameEnding } from '../../../src/game/client.ts'
import { ost } from '../texts/texts.ts'
import { cardName } from './cards.ts'
import { turningPoints } from './turning-points.ts'
import { ostkriegView, sideOfSeat } from './view.ts'
import { areaName, seatLook } from './words.ts'
import { pointsByYear } from './year-story.ts'

const SIDES = ['axis', 'soviet'] as const

export const ending: GameEnding = {
  course: (events) => {
    const years = pointsByYear(events)
    return {
      title: ost.end.course,
      moments: years.map(({ year }) => year),
      lines: SIDES.map((side) => ({ look: seatLook(side), values: years.map((one) => one[side]) })),
    }
  },
  turningPoints: (told) =>
    turningPoints(told, ({ year, card, side, areas, points }) =>
      ost.end.turned(
        String(year),
        card === undefined ? undefined : cardName(card),
        ost.sides[side],
        areas.map((area) => areaName(Number(area))),
        points,
      ),
    ),
  breakdown,
}

function breakdown({ detail, scores }: Outcome, view: View): ReturnType<NonNullable<GameEnding['breakdown']>> {
  const cities = (detail.cities ?? {}) as { readonly [city: string]: string }
  const sides = Object.keys(scores)
  const holders = (holder: string) => ost.sides[holder as keyof typeof ost.sides]
  // Against the bot there is one column: it says who holds what.
  if (sides.length === 1) {
    const points = detail.points as { readonly axis: number; readonly soviet: number }
    return [
      { label: ost.end.pointsOfBoth, values: { [sides[0]]: `${points.axis} : ${points.soviet}` } },
      ...Object.entries(cities).map(([city, holder]) => ({ label: city, values: { [sides[0]]: holders(holder) } })),
    ]
  }
  return [
    ...Object.entries(cities).map(([city, holder]) => ({
      label: city,
      values: Object.fromEntries(
        sides.map((seat) => [seat, sideOfSeat(ostkriegView(view), seat) === holder ? ost.end.held : ost.end.notHeld]),
      ),
    })),
  ]
}
