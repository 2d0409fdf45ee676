import { useEffect } from 'preact/hooks'
import { Page } from '../shell/page.tsx'
import { pages } from '../texts/home.ts'
import { sharing } from '../texts/sharing.ts'
import { LoadButton, LoadTrouble } from './load-file.tsx'
import { loadLink, trouble } from './loading.ts'

/** Opens the game that the address itself holds, behind its "#": that part is never sent to a server. */
export function OpenLinkPage() {
  useEffect(() => {
    const open = (): void => void loadLink(location.hash.slice(1))
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  return (
    <Page title={pages.importing.title} narrow>
      <h1>{pages.importing.title}</h1>
      {trouble.value === undefined && <p role="status">{sharing.opening}</p>}
      <LoadTrouble />
      <p>
        <LoadButton />
      </p>
    </Page>
  )
}
