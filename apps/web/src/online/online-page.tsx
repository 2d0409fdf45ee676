import { lazy, useRoute } from 'preact-iso'
import { tableFonts } from '../shell/fonts.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'

const OnlineTable = lazy(async () => {
  const [{ OnlineTable }] = await Promise.all([import('./online-table.tsx'), tableFonts()])
  return OnlineTable
})

// Who comes to a table waits for nothing else.
const TablePage = lazy(async () => (await import('./table-page.tsx')).TablePage)
const LobbyPage = lazy(async () => (await import('./lobby-page.tsx')).LobbyPage)
const ArchivePage = lazy(async () => (await import('./archive-page.tsx')).ArchivePage)
const PlayerPage = lazy(async () => (await import('./player-page.tsx')).PlayerPage)
const StatisticsPage = lazy(async () => (await import('./statistics-page.tsx')).StatisticsPage)
const MailLinkPage = lazy(async () => (await import('./mail-link-page.tsx')).MailLinkPage)
const AccountPage = lazy(async () => (await import('./account-page.tsx')).AccountPage)

/** Tables online; one of them, and before it who sits there, the link for the others, and free seats; and one's own data. */
export function OnlinePage() {
  const { params, query } = useRoute()
  const { id, part } = params
  const { seat, invite } = query
  if (id === undefined || id === '') return <LobbyPage />
  if (id === 'me') return <AccountPage />
  if (id === 'archive') return <ArchivePage />
  if (id === 'statistics') return <StatisticsPage />
  if (id === 'player' && part) return <PlayerPage key={part} id={part} />
  if (id === 'confirm' || id === 'stop') return <MailLinkPage key={id} doing={id} />
  if (part === undefined || part === '')
    return <TablePage key={id} id={id} invited={seat && invite ? { seat, invite } : undefined} />
  if (part !== 'table') return <NotFoundPage />
  return <OnlineTable key={`${id}/${query.seat}`} id={id} seat={query.seat} replay={query.replay === '1'} />
}
