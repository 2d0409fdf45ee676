import type { ComponentChildren, JSX } from 'preact'

/*
 * The board's whole interface. The board knows nothing of rules: it is given a map (`BoardDescription`), how its things
 * are drawn (`BoardArt`), what lies on it (`BoardState`), what is lit (`Highlights`), and says what was pointed at.
 *
 *   <Board description={...} art={...} state={...} highlights={...} describe={nameOf} onPick={choose} onPoint={explain} />
 *
 * Two measures: a map unit is one CSS pixel when the map is at zoom 1; a token unit is one CSS pixel of a token at size 1.
 * Zooming by z makes the geometry grow by z and tokens and labels by about its square root, so there is more room close up.
 */

export type AreaId = string
/** `lineId(a, b)`: the two areas' ids in alphabetical order with a `~` between. */
export type LineId = string
export type TokenId = string

/** The id of the line between two areas, whichever way round they are given. */
export function lineId(a: AreaId, b: AreaId): LineId {
  return a < b ? `${a}~${b}` : `${b}~${a}`
}

/** What can be pointed at. Armies, trains, stocks are all tokens; their ids are the game's own. */
export type Target =
  | { readonly kind: 'area'; readonly id: AreaId }
  | { readonly kind: 'line'; readonly id: LineId }
  | { readonly kind: 'token'; readonly id: TokenId }

// ---------------------------------------------------------------------------------------------------------- the map

/** Which way the map is drawn: east at the top fills a landscape window, north at the top a portrait one. */
export type Orientation = 'east-up' | 'north-up'

/** A map may be drawn for wide windows and, with the same side up, for those that are about as high as wide, or higher. */
export type MapShape = 'wide' | 'tall'

export interface AreaDescription {
  readonly id: AreaId
  readonly name: string
  readonly kind: 'land' | 'sea'
  /** Who may hold it, for instance `['red', 'blue']`. */
  readonly colours: readonly string[]
  /** What is printed on it, for instance `{ base: true, harbour: 'S1' }`. Read by the game's art only. */
  readonly features: Readonly<Record<string, string | number | boolean | undefined>>
}

export interface LineDescription {
  readonly id: LineId
  readonly a: AreaId
  readonly b: AreaId
  /** Which kind of line it is. Read by the game only. */
  readonly kind: string
  /** Two cells touch: nothing is drawn unless the game's art wants it, and it cannot be pointed at. */
  readonly border?: boolean
  readonly colours: readonly string[]
}

/** A box in token units, relative to the centre of its area. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** An area's name at one zoom step: its box, its one or two lines, and which side of the area it stands on. */
export interface LabelPlace {
  readonly box: Box
  readonly lines: readonly string[]
  readonly anchor: 'start' | 'middle' | 'end'
  /** Where a thin line from its area meets it, if it stands so far off that nobody would know whose it is. */
  readonly leader?: readonly [x: number, y: number]
}

/** Where pieces of one kind stand beside an area: the sizes that they can be drawn in, best first, in token units. */
export interface Slot {
  /** A token's `kind`. */
  readonly slot: string
  readonly fits: readonly { readonly width: number; readonly height: number }[]
}

/** Places computed at build time that hold from this step's room up to the next one's. */
export interface ZoomStep {
  /** Map zoom divided by token size: how much room there is, in token units per map unit. */
  readonly room: number
  /** Size of pieces and areas against names: less than 1 far away, where there is an overview and not a heap. */
  readonly shrink: number
  /** Areas without an entry have no label at this step. */
  readonly labels: Readonly<Record<AreaId, LabelPlace>>
  /** Small signs beside an area, by `sign/area`, same reasoning as labels. */
  readonly signs: Readonly<Record<string, Box>>
  /** Where pieces of a kind stand, by `kind/area`: as wide as they may be. A place is never a name's or another's. Others take what is left. */
  readonly slots: Readonly<Record<string, Box>>
  /** Indices into `BoardLayout.names` of lands, seas and rivers with room for their name. */
  readonly names: readonly number[]
}

export interface PlaceName {
  readonly text: string
  readonly kind: 'land' | 'sea' | 'river'
  readonly at: readonly [x: number, y: number]
  /** Degrees, clockwise. */
  readonly turn: number
  readonly size: number
}

/** One orientation of the map. All coordinates are map units. */
export interface BoardLayout {
  readonly orientation: Orientation
  /** The rectangle that holds every area: what "whole map" shows. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** The rectangle that is drawn, larger than the frame so that windows of any shape are filled. */
  readonly bleed: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly points: Readonly<Record<AreaId, readonly [x: number, y: number]>>
  /** Lines that are not straight, by id: the point that a quadratic curve is pulled to. */
  readonly bends: Readonly<Record<LineId, readonly [x: number, y: number]>>
  /** The land of each area as path data in tenths of map units, on maps whose areas are cells. */
  readonly cells?: Readonly<Record<AreaId, string>>
  /** What two cells share, by `lineId`, as path data in tenths of map units. */
  readonly borders?: Readonly<Record<LineId, string>>
  /** Id of the clip path of the base map that cuts cells to the coast. */
  readonly coast?: string
  /** In order of rising room. */
  readonly steps: readonly ZoomStep[]
  /** Ever shorter ways to write names, for where there is no room for all of them in full; in token units. */
  readonly short?: Readonly<
    Record<AreaId, readonly { readonly lines: readonly string[]; readonly width: number; readonly height: number }[]>
  >
  readonly names: readonly PlaceName[]
}

export interface BoardDescription {
  readonly id: string
  readonly areas: readonly AreaDescription[]
  readonly lines: readonly LineDescription[]
  /** The directions that the map is drawn in; both if left out. */
  readonly orientations?: readonly Orientation[]
  /** It is drawn in both shapes. */
  readonly shapes?: true
  /** Fetches one drawing: positions and label places, and the base map as SVG markup, with what lies over the cells apart. Cached by the caller's bundler. */
  load(
    orientation: Orientation,
    shape: MapShape,
  ): Promise<{ readonly layout: BoardLayout; readonly baseMap: string; readonly overMap?: string }>
}

// --------------------------------------------------------------------------------------------------- what lies on it

/** Something that lies beside an area or on a line. The game adds what its art needs (see `BoardArt`). */
export interface BoardToken {
  readonly id: TokenId
  readonly kind: string
  readonly on: { readonly area: AreaId } | { readonly line: LineId }
}

export interface BoardState<Area = unknown, Token extends BoardToken = BoardToken> {
  /** What is known of each area, in the game's own terms. Areas without an entry are as printed. */
  readonly areas: Readonly<Record<AreaId, Area | undefined>>
  readonly tokens: readonly Token[]
}

// ------------------------------------------------------------------------------------------------------------ states

/**
 * - `legal`: may be chosen now; dashed violet ring and the key's badge
 * - `selected`: what the question is about; solid double ring
 * - `reach`: could be reached later; fine dots
 * - `refused`: pointed at and not allowed; ink ring with a bar
 * - `pending`: chosen but not confirmed; half transparent with short dashes
 * - `risk`: something may be done to it by others; red dots with an exclamation mark
 */
export type MarkState = 'legal' | 'selected' | 'reach' | 'refused' | 'pending' | 'risk'

export interface Mark {
  readonly state: MarkState
  /** The key that chooses it, shown in a badge; the same as on its button. */
  readonly key?: string
  /** Lit from outside: its button is hovered or focused. */
  readonly hot?: boolean
}

/** An arrow along a line: dots for another player's last move, violet for a plan. */
export interface Arrow {
  readonly from: AreaId
  readonly to: AreaId
  readonly kind: 'trail' | 'plan'
  /** Number of the step, for plans. */
  readonly key?: string
}

export interface Highlights {
  readonly areas?: Readonly<Record<AreaId, Mark | undefined>>
  readonly lines?: Readonly<Record<LineId, Mark | undefined>>
  readonly tokens?: Readonly<Record<TokenId, Mark | undefined>>
  readonly arrows?: readonly Arrow[]
}

/**
 * How something that is read off the map matters to whoever reads it. Each has a stroke of its own, so that colour is never alone:
 * solid, fine, dashed, and dotted.
 */
export type Tone = 'good' | 'plain' | 'warn' | 'bad'

/** What is laid over the map to be read and not chosen: areas that are tinted, lines as wide as they matter, a word at each. */
export interface Overlay {
  readonly areas: readonly { readonly id: AreaId; readonly tone: Tone; readonly label?: string }[]
  /** `width` is 1 to 4. */
  readonly lines: readonly { readonly id: LineId; readonly tone: Tone; readonly width: number; readonly label?: string }[]
}

// --------------------------------------------------------------------------------------------------------------- art

export interface LegendEntry {
  readonly label: string
  readonly art: JSX.Element
}

/** Entries that belong together. */
export interface LegendSection {
  readonly title: string
  readonly entries: readonly LegendEntry[]
}

/** How a game's things are drawn: SVG around (0, 0), in token units. */
export interface BoardArt<Area = unknown, Token extends BoardToken = BoardToken> {
  area(area: AreaDescription, state: Area | undefined): JSX.Element
  /** Half the width of the area's sign, for hits and placing. */
  radius(area: AreaDescription): number
  /** Radius of the ring around the area, where a little more than its sign's would be hidden. */
  ring?(area: AreaDescription): number
  /** Half the width of everything drawn on the area, for placing tokens clear of it. */
  footprint(area: AreaDescription): number
  /** Signs beside the area. Keys are those of `ZoomStep.signs` without the `/area`. */
  signs?(area: AreaDescription, state: Area | undefined): readonly { readonly sign: string; readonly art: JSX.Element }[]
  /** `room` is the zoom step's: far away a token says less; and so where it may be no wider than `most`. */
  token(token: Token, room: number, most: number): JSX.Element
  size(token: Token, room: number, most: number): { readonly width: number; readonly height: number }
  /** Where not all names have room: 0 is always named, 1 before the rest, 2 the rest. */
  rank?(area: AreaDescription): 0 | 1 | 2
  /** The areas where the fighting is, whose names come before those of quiet ones. */
  frontline?(description: BoardDescription, state: BoardState<Area, Token>): readonly AreaId[]
  /** Classes of an area's cell: who holds it. */
  cell?(area: AreaDescription, state: Area | undefined): string
  /** Does the front run between two areas? */
  front?(a: Area | undefined, b: Area | undefined): boolean
  /** All styles of lines, bottom to top. The class `ln-<style>` of the game's style sheet says how one looks. */
  readonly lineStyles?: readonly string[]
  /** Which of them a line has now. */
  line?(line: LineDescription, a: Area | undefined, b: Area | undefined): readonly LineStyle[]
  /** The key to the map, fetched when it is first opened. */
  readonly legend?: () => Promise<readonly LegendSection[]>
}

/** `side` shifts one half of a double line sideways, in token units. */
export interface LineStyle {
  readonly name: string
  readonly side?: number
}

// --------------------------------------------------------------------------------------------------------- component

/** `long-press` stays until the next touch; the others end with `null`. */
export type PointedBy = 'hover' | 'focus' | 'long-press'

export interface Insets {
  readonly top?: number
  readonly right?: number
  readonly bottom?: number
  readonly left?: number
  /** What is left may be lower: the map is never made so small that it would be lower than this, and one moves it to see the rest. */
  readonly least?: number
}

/** Given to `onReady`: what the page may ask of the board. */
export interface BoardHandle {
  /** The whole map. */
  fit(): void
  /** Nobody has come nearer: about the whole map is shown. */
  isWhole(): boolean
  /** Brings the areas into the part of the window that nothing covers; zooms in only as far as they all fit. */
  show(areas: readonly AreaId[], options?: { readonly zoom?: number; readonly calm?: boolean }): void
  zoomBy(factor: number): void
  /** Answers what brings the map back to where it is now. */
  remember(): () => void
  /** A short pulse, for links in texts. */
  pulse(area: AreaId): void
  /** Moves the focus to an area. */
  focus(area: AreaId): void
  /** The half of the window that the area lies in, whether it is drawn yet or not. */
  halfOf(area: AreaId): 'left' | 'right'
  /** Where it is now, in window coordinates; undefined when there is no such thing. */
  boxOf(target: Target): DOMRect | undefined
  /** Moves a token along areas and leaves it at the last one's centre until the next state arrives. At once without motion. */
  walk(token: TokenId, areas: readonly AreaId[]): Promise<void>
  /** Perhaps this state comes next: what lies where is worked out before it does. */
  prepare(state: BoardState): void
}

/** Things that can be dragged to others; without it every drag moves the map. */
export interface Dragging {
  /** Something legal can be done by dragging it. Asked at every press: must be cheap. */
  readonly lifts: (target: Target) => boolean
  /** False when it is already known that it cannot be put down there. */
  readonly fits?: (from: Target, to: Target) => boolean | undefined
  /** It is being dragged; null ends it. */
  readonly lifted?: (target: Target | null) => void
  /** What it is over while it is dragged; null when that is nothing else. */
  readonly over?: (from: Target, to: Target | null) => void
  /** It was put down on something else, legal or not: the page explains what is refused. */
  readonly drop: (from: Target, to: Target) => void
}

export interface BoardProps<Area = unknown, Token extends BoardToken = BoardToken> {
  readonly description: BoardDescription
  readonly art: BoardArt<Area, Token>
  readonly state: BoardState<Area, Token>
  readonly highlights?: Highlights
  readonly overlay?: Overlay | undefined
  /** The button for what can be laid over the map was pressed; without it there is none. */
  readonly onLayers?: (() => void) | undefined
  /** Accessible name: everything about the thing that a sighted player sees, in one sentence. */
  readonly describe: (target: Target) => string
  /** Click, tap, Enter. Called for everything, legal or not: the page explains what is refused. */
  readonly onPick?: (target: Target) => void
  readonly dragging?: Dragging
  /** What the pointer or the focus is on. */
  readonly onPoint?: (target: Target | null, by: PointedBy) => void
  /** Undefined: by the shape of the window, and the compass turns it. */
  readonly orientation?: Orientation
  readonly onOrientation?: (orientation: Orientation) => void
  /** Size of tokens and labels; 1 on a desktop, a little more where fingers point. */
  readonly tokenSize?: number
  /** Size of names against what is usual, as somebody likes it; tokens grow along. */
  readonly nameSize?: number
  /** A small window: the board's buttons take a strip of their own. */
  readonly compact?: boolean
  /** What is to be lit is not known yet: whoever cannot see the map is told that it is not ready. */
  readonly unlit?: boolean
  /** The button for the whole map was pressed: what covers the map may make room. */
  readonly onWhole?: () => void
  /** The area that the keyboard comes to first. */
  readonly home?: AreaId
  /** Parts of the board that something covers: a sheet, a bar. */
  readonly insets?: Insets
  readonly motion?: boolean
  readonly onReady?: (handle: BoardHandle) => void
  /** Words on the board's own controls. */
  readonly words: BoardWords
  /** A thumbnail: no controls, no gestures, hidden from assistive technology. */
  readonly still?: boolean
  /** Still, and no more of the map than these areas and what lies around them. */
  readonly part?: readonly AreaId[]
  /** The magnifier card, notes: placed beside `cardFor` on the emptiest side. */
  readonly cardFor?: Target | null
  readonly card?: ComponentChildren
}

export interface BoardWords {
  readonly board: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeMap: string
  readonly turn: string
  readonly legend: string
  readonly closeLegend: string
  readonly layers: string
  readonly loading: string
}
