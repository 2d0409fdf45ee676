import { signal } from '@preact/signals'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'

interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Stays until closed. */
  readonly sticky?: boolean
}

const toasts = signal<readonly Toast[]>([])
let count = 0
const SHOWN_FOR = 6000

const dismiss = (id: number): void => {
  toasts.value = toasts.value.filter((toast) => toast.id !== id)
}

export function toast(text: string, more: Omit<Toast, 'id' | 'text'> = {}): void {
  const id = ++count
  toasts.value = [...toasts.value.filter((other) => other.text !== text), { id, text, ...more }]
  if (more.sticky !== true) setTimeout(() => dismiss(id), SHOWN_FOR)
}

/** What was said about the last choice is over with the next one. */
export function clearToasts(): void {
  if (toasts.value.length > 0) toasts.value = toasts.value.filter(({ sticky }) => sticky === true)
}

/** Always in the document, so that assistive technology hears what appears in it. */
export function Toasts() {
  return (
    <div class="toasts" role="status">
      {toasts.value.map(({ id, text, action }) => (
        <div class="toast" key={id}>
          <span>{text}</span>
          {action && (
            <button type="button" class="button primary" onClick={action.run}>
              {action.label}
            </button>
          )}
          <button type="button" class="button plain icon-only" aria-label={t.common.close} onClick={() => dismiss(id)}>
            <Icon name="x" size={18} />
          </button>
        </div>
      ))}
    </div>
  )
}
