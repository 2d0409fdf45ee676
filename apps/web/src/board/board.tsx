import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { AreaId, BoardHandle, BoardLayout, BoardProps, BoardToken, Highlights, Insets, Target, ZoomStep } from './api.ts'
import './board.css'
import './styles/printed.css'
import './styles/cells.css'
import './styles/names.css'
import './styles/lines.css'
import './styles/areas.css'
import './styles/controls.css'
import { Card } from './card-slot.tsx'
import { CellTints, cellAt, Front } from './cells.tsx'
import { Controls } from './controls.tsx'
import './dragging.css'
import { Anchors } from './anchors.ts'
import { graspAt } from './grasp.ts'
import { loadNameChoice, nameChoice } from './late-names.ts'
import { type PanZoom, panZoom } from './pan-zoom.ts'
import { Play } from './play.tsx'
import { BaseMap, Printed } from './printed.tsx'
import { arrange, type Ground, groundOf, hit, isComplete, namesWithin, neighbour, type Scene } from './scene.ts'
import { useDragging } from './use-dragging.ts'
import { type LoadedMap, useMap, useOrientation, useSize } from './use-map.ts'
import { elementOf, usePointing } from './use-pointing.ts'
import {
  around,
  besideButtons,
  cover,
  openPart,
  shapeFor,
  showing,
  shownBy,
  stepFor,
  tokenScale,
  type View,
  type Window,
  wholeView,
} from './view.ts'
import { walkToken } from './walk.ts'
import { keyOf, wantedIn } from './wanted-names.ts'

const NOTHING: Insets & Highlights = {}
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

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
  const access = props.still ? { 'aria-hidden': true } : { role: 'group' as const, 'aria-label': props.words.board }
  return (
    <div ref={root} class={`board${props.still ? ' board-still' : ''}`} {...access}>
      {map === undefined || size === undefined ? (
        <p class="board-loading">{props.still ? '' : props.words.loading}</p>
      ) : (
        <Table
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

interface TableProps extends BoardProps {
  readonly root: { readonly current: HTMLDivElement | null }
  readonly map: LoadedMap
  readonly window: Window
  /** The buttons stand in a row. */
  readonly across: boolean
  /** Nobody has seen the map yet. */
  readonly fresh: boolean
  readonly onTurn: () => void
}

/** A map that is narrower has no room for all names. */
const SMALL = 800

/** With less room than this a game's styles may leave small signs out (look for `board-overview`). */
const OVERVIEW = 0.5

function Table(props: TableProps) {
  const { description, art, state, highlights = NOTHING, describe, words, map, root, still, tokenSize = 1, nameSize = 1 } = props
  const { layout, baseMap, overMap } = map
  const calm = props.motion === false
  const world = useRef<HTMLDivElement>(null)
  const mover = useRef<PanZoom | undefined>(undefined)
  const least = still && props.part === undefined ? 0.5 : nameSize
  const whole =
    props.part !== undefined
      ? around(
          props.part.map((id) => layout.points[id]),
          props.window,
        )
      : still
        ? cover(layout.frame, props.window)
        : wholeView(layout.frame, props.window)
  // Drawn sharp at this zoom; in between, movements only transform what is drawn.
  const [zoom, setZoom] = useState(whole.zoom)
  const scale = tokenScale(zoom, tokenSize * nameSize, least)
  const step = stepFor(layout, zoom / scale)
  const tokens = scale * step.shrink
  // Placed for the least room of the step: with more room nothing can come to overlap, so zooming inside a step moves nothing.
  const ground = useGround(props, step, zoom / scale, shownBy(whole, openPart(props.window)))
  const before = useRef<{ readonly ground: Ground; readonly scene: Scene; readonly prepared?: Scene } | undefined>(undefined)
  const matters = ground.choice === undefined ? undefined : wantedIn(description, art, state, highlights)
  const scene = useMemo(() => {
    const known = before.current?.ground === ground ? before.current : undefined
    const made = arrange(ground, art, state, { before: known?.scene, prepared: known?.prepared, wanted: matters })
    before.current = { ground, scene: made }
    return made
  }, [ground, art, state, matters === undefined ? undefined : keyOf(matters)])

  // A land's name that the window would cut is not shown until somebody comes nearer.
  const uncut = useMemo(
    () => (zoom > 1.05 * whole.zoom ? scene : { ...scene, names: namesWithin(layout, scene, shownBy(whole, props.window)) }),
    [scene, zoom, whole.x, whole.y, whole.zoom, props.window.width, props.window.height],
  )
  const latest = useRef({ props, scene, zoom, scale: tokens, matters })
  latest.current = { props, scene, zoom, scale: tokens, matters }
  // What is asked of an area that is not drawn yet.
  const waiting = useRef<(() => void)[] | undefined>([])
  const onceDrawn = (work: () => void) => (waiting.current === undefined ? work() : void waiting.current.push(work))
  const [drawn, setDrawn] = useState(false)
  useLayoutEffect(() => {
    if (!drawn) return
    const works = waiting.current
    waiting.current = undefined
    for (const work of works ?? []) work()
  }, [drawn])

  const transform = (view: View) => {
    if (world.current !== null)
      world.current.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.zoom / latest.current.zoom})`
  }
  const anchors = useMemo(() => new Anchors({ zoom, names: scale, tokens }), [])
  useLayoutEffect(() => {
    if (world.current !== null) anchors.resize(world.current, { zoom, names: scale, tokens })
  }, [anchors, zoom, scale, tokens])
  const viewNow = (): View => mover.current?.view ?? whole
  useLayoutEffect(() => transform(viewNow()), [zoom, whole.x, whole.y])

  const aim = useRef<Parameters<typeof useDragging>[2]>({ at: () => null, dragging: undefined })
  const [rests, setRests] = useState(0)
  useEffect(() => {
    const element = root.current
    if (element === null || still) return
    const made = panZoom({
      element,
      layout,
      window: () => latest.current.props.window,
      moved(view) {
        transform(view)
        element.classList.add('board-moving')
      },
      rested(view) {
        element.classList.remove('board-moving')
        setZoom(view.zoom)
        setRests((count) => count + 1)
      },
      grasps: (x, y) => element.dataset.drags !== undefined && graspAt(aim.current, x, y) !== undefined,
    })
    mover.current = made
    made.go(wholeView(layout.frame, latest.current.props.window), true)
    return () => {
      made.stop()
      mover.current = undefined
    }
  }, [layout, still, root])
  const { width, height, insets } = props.window
  useEffect(() => mover.current?.resized(), [width, height, insets.top, insets.right, insets.bottom, insets.left])
  useEffect(() => {
    if (still) setZoom(whole.zoom)
  }, [still, whole.zoom])

  // ------------------------------------------------------------------------------------------------------- pointing
  const [reached, setCurrent] = useState<AreaId | undefined>(undefined)
  const current = reached ?? props.home ?? description.areas[0].id
  const wanted = (target: Target) => {
    const { areas, lines, tokens } = latest.current.props.highlights ?? {}
    return (target.kind === 'area' ? areas : target.kind === 'line' ? lines : tokens)?.[target.id]?.state === 'legal'
  }
  const targetAt = (x: number, y: number, touch: boolean) => {
    const box = root.current?.getBoundingClientRect()
    if (box === undefined) return null
    const view = viewNow()
    const point = [(x - box.left - view.x) / view.zoom, (y - box.top - view.y) / view.zoom] as const
    const cell = cellAt(layout, point)
    if (cell !== undefined) {
      // The whole cell is the area: only what lies on it needs an aim.
      const thing = hit(description, layout, art, latest.current.scene, point, {
        slack: touch ? 5 : 2,
        scale: latest.current.scale,
        zoom: view.zoom,
        wanted,
      })
      return thing?.kind === 'token' ? thing : ({ kind: 'area', id: cell } as const)
    }
    return hit(description, layout, art, latest.current.scene, point, {
      slack: touch ? 22 : 6,
      scale: latest.current.scale,
      zoom: view.zoom,
      wanted,
    })
  }
  const focusOn = (area: AreaId) => {
    setCurrent(area)
    bringIn(area)
    onceDrawn(() => elementOf(root.current, { kind: 'area', id: area })?.focus({ preventScroll: true }))
  }
  /** Moves the map just so far that the area is in the open part. */
  const bringIn = (area: AreaId) => {
    const open = openPart(latest.current.props.window)
    const view = viewNow()
    const [x, y] = [layout.points[area][0] * view.zoom + view.x, layout.points[area][1] * view.zoom + view.y]
    const inset = (at: number, from: number, length: number) =>
      Math.max(0, from + 50 - at) - Math.max(0, at - (from + length - 50))
    const [dx, dy] = [inset(x, open.x, open.width), inset(y, open.y, open.height)]
    if (dx !== 0 || dy !== 0) mover.current?.go({ ...view, x: view.x + dx, y: view.y + dy }, calm)
  }
  aim.current = { at: targetAt, dragging: props.dragging }
  useDragging(root, !still, aim.current)
  usePointing(root, !still, {
    at: targetAt,
    under: (target) => areaOf(target, latest.current.scene),
    pick(target) {
      if (target.kind === 'area') setCurrent(target.id)
      props.onPick?.(target)
    },
    point: (target, by) => props.onPoint?.(target, by),
    key(event, focused) {
      const way = ARROWS[event.key]
      if (way !== undefined && focused !== null) {
        const next = neighbour(description, layout, areaOf(focused, latest.current.scene) ?? current, way)
        if (next !== undefined) focusOn(next)
      } else if (event.key === '+' || event.key === '=') mover.current?.zoomBy(1.4, calm)
      else if (event.key === '-') mover.current?.zoomBy(1 / 1.4, calm)
      else if (event.key === 'Home') mover.current?.go(wholeView(layout.frame, latest.current.props.window), calm)
      else return false
      return true
    },
  })

  // --------------------------------------------------------------------------------------------------------- handle
  const handle = useMemo((): BoardHandle => {
    const quiet = () => latest.current.props.motion === false
    return {
      fit: () => mover.current?.go(wholeView(layout.frame, latest.current.props.window), quiet()),
      isWhole: () => viewNow().zoom < 1.2 * wholeView(layout.frame, latest.current.props.window).zoom,
      show(areas, options = {}) {
        const points = areas.flatMap((id) => (layout.points[id] === undefined ? [] : [layout.points[id]]))
        if (points.length > 0)
          mover.current?.go(showing(points, viewNow(), latest.current.props, options.zoom), options.calm ?? quiet())
      },
      zoomBy: (factor) => mover.current?.zoomBy(factor, quiet()),
      remember() {
        const view = viewNow()
        return () => mover.current?.go(view, quiet())
      },
      pulse: (area) => onceDrawn(() => pulse(elementOf(root.current, { kind: 'area', id: area }), latest.current.scale, quiet())),
      focus: focusOn,
      boxOf: (target) => elementOf(root.current, target)?.getBoundingClientRect(),
      walk: (token, areas) =>
        walkToken(
          elementOf(root.current, { kind: 'token', id: token }),
          areas.flatMap((id) => (layout.points[id] ? [layout.points[id]] : [])),
          latest.current,
          quiet(),
        ),
      prepare(state) {
        if (before.current === undefined) return
        const { ground, scene } = before.current
        const known = { before: scene, wanted: latest.current.matters }
        before.current = { ground, scene, prepared: arrange(ground, latest.current.props.art, state, known) }
      },
    }
  }, [layout])
  useEffect(() => props.onReady?.(handle), [handle])
  const showAll = useMemo(() => {
    return () => {
      handle.fit()
      latest.current.props.onWhole?.()
    }
  }, [handle])
  const turn = useMemo(
    () => (description.orientations?.length === 1 ? undefined : () => latest.current.props.onTurn()),
    [description],
  )

  return (
    <>
      <div class={step.room < OVERVIEW ? 'board-world board-overview' : 'board-world'} ref={world}>
        <BaseMap key={layout.orientation} markup={baseMap} layout={layout} zoom={zoom} scale={tokens} />
        {layout.cells !== undefined && (
          <Printed layout={layout} zoom={zoom} scale={tokens}>
            <CellTints description={description} layout={layout} art={art} areas={state.areas} />
          </Printed>
        )}
        {overMap !== undefined && <BaseMap markup={overMap} layout={layout} zoom={zoom} scale={tokens} />}
        {layout.cells !== undefined && (
          <Printed layout={layout} zoom={zoom} scale={tokens}>
            <Front description={description} layout={layout} art={art} areas={state.areas} />
          </Printed>
        )}
        <Play
          {...{ description, layout, art, state, highlights, describe, scene: uncut, current, anchors }}
          fresh={props.fresh}
          onDrawn={setDrawn}
        />
      </div>
      {!still && (
        <Controls
          words={words}
          across={props.across}
          orientation={layout.orientation}
          legend={art.legend}
          onZoom={handle.zoomBy}
          onFit={showAll}
          onTurn={turn}
        />
      )}
      {props.card != null && props.cardFor != null && (
        <Card
          about={props.cardFor}
          root={root}
          window={props.window}
          scene={scene}
          layout={layout}
          view={viewNow}
          scale={tokens}
          wanted={wanted}
          rests={rests}
        >
          {props.card}
        </Card>
      )}
    </>
  )
}

/** The ground of a step; those of steps that somebody came from are kept. */
function useGround(
  { description, art, map: { layout } }: TableProps,
  step: ZoomStep,
  room: number,
  bounds: BoardLayout['frame'],
): Ground {
  const grounds = useMemo(() => new Map<string, Ground>(), [description, layout, art])
  const { x, y, width, height } = bounds
  const all = isComplete(description, layout, step)
  const [, setCome] = useState(false)
  useEffect(() => {
    if (!all && nameChoice() === undefined)
      loadNameChoice().then(
        () => setCome(true),
        () => {},
      )
  }, [all])
  const Choice = all ? undefined : nameChoice()
  const key = Choice === undefined ? `${step.room}` : [step.room, room, x, y, width, height].join(' ')
  const ground = grounds.get(key) ?? groundOf(description, layout, art, step, Choice && { Choice, room, bounds })
  grounds.set(key, ground)
  return ground
}

function areaOf(target: Target, scene: Scene): AreaId | undefined {
  if (target.kind === 'area') return target.id
  const on = scene.tokens.find(({ token }) => token.id === target.id)?.token.on
  return on !== undefined && 'area' in on ? on.area : undefined
}

/** Rings that widen; where nothing is to move, one that stays for as long. */
function pulse(element: SVGElement | undefined, scale: number, calm: boolean): void {
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
