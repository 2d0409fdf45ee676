/** How long a tab that is just closing may keep its table. */
const LOCK_PATIENCE = 1500

/** One tab plays a table; the lock is let go when its worker ends. */
export async function lockTable(id: string): Promise<boolean> {
  if (navigator.locks === undefined) return (await import('./claim-table.ts')).claimTable(id)
  return new Promise((resolve) => {
    navigator.locks
      .request(`railhead-table-${id}`, { signal: AbortSignal.timeout(LOCK_PATIENCE) }, () => {
        resolve(true)
        return new Promise<void>(() => {})
      })
      .catch(() => resolve(false))
  })
}
