import { selection } from 'd3-selection'

/*
 * Stands in for d3-transition and d3-interpolate, of which d3-zoom only needs "stop what is running": the board moves the
 * map itself, so nothing ever runs, and thirteen kilobytes stay out of the table page.
 */
selection.prototype.interrupt = function interruptNothing() {
  return this
}

export function interrupt(): void {}

export const interpolateZoom = () => (): undefined => undefined
