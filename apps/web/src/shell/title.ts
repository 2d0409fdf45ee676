import { useEffect } from 'preact/hooks'
import { t } from '../texts/index.ts'

/** What the browser calls the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === t.brand ? title : `${title} · ${t.brand}`
  }, [title])
}
