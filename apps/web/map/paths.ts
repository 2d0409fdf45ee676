import type { Line } from './geometry.ts'

/** Path data are whole numbers, this many to a map unit: short, and exact enough at the closest zoom. */
export const PER_UNIT = 10

/** SVG path data with relative steps; `close` makes rings. Points that fall together are left out. */
export function pathData(lines: readonly Line[], close: boolean): string {
  let data = ''
  for (const line of lines) {
    let [x, y] = [0, 0]
    let steps = ''
    let points = 0
    line.forEach(([px, py], i) => {
      const [nx, ny] = [Math.round(px * PER_UNIT), Math.round(py * PER_UNIT)]
      if (i > 0 && nx === x && ny === y) return
      steps += i === 0 ? `M${pair(nx, ny)}` : `${points === 1 ? 'l' : ''}${pair(nx - x, ny - y, points > 1)}`
      ;[x, y] = [nx, ny]
      points++
    })
    if (points > (close ? 2 : 1)) data += close ? `${steps}z` : steps
  }
  return data
}

/** A minus sign separates two numbers as well as a blank does. */
function pair(x: number, y: number, follows = false): string {
  const before = follows && x >= 0 ? ' ' : ''
  return `${before}${x}${y < 0 ? '' : ' '}${y}`
}
