import './online.css'
import { online } from '../texts/online.ts'
import { Field } from '../ui/field.tsx'
import type { Access, NewTable, Pace } from './server.ts'

/** How people at a new table want to play. */
export type Terms = Pick<NewTable, 'pace' | 'access' | 'rated'>
export const USUAL_TERMS: Terms = { pace: { kind: 'any' }, access: 'link', rated: true }

/** What each pace begins with. */
const PACES: { readonly [K in Pace['kind']]: Extract<Pace, { kind: K }> } = {
  any: { kind: 'any' },
  live: { kind: 'live', minutes: 60, increment: 30 },
  days: { kind: 'days', days: 3 },
}
const BOUNDS = { minutes: [1, 600], increment: [0, 3600], days: [1, 30] } as const

/** A number as it was typed, brought within its bounds. */
function within(text: string, [least, most]: readonly [number, number]): number {
  const n = Math.round(Number(text))
  return Number.isFinite(n) ? Math.min(most, Math.max(least, n)) : least
}

interface TermsFormProps {
  readonly terms: Terms
  /** Its result could count. */
  readonly countable: boolean
  readonly onChange: (terms: Terms) => void
}

/** Pace, who may come, and whether it counts. */
export function TermsForm({ terms, countable, onChange }: TermsFormProps) {
  const { pace, access, rated } = terms
  const setPace = (next: Pace): void => onChange({ ...terms, pace: next })
  const number = (key: keyof typeof BOUNDS, value: number, set: (n: number) => Pace) => (
    <Field
      id={`pace-${key}`}
      label={online[key]}
      type="number"
      min={BOUNDS[key][0]}
      max={BOUNDS[key][1]}
      value={String(value)}
      onInput={(text) => setPace(set(within(text, BOUNDS[key])))}
    />
  )
  return (
    <div class="terms">
      <Choose
        id="pace"
        label={online.pace}
        options={online.paces}
        value={pace.kind}
        onChange={(kind: Pace['kind']) => setPace(PACES[kind])}
      />
      {pace.kind === 'live' && (
        <>
          {number('minutes', pace.minutes, (minutes) => ({ ...pace, minutes }))}
          {number('increment', pace.increment, (increment) => ({ ...pace, increment }))}
        </>
      )}
      {pace.kind === 'days' && number('days', pace.days, (days) => ({ ...pace, days }))}
      <Choose
        id="access"
        label={online.access}
        options={online.accesses}
        value={access}
        onChange={(next: Access) => onChange({ ...terms, access: next })}
      />
      {pace.kind !== 'any' && <p class="quiet small terms-help">{online.paceHelp}</p>}
      {countable && (
        <div class="terms-help">
          <label class="toggle">
            <input
              type="checkbox"
              checked={rated}
              aria-describedby="rated-help"
              onChange={(event) => onChange({ ...terms, rated: event.currentTarget.checked })}
            />
            {online.count}
          </label>
          <p class="quiet small" id="rated-help">
            {online.countHelp}
          </p>
        </div>
      )}
    </div>
  )
}

interface ChooseProps<K extends string> {
  readonly id: string
  readonly label: string
  readonly options: { readonly [key in K]: string }
  readonly value: K
  readonly onChange: (value: K) => void
}

export function Choose<K extends string>({ id, label, options, value, onChange }: ChooseProps<K>) {
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as K)}>
        {(Object.keys(options) as K[]).map((key) => (
          <option key={key} value={key}>
            {options[key]}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The pace in a few words. */
export function paceInWords(pace: Pace): string {
  if (pace.kind === 'any') return online.paceShort.any
  return pace.kind === 'live' ? online.paceShort.live(pace.minutes, pace.increment) : online.paceShort.days(pace.days)
}
