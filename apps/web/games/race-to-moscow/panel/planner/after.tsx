import { Fragment } from 'preact'
import { layout } from '../../../../src/ui/layout.ts'
import type { Supplies } from '../../board/state.ts'
import { armies } from '../cards.ts'
import type { RaceView } from '../view.ts'
import { areaName } from '../words.ts'
import { Goods, NOTHING, sameGoods } from './goods.tsx'
import { armyName, said } from './words.ts'

interface AfterProps {
  readonly before: RaceView
  readonly now: RaceView
  /** Armies that the present question lets load. */
  readonly mayLoad: ReadonlySet<string>
  readonly onLoad: (army: string) => void
  readonly onShow: (area: string) => void
}

const stockOf = (view: RaceView, area: string): Supplies => view.areas[area]?.supplies ?? NOTHING

/** The areas whose stocks the plan has changed, before and after, and who could load there. */
export function AfterPlan({ before, now, mayLoad, onLoad, onShow }: AfterProps) {
  const changed = Object.keys(now.areas).filter((area) => !sameGoods(stockOf(before, area), stockOf(now, area)))
  // A phone has no room for them beside the goods.
  const narrow = layout.value === 'phone'
  const freed = Object.keys(now.armies).filter((id) => before.armies[id]?.halted === true && now.armies[id].halted !== true)
  return (
    <section class="plan-after" aria-labelledby="plan-after">
      <h3 class="caps" id="plan-after">
        {said.after}
      </h3>
      {changed.length === 0 ? (
        <p class="quiet small">{said.unchanged}</p>
      ) : (
        <table>
          <thead class="sr-only">
            <tr>
              <th scope="col">{said.area}</th>
              <th scope="col">{said.before}</th>
              <th scope="col">{said.afterwards}</th>
              {!narrow && <th scope="col">{said.armies}</th>}
            </tr>
          </thead>
          <tbody>
            {changed.map((area) => {
              const notes = [
                ...freed
                  .filter((id) => now.armies[id].area === area)
                  .map((id) => <span key={id}>{said.freed(armyName(id))}</span>),
                ...loadersIn(now, area, mayLoad).map((id) => (
                  <button type="button" key={id} onClick={() => onLoad(id)}>
                    {said.canLoad(armyName(id))}
                  </button>
                )),
              ]
              return (
                <Fragment key={area}>
                  <tr>
                    <th scope="row">
                      <button type="button" class="plan-place" onClick={() => onShow(area)}>
                        {areaName(area)}
                      </button>
                    </th>
                    <td>
                      <Goods goods={stockOf(before, area)} />
                    </td>
                    <td>
                      <span class="plan-arrow" aria-hidden="true">
                        →
                      </span>
                      <Goods goods={stockOf(now, area)} />
                    </td>
                    {!narrow && <td class="plan-notes">{notes}</td>}
                  </tr>
                  {narrow && notes.length > 0 && (
                    <tr>
                      <td class="plan-notes" colSpan={3}>
                        {notes}
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}

const loadersIn = (view: RaceView, area: string, mayLoad: ReadonlySet<string>): string[] =>
  Object.entries(view.armies)
    .filter(([id, army]) => army.area === area && armies.get(id)?.seat === view.turn && mayLoad.has(id))
    .map(([id]) => id)
