import '../colours.css'
import type { GameEvent, SeatName } from '@railhead/table'
import type { BoardLayout } from '../../../src/board/api.ts'
import type { GameClient } from '../../../src/game/client.ts'
import { art } from '../board/art.tsx'
import { description, raceBoard } from '../board/board.ts'
import type { RaceArea, RaceToken } from '../board/state.ts'
import { race as words } from '../texts/texts.ts'
import { armies } from './cards.ts'
import { joins, lifts } from './lifting.ts'
import { Panel } from './panel.tsx'
import { preview } from './preview.ts'
import { draft } from './set-up.ts'
import { endWarning } from './status.ts'
import { positionOf, raceView } from './view.ts'
import { describe, nameOf, seatLook } from './words.ts'

const CORE_ACTIONS = 2

/** Where the areas are on the start page's picture. */
let layout: Promise<BoardLayout> | undefined

/** Everything that Race to Moscow brings to the pages. */
export const client: GameClient<RaceArea, RaceToken> = {
  board: description,
  art,
  boardState: (view) => raceBoard(positionOf(raceView(view))),
  describe: (view, target) => describe(raceView(view), target),
  seat: seatLook,
  Panel,
  nameOf,
  lineName: (line, a, b) => (art.line?.(line, a, b).some(({ name }) => name === 'rail') ? words.rail : words.lines[line.kind]),
  actionName: (action) => words.actions[action],
  clock(view) {
    const race = raceView(view)
    const { order } = race.options
    const now = order.indexOf(race.turn as (typeof order)[number])
    const left = race.actionsLeft
    // A core action that is under way has been counted already; to load an army between two of them is none.
    const [below, top] = race.agenda.slice(-2).map(({ step }) => step)
    const inAction = (top ?? below) !== 'turn' && !(top === 'load-army' && below === 'turn')
    const warning = endWarning(race)
    const current = CORE_ACTIONS - left + (inAction ? 0 : 1)
    // Soviet reaction and railhead advancement come after the actions (7).
    const ending = race.agenda[0]?.step === 'next-turn'
    return {
      round: `${race.round}`,
      ...(warning === undefined ? {} : { warning }),
      order: order.map((seat, i) => ({ seat, state: i === now ? 'now' : i < now ? 'done' : 'next' })),
      turn: ending
        ? words.clock.ending
        : left === 0 && !inAction
          ? words.clock.none
          : words.clock.action(Math.max(1, current), Math.max(CORE_ACTIONS, left)),
    }
  },
  cardPlays: (card) => ['play-okh', 'play-card'].map((action) => ({ action, card: Number(card) })),
  targets(view, choice) {
    if (choice.action === 'move-fleet') return [{ kind: 'token', id: 'fleet' }]
    // Whoever clicks a field army means the action that moves them all.
    if (choice.action !== 'move-field') return []
    const race = raceView(view)
    const mine = Object.entries(race.armies).filter(([id, army]) => {
      const card = armies.get(id)
      return card?.seat === race.turn && card.type === 'field' && army.moved !== true && army.halted !== true
    })
    return mine.map(([id]) => ({ kind: 'token', id }))
  },
  lifts: (view, decision, target) => lifts(raceView(view), decision, target),
  joins: (view, choice, from, to) => joins(raceView(view), choice, from, to),
  async whyNotBrought({ step, choices, rule }, { kind, id }) {
    // Where the option lets trains carry armies, the rules about lines say why one does not.
    const carried = choices.some(({ army, action }) => army !== undefined && action !== 'load')
    if (step !== 'transport' || kind !== 'token' || carried) return undefined
    const { said } = await import('./planner/words.ts')
    return { sentence: said.notArmies(nameOf(id) ?? id), rule }
  },
  planner: {
    asks: (view) => raceView(view).agenda.some(({ step }) => step === 'transport'),
    load: () => import('./planner/index.ts').then(({ planner }) => planner),
  },
  // Before a turn is ended it is seen what the Soviets would do then.
  marks(view, decision) {
    const areas = decision?.step === 'turn' ? (raceView(view).report?.reaction?.areas ?? []) : []
    const armored = decision?.step === 'soviet-setup' ? [...draft.value] : []
    return {
      ...Object.fromEntries(areas.map((area) => [area, { state: 'risk' }])),
      ...Object.fromEntries(armored.map((area) => [area, { state: 'selected' }])),
    }
  },
  dialog: {
    wanted: (decision) => (decision?.step === 'soviet-setup' ? 'answers' : undefined),
    load: async () => (await import('./set-up-dialog.tsx')).SetUpDialog,
  },
  loadOut: {
    fits: ({ step }) => step === 'load-army' || step === 'cargo' || step === 'take-supplies',
    load: () => import('./planner/load-out.tsx').then(({ LoadOut }) => LoadOut),
  },
  preview: (view, _, choice) => preview(raceView(view), choice),
  places: (event) => [event.from, event.area].filter((id): id is string => typeof id === 'string'),
  walk,
  aside: ({ type }) => ASIDE.has(type),
  routine: ({ type }) => /^(supplies|transport)-/.test(type),
  brings: ({ type, medals }) => BROUGHT.has(type) || (type === 'area-captured' && Number(medals) > 0),
  chapter: ({ type, round }) => (type === 'turn-began' ? { rank: 'chapter', text: words.round(String(round)) } : undefined),
  ruleOf: () => import('./log-rules.ts').then((module) => module.ruleOf),
  guide: () => import('./guide.ts').then(({ guide }) => guide),
  opening: () => import('./first-words.ts').then(({ firstWords }) => firstWords),
  advised: true,
  layers: () => import('./layers.ts').then(({ layers }) => layers),
  turnsUp,
  async thumbnail(view) {
    layout ??= description.load('east-up', 'wide').then((map) => map.layout)
    const { thumbnail } = await import('./thumbnail.ts')
    return thumbnail(raceView(view), await layout)
  },
  ending: () => import('./ending.ts').then(({ ending }) => ending),
}

function walk(event: GameEvent): { token: string; areas: string[] } | undefined {
  const { type, army, from, area } = event
  if (type === 'fleet-moved' && typeof from === 'string' && typeof area === 'string')
    return { token: 'fleet', areas: [from, area] }
  if (type !== 'army-entered' && type !== 'army-redeployed') return undefined
  if (typeof army !== 'string' || typeof from !== 'string' || typeof area !== 'string') return undefined
  return { token: army, areas: [from, area] }
}

/** What the board shows anyway, or what only prepares the next thing. */
const ASIDE: ReadonlySet<string> = new Set([
  'army-activated',
  'army-loaded',
  'okh-revealed',
  'transport-taken',
  'transport-placed',
])
const BROUGHT: ReadonlySet<string> = new Set([
  'combat-won',
  'combat-lost',
  'army-withdrew',
  'army-stopped',
  'supply-captured',
  'supply-missing',
  'card-kept',
  'action-gained',
  'medal-moved',
  'partisans',
  'no-effect',
  'marker-placed',
  'marker-discarded',
  'area-lost',
])

/** Whoever plays a card of their own knows it. Of an OKH card that was taken and the next one laid out, the first is the news. */
const TURNED: ReadonlySet<string> = new Set(['card-drawn', 'looked-at-deck', 'okh-taken', 'front-card'])
const PLAYED: ReadonlySet<string> = new Set(['card-played', 'okh-played'])

function turnsUp({ type, seat, card, secret }: GameEvent, viewer: SeatName | null): readonly number[] {
  const number = card ?? secret?.facts.card
  const seen = TURNED.has(type) || (PLAYED.has(type) && seat !== viewer)
  return seen && typeof number === 'number' ? [number] : []
}
