import type { Explained } from '@railhead/host'
import type { Target } from '../board/api.ts'

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
  /** Where what was counted would go. */
  | { readonly kind: 'give'; readonly at: Target; readonly place: string }
