import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { PanelProps } from '../game/client.ts'
import { t } from '../texts/index.ts'
import { BESIDE, useHeld, useLater } from '../ui/after-paint.ts'
import { Icon } from '../ui/icon.tsx'
import { useLate } from '../ui/late.tsx'
import { layout } from '../ui/layout.ts'
import { idsOf, isGroup } from './choices.ts'
import { useHand, useTable } from './context.ts'
import type { Hand } from './hand.ts'
import { RuleLink } from './rule-link.tsx'
import type { TableState } from './table-state.ts'

/** Beside the map: the game's own boards, a word to who is new, then the log. */
export function SidePanel({ drawer, children }: { drawer: boolean; children?: ComponentChildren }) {
  const table = useTable()
  const scroll = useRef<HTMLDivElement>(null)
  const opened = table.question.openGroup.value
  // Answers about things of the panel, such as cards that lie open: these come into sight.
  useEffect(() => {
    const group = opened === null ? undefined : table.question.entries.peek()[opened]
    const first = group !== undefined && isGroup(group) ? group.entries[0] : undefined
    const choice = first === undefined || isGroup(first) ? undefined : table.story.asked.peek()?.decision.choices[first.index]
    const id = choice === undefined ? undefined : idsOf(choice).find((name) => name.startsWith('card/'))
    const thing = id === undefined ? null : scroll.current?.querySelector(`[data-thing="${id}"]`)
    thing?.closest('.panel-block')?.scrollIntoView({ block: 'nearest' })
  }, [opened])
  return (
    <aside class={drawer ? 'side-panel drawer' : 'side-panel'} aria-label={t.table.panel}>
      {drawer && (
        <button
          type="button"
          class="button icon-only drawer-close"
          aria-label={t.table.closePanel}
          onClick={() => (table.frame.drawer.value = false)}
        >
          <Icon name="x" />
        </button>
      )}
      <div class="panel-scroll" ref={scroll} tabIndex={-1}>
        <GamePanel />
      </div>
      {children}
      <Log />
    </aside>
  )
}

const loadLog = async () => (await import('./log-view.tsx')).LogView

/** The log comes with its first line. */
function Log() {
  const LogView = useLate(useTable().story.log.value.length > 0, loadLog)
  if (LogView !== undefined) return <LogView />
  return (
    <section class="panel-block log" tabIndex={-1} aria-label={t.log.title}>
      <h2 class="caps">{t.log.title}</h2>
      <p class="quiet">{t.log.empty}</p>
    </section>
  )
}

export function GamePanel({ part }: { part?: 'boards' | 'stock' | 'cards' }) {
  const table = useTable()
  const hand = useHand()
  const hidden = table.map.planning.value && layout.value !== 'phone'
  const seen = [table.story.view.value, table.story.asked.value, table.question.legalIds.value, table.story.players.value]
  // Behind a plan nobody sees it.
  const props = useLater(
    useHeld(
      useMemo(() => panelProps(table, hand), [table, hand, ...seen]),
      hidden,
    ),
    BESIDE,
  )
  const { Panel } = table.client
  // The same element is not gone through again.
  return useMemo(
    () => (props === undefined ? null : <Panel {...props} {...(part === undefined ? {} : { part })} />),
    [Panel, props, part],
  )
}

/** What the game lays under the map, if it does. */
export function UnderMap() {
  const table = useTable()
  const hand = useHand()
  const props = panelProps(table, hand)
  const Game = table.client.UnderMap
  return props === undefined || Game === undefined ? null : <Game {...props} />
}

export function panelProps(table: TableState, hand: Hand): PanelProps | undefined {
  const snapshot = table.story.view.value
  if (snapshot === undefined) return undefined
  return {
    view: snapshot.view,
    viewer: snapshot.viewer,
    decision: table.story.asked.value?.decision ?? null,
    legal: table.question.legalIds.value,
    players: table.story.players.value,
    pick: (id) => hand.pickId(id),
    point: () => {},
    show: (area) => table.map.showArea(area),
    rule: (section) => <RuleLink rule={section} />,
  }
}
