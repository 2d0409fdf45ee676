import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useLate } from '../ui/late.tsx'
import { Anchors } from './anchors.ts'
import type { AreaId, BoardProps, Highlights, Target } from './api.ts'
import { boardHandle } from './board-handle.ts'
import { CellTints, cellAt, Front } from './cells.tsx'
import { Controls } from './controls.tsx'
import { graspAt } from './grasp.ts'
import { hit, neighbour } from './hit.ts'
import { type PanZoom, panZoom } from './pan-zoom.ts'
import { Play } from './play.tsx'
import { BaseMap, Printed } from './printed.tsx'
import { namesWithin, type Scene } from './scene.ts'
import { useDragging } from './use-dragging.ts'
import type { LoadedMap } from './use-map.ts'
import { elementOf, usePointing } from './use-pointing.ts'
import { useScene } from './use-scene.ts'
import { around, cover, openPart, shownBy, stepFor, tokenScale, type View, type Window, wholePart, wholeView } from './view.ts'

const loadCard = async () => (await import('./card-slot.tsx')).Card

const NOTHING: Highlights = {}
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface DrawnProps extends BoardProps {
  readonly root: { readonly current: HTMLDivElement | null }
  readonly map: LoadedMap
  readonly window: Window
  /** The buttons stand in a row. */
  readonly across: boolean
  /** Nobody has seen the map yet. */
  readonly fresh: boolean
  readonly onTurn: () => void
}

/** With less room than this a game's styles may leave small signs out (look for `board-overview`). */
const OVERVIEW = 0.5

/** The board once its map is there and the window is known. */
export function DrawnBoard(props: DrawnProps) {
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
  const { scene, prepare } = useScene(
    { description, art, state, highlights, layout },
    step,
    zoom / scale,
    shownBy(whole, wholePart(props.window)),
  )

  // A land's name that the window would cut is not shown until somebody comes nearer.
  const uncut = useMemo(
    () => (zoom > 1.05 * whole.zoom ? scene : { ...scene, names: namesWithin(layout, scene, shownBy(whole, props.window)) }),
    [scene, zoom, whole.x, whole.y, whole.zoom, props.window.width, props.window.height],
  )
  const Card = useLate(props.card != null, loadCard)
  const latest = useRef({ props, scene, zoom, scale: tokens, prepare })
  latest.current = { props, scene, zoom, scale: tokens, prepare }
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
  const busy = !drawn || props.unlit === true
  useLayoutEffect(() => {
    if (!props.still) props.root.current?.setAttribute('aria-busy', String(busy))
  }, [props.root, props.still, busy])

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
  // A question about no area is asked somewhere too: at the front.
  const current = reached ?? props.home ?? art.frontline?.(description, state)[0] ?? description.areas[0].id
  const wanted = (target: Target) => {
    const { areas, lines, tokens } = latest.current.props.highlights ?? {}
    return (target.kind === 'area' ? areas : target.kind === 'line' ? lines : tokens)?.[target.id]?.state === 'legal'
  }
  const targetAt = (x: number, y: number, touch: boolean) => {
    const box = root.current?.getBoundingClientRect()
    if (box === undefined) return null
    const view = viewNow()
    const point = [(x - box.left - view.x) / view.zoom, (y - box.top - view.y) / view.zoom] as const
    const { scene, scale } = latest.current
    const near = (slack: number) => hit(description, layout, art, scene, point, { slack, scale, zoom: view.zoom, wanted })
    const cell = cellAt(layout, point)
    if (cell === undefined) return near(touch ? 22 : 6)
    // The whole cell is the area: only what lies on it needs an aim.
    const thing = near(touch ? 5 : 2)
    return thing?.kind === 'token' ? thing : ({ kind: 'area', id: cell } as const)
  }
  const focusOn = (area: AreaId) => {
    setCurrent(area)
    bringIn(area)
    const element = () => elementOf(root.current, { kind: 'area', id: area })
    const focus = () => element()?.focus({ preventScroll: true })
    // Areas are there before what stands on them.
    if (element() === undefined) onceDrawn(focus)
    else focus()
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
    // Where lines are drawn they show what is beside what.
    around: (area) =>
      layout.cells === undefined ? [] : description.lines.flatMap(({ a, b }) => (a === area ? [b] : b === area ? [a] : [])),
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

  const handle = useMemo(
    () =>
      boardHandle({
        root,
        layout,
        mover: () => mover.current,
        view: viewNow,
        now: () => ({ ...latest.current.props, zoom: latest.current.zoom, scale: latest.current.scale }),
        onceDrawn,
        focus: focusOn,
        prepare: (state) => latest.current.prepare(state),
      }),
    [layout],
  )
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
          overlay={props.overlay}
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
          onLayers={props.onLayers}
          onZoom={handle.zoomBy}
          onFit={showAll}
          onTurn={turn}
        />
      )}
      {Card !== undefined && props.card != null && props.cardFor != null && (
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

function areaOf(target: Target, scene: Scene): AreaId | undefined {
  if (target.kind === 'area') return target.id
  const on = scene.tokens.find(({ token }) => token.id === target.id)?.token.on
  return on !== undefined && 'area' in on ? on.area : undefined
}
