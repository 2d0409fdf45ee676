import type { Dropped, LogLine, Through } from '@railhead/host'
import type { Choice, Decision, GameEvent, Options, Outcome, SeatName, View } from '@railhead/table'
import type { ComponentChildren, ComponentType } from 'preact'
import type {
  Arrow,
  BoardArt,
  BoardDescription,
  BoardState,
  BoardToken,
  LineDescription,
  Mark,
  Overlay,
  Target,
} from '../board/api.ts'
import type { Calls } from '../engine/protocol.ts'
import type { Thumbnail } from '../store/thumbnails.ts'
import type { EmblemLook } from '../ui/emblem.tsx'
import type { Series } from './series.ts'

/**
 * What a game brings to the client, beside its package: how its board looks and how its things are called. The folder
 * `games/<id>/` exports it as `client` from `index.ts(x)`; pages ask for nothing else.
 */
export interface GameClient<Area = unknown, Token extends BoardToken = BoardToken> {
  readonly board: BoardDescription
  readonly art: BoardArt<Area, Token>
  /** What lies on the board in a view. */
  boardState(view: View): BoardState<Area, Token>
  /** Everything that a sighted player sees of the thing: its name, then a sentence for each thing that is true of it. */
  describe(view: View, target: Target): readonly string[]
  /** A seat's name and colours; they may depend on what has been decided in the game. */
  seat(seat: SeatName, view?: View): SeatLook
  /** The boards beside the map: own board first, then the others, shared stock, decks. */
  readonly Panel: ComponentType<PanelProps>
  /** A thing's short name for menus and headings: an area, an army, a card. Undefined when it is none of the game's. */
  nameOf(id: string): string | undefined
  /** How far areas are from where things happen: in words they come in that order. */
  nearness?(view: View): ReadonlyMap<string, number>
  /** What a line is to those who read the board in words; undefined where there is nothing to say. */
  lineName?(line: LineDescription, a: Area | undefined, b: Area | undefined): string | undefined
  /** What a button says that stands for several choices of one action. */
  actionName?(action: string): string | undefined
  /** What the game is about and when it ends, in a few sentences for the first table. */
  opening?(): Promise<readonly string[]>
  /** Advice for a person's first game. */
  guide?(): Promise<Guide>
  /** Round, order of play and other things for the top bar. */
  clock?(view: View): Clock
  /** Which things of the board a choice means, beyond the ids that stand in it (an army's area, a line's ends). */
  targets?(view: View, choice: Choice, decision: Decision): readonly Target[]
  /** What playing a card would be, so that it can be said why that is not possible. */
  cardPlays?(card: string): readonly Choice[]
  /**
   * The names under which a thing of the board can be dragged now: first its own, then what it may stand for. Undefined when
   * nothing legal can be done by dragging it.
   */
  lifts?(view: View, decision: Decision, target: Target): readonly string[] | undefined
  /** The choice brings the one thing to the other, though it does not say so by its own names. */
  joins?(view: View, choice: Choice, from: readonly string[], to: readonly string[]): boolean
  /** Why a thing that was dragged goes nowhere at all in the present question, where no rule about a place says it. */
  whyNotBrought?(decision: Decision, from: Target): Promise<{ readonly sentence: string; readonly rule: string } | undefined>
  /** How soon each choice of the question comes, the least first; undefined leaves them as the game lists them. */
  order?(view: View, decision: Decision): readonly number[] | undefined
  /** What of the question can be counted and given in one gesture. `recent` are the viewer's own last choices. */
  series?(view: View, decision: Decision, recent: readonly Choice[]): Series | undefined
  /** Choices of several questions that are put together as one plan. Loaded when the first one is begun. */
  readonly planner?: {
    asks(view: View): boolean
    load(): Promise<GamePlanner>
  }
  /** Over the steppers of a question of amounts: the same amounts as things that can be moved. Loaded when first wanted. */
  readonly loadOut?: {
    fits(decision: Decision): boolean
    load(): Promise<ComponentType<LoadOutProps>>
  }
  /** Areas that are marked by the question itself: what it is about, what has been chosen already. */
  marks?(view: View, decision: Decision | null): Readonly<Record<string, Mark>>
  /** Between the map and the command bar on wide screens, such as a hand of cards. */
  readonly UnderMap?: ComponentType<PanelProps>
  /** A dialog over the map that belongs to some questions, such as a battle. Loaded when first wanted. */
  readonly dialog?: {
    /** Does it hold the answers to the question, or only tell what the last choice brought; or is it a page that is turned before one goes on? */
    wanted(decision: Decision | null, news: readonly GameEvent[]): 'answers' | 'news' | 'page' | undefined
    /** The fact begins a page of news that stays until it is turned, whatever is chosen meanwhile. */
    page?(event: GameEvent): boolean
    load(): Promise<ComponentType<DialogProps>>
  }
  /** What else a player should know before choosing it, beside the bill of the game itself: what a card says, what lies there. */
  preview?(view: View, decision: Decision, choice: Choice): readonly string[]
  /** The areas that a fact is about, in order: the way of a walk, then where to look. */
  places?(event: GameEvent): readonly string[]
  /** The token that moves in a fact, and along which areas. */
  walk?(event: GameEvent): { readonly token: string; readonly areas: readonly string[] } | undefined
  /** The fact is told by a heading of the log: that of a part of the game such as a year, of a turn, or of a scene in it such as a battle. */
  chapter?(event: GameEvent): Chapter | undefined
  /** The rules by which things happen. Loaded with the log. */
  ruleOf?(): Promise<RuleOf>
  /** The fact is for the log: while others play, it is not worth a sentence of its own. */
  aside?(event: GameEvent): boolean
  /** The fact is said to the one whose choice brought it, who might miss it. */
  said?(event: GameEvent): boolean
  /** The fact is a day's work, which a summary leaves out. */
  routine?(event: GameEvent): boolean
  /** The fact says what a card that was just turned up brought. */
  brings?(event: GameEvent): boolean
  /** Cards that a fact turns up for the viewer, by number: they are shown large for a moment. */
  turnsUp?(event: GameEvent, viewer: SeatName | null): readonly number[]
  /** There is a staff that makes plans for its questions, and looks back on its games. */
  readonly advised?: true
  /** What can be laid over the map to be read, from the survey of the game's engine (`GameEngine.survey`). Loaded when first wanted. */
  layers?(): Promise<GameLayers>
  /** How the board looks, small, for the start page. */
  thumbnail?(view: View): Promise<Thumbnail>
  /** What the end screen tells of a game that is over. */
  ending?(): Promise<GameEnding>
}

/** The layers of a view, for whoever looks at it. */
export type GameLayers = (survey: object, view: View, viewer: SeatName | null) => readonly Layer[]

/** Public arithmetic of one kind: sentences, and what of the map each of them is about. */
export interface Layer {
  readonly id: string
  readonly title: string
  /** What it shows, and what its numbers mean. */
  readonly about: string
  readonly facts: readonly LayerFact[]
  /** What is said where there are no facts. */
  readonly nothing: string
}

export interface LayerFact extends Partial<Overlay> {
  readonly text: string
  /** It is shown on the map only when it is picked itself: what is another's, for instance. */
  readonly aside?: boolean
}

export interface GameEnding {
  /** The rule by which the game ended. */
  endRule?(outcome: Outcome, options: Options): string
  /** How the score came about in the course of the game, for the end screen: the same moments for every line. Undefined where facts do not tell it. */
  course?(events: readonly GameEvent[], outcome: Outcome): Course | undefined
  /** Where it turned: what public arithmetic finds, in the order in which it happened. */
  turningPoints?(told: readonly Told[]): readonly TurningPoint[]
  /** The score's parts, seat by seat, for the end screen. */
  breakdown?(
    outcome: Outcome,
    view: View,
  ): readonly { readonly label: string; readonly values: { readonly [seat: SeatName]: number | string } }[]
}

/** A fact, and how many choices had been made when it was one. */
export type Told = Pick<LogLine, 'event' | 'choice'>

/** The moment after so many choices, and what it brought. */
export interface TurningPoint {
  readonly choice: number
  readonly text: string
}

/** The rule by which something happened, where people may wonder. */
export type RuleOf = (event: GameEvent, options: Options) => string | undefined

/** What a beginner might be told at a question; undefined where the question says all. */
export type Guide = (decision: Decision) => string | undefined

export interface Chapter {
  readonly rank: 'part' | 'chapter' | 'scene'
  /** What the heading says; of a turn, beside whose it is. A scene is headed by the sentence of the fact. */
  readonly text?: string
  /** The fact says more than the heading, and is told below it too. */
  readonly told?: boolean
}

/** What is known of a table while a plan is made. */
export interface PlanMoment {
  readonly view: View
  readonly decision: Decision
  /** Choices made so far, and those of them that the viewer can still take back. */
  readonly at: number
  readonly recent: readonly Choice[]
  readonly log: readonly LogLine[]
}

/** What the board shows of a plan; the rest is the game's own. */
export interface Plan {
  readonly arrows: readonly Arrow[]
  readonly tokens: Readonly<Record<string, Mark>>
  /** The board with what the plan adds to it. */
  onBoard(state: BoardState): BoardState
}

export interface GamePlanner {
  /** The plan that the question belongs to, so far. */
  read(moment: PlanMoment): Plan | undefined
  readonly Panel: ComponentType<PlannerProps>
}

/** What the planner sees and can do: everything goes through the engine's own choices. */
export interface PlannerProps extends PanelProps {
  readonly plan: Plan
  readonly decision: Decision
  readonly at: number
  choose(index: number): void
  /** It may be chosen soon. */
  foresee(index: number): void
  /** Takes back so many choices and gives these instead; answers what did not fit any more. */
  amend(back: number, groups: readonly (readonly Choice[])[]): Promise<readonly Dropped[]>
  /** What was asked, and how the board was, before the last so many choices. */
  recall(back: number): Promise<Calls['recall']['answer']>
  /** How the board was after so many choices of the whole game. */
  past(n: number): Promise<View>
  /** Whole plans that the staff proposes from what the viewer can see; left out where the table forbids it. */
  suggest?: (() => Promise<Calls['suggest']['answer']>) | undefined
  /** One of them is taken: it stands in the record that the staff was asked. */
  advised(): Promise<void>
  /** Moves the map so that these can be seen, if they cannot. */
  fit(areas: readonly string[]): void
  /** A sentence for screen readers; the planner shows it itself. */
  say(sentence: string): void
  /** The present answers as buttons or steppers. */
  readonly answers: ComponentChildren
  close(): void
}

export interface LoadOutProps {
  readonly view: View
  readonly decision: Decision
  readonly amounts: { readonly [key: string]: number }
  /** One more or one less of it, if that is legal. */
  step(key: string, by: 1 | -1): { readonly [key: string]: number } | undefined
  onChange(amounts: { readonly [key: string]: number }): void
}

export interface Course {
  readonly title: string
  readonly moments: readonly string[]
  readonly lines: readonly { readonly look: SeatLook; readonly values: readonly number[] }[]
}

export interface SeatLook extends EmblemLook {
  readonly name: string
}

export interface Clock {
  readonly round: string
  /** What is counted, when it is not rounds. */
  readonly unit?: string
  /** The order of play this round; `done` have had their turn. */
  readonly order: readonly { readonly seat: SeatName; readonly state: 'done' | 'now' | 'next' }[]
  /** How near the end is, once it is near. */
  readonly warning?: string
  /** For instance "action 2 of 2". */
  readonly turn?: string
}

/** What a dialog over the map sees beyond a panel. */
export interface DialogProps extends PanelProps {
  /** The present answers as buttons or steppers; null while it only tells what happened. */
  readonly answers: ComponentChildren
  choose(index: number): void
  /** Several answers in one gesture. */
  give(ways: readonly Through[]): void
  /** The digit that gives an answer, if one does. */
  keyOf(index: number): string | undefined
  /** The facts so far, newest last, and those of the last choice alone. */
  readonly events: readonly GameEvent[]
  readonly news: readonly GameEvent[]
  /** The half of the window that an area is in now, so that a dialog can keep clear of it. */
  halfOf(area: string): 'left' | 'right'
  /** What happened has been seen. */
  close(): void
}

/** What a panel can do: the page resolves a picked thing to choices, or says why not. */
export interface PanelProps {
  readonly view: View
  readonly viewer: SeatName | null
  readonly decision: Decision | null
  /** Ids of things that a choice of the present question names; cards as `card/91`. */
  readonly legal: ReadonlySet<string>
  /** Names of people and computers, by seat. */
  readonly players: { readonly [seat: SeatName]: string }
  /** A thing of the panel was clicked: an army or area by its id, a card as `card/91`. */
  pick(id: string): void
  /** It is hovered or focused; null ends it. */
  point(id: string | null): void
  /** Shows an area on the map. */
  show(area: string): void
  /** A rule's number, which leads to it. */
  rule(section: string): ComponentChildren
  /** Phone: which part is asked for; undefined shows all. */
  readonly part?: 'boards' | 'stock' | 'cards'
}
