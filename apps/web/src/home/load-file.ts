import { problemOf, sharedEngine } from '../engine/client.ts'
import { toast } from '../shell/toasts.tsx'
import { t } from '../texts/index.ts'

const LARGEST = 20 * 1024 * 1024

/** Takes a record or a position from a file and goes to its table; whatever is wrong with it is said in one sentence. */
export async function loadFile(file: File): Promise<void> {
  if (file.size > LARGEST) return toast(t.importing.tooLarge, { sticky: true })
  try {
    const text = await file.text()
    const { id } = await sharedEngine().ask('import', { text, title: file.name.replace(/\.[^.]*$/, '') })
    location.assign(`/table/${id}`)
  } catch (error) {
    toast(problemOf(error).sentence, { sticky: true })
  }
}
