import { useRef } from 'preact/hooks'
import type { BoardLayout, BoardProps, BoardToken, Insets } from './api.ts'
import './board.css'
import './styles/printed.css'
import './styles/cells.css'
import './styles/names.css'
import './styles/lines.css'
import './styles/areas.css'
import './styles/controls.css'
import './dragging.css'
import { DrawnBoard } from './drawn-board.tsx'
import { useMap, useOrientation, useSize } from './use-map.ts'
import { besideButtons, shapeFor, type Window } from './view.ts'

const NOTHING: Insets = {}

/** A map that is narrower has no room for all names. */
const SMALL = 800

/** The board. See `api.ts` for what it is given and what it says. */
export function Board<Area, Token extends BoardToken>(given: BoardProps<Area, Token>) {
  // From here on nobody looks into the game's own parts: they go back to the game's art as they came.
  const props = given as BoardProps
  const root = useRef<HTMLDivElement>(null)
  const size = useSize(root)
  const only = props.description.orientations?.length === 1 ? props.description.orientations[0] : undefined
  const [orientation, setOrientation] = useOrientation(only ?? props.orientation, size)
  const drawn = size === undefined || size.width === 0 ? undefined : orientation
  const shape = props.description.shapes && size !== undefined ? shapeFor(size) : 'wide'
  const map = useMap(props.description, drawn, shape, size !== undefined && size.width < SMALL)
  // Turned, it is drawn in one go: it would seem to fall apart.
  const turned = useRef(false)
  // The drawn board says when it is ready.
  const access = props.still
    ? { 'aria-hidden': true }
    : { role: 'group' as const, 'aria-label': props.words.board, 'aria-busy': true }
  return (
    <div ref={root} class={`board${props.still ? ' board-still' : ''}`} {...access}>
      {map === undefined || size === undefined ? (
        <p class="board-loading">{props.still ? '' : props.words.loading}</p>
      ) : (
        <DrawnBoard
          key={map.key}
          {...props}
          root={root}
          map={map}
          {...partsOf(props, map.layout, { ...size, insets: props.insets ?? NOTHING })}
          fresh={!turned.current}
          onTurn={() => {
            turned.current = true
            const next = map.layout.orientation === 'east-up' ? 'north-up' : 'east-up'
            setOrientation(next)
            props.onOrientation?.(next)
          }}
        />
      )}
    </div>
  )
}

const partsOf = (
  props: BoardProps,
  { frame }: BoardLayout,
  window: Window,
): { readonly window: Window; readonly across: boolean } =>
  props.compact === true ? besideButtons(frame, window) : { window, across: true }
