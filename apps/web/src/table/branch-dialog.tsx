import { useState } from 'preact/hooks'
import { sharing } from '../texts/sharing.ts'
import { Dialog } from '../ui/dialog.tsx'
import { type Luck, playOnFromHere } from './branching.ts'
import { useTable } from './context.ts'

/** Before somebody plays on from an earlier moment: with the luck of the game, or with a new one? */
export function BranchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const table = useTable()
  const [busy, setBusy] = useState(false)
  const go = async (luck: Luck): Promise<void> => {
    setBusy(true)
    await playOnFromHere(table, luck)
    setBusy(false)
    onClose()
  }
  return (
    <Dialog title={sharing.playOn} open={open} onClose={onClose}>
      <p>{sharing.playOnAbout}</p>
      <ul class="choice-list">
        {(['same', 'new'] as const).map((luck) => (
          <li key={luck}>
            <button type="button" class="menu-choice" disabled={busy} onClick={() => void go(luck)}>
              <strong>{sharing.luck[luck]}</strong>
              <span class="small quiet">{sharing.luckHelp[luck]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
