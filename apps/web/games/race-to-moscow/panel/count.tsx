import { Pictogram, type PictogramName } from '../../../src/art/pictograms.tsx'

interface CountOf {
  readonly name: PictogramName
  readonly value: number
  /** What else counts, apart as it is nothing to pay with. */
  readonly more?: number
  readonly label: (n: number, more: number) => string
}

/** A number with its sign, and in words for whoever hears it. */
export function Count({ name, value, more = 0, label }: CountOf) {
  const words = label(value, more)
  return (
    <span class={`rtm-count ${name}`} title={words}>
      <Pictogram name={name} size={19} />
      <strong aria-hidden="true">{more > 0 ? `${value}+${more}` : value}</strong>
      <span class="sr-only">{words}</span>
    </span>
  )
}
