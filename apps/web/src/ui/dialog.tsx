import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../texts/index.ts'
import { Icon } from './icon.tsx'

const VISIBLY: FocusOptions & { readonly focusVisible: boolean } = { preventScroll: true, focusVisible: true }

interface DialogProps {
  readonly title: string
  readonly open: boolean
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** The browser's own modal dialog: focus is caught and given back, Escape closes it. */
export function Dialog({ title, open, wide, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const opener = useRef<Element | null>(null)
  // At once: a dialog that is meant to be open and is not yet would be taken for one that was just closed.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (open && !dialog.open) {
      opener.current = document.activeElement
      dialog.showModal()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  // A click beside the dialog closes it; the keyboard has Escape.
  useLayoutEffect(() => {
    const dialog = ref.current
    const beside = (event: MouseEvent): void => {
      if (event.target === dialog) onClose()
    }
    dialog?.addEventListener('click', beside)
    return () => dialog?.removeEventListener('click', beside)
  }, [onClose])
  // Escape closes the element itself. The event comes late: a dialog that is already open again is not meant.
  const closed = (): void => {
    if (open && ref.current?.open === false) onClose()
  }
  // Whoever goes on typing means what lies below it. (A file that is not chosen is called off too.)
  const escaped = ({ target }: Event): void => {
    if (target !== ref.current) return
    onClose()
    // A key was pressed: where it leads back to is seen, however it was opened. Not every browser finds that by itself.
    const back = opener.current
    if (back instanceof HTMLElement) setTimeout(() => document.activeElement === back && back.focus(VISIBLY))
  }
  return (
    <dialog ref={ref} class={wide ? 'sheet wide' : 'sheet'} aria-labelledby={id} onCancel={escaped} onClose={closed}>
      {open && (
        <>
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" class="button plain icon-only" aria-label={t.common.close} onClick={onClose}>
              <Icon name="x" />
            </button>
          </header>
          <div class="body">{children}</div>
        </>
      )}
    </dialog>
  )
}
