import './load-file.css'
import { useRef } from 'preact/hooks'
import { pages } from '../texts/home.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useLate } from '../ui/late.tsx'
import { loadFile, trouble, waiting } from './loading.ts'

const loadDialog = async () => (await import('./load-dialog.tsx')).LoadDialog

export function LoadButton() {
  const input = useRef<HTMLInputElement>(null)
  const LoadDialog = useLate(waiting.value !== undefined, loadDialog)
  return (
    <>
      <button type="button" class="link-button" onClick={() => input.current?.click()}>
        {pages.home.load}
      </button>
      <input
        ref={input}
        type="file"
        class="sr-only"
        tabIndex={-1}
        aria-label={pages.home.load}
        accept=".jsonl,.json,application/json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file !== undefined) void loadFile(file)
        }}
      />
      {LoadDialog !== undefined && <LoadDialog />}
    </>
  )
}

/** Beside the button, where the person looks. */
export function LoadTrouble() {
  if (trouble.value === undefined) return null
  const { sentence, rest } = trouble.value
  const close = (): void => {
    trouble.value = undefined
  }
  return (
    <div class="notice bad load-trouble" role="alert">
      <Icon name="triangle-alert" />
      <div class="grow">
        <p>{sentence}</p>
        {rest !== undefined && (
          <div class="actions">
            <button
              type="button"
              class="button"
              onClick={() => {
                close()
                waiting.value = rest
              }}
            >
              {pages.importing.asFar}
            </button>
          </div>
        )}
      </div>
      <button type="button" class="button plain icon-only" aria-label={t.common.close} onClick={close}>
        <Icon name="x" size={18} />
      </button>
    </div>
  )
}
