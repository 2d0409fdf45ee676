import './styles/course-chart.css'
import type { Course } from '../game/client.ts'
import { Emblem } from '../ui/emblem.tsx'

/** Above the highest point and below the lowest there is room for a value. */
const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [420, 172, 34, 20, 36]

/** So many moments have room for each value; of more, only the last is written. */
const FEW = 6

/** How the score came about: a line for each seat, from moment to moment. The numbers stand in a table for those who cannot see it. */
export function CourseChart({ course: { title, moments, lines } }: { course: Course }) {
  const { x, y, most } = scaleOf(
    moments.length,
    lines.flatMap(({ values }) => values),
  )
  const wayOf = (values: readonly number[]): string =>
    values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}`).join('')
  return (
    <figure class="course">
      <figcaption>
        {title}{' '}
        {lines.map(({ look }) => (
          <span key={look.name} class="course-name">
            <Emblem look={look} size={16} /> {look.name}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, most / 2, most].map((value) => (
          <g key={value}>
            <path class="course-rule" d={`M${LEFT} ${y(value)}H${WIDTH - 8}`} />
            <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {moments.map((moment, i) => (
          <text key={moment} x={x(i)} y={HEIGHT - 4} text-anchor="middle">
            {moment}
          </text>
        ))}
        {lines.map(({ look, values }, n) => (
          <g key={look.name} style={{ color: `var(--${look.colour})` }}>
            <path class="course-edge" d={wayOf(values)} />
            <path class={`course-line line-${n}`} d={wayOf(values)} />
            {values.map((value, i) => (
              <circle key={moments[i]} class="course-point" cx={x(i)} cy={y(value)} r={4} />
            ))}
          </g>
        ))}
        {moments.map(
          (moment, i) =>
            (moments.length <= FEW || i === moments.length - 1) &&
            baselinesOf(lines.map(({ values }) => y(values[i]))).map(
              (baseline, n) =>
                baseline !== undefined && (
                  <text key={`${moment} ${lines[n].look.name}`} class="course-value" x={x(i)} y={baseline} text-anchor="middle">
                    {lines[n].values[i]}
                  </text>
                ),
            ),
        )}
      </svg>
      {/* A table is as wide as its cells whatever it is told, so what hides it stands around it. */}
      <div class="sr-only">
        <table>
          <tbody>
            {lines.map(({ look, values }) => (
              <tr key={look.name}>
                <th scope="row">{look.name}</th>
                {values.map((value, i) => (
                  <td key={moments[i]}>
                    {moments[i]}: {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** A value above its point and one below, as far from it as its letters need; between two points that are nearer none can be read. */
const [ABOVE, BELOW, APART] = [-8, 19, 26]

/**
 * Where the value of each of these points, all of one moment, is written: above its point, below if there is another close above, and nowhere
 * if there is no room for it. One value stands for all that lie on the same point.
 */
export function baselinesOf(heights: readonly number[]): readonly (number | undefined)[] {
  const baselines = heights.map((): number | undefined => undefined)
  const points = [...new Set(heights)].sort((a, b) => a - b)
  let taken = Number.NEGATIVE_INFINITY
  points.forEach((height, i) => {
    const next = points[i + 1] ?? Number.POSITIVE_INFINITY
    const isFreeAbove = height - taken >= APART
    const isFreeBelow = next - height >= APART
    if (isFreeAbove) baselines[heights.indexOf(height)] = height + ABOVE
    else if (isFreeBelow) baselines[heights.indexOf(height)] = height + BELOW
    taken = isFreeAbove || !isFreeBelow ? height : height + BELOW
  })
  return baselines
}

/** Where a moment and a value stand on the chart, which reaches up to an even number above all values. */
export function scaleOf(moments: number, values: readonly number[]) {
  const most = Math.max(2, 2 * Math.ceil(Math.max(...values) / 2))
  return {
    most,
    x: (moment: number): number => LEFT + 14 + (moment / Math.max(1, moments - 1)) * (WIDTH - LEFT - 40),
    y: (value: number): number => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM),
  }
}
