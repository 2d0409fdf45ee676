/** Whose it is, by colour and by shape. */
export interface EmblemLook {
  /** Name of a colour without the dashes; `-edge` and `-ink` go with it where the usual ones do not. */
  readonly colour: string
  readonly emblem: 'triangle-up' | 'square' | 'triangle-down' | 'diamond' | 'one' | 'two'
}

const SHAPES: { readonly [emblem in EmblemLook['emblem']]: string } = {
  'triangle-up': 'M12 6.5 18 17H6Z',
  square: 'M7 7h10v10H7Z',
  'triangle-down': 'M12 17.5 6 7h12Z',
  diamond: 'M12 5.5 18.5 12 12 18.5 5.5 12Z',
  one: 'M10.5 6.5h3v11h-3Z',
  two: 'M8 6.5h3v11H8Zm5 0h3v11h-3Z',
}

/** A seat's disc: colour and shape, so that neither is needed alone. */
export function Emblem({ look, size = 26 }: { look: EmblemLook; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" class="emblem-disc">
      <circle
        cx="12"
        cy="12"
        r="11"
        fill={`var(--${look.colour})`}
        stroke={`var(--${look.colour}-edge, #3a0d09)`}
        stroke-width="1.6"
      />
      <path d={SHAPES[look.emblem]} fill={`var(--${look.colour}-ink, #fffdf8)`} />
    </svg>
  )
}
