import './form.css'
import { useState } from 'preact/hooks'
import { t } from '../texts/index.ts'
import { sharing } from '../texts/sharing.ts'
import { Dialog } from './dialog.tsx'

interface NameDialogProps {
  /** The name that it has; nothing is asked while there is none. */
  readonly title: string | undefined
  readonly onName: (title: string) => void
  readonly onClose: () => void
}

/** Asks how a game shall be called. */
export function NameDialog({ title, onName, onClose }: NameDialogProps) {
  return (
    <Dialog title={sharing.name} open={title !== undefined} onClose={onClose}>
      {title !== undefined && <NameForm title={title} onName={onName} onClose={onClose} />}
    </Dialog>
  )
}

function NameForm({ title, onName, onClose }: NameDialogProps & { readonly title: string }) {
  const [name, setName] = useState(title)
  return (
    <form
      class="stacked-form"
      onSubmit={(event) => {
        event.preventDefault()
        onName(name.trim())
      }}
    >
      <label class="field-label" for="game-name">
        {sharing.nameField}
      </label>
      <input
        id="game-name"
        type="text"
        autocomplete="off"
        maxLength={80}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <div class="row">
        <button type="submit" class="button primary" disabled={name.trim() === ''}>
          {sharing.keepName}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {t.common.cancel}
        </button>
      </div>
    </form>
  )
}
