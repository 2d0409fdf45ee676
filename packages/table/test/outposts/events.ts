import type { SeatName } from '@railhead/table'

/** Facts that only the named seats may know. */
type Secret = { readonly seats: readonly SeatName[]; readonly facts: { readonly card: string } }

/** What can happen. */
export type Event =
  | { readonly type: 'pledged'; readonly seat: SeatName; readonly secret: Secret }
  | { readonly type: 'pledges-shown'; readonly leader: SeatName; readonly cards: { readonly [seat: SeatName]: string } }
  | { readonly type: 'passed'; readonly seat: SeatName }
  | { readonly type: 'target-named'; readonly seat: SeatName; readonly target: SeatName }
  | { readonly type: 'staked'; readonly seat: SeatName; readonly points: number }
  | { readonly type: 'blocked'; readonly seat: SeatName; readonly card: string }
  | {
      readonly type: 'raided'
      readonly leader: SeatName
      readonly target: SeatName
      readonly points: number
      readonly die: number
      readonly won: boolean
    }
  | { readonly type: 'drew'; readonly seat: SeatName; readonly secret: Secret }
  | { readonly type: 'ended'; readonly round: number }
