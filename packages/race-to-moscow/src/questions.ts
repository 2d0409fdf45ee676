/** What each step asks, as everybody outside the engine sees it: what the question is about, and its choices. */

export type Amounts = { readonly fuel: number; readonly ammo: number; readonly food: number }
export type Vehicle = 'truck' | 'train'
export type Supply = keyof Amounts
/** Faces of the Soviet markers. */
export type Face = 'infantry' | 'armor'
export type MedalCard = 'halder' | 'fuehrerbefehl' | 'wolfsschanze'

/** What air support and Recon look at: a deck, or with a Soviet player the marker in an area. */
export type LookedAt = { readonly deck: 'pursuit' | 'soviet' } | { readonly area: string }

type Done = { readonly done: true }
type FaceChoice = { readonly face: Face }
type Withdraw = { readonly withdraw: string }

/** Choices that several steps offer. */
export type LoadChoice = { readonly action: 'load'; readonly army: string }
export type TakeOkhChoice = { readonly action: 'take-okh'; readonly card: number }
export type PlayOkhChoice = { readonly action: 'play-okh'; readonly card: number }

/** Core, bonus and free actions of a turn. */
export type TurnChoice =
  | { readonly action: 'move-armored'; readonly army: string }
  | { readonly action: 'move-field' }
  | { readonly action: 'move-fleet'; readonly to: string }
  | { readonly action: 'take-supplies'; readonly area: string }
  | { readonly action: 'transport' }
  | { readonly action: 'take-transport' }
  | ({ readonly action: 'air-support' } & LookedAt)
  | { readonly action: 'play-card'; readonly card: number }
  | ({ readonly action: 'play-card'; readonly card: number } & LookedAt)
  | TakeOkhChoice
  | PlayOkhChoice
  | (PlayOkhChoice & LookedAt)
  | LoadChoice
  | { readonly action: 'end-turn' }

export type PlaceChoice =
  | { readonly vehicle: Vehicle; readonly from: string; readonly to: string }
  | { readonly vehicle: Vehicle; readonly from: string; readonly to: string; readonly army: string }

/** By the names of the steps. */
export interface Questions {
  'soviet-setup': { about: { area: string; areas: readonly string[]; infantry: number; armor: number }; choice: FaceChoice }
  turn: { about: { actionsLeft: number; round: number }; choice: TurnChoice }
  'field-armies': { about: Record<never, never>; choice: { readonly army: string } | Done | TakeOkhChoice }
  'move-army': {
    about: { army: string; area: string; steps: number; range: number; stopped: boolean; card: Amounts }
    choice: { readonly to: string } | Done | LoadChoice | TakeOkhChoice | PlayOkhChoice
  }
  'load-army': {
    about: { army: string; area: string; card: Amounts; there: Amounts; spaces: number; limit: number }
    choice: Amounts
  }
  combat: {
    about: { army: string; area: string; card: number; ammo: number; fuel: number }
    choice: { readonly fight: true } | TakeOkhChoice | PlayOkhChoice
  }
  'move-medal': {
    about: { ask: 'from'; card: MedalCard } | { ask: 'to'; card: MedalCard; from: string }
    choice: { readonly from: string } | { readonly to: string } | Done
  }
  partisans: { about: Record<never, never>; choice: { readonly area: string } | Done }
  'sicherungs-division': { about: { area: string }; choice: { readonly cancel: boolean } }
  'take-supplies': { about: { area: string; most: number; room: number; stock: Amounts }; choice: Amounts }
  'remove-excess': { about: { area: string; excess: number; limit: number; there: Amounts }; choice: Amounts }
  transport: {
    about: { placed: number; limit: number; trucks: number; trains: number }
    choice: PlaceChoice | Done | LoadChoice | TakeOkhChoice | PlayOkhChoice
  }
  cargo: { about: { vehicle: Vehicle; from: string; area: string; most: number; there: Amounts }; choice: Amounts }
  'take-transport': {
    about: { most: number; stockTrucks: number; stockTrains: number }
    choice: { readonly trucks: number; readonly trains: number }
  }
  'feed-army': { about: { army: string; area: string }; choice: { readonly food: 'card' | 'area' } }
  railhead: { about: Record<never, never>; choice: { readonly area: string } | Done }
  'soviet-reaction': {
    about: { turn: string; left: string; pool: number; ask: 'free' | 'place' | 'counter-attack' }
    choice: { readonly counterAttack: string } | { readonly place: string }
  }
  'marker-face': { about: { area: string }; choice: FaceChoice }
  'winter-counter-attack': { about: { area: string; army: string }; choice: { readonly defend: true } | Withdraw }
  'make-room': { about: { army: string; area: string }; choice: Withdraw }
  'okh-target': {
    about: { card: number }
    choice: { readonly area: string } | { readonly army: string } | { readonly army: string; readonly supply: Supply }
  }
}

/** The steps that somebody answers. */
export type AskingName = keyof Questions
/** What the question of a step is about. */
export type About<Name extends AskingName = AskingName> = Questions[Name]['about']
/** The choices of a step. */
export type ChoiceOf<Name extends AskingName = AskingName> = Questions[Name]['choice']
