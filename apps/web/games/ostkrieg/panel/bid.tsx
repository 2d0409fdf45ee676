import { useSignal } from '@preact/signals'
import { FAIR_BID } from '@railhead/players/fair-bid'
import type { DialogProps } from '../../../src/game/client.ts'
import { Icon } from '../../../src/ui/any-icon.tsx'
import type { Side } from '../board/state.ts'
import { battleWords as words } from '../texts/battle.ts'
import { ost } from '../texts/texts.ts'
import { SideMark } from './panel.tsx'
import { ostkriegView } from './view.ts'

const SIDES: readonly Side[] = ['axis', 'soviet']

/** 5.0: the bid as one side, so many points, and the answer to the other player's bid. */
export function Bid({ view, decision, players, choose, rule }: DialogProps) {
  const bids = (decision?.choices ?? []).flatMap(({ action, side, points }, index) =>
    action === 'bid' ? [{ index, side: side as Side, points: Number(points) }] : [],
  )
  const chosen = useSignal<{ readonly side: Side; readonly points: number } | null>(null)
  if (decision === null) return null
  const accept = decision.choices.findIndex(({ action }) => action === 'accept')
  const standing = decision.about as { readonly side?: Side; readonly points?: number }
  const side = standing.side ?? chosen.value?.side ?? 'axis'
  const open = bids.filter((bid) => bid.side === side)
  const least = open[0]?.points ?? 0
  const most = open.at(-1)?.points ?? 0
  const points = Math.max(least, Math.min(chosen.value?.points ?? least, most))
  const bid = open.find((one) => one.points === points)
  const fair = FAIR_BID[ostkriegView(view).options.scenario]
  const set = (more: number) => () => (chosen.value = { side, points: points + more })
  return (
    <section class="ost-battle ost-bid" aria-label={words.bid.title}>
      <header>
        <h2>{words.bid.title}</h2>
        <strong>{players[decision.seat] ?? decision.seat}</strong>
        {rule('5.0')}
      </header>
      <div class="ost-bid-body">
        {standing.side === undefined ? (
          <fieldset class="ost-bid-sides plain-fieldset" aria-label={words.bid.side}>
            {SIDES.map((one) => (
              <button
                type="button"
                key={one}
                class="bar-choice"
                aria-pressed={one === side}
                onClick={() => (chosen.value = { side: one, points })}
              >
                <SideMark side={one} /> {ost.sides[one]}
              </button>
            ))}
          </fieldset>
        ) : (
          <p>
            <SideMark side={standing.side} /> {words.bid.other(standing.points ?? 0, ost.sides[standing.side])}
          </p>
        )}
        <p class="quiet">{words.bid.what}</p>
        <div class="answers">
          {open.length > 0 && (
            <>
              <fieldset class="stepper plain-fieldset" aria-label={words.bid.points}>
                <button type="button" aria-label={words.bid.fewer} disabled={points <= least} onClick={set(-1)}>
                  <Icon name="minus" size={16} />
                </button>
                <span class="stepper-value" aria-live="polite">
                  <strong>{points}</strong> <span class="stepper-name">{words.bid.aYear}</span>
                </span>
                <button type="button" aria-label={words.bid.more} disabled={points >= most} onClick={set(1)}>
                  <Icon name="plus" size={16} />
                </button>
              </fieldset>
              <button type="button" class="bar-choice lit" data-confirm onClick={() => bid !== undefined && choose(bid.index)}>
                <Icon name="check" size={18} /> {words.bid.give(points, ost.sides[side])}
              </button>
            </>
          )}
          {accept >= 0 && (
            <button type="button" class="bar-choice target" data-choice={accept} onClick={() => choose(accept)}>
              {words.bid.accept}
            </button>
          )}
        </div>
        {fair !== undefined && <p class="quiet small">{words.bid.fair(fair)}</p>}
      </div>
    </section>
  )
}
