import type { JSX } from 'preact'
import { Sign } from '../../../src/art/pictograms.tsx'
import type { AreaDescription } from '../../../src/board/api.ts'

const STAR = 'M0 -6.2L1.8 -2.1L6.2 -1.7L2.9 1.2L3.9 5.6L0 3.3L-3.9 5.6L-2.9 1.2L-6.2 -1.7L-1.8 -2.1z'

/** A white dot, or the gold disc of a Victory Point area; a number only where it is worth more than one. */
export function town(area: AreaDescription): JSX.Element {
  const { vp } = area.features
  if (!vp) return <circle r={3.6} class="ost-town" />
  return (
    <g>
      <circle r={9.5} class="ost-disc" />
      {vp === 1 ? (
        <path d={STAR} class="ost-star" />
      ) : (
        <text class="ost-count" y={5} font-size={14} fill="#3a2a00" text-anchor="middle">
          {vp}
        </text>
      )}
    </g>
  )
}

export function signs(area: AreaDescription): { sign: string; art: JSX.Element }[] {
  const { seas, supply, oil } = area.features
  return [
    ...(seas
      ? [
          {
            sign: 'port',
            art: (
              <g class="ost-port">
                <Sign name="anchor" size={12} ground="transparent" />
              </g>
            ),
          },
        ]
      : []),
    ...(supply ? [{ sign: 'source', art: <Source serves={String(supply)} /> }] : []),
    ...(oil ? [{ sign: 'oil', art: <Oil count={Number(oil)} /> }] : []),
  ]
}

/** A depot; the eastern map edge is an arrow that comes in from beyond. */
export function Source({ serves }: { serves: string }) {
  if (serves === 'eastern-edge') return <path class="ost-edge" d="M6 -3.2V-1.4H-1V-4.4L-6.4 0L-1 4.4V1.4H6V3.2" />
  return (
    <g class={`ost-source ost-source-${serves}`}>
      <Sign name="depot" size={14} ground="var(--label-halo)" />
    </g>
  )
}

export function Oil({ count }: { count: number }) {
  return (
    <g class="ost-oil">
      {Array.from({ length: count }, (_, i) => (
        <path
          key={i}
          transform={`translate(${(i - (count - 1) / 2) * 11} 0)`}
          d="M0 -6.6C2.6 -3 4.6 -0.4 4.6 2.2A4.6 4.6 0 0 1 -4.6 2.2C-4.6 -0.4 -2.6 -3 0 -6.6z"
        />
      ))}
    </g>
  )
}
