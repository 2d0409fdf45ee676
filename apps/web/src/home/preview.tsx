import type { GameManifest } from '../game/manifest.ts'
import { settings, systemDark } from '../shell/settings.ts'
import type { Thumbnail, ThumbnailMark } from '../store/thumbnails.ts'
import { pages } from '../texts/home.ts'

interface PreviewProps {
  readonly game: GameManifest
  readonly large?: boolean
  /** A kept game as it last looked: drawn over the map without pieces. */
  readonly position?: Thumbnail
}

/** A picture of the game's map; it costs no code. */
export function Preview({ game, large, position }: PreviewProps) {
  const { theme } = settings.value
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
          {position.marks.map((mark, i) => (
            <Piece key={i} mark={mark} />
          ))}
        </svg>
      )}
    </div>
  )
}

const SHAPES: { readonly [colour: string]: string } = {
  north: 'M0-6 6 5H-6Z',
  centre: 'M-5-5H5V5H-5Z',
  south: 'M0 6-6-5H6Z',
  soviet: 'M0-11 11 0 0 11-11 0Z',
}

function Piece({ mark: [x, y, colour, kind] }: { mark: ThumbnailMark }) {
  const ink = colour === 'centre' ? '#1e2423' : '#fffdf8'
  const look = { fill: `var(--${colour})`, stroke: `var(--${colour}-edge, #3a0d09)` }
  const place = `translate(${x} ${y})`
  if (kind === 'enemy') return <path transform={place} d={SHAPES.soviet} {...look} stroke="#fffdf8" stroke-width="1.5" />
  if (kind === 'held')
    return (
      <g transform={place}>
        <circle r="11" {...look} stroke-width="1.8" />
        <path d={SHAPES[colour]} fill={ink} />
      </g>
    )
  return (
    <g transform={`translate(${x} ${y + 24})`}>
      <rect x="-17" y="-12" width="34" height="24" rx="3" {...look} stroke-width="1.6" />
      <g fill="none" stroke={ink} stroke-width="1.8">
        <path d="M-11-7H11V7H-11Z" />
        {kind === 'armor' ? <ellipse rx="7" ry="4" /> : <path d="M-11-7 11 7M11-7-11 7" />}
      </g>
    </g>
  )
}
