import './board.css'
import type { View } from '@railhead/table'
import type { BoardArt, BoardDescription, BoardState, BoardToken } from '../../src/board/api.ts'
import { outpostsView } from './view.ts'

/** Three outposts in a triangle, one for each seat. */
const POINTS = { red: [200, 300], blue: [600, 300], green: [400, 90] } as const
const NAMES = { red: 'Red outpost', blue: 'Blue outpost', green: 'Green outpost' } as const
const SEATS = ['red', 'blue', 'green'] as const
const RADIUS = 34

export const board: BoardDescription = {
  id: 'outposts',
  areas: SEATS.map((id) => ({ id, name: NAMES[id], kind: 'land', colours: [id], features: {} })),
  lines: [],
  orientations: ['north-up'],
  load: async () => ({
    baseMap: '<path class="out-ground" d="M-400-300H1200V700H-400Z"/><path class="out-path" d="M200 300H600L400 90Z"/>',
    layout: {
      orientation: 'north-up',
      frame: { x: 60, y: 0, width: 680, height: 420 },
      bleed: { x: -400, y: -300, width: 1600, height: 1000 },
      points: POINTS,
      bends: {},
      names: [],
      // One step is enough: three names have room at every zoom.
      steps: [
        {
          room: 0,
          shrink: 1,
          signs: {},
          names: [],
          labels: Object.fromEntries(SEATS.map((id) => [id, labelOf(id)])),
          slots: Object.fromEntries(SEATS.map((id) => [`pledge/${id}`, [RADIUS + 6, -16, 22, 32] as const])),
        },
      ],
    },
  }),
}

function labelOf(id: (typeof SEATS)[number]) {
  return { box: [-50, RADIUS + 8, 100, 16], lines: [NAMES[id]], anchor: 'middle' } as const
}

/** The points of an outpost, where somebody sits. */
export interface Outpost {
  readonly points: number
}

/** What lies on the map: the points of each seat, and a card face down for each pledge. */
export function boardState(seen: View): BoardState<Outpost, BoardToken> {
  const { scores, pledged } = outpostsView(seen)
  return {
    areas: Object.fromEntries(Object.entries(scores).map(([seat, points]) => [seat, { points }])),
    tokens: Object.entries(pledged).flatMap(([seat, card]) =>
      card === null ? [] : [{ id: `pledge/${seat}`, kind: 'pledge', on: { area: seat } }],
    ),
  }
}

export const art: BoardArt<Outpost> = {
  area: ({ id }, outpost) => (
    <g class={outpost === undefined ? 'out-post out-empty' : 'out-post'}>
      <circle r={RADIUS} fill={`var(--out-${id})`} />
      {outpost !== undefined && <text y="9">{outpost.points}</text>}
    </g>
  ),
  radius: () => RADIUS,
  footprint: () => RADIUS,
  token: () => <rect class="out-pledge" x="-11" y="-16" width="22" height="32" rx="3" />,
  size: () => ({ width: 22, height: 32 }),
}
