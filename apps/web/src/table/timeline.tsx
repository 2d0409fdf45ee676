import { useEffect, useState } from 'preact/hooks'
import { t } from '../texts/index.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useTable } from './context.ts'

const PLAY_EVERY = 700

/** Steps through the whole game; the table shows that moment until one goes back to now. */
export function Timeline({ onClose }: { onClose: () => void }) {
  const table = useTable()
  const [playing, setPlaying] = useState(false)
  const length = table.latest.value?.length ?? 0
  const at = table.view.value?.at ?? length
  const turnStarts = startsOf(table.log.value)
  useEffect(() => {
    if (!playing) return
    if (at >= length) return setPlaying(false)
    const timer = setTimeout(() => void table.goTo(at + 1), PLAY_EVERY)
    return () => clearTimeout(timer)
  }, [playing, at, length, table])
  const lines = table.log.value.filter((line) => line.choice === at)
  const before = turnStarts.findLast((start) => start < at) ?? 0
  const after = turnStarts.find((start) => start > at) ?? length
  return (
    <section class="timeline" aria-label={t.timeline.title}>
      <div class="timeline-buttons">
        <Step icon="skip-back" label={t.timeline.start} onClick={() => void table.goTo(0)} />
        <Step icon="chevron-left" label={t.timeline.backTurn} onClick={() => void table.goTo(before)} />
        <Step icon="step-back" label={t.timeline.back} onClick={() => void table.goTo(at - 1)} />
        <Step
          icon={playing ? 'pause' : 'play'}
          label={playing ? t.timeline.pause : t.timeline.play}
          onClick={() => setPlaying(!playing)}
        />
        <Step icon="step-forward" label={t.timeline.forward} onClick={() => void table.goTo(at + 1)} />
        <Step icon="chevron-right" label={t.timeline.forwardTurn} onClick={() => void table.goTo(after)} />
        <Step icon="skip-forward" label={t.timeline.end} onClick={() => table.leavePast()} />
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={t.timeline.title}
        aria-valuetext={t.timeline.at(at, length)}
        onInput={(event) => void table.goTo(event.currentTarget.valueAsNumber)}
      />
      <span class="timeline-at">{t.timeline.at(at, length)}</span>
      <button
        type="button"
        class="button plain icon-only"
        aria-label={t.common.close}
        onClick={() => {
          table.leavePast()
          onClose()
        }}
      >
        <Icon name="x" size={18} />
      </button>
      <p class="timeline-text" aria-live="polite">
        {lines.map(({ text }) => text).join(' ')}
      </p>
    </section>
  )
}

function Step({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" class="button icon-only" aria-label={label} title={label} onClick={onClick}>
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
