import type { AreaId, BoardArt, BoardLayout, BoardState, BoardToken, Box, LabelPlace, PlaceName, ZoomStep } from './api.ts'
import type { Wanted } from './choose-names.ts'
import type { Ground } from './ground.ts'
import { placeOnLines } from './on-lines.ts'
import { boxAt, covered, grown } from './overlap.ts'
import { boxOfPiece, type PlacedToken, placeInSlots } from './pieces.ts'
import { shareParts } from './share-parts.ts'
import { keyOf } from './wanted-names.ts'

/** Everything on the board with its place. Positions are map units, sizes and offsets token units. */
export interface Scene<Token extends BoardToken = BoardToken> {
  /** Token units per map unit. */
  readonly room: number
  /** Size of tokens against names: less than 1 far away. */
  readonly shrink: number
  readonly step: ZoomStep
  readonly tokens: readonly PlacedToken<Token>[]
  /** Indices of the lands and seas whose names nothing lies on. */
  readonly names: readonly number[]
  /** The names of the step; where it has no room for all, those that matter now. */
  readonly labels: Readonly<Record<AreaId, LabelPlace>>
  /** What the places depend on, besides the ground: which things of which size are where, and what matters. */
  readonly cast: string
}

interface Known<Token extends BoardToken> {
  readonly before?: Scene<Token>
  readonly prepared?: Scene<Token>
  readonly wanted?: Wanted
}

const NOTHING_WANTED: Wanted = { choosable: new Set(), front: new Set() }

/**
 * Everything that the state puts on the board, in its place; what lies as in the scene before is the same object. `prepared` is a scene
 * that was made after the same one. `wanted` matters where not all names have room.
 */
export function arrange<Area, Token extends BoardToken>(
  ground: Ground,
  art: BoardArt<Area, Token>,
  state: BoardState<Area, Token>,
  { before, prepared, wanted = NOTHING_WANTED }: Known<Token> = {},
): Scene<Token> {
  const { layout, step, shrink, room, stays, loose, lineById, choice } = ground
  const matters = choice === undefined ? undefined : wanted
  const cast = castOf(ground, art, state.tokens, matters)
  for (const known of [before, prepared]) if (known?.cast === cast) return recast(known, state.tokens)
  const inside = (pieces: readonly PlacedToken<Token>[]) => pieces.map((piece) => choice?.inside(piece, room) ?? piece)
  const placed = placeInSlots(ground, art, state.tokens)
  const standing = inside(placed.standing)
  const boxOf = (piece: PlacedToken<Token>) => boxOfPiece(piece, room)
  const fixed = standing.map(boxOf)
  const onArea = (piece: PlacedToken<Token>) => ({
    area: 'area' in piece.token.on ? piece.token.on.area : undefined,
    box: boxOf(piece),
  })
  // Where names are chosen, what can stand elsewhere keeps clear of those that find a place among what cannot.
  const first = matters === undefined ? undefined : choice?.choose(standing.map(onArea), matters)
  const written = Object.entries(first ?? {}).map(([id, { box }]) => boxAt(layout.points[id], room, grown(box, 1 / shrink)))
  const around = { stays: [...stays, ...written], pieces: fixed }
  const onLines = inside(placeOnLines(state.tokens, lineById, layout, art, around, room, step.room))
  const tokens = [...onLines, ...standing, ...inside(loose.place(placed.left, [...fixed, ...onLines.map(boxOf), ...written]))]
  const pieces = tokens.map(boxOf)
  const all = tokens.length === standing.length ? first : matters && choice?.choose(tokens.map(onArea), matters, first)
  const labels = all ?? step.labels
  const had = new Map(before?.tokens.map((one) => [one.token.id, one]))
  return {
    room,
    shrink,
    step,
    tokens: tokens.map((one) => shareParts(had.get(one.token.id), one)),
    names: shareParts(before?.names, uncovered(ground, pieces, choice === undefined ? {} : labels)),
    labels: labels === step.labels ? labels : shareParts(before?.labels, labels),
    cast,
  }
}

function castOf<Area, Token extends BoardToken>(
  { step }: Ground,
  art: BoardArt<Area, Token>,
  tokens: readonly Token[],
  wanted: Wanted | undefined,
): string {
  let cast = wanted === undefined ? '' : `${keyOf(wanted)} `
  for (const token of tokens) {
    const [where, slot] =
      'area' in token.on ? [token.on.area, step.slots[`${token.kind}/${token.on.area}`]] : [token.on.line, undefined]
    const { width, height } = art.size(token, step.room, slot?.[2] ?? Infinity)
    cast += `${token.id}:${where}:${width}x${height} `
  }
  return cast
}

/** Nothing has come, gone, moved or grown: only what is told by the pieces may be new. */
function recast<Token extends BoardToken>(before: Scene<Token>, tokens: readonly Token[]): Scene<Token> {
  const byId = new Map(tokens.map((token) => [token.id, token]))
  return {
    ...before,
    tokens: before.tokens.map((placed) => {
      const token = byId.get(placed.token.id) ?? placed.token
      return token === placed.token ? placed : { ...placed, token }
    }),
  }
}

/** About the width of a letter of lands and seas, against its size. */
const LETTER = 0.8

/** The name of a land or sea, in token units. */
function boxOfName({ at, turn, text, size }: PlaceName, room: number, shrink: number): Box {
  const [length, height] = [(text.length * size * LETTER) / shrink, size / shrink]
  const [width, tall] = turn === 0 ? [length, height] : [height, length]
  return boxAt(at, room, [-width / 2, -tall / 2, width, tall])
}

function uncovered(
  { layout, step, shrink, room }: Ground,
  pieces: readonly Box[],
  labels: Readonly<Record<AreaId, LabelPlace>>,
): readonly number[] {
  const chosen = Object.entries(labels).map(([id, { box }]) => boxAt(layout.points[id], room, grown(box, 1 / shrink)))
  const things = [...pieces, ...chosen]
  return step.names.filter((index) => {
    const box = boxOfName(layout.names[index], room, shrink)
    return things.every((other) => covered(box, other) === 0)
  })
}

/** Those names of lands and seas that lie wholly inside a part of the map. */
export function namesWithin(
  { names }: BoardLayout,
  { names: shown, room, shrink }: Scene,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): readonly number[] {
  return shown.filter((index) => {
    const [x, y, width, height] = boxOfName(names[index], room, shrink)
    return (
      x >= part.x * room &&
      y >= part.y * room &&
      x + width <= (part.x + part.width) * room &&
      y + height <= (part.y + part.height) * room
    )
  })
}
