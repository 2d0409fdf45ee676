/** Rings that widen; where nothing is to move, one that stays for as long. */
export function pulse(element: SVGElement | undefined, scale: number, calm: boolean): void {
  const ring = element?.querySelector<SVGElement>('.ring-line')
  const frame = (r: number, width: number, opacity: number) => {
    return { r: `${r * scale}px`, stroke: 'var(--interactive)', strokeWidth: `${width * scale}px`, opacity }
  }
  const still = frame(22, 5, 1)
  ring?.animate(calm ? [still, still] : [frame(14, 5, 1), frame(34, 1, 0)], {
    duration: calm ? 2400 : 800,
    iterations: calm ? 1 : 3,
    easing: 'ease-out',
  })
}
