import '../colours.css'
import { signal } from '@preact/signals'
import type { CardReport } from '@railhead/ostkrieg'
import type { Choice, Decision, GameEvent, View } from '@railhead/table'
import type { BoardLayout, Mark, Target } from '../../../src/board/api.ts'
import type { Chapter, GameClient } from '../../../src/game/client.ts'
import { areaById } from '../board/areas.ts'
import { art } from '../board/art.tsx'
import { description } from '../board/board.ts'
import { type OstkriegArea, type OstkriegToken, stackId } from '../board/state.ts'
import { ost } from '../texts/texts.ts'
import { BATTLE_STEPS } from './battle-steps.ts'
import { cardName, cards } from './cards.ts'
import { distancesToFront } from './front.ts'
import { HandStrip } from './hand.tsx'
import { beginsPage } from './pages.ts'
import { firstPlayer, Panel } from './panel.tsx'
import { preview } from './preview.ts'
import { boardOf, ostkriegView } from './view.ts'
import { describe, nameOf, seatLook } from './words.ts'

/** Subjects of choices and facts that are areas; the game calls areas by number. */
const AREA_KEYS = ['area', 'from', 'to', 'at', 'battle'] as const

function areasIn(subjects: Choice | GameEvent): string[] {
  return AREA_KEYS.flatMap((key) => {
    const value = subjects[key]
    return typeof value === 'number' && areaById(String(value)) !== undefined ? [String(value)] : []
  })
}

const maker = signal<typeof import('./series.ts').seriesOf | undefined>(undefined)

/** The counting is fetched once a card is played, before the first question that needs it: no game begins with one. */
const series: NonNullable<GameClient['series']> = (view, decision, recent) => {
  if (maker.value === undefined && !BETWEEN_CARDS.has(decision.step))
    void import('./series.ts').then((loaded) => {
      maker.value = loaded.seriesOf
    })
  return COUNTED.has(decision.step) ? maker.value?.(view, decision, recent) : undefined
}
const BETWEEN_CARDS: ReadonlySet<string> = new Set(['begin', 'bid', 'play-card', 'buy-card'])
const COUNTED: ReadonlySet<string> = new Set([
  'move-unit',
  'move-to',
  'rail-to',
  'rebase-to',
  'attackers',
  'losses',
  'advance',
  'retreat',
  'place',
  'place-choice',
])

/** Where the areas are on the start page's picture. */
let layout: Promise<BoardLayout> | undefined

/** Everything that Ostkrieg brings to the pages. */
export const client: GameClient<OstkriegArea, OstkriegToken> = {
  board: description,
  art,
  boardState: boardOf,
  describe,
  seat: seatLook,
  Panel,
  UnderMap: HandStrip,
  dialog: {
    wanted(decision, news) {
      if (news.some(beginsPage)) return 'page'
      if (decision !== null && (OWN_PAGES.has(decision.step) || decision.step in BATTLE_STEPS)) return 'answers'
      return news.some(({ type }) => type === 'battle') ? 'news' : undefined
    },
    page: beginsPage,
    load: async () => (await import('./dialog.tsx')).Dialog,
  },
  nameOf,
  clock(view) {
    const { year, turn, agenda, cards: piles, report } = ostkriegView(view)
    const [asked, card] = [agenda.at(-1), piles.playing.at(-1)]
    const step = asked?.step
    // Purchases alternate, whoever played last.
    const now = step === 'buy-card' ? asked?.side : turn
    const order = firstPlayer(ostkriegView(view)) === 'soviet' ? (['soviet', 'axis'] as const) : (['axis', 'soviet'] as const)
    return {
      round: String(year),
      unit: ost.clock.unit,
      order: order.map((seat) => ({ seat, state: seat === now ? 'now' : 'next' })),
      turn:
        step === 'bid'
          ? ost.clock.bidding
          : step === 'buy-card'
            ? ost.clock.purchase
            : card === undefined
              ? ost.clock.play
              : stepOfCard(card, report.card),
    }
  },
  targets(_, choice, decision): Target[] {
    const named = areasIn(choice)
    // A unit without an area stands in the one that the question is about.
    const meant = named.length > 0 || choice.unit === undefined ? named : areasIn(decision.about as Choice)
    return meant.map((id) => ({ kind: 'area', id }))
  },
  marks(view, decision): Record<string, Mark> {
    const marks: Record<string, Mark> = {}
    for (const area of ostkriegView(view).now.marked) marks[area] = { state: 'pending' }
    for (const area of areasIn((decision?.about ?? {}) as Choice)) marks[area] = { state: 'selected' }
    return marks
  },
  nearness: (view) => distancesToFront(ostkriegView(view)),
  order,
  series,
  lifts(view, decision, target) {
    const [from] = series(view, decision, [])?.places === undefined ? [] : areasIn(decision.about as Choice)
    return from !== undefined && target.id.replace('stack/', '') === from ? [from] : undefined
  },
  preview,
  guide: () => import('./guide.ts').then(({ guide }) => guide),
  opening: () => import('./first-words.ts').then(({ firstWords }) => firstWords),
  advised: true,
  layers: () => import('./layers.ts').then(({ layers }) => layers),
  walk,
  places: areasIn,
  aside: ({ type }) => ASIDE.has(type),
  said: ({ type }) => type === 'attack-lapsed',
  chapter,
  ruleOf: () => import('./log-rules.ts').then((module) => module.ruleOf),
  turnsUp: ({ type, side, card }, viewer) =>
    (type === 'card-played' || type === 'front-card-used') && side !== viewer ? [Number(card)] : [],
  async thumbnail(view) {
    layout ??= description.load('north-up', 'wide').then((map) => map.layout)
    const { thumbnail } = await import('./thumbnail.ts')
    return thumbnail(boardOf(view), await layout)
  },
  ending: () => import('./ending.ts').then(({ ending }) => ending),
}
/** What matters comes first: attacks with the best odds, cards with the highest price, areas near the front. */
function order(view: View, { choices }: Decision): readonly number[] {
  const { report } = ostkriegView(view)
  const far = distancesToFront(ostkriegView(view))
  return choices.map(({ area, from, card }) => {
    if (card !== undefined) return -(cards.get(Number(card))?.cost ?? 0)
    const attack = report.attacks.find((one) => one.area === area)
    return attack === undefined ? (far.get(String(area ?? from)) ?? 0) : -attack.odds.attackerWins
  })
}

/** Questions that fill the map. */
const OWN_PAGES: ReadonlySet<string> = new Set(['bid', 'buy-card'])

/** The log is told by years, by cards and, inside a card, by battles. */
function chapter({ type, year, card }: GameEvent): Chapter | undefined {
  switch (type) {
    case 'year':
      return { rank: 'part', text: String(year) }
    case 'year-over':
      return { rank: 'part', text: ost.log.yearEnd(String(year)), told: true }
    case 'card-played':
    case 'front-card-used':
      return { rank: 'chapter', text: cardName(Number(card)) }
    case 'attack':
      return { rank: 'scene' }
    default:
      return undefined
  }
}

/** `Major Blitz! 2/3`: the second of its three steps. */
function stepOfCard(number: number, now: CardReport | null): string {
  const steps = cards.get(number)?.lines.length ?? 0
  return now?.card === number && now.step >= 0 && steps > 1
    ? ost.cards.step(cardName(number), now.step + 1, steps)
    : cardName(number)
}

/** What the board shows anyway, or what only prepares the next thing. */
const ASIDE: ReadonlySet<string> = new Set(['move-marked', 'attack-marked', 'supply', 'card-done', 'production', 'control'])

const WALKS: ReadonlySet<string> = new Set(['moved', 'flew', 'landed', 'railed', 'retreated', 'advanced'])

/** Which stack a unit leaves, and where it goes. */
function walk({ type, from, to }: GameEvent): ReturnType<NonNullable<GameClient['walk']>> {
  if (!WALKS.has(type) || from === to) return undefined
  return { token: stackId(String(from)), areas: [String(from), String(to)] }
}
