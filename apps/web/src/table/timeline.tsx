import { useEffect, useState } from 'preact/hooks'
import { settings } from '../shell/settings.ts'
import { toast } from '../shell/toasts.tsx'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { sharing } from '../texts/sharing.ts'
import { Icon, type IconName } from '../ui/any-icon.tsx'
import { BranchDialog } from './branch-dialog.tsx'
import { whyNotBranch } from './branching.ts'
import { useTable } from './context.ts'
import { backToNow } from './open-parts.ts'
import { timeFor } from './replay.ts'
import type { TableState } from './table-state.ts'

/** In the place of the question: steps through the whole game. The table shows that moment until one goes back to now. */
export function TimelineBar() {
  const table = useTable()
  return (
    <div class="bar-slot">
      <section class="command-bar looking" aria-label={around.timeline.title}>
        <div class="who">
          <Icon name="history" size={28} />
          <div>
            <strong class="who-name">{table.story.isPast.value ? around.timeline.past : around.timeline.now}</strong>
            <span class="who-turn">{momentOf(table)}</span>
          </div>
        </div>
        <Timeline />
      </section>
    </div>
  )
}

/** Round and whose turn it was, in the view that is shown. */
export function momentOf(table: TableState): string {
  const snapshot = table.story.view.value
  const clock = snapshot === undefined ? undefined : table.client.clock?.(snapshot.view)
  if (clock === undefined) return ''
  const now = clock.order.find(({ state }) => state === 'now')
  return around.timeline.moment(clock.unit ?? t.table.round, clock.round, now === undefined ? '' : table.nameOfSeat(now.seat))
}

export function Timeline() {
  const table = useTable()
  const [playing, setPlaying] = useState(false)
  const length = table.story.latest.value?.length ?? 0
  const at = table.story.view.value?.at ?? length
  const turnStarts = startsOf(table.story.log.value)
  const lines = table.story.moment.value
  const told = lines.map(({ text }) => text).join(' ')
  useEffect(() => {
    if (!playing) return
    if (at >= length) return setPlaying(false)
    const speed = settings.value.speed === 'off' ? 'normal' : settings.value.speed
    const timer = setTimeout(
      () => void table.timeline.goTo(table.timeline.after),
      timeFor(told, { speed, again: false, card: false }),
    )
    return () => clearTimeout(timer)
  }, [playing, at, length, table])
  const past = table.story.isPast.value
  useEffect(() => {
    const areas = past ? lines.flatMap(({ event }) => table.client.places?.(event) ?? []) : []
    // Whoever sees the whole map sees it anyway.
    if (areas.length > 0 && table.map.board?.isWhole() === false) table.map.board.show(areas)
  }, [past, at, table])
  const [branching, setBranching] = useState(false)
  const askForLuck = (): void => {
    const why = whyNotBranch(table)
    if (why === undefined) setBranching(true)
    else toast(why)
  }
  const turnBefore = (): number => turnStarts.findLast((start) => start < table.timeline.moment) ?? 0
  const turnAfter = (): number => turnStarts.find((start) => start > table.timeline.moment) ?? length
  return (
    <div class="timeline">
      <div class="timeline-head">
        <p class="timeline-text" aria-live="polite">
          {past ? told || around.timeline.setUp : around.timeline.help}
        </p>
        {past && !table.question.stepwise && (
          <>
            <button type="button" class="bar-choice" onClick={askForLuck}>
              {sharing.playOn}
            </button>
            <Step icon="link" label={sharing.linkHere} onClick={() => (table.frame.linkOpen.value = true)} />
          </>
        )}
        <button type="button" class="bar-choice lit" data-now onClick={() => backToNow(table)}>
          {past ? around.timeline.leave : around.timeline.close}
        </button>
      </div>
      <div class="timeline-row">
        <Step icon="skip-back" label={around.timeline.start} onClick={() => void table.timeline.goTo(0)} />
        <Step icon="chevrons-left" label={around.timeline.backTurn} onClick={() => void table.timeline.goTo(turnBefore())} />
        <Step icon="chevron-left" label={around.timeline.back} onClick={() => void table.timeline.goTo(table.timeline.before)} />
        <Step
          icon={playing ? 'pause' : 'play'}
          label={playing ? around.timeline.pause : around.timeline.play}
          onClick={() => setPlaying(!playing)}
        />
        <Step
          icon="chevron-right"
          label={around.timeline.forward}
          onClick={() => void table.timeline.goTo(table.timeline.after)}
        />
        <Step icon="chevrons-right" label={around.timeline.forwardTurn} onClick={() => void table.timeline.goTo(turnAfter())} />
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={around.timeline.title}
          aria-valuetext={around.timeline.at(at, length)}
          onInput={(event) => void table.timeline.goTo(event.currentTarget.valueAsNumber)}
        />
        <span class="timeline-at">{around.timeline.at(at, length)}</span>
      </div>
      <BranchDialog open={branching} onClose={() => setBranching(false)} />
    </div>
  )
}

function Step({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" class="bar-choice icon-only" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size={17} />
    </button>
  )
}

function startsOf(lines: readonly { readonly turn: number; readonly choice: number }[]): number[] {
  const starts: number[] = []
  let turn = 0
  for (const line of lines) {
    if (line.turn === turn) continue
    turn = line.turn
    starts.push(line.choice)
  }
  return starts
}
