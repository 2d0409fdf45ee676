import type { Explained } from '@railhead/host'
import type { Choice } from '@railhead/table'
import type { Target } from '../board/api.ts'

/** Does it wait for an answer? Then it goes neither with the pointer nor for another note. */
export const waits = (note: Note | null): boolean => note?.kind === 'menu' || (note?.kind === 'go' && note.choices !== null)

/** What is shown beside the thing pointed at. */
export type Note =
  | {
      readonly kind: 'refused'
      readonly at: Target | null
      /** What it is: its name, then a sentence for each thing that is true of it. */
      readonly facts?: readonly string[]
      readonly explained: Explained
      /** Something was put down there: it stays while the pointer is still on it. */
      readonly dropped?: boolean
    }
  | { readonly kind: 'menu'; readonly at: Target | null; readonly title: string; readonly indices: readonly number[] }
  | {
      readonly kind: 'about'
      readonly at: Target
      readonly facts: readonly string[]
      readonly indices: readonly number[]
      /** It was picked, and something else is asked. */
      readonly hint?: Explained
    }
  /** What bringing something there costs and may bring; with the choices that do it, it is asked whether they shall be made. */
  | {
      readonly kind: 'go'
      readonly at: Target
      readonly title: string
      readonly bill: readonly string[]
      readonly choices: readonly Choice[] | null
    }
  /** Where what was counted would go. */
  | { readonly kind: 'give'; readonly at: Target; readonly place: string }
