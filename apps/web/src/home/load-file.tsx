import { signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { problemOf, sharedEngine } from '../engine/client.ts'
import { toast } from '../shell/toasts.tsx'
import { listGames } from '../store/games.ts'
import type { StoredGame } from '../store/model.ts'
import { t } from '../texts/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { isDamaged } from './stored.ts'

const LARGEST = 20 * 1024 * 1024

/** A file whose game is kept already, until the person says what to do with it. */
const twin = signal<{ readonly name: string; readonly text: string; readonly kept: StoredGame } | undefined>(undefined)

/** Takes a record or a position from a file and goes to its table; whatever is wrong with it is said in one sentence. */
export async function loadFile(file: File): Promise<void> {
  if (file.size > LARGEST) return toast(t.importing.tooLarge(file.name), { sticky: true })
  try {
    const text = await file.text()
    const kept = await keptAlready(text)
    if (kept === undefined) await load(file.name, text)
    else twin.value = { name: file.name, text, kept }
  } catch (error) {
    toast(t.importing.bad(file.name, problemOf(error).sentence), { sticky: true })
  }
}

async function load(name: string, text: string): Promise<void> {
  const { id } = await sharedEngine().ask('import', { text, title: name.replace(/\.[^.]*$/, '') })
  location.assign(`/table/${id}`)
}

/** A record's first line has a promise that no other game makes. */
async function keptAlready(text: string): Promise<StoredGame | undefined> {
  const [header] = text.trimStart().split('\n')
  if (!header.includes('"railhead"')) return undefined
  const games = (await listGames()).filter((game): game is StoredGame => !isDamaged(game))
  return games.find(({ record }) => record.startsWith(header))
}

export function LoadButton() {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" class="link-button" onClick={() => input.current?.click()}>
        {t.home.load}
      </button>
      <input
        ref={input}
        type="file"
        class="sr-only"
        tabIndex={-1}
        aria-label={t.home.load}
        accept=".jsonl,.json,application/json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file !== undefined) void loadFile(file)
        }}
      />
      <TwinDialog />
    </>
  )
}

function TwinDialog() {
  const found = twin.value
  const close = (): void => {
    twin.value = undefined
  }
  return (
    <Dialog title={t.importing.alreadyTitle} open={found !== undefined} onClose={close}>
      {found !== undefined && (
        <>
          <p>{t.importing.already(found.name, found.kept.title)}</p>
          <div class="row">
            <a class="button primary" href={`/table/${found.kept.id}`}>
              {t.importing.openKept}
            </a>
            <button
              type="button"
              class="button"
              onClick={() => {
                close()
                load(found.name, found.text).catch((error: unknown) =>
                  toast(t.importing.bad(found.name, problemOf(error).sentence), { sticky: true }),
                )
              }}
            >
              {t.importing.keepBoth}
            </button>
            <button type="button" class="button" onClick={close}>
              {t.common.cancel}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
