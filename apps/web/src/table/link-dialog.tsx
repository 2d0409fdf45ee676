import '../ui/form.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { problemOf } from '../engine/client.ts'
import { sharing } from '../texts/sharing.ts'
import { Icon } from '../ui/any-icon.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { pack } from '../ui/packed.ts'
import { Segmented } from '../ui/segmented.tsx'
import { useTable } from './context.ts'

type What = 'record' | 'position'

/** Longer links are cut by some programs that pass them on. */
const LONG = 8000

/** The game, as it is on the screen, in an address: nothing but the address is needed to open it elsewhere. */
export function LinkDialog() {
  const { frame } = useTable()
  const close = (): void => {
    frame.linkOpen.value = false
  }
  return (
    <Dialog title={sharing.title} open={frame.linkOpen.value} wide onClose={close}>
      {frame.linkOpen.value && <TheLink />}
    </Dialog>
  )
}

function TheLink() {
  const { engine, story } = useTable()
  const [what, setWhat] = useState<What>('record')
  const [link, setLink] = useState('')
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const shown = story.view.value
  const at = shown?.at ?? 0
  useEffect(() => {
    let gone = false
    setSaid('')
    engine
      .ask('record', { what, at })
      // Positions are written for people to read; a link is not.
      .then((text) => pack(what === 'position' ? JSON.stringify(JSON.parse(text)) : text))
      .then((packed) => {
        if (!gone) setLink(`${location.origin}/open#${packed}`)
      })
      .catch((error: unknown) => setSaid(problemOf(error).sentence))
    return () => {
      gone = true
    }
  }, [what, at, engine])
  const copy = async (): Promise<void> => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setSaid(sharing.copied)
    } catch {
      // Over plain http there is no clipboard.
      setSaid(sharing.notCopied)
    }
  }
  const whats: readonly { readonly value: What; readonly label: string }[] = [
    { value: 'record', label: sharing.record },
    { value: 'position', label: sharing.position },
  ]
  return (
    <div class="stacked-form">
      <p>
        {sharing.about} {story.isPast.value && sharing.aboutMoment(at)}
      </p>
      <Segmented legend={sharing.what} value={what} values={whats} onChange={setWhat} />
      <p class="quiet small">{what === 'record' ? sharing.recordHelp : sharing.positionHelp}</p>
      <label class="field-label" for="game-link">
        {sharing.field}
      </label>
      <input id="game-link" ref={field} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      {link.length > LONG && <p class="quiet small">{sharing.long(link.length)}</p>}
      {shown?.open === false && shown.outcome === null && <p class="quiet small">{sharing.hidden}</p>}
      <div class="row">
        <button type="button" class="button primary" disabled={link === ''} onClick={() => void copy()}>
          <Icon name="link" size={18} /> {sharing.copy}
        </button>
        {'share' in navigator && (
          // Whoever changes their mind has sent nothing, which needs no word.
          <button
            type="button"
            class="button"
            disabled={link === ''}
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {sharing.send}
          </button>
        )}
        <span role="status">{said}</span>
      </div>
    </div>
  )
}
