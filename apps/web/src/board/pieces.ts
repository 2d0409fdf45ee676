import type { AreaDescription, AreaId, BoardArt, BoardLayout, BoardToken, Box, ZoomStep } from './api.ts'

/** Offset of a piece's centre from its area's or line's centre. */
export type Offset = readonly [dx: number, dy: number]

/** A token with its place: where its area or line is on the map, and its offset from there in token units. */
export interface PlacedToken<Token extends BoardToken = BoardToken> {
  readonly token: Token
  readonly x: number
  readonly y: number
  readonly offset: Offset
  readonly width: number
  readonly height: number
  /** As wide as it may be there: what needs more is summed up. */
  readonly most: number
}

interface Standing {
  readonly layout: BoardLayout
  readonly step: ZoomStep
  readonly areaById: ReadonlyMap<AreaId, AreaDescription>
}

/** Several of one kind on one area lie on each other like this. */
const CASCADE = 7

interface Beside<Token extends BoardToken> {
  readonly standing: readonly PlacedToken<Token>[]
  /** Those that have no place of their own. */
  readonly left: readonly { readonly token: Token; readonly area: AreaDescription }[]
}

/**
 * Pieces beside their areas. Each kind of piece has its place at every area, which is nobody else's: so what comes, goes or grows
 * elsewhere moves nothing here.
 */
export function placeInSlots<Area, Token extends BoardToken>(
  { layout, step, areaById }: Standing,
  art: BoardArt<Area, Token>,
  tokens: readonly Token[],
): Beside<Token> {
  const there = new Map<string, number>()
  const left: { readonly token: Token; readonly area: AreaDescription }[] = []
  const standing = tokens.flatMap((token): PlacedToken<Token>[] => {
    const area = 'area' in token.on ? areaById.get(token.on.area) : undefined
    if (area === undefined) return []
    const key = `${token.kind}/${area.id}`
    const slot = step.slots[key]
    if (slot === undefined) {
      left.push({ token, area })
      return []
    }
    const nth = there.get(key) ?? 0
    there.set(key, nth + 1)
    const most = slot[2]
    const [x, y] = layout.points[area.id]
    const offset = [slot[0] + most / 2 + nth * CASCADE, slot[1] + slot[3] / 2 - nth * CASCADE] as const
    return [{ token, x, y, offset, ...art.size(token, step.room, most), most }]
  })
  return { standing, left }
}

/** In token units. */
export const boxOfPiece = ({ x, y, offset, width, height }: PlacedToken, room: number): Box => [
  x * room + offset[0] - width / 2,
  y * room + offset[1] - height / 2,
  width,
  height,
]
