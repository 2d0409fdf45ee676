import type { ShownGame } from '../game/manifest.ts'
import { settings, systemDark } from '../shell/settings.ts'
import type { Thumbnail } from '../store/thumbnails.ts'
import { pages } from '../texts/home.ts'

interface PreviewProps {
  readonly game: ShownGame
  readonly large?: boolean
  /** A kept game as it last looked: drawn over the map without pieces. */
  readonly position?: Thumbnail
}

/** A picture of the game's map; it costs no code. */
export function Preview({ game, large, position }: PreviewProps) {
  const { theme } = settings.value
  if (game.pictures === undefined) return null
  const shade = theme === 'system' ? (systemDark.value ? 'dark' : 'light') : theme
  return (
    <div class={`preview${large ? ' large' : ''}${position === undefined ? '' : ' position'}`}>
      <img
        src={(position === undefined ? game.pictures.map : (game.pictures.bare ?? game.pictures.map))[shade]}
        alt={large ? '' : pages.home.mapPreview(game.title)}
        width="1200"
        height={position === undefined ? '880' : Math.round((1200 * position.height) / position.width)}
        decoding="async"
        onError={(event) => event.currentTarget.remove()}
      />
      {position !== undefined && (
        <svg viewBox={`0 0 ${position.width} ${position.height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          {position.marks.map(([x, y, sign], i) => (
            <g key={i} transform={`translate(${x} ${y})`}>
              {position.signs[sign].map(({ d, fill, stroke, width }, layer) => (
                <path key={layer} d={d} fill={fill} stroke={stroke} stroke-width={width} />
              ))}
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}
