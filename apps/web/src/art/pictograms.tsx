import type { JSX } from 'preact'

/*
 * Our own pictograms, which any game may use: filled silhouettes on a grid of 24, details cut out, so that they work at
 * 12 pixels. `fill` is what is there, `cut` are strokes in the colour of the ground.
 */
interface Shape {
  readonly fill: string
  readonly cut?: string
}

const wheel = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const hub = (x: number, y: number) => `M${x} ${y}h.01`
const shell = (x: number) => `M${x} 21.5h5v-2.6h-5zM${x} 17.6h5V9.4q0-4-2.5-7.4q-2.5 3.4-2.5 7.4z`

const SHAPES = {
  fuel: {
    fill: 'M5 9.2a2.4 2.4 0 0 1 2.4-2.4h9.2A2.4 2.4 0 0 1 19 9.2v10.9a2.4 2.4 0 0 1-2.4 2.4H7.4A2.4 2.4 0 0 1 5 20.1zM8 1.5h6.4v4H8zM16.2 5.2l2.7-3.4 2.1 1.7-2.7 3.3z',
    cut: 'M8.8 11.4l6.4 7M15.2 11.4l-6.4 7',
  },
  ammo: { fill: shell(2) + shell(9.5) + shell(17) },
  food: {
    fill: 'M4.2 21.4a1.7 1.7 0 0 1-1.7-1.7v-4.2C-.4 12.6 1.2 5 12 5s12.4 7.6 9.5 10.5v4.2a1.7 1.7 0 0 1-1.7 1.7z',
    cut: 'M8.4 9.2l-2.2 5.6M13.1 9.2l-2.2 5.6M17.8 9.2l-2.2 5.6',
  },
  truck: {
    fill: `M.8 5.4h12.6v11.4H.8zM14.6 8.6h4.2l4.4 4.4v3.8h-8.6z${wheel(6, 18, 3)}${wheel(18, 18, 3)}`,
    cut: `M16.4 10.6h1.8l1.8 1.9h-3.6z${hub(6, 18)}${hub(18, 18)}`,
  },
  train: {
    fill: `M3.4 8.6h10.4V3.4h9.4v13.4H3.4zM5 3h3.6v6H5zM10 6.2h2.6v3H10zM.6 19.6l2.6-4h2v4z${wheel(6.4, 18.6, 2.9)}${wheel(12.4, 18.6, 2.9)}${wheel(19, 18.6, 2.9)}`,
    cut: `M16.4 6.4h4v3.4h-4z${hub(6.4, 18.6)}${hub(12.4, 18.6)}${hub(19, 18.6)}`,
  },
  medal: { fill: `M7.4 1h9.2l-1.4 8.4H8.8z${wheel(12, 16, 6.8)}`, cut: 'M12 13.2a2.8 2.8 0 1 0 .01 0zM12 1.6v6.6' },
  star: { fill: 'M12 1.2l3.2 7.2 7.8.8-5.9 5.2 1.7 7.7L12 18.2l-6.8 3.9 1.7-7.7L1 9.2l7.8-.8z' },
  bunker: { fill: 'M1.5 20.5V14Q4 6.5 12 6.5T22.5 14v6.5z', cut: 'M7 14.2h10' },
  anchor: {
    fill: 'M12 .8a3.2 3.2 0 0 1 1.3 6.1v1.7h3.9v2.6h-3.9v8.6c2.6-.4 4.6-2 5.4-4.2l-1.9.4 3.4-4.6 2.4 5-1.6-.5c-1 3.9-4.6 7.3-9 7.3s-8-3.4-9-7.3l-1.6.5 2.4-5 3.4 4.6-1.9-.4c.8 2.2 2.8 3.8 5.4 4.2v-8.6H6.8V8.6h3.9V6.9A3.2 3.2 0 0 1 12 .8z',
    cut: 'M12 4h.01',
  },
  warship: {
    fill: 'M.8 15.4h22.4l-3.2 6H4zM4.4 11.6h15.2v2.6H4.4zM8 7.4h8v3.2H8zM10.8 2.2h2.4v4.4h-2.4zM2 12.2h1.6v2H2zM16.6 8.4h4.6v1.4h-4.6z',
  },
  rails: { fill: 'M5.4 1.5h2.4L5.2 22.5H2.6zM16.2 1.5h2.4l2.8 21h-2.6zM6 5h12v1.9H6zM5 10h14v2H5zM4.4 15.6h15.2v2.2H4.4z' },
  car: {
    fill: `M1 11.4l4.4-.9 3-4.2h7.4l3.4 4.6 3.8.9v5H1z${wheel(6.4, 17.2, 3)}${wheel(17.6, 17.2, 3)}`,
    cut: `M9.4 8h2.4v2.6H7.8zM13.6 8h1.8l1.9 2.6h-3.7z${hub(6.4, 17.2)}${hub(17.6, 17.2)}`,
  },
  aircraft: {
    fill: 'M10.8 2.2q1.2-1.8 2.4 0l.6 5.6 9 3.6v2.8l-9-1.2-.4 5.6 3 1.8v1.8l-4.4-.9-4.4.9v-1.8l3-1.8-.4-5.6-9 1.2v-2.8l9-3.6z',
  },
  snow: { fill: 'M11 1.5h2v21h-2zM2 6.1l1-1.7 18 13.5-1 1.7zM21 4.4l1 1.7L4 19.6l-1-1.7z' },
  derrick: { fill: 'M10.6 1.5h2.8l5.6 21h-2.6L15 17H9l-1.4 5.5H5zM9.8 14h4.4L13.5 11h-3zM11 8.4h2l-1-4z' },
  hand: {
    fill: 'M6 11V5.4a1.5 1.5 0 0 1 3 0V2.8a1.5 1.5 0 0 1 3 0v-.4a1.5 1.5 0 0 1 3 0v1.4a1.5 1.5 0 0 1 3 0v9.4l1-1.9a1.6 1.6 0 0 1 2.9 1.3L19 19.4q-1.6 3.4-6 3.4-7 0-7-7z',
    cut: 'M9 5.4V11M12 3V11M15 4V11',
  },
  octagon: { fill: 'M7.4 1.2h9.2l6.2 6.2v9.2l-6.2 6.2H7.4l-6.2-6.2V7.4z', cut: 'M6.8 12h10.4' },
  depot: { fill: 'M1.5 9.6L12 2.8l10.5 6.8v12h-21z', cut: 'M6 13.4h12M6 17.2h12' },
} as const satisfies Record<string, Shape>

export type PictogramName = keyof typeof SHAPES

/** Inside an SVG: `size` wide around (x, y), in the current colour; `ground` is what the details are cut out to. */
export function Sign({
  name,
  x = 0,
  y = 0,
  size,
  ground,
}: {
  name: PictogramName
  x?: number
  y?: number
  size: number
  ground: string
}): JSX.Element {
  const shape: Shape = SHAPES[name]
  const scale = size / 24
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      <path d={shape.fill} fill="currentColor" />
      {shape.cut && (
        <path d={shape.cut} fill="none" stroke={ground} stroke-width={2} stroke-linecap="round" stroke-linejoin="round" />
      )}
    </g>
  )
}

/** In running text and panels; decorative, so words or a label beside it say what it means. */
export function Pictogram({
  name,
  size = 20,
  ground = 'var(--panel)',
}: {
  name: PictogramName
  size?: number
  ground?: string
}): JSX.Element {
  return (
    <svg class="pictogram" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <Sign name={name} size={24} ground={ground} />
    </svg>
  )
}
