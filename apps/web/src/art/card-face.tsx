import './card-face.css'
import type { Drawing } from './drawing.ts'
import { Pictogram, type PictogramName } from './pictograms.tsx'

/** Everything that stands on a card. */
export interface Face {
  readonly name: string
  readonly text: string
  /** Name of a colour without the dashes: the head's ground. `-ink`, `-paper` and `-warning` go with it. */
  readonly colour: string
  readonly art?: Drawing
  /** Beside the name. */
  readonly signs?: readonly FaceSign[]
  /** In a disc before the name. */
  readonly cost?: number
  /** A unit's sign and another, in the picture's corners. */
  readonly unit?: 'infantry' | 'armor'
  readonly corner?: PictogramName
  /** What has to be paid, and for what. */
  readonly price?: {
    readonly label: string
    readonly parts: readonly {
      readonly name: PictogramName
      readonly amount: number
      readonly word: string
      readonly colour: string
    }[]
  }
  readonly facts?: readonly string[]
}

export interface FaceSign {
  readonly name: PictogramName
  readonly warns?: boolean
}

interface CardFaceProps {
  readonly face: Face
  readonly foot: readonly [string, string]
  /** The heading's level on the page it stands on. */
  readonly as?: 'h3' | 'strong'
}

/** One card design for all games: head in its deck's colour, picture, price, wording, foot. */
export function CardFace({ face, foot, as: Name = 'h3' }: CardFaceProps) {
  const { colour } = face
  return (
    <div class="play-card">
      <div class="play-card-head" style={{ background: `var(--${colour})`, color: `var(--${colour}-ink, #fff)` }}>
        {face.cost !== undefined && <span class="play-card-cost">{face.cost}</span>}
        <Name class="play-card-name">{face.name}</Name>
        {face.signs?.map(({ name, warns }) => (
          <span key={name} class="play-card-sign" style={warns ? { color: `var(--${colour}-warning, #ffb4aa)` } : undefined}>
            <Pictogram name={name} size={17} ground={`var(--${colour})`} />
          </span>
        ))}
      </div>
      {face.art !== undefined && (
        <div class="play-card-picture" style={{ background: `var(--${colour}-paper, #e8dfc8)` }}>
          <svg viewBox="0 0 120 72" aria-hidden="true" focusable="false">
            {face.art.map(({ shapes, lines }, i) => (
              <g key={i}>
                {shapes !== undefined && <path class="art-shapes" d={shapes} />}
                {lines !== undefined && <path class="art-lines" d={lines} />}
              </g>
            ))}
            {face.unit !== undefined && <UnitSign kind={face.unit} colour={colour} />}
          </svg>
          {face.corner !== undefined && (
            <span class="play-card-corner">
              <Pictogram name={face.corner} size={22} ground="#fffbf2" />
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

function Price({ label, parts }: NonNullable<Face['price']>) {
  return (
    <p class="play-card-price">
      <span>{label}</span>
      {parts.map(({ name, amount, word, colour }) => (
        <span key={name} class="amount" style={{ color: colour }}>
          <Pictogram name={name} size={16} ground="#fffbf2" /> {amount}
          <span class="sr-only"> {word}</span>
        </span>
      ))}
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
