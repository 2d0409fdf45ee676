import type { SeatPlan } from '@railhead/host'
import '../ui/form.css'
import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import type { GameClient } from '../game/client.ts'
import { pages } from '../texts/home.ts'
import { t } from '../texts/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { type Opened, take, titleFor, waiting } from './loading.ts'
import { HandoverToggle, SeatRows } from './seat-rows.tsx'

/** Before a file becomes a table: is it here already, what is it called, who sits where. */
export function LoadDialog() {
  const opened = waiting.value
  const title = opened?.found.kept == null ? pages.importing.title : pages.importing.alreadyTitle
  return (
    <Dialog title={title} open={opened !== undefined} wide onClose={close}>
      {opened !== undefined && <LoadForm key={opened.text} opened={opened} />}
    </Dialog>
  )
}

const close = (): void => {
  waiting.value = undefined
}

function LoadForm({ opened }: { opened: Opened }) {
  const { found, name } = opened
  const [title, setTitle] = useState(() => titleFor(opened))
  const [client, setClient] = useState<GameClient | undefined>(undefined)
  const [changed, setChanged] = useState<SeatPlan | undefined>(undefined)
  const [handover, setHandover] = useState(true)
  useEffect(() => void manifestOf(found.game)?.client().then(setClient), [found.game])
  const playable = !found.over && found.readOnly === null
  const plan = changed ?? named(found.seats, (seat) => manifestOf(found.game)?.seatNames[seat] ?? seat)
  const persons = Object.values(plan).filter(({ kind }) => kind === 'person').length
  return (
    <form
      class="stacked-form"
      onSubmit={(event) => {
        event.preventDefault()
        close()
        void take(opened, title.trim() || titleFor(opened), plan, handover)
      }}
    >
      {found.kept !== null && <p>{pages.importing.already(name, found.kept.title)}</p>}
      {(found.kept === null || found.choices > 0) && (
        <p class="quiet">{pages.importing.about(manifestOf(found.game)?.title ?? found.game, found.choices)}</p>
      )}
      <label class="field-label" for="load-name">
        {pages.importing.name}
      </label>
      <input
        id="load-name"
        type="text"
        autocomplete="off"
        maxLength={80}
        value={title}
        onInput={(event) => setTitle(event.currentTarget.value)}
      />
      {playable && (
        <>
          <h3>{pages.newGame.seats}</h3>
          {client !== undefined && (
            <SeatRows
              seated={Object.keys(plan)}
              plan={plan}
              players={found.players}
              proposed={found.proposed}
              look={(seat) => client.seat(seat)}
              onChange={setChanged}
            />
          )}
          {!found.open && persons > 1 && <HandoverToggle on={handover} onChange={setHandover} />}
        </>
      )}
      {playable && persons === 0 && (
        <p class="form-error" role="alert">
          {pages.newGame.needPerson}
        </p>
      )}
      <div class="row">
        {found.kept !== null && (
          <a class="button primary" href={`/table/${found.kept.id}`}>
            {pages.importing.openKept}
          </a>
        )}
        <button type="submit" class={found.kept === null ? 'button primary' : 'button'} disabled={playable && persons === 0}>
          {found.kept === null ? pages.importing.go : pages.importing.keepBoth}
        </button>
        <button type="button" class="button" onClick={close}>
          {t.common.cancel}
        </button>
      </div>
    </form>
  )
}

/** A person without a name is called like the seat, or "You" where nobody else is a person. */
function named(plan: SeatPlan, nameOf: (seat: string) => string): SeatPlan {
  const alone = Object.values(plan).filter(({ kind }) => kind === 'person').length === 1
  return Object.fromEntries(
    Object.entries(plan).map(([seat, holder]) => [
      seat,
      holder.kind === 'person' && holder.name === '' ? { ...holder, name: alone ? pages.newGame.you : nameOf(seat) } : holder,
    ]),
  )
}
