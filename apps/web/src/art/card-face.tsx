import './card-face.css'
import { t } from '../texts/index.ts'
import type { Drawing } from './drawing.ts'
import { Pictogram } from './pictograms.tsx'

/** Everything that stands on a card of either game. */
export interface Face {
  readonly name: string
  readonly text: string
  /** Name of a colour token without the dashes: the head's ground. */
  readonly colour: string
  readonly art?: Drawing
  /** Beside the name: the army stops, the card may be held. */
  readonly signs?: readonly ('halt' | 'hold')[]
  /** In a disc before the name. */
  readonly cost?: number
  /** A Soviet unit's sign and medal, in the picture's corners. */
  readonly unit?: 'infantry' | 'armor'
  readonly medal?: boolean
  /** What has to be paid to win it. */
  readonly price?: { readonly ammo: number; readonly fuel: number }
  readonly facts?: readonly string[]
}

interface CardFaceProps {
  readonly face: Face
  readonly foot: readonly [string, string]
  /** The heading's level on the page it stands on. */
  readonly as?: 'h3' | 'strong'
}

/** One card design for both games: head in its deck's colour, picture, price, wording, foot. */
export function CardFace({ face, foot, as: Name = 'h3' }: CardFaceProps) {
  const light = face.colour === 'centre'
  return (
    <div class={`play-card on-${face.colour}`}>
      <div class="play-card-head" style={{ background: `var(--${face.colour})`, color: light ? '#1e2423' : '#fff' }}>
        {face.cost !== undefined && <span class="play-card-cost">{face.cost}</span>}
        <Name class="play-card-name">{face.name}</Name>
        {face.signs?.map((sign) => (
          <span key={sign} class={`play-card-sign ${sign}`}>
            <Pictogram name={sign === 'halt' ? 'octagon' : 'hand'} size={17} ground={`var(--${face.colour})`} />
          </span>
        ))}
      </div>
      {face.art !== undefined && (
        <div class="play-card-picture">
          <svg viewBox="0 0 120 72" aria-hidden="true" focusable="false">
            {face.art.map(({ shapes, lines }, i) => (
              <g key={i}>
                {shapes !== undefined && <path class="art-shapes" d={shapes} />}
                {lines !== undefined && <path class="art-lines" d={lines} />}
              </g>
            ))}
            {face.unit !== undefined && <UnitSign kind={face.unit} colour={face.colour} />}
          </svg>
          {face.medal === true && (
            <span class="play-card-medal">
              <Pictogram name="medal" size={22} ground="#fffbf2" />
            </span>
          )}
        </div>
      )}
      {face.price !== undefined && <Price {...face.price} />}
      <div class="play-card-body">
        {face.facts?.map((fact) => (
          <p key={fact} class="play-card-fact">
            {fact}
          </p>
        ))}
        <p>{face.text}</p>
      </div>
      <p class="play-card-foot">
        <span>{foot[0]}</span>
        <span>{foot[1]}</span>
      </p>
    </div>
  )
}

function Price({ ammo, fuel }: { ammo: number; fuel: number }) {
  return (
    <p class="play-card-price">
      <span>{t.cards.toWin}</span>
      {fuel > 0 && (
        <span class="fuel">
          <Pictogram name="fuel" size={16} ground="#fffbf2" /> {fuel}
          <span class="sr-only"> fuel</span>
        </span>
      )}
      <span class="ammo">
        <Pictogram name="ammo" size={16} ground="#fffbf2" /> {ammo}
        <span class="sr-only"> ammo</span>
      </span>
    </p>
  )
}

/** The usual unit frame: a cross for infantry, an ellipse for armor. */
function UnitSign({ kind, colour }: { kind: 'infantry' | 'armor'; colour: string }) {
  return (
    <g class="art-unit">
      <rect x="5" y="5" width="21" height="14" style={{ fill: `var(--${colour})` }} />
      {kind === 'infantry' ? <path d="M5 5l21 14M26 5L5 19" /> : <ellipse cx="15.5" cy="12" rx="7" ry="3.6" />}
    </g>
  )
}
