import type { ComponentChildren } from 'preact'
import type { BoardLayout } from './api.ts'
import { memo } from './memo.ts'

interface PrintedProps {
  readonly layout: BoardLayout
  readonly zoom: number
  readonly scale: number
  readonly markup?: { readonly __html: string }
  readonly children?: ComponentChildren
}

/** A sheet in map units, as large as what is drawn; --pen is a token unit in tenths of map units. */
export function Printed({ layout: { bleed }, zoom, scale, markup, children }: PrintedProps) {
  return (
    <svg
      class="board-base"
      aria-hidden="true"
      viewBox={`${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height}`}
      style={{
        left: `${bleed.x * zoom}px`,
        top: `${bleed.y * zoom}px`,
        width: `${bleed.width * zoom}px`,
        height: `${bleed.height * zoom}px`,
        '--pen': (10 * scale) / zoom,
      }}
      dangerouslySetInnerHTML={markup}
    >
      {children}
    </svg>
  )
}

interface BaseMapProps extends Pick<PrintedProps, 'layout' | 'zoom' | 'scale'> {
  readonly markup: string
}

/** The printed map. */
export const BaseMap = memo(({ markup, ...props }: BaseMapProps) => <Printed {...props} markup={{ __html: markup }} />)
