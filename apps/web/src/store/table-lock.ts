/** How long a tab that is just closing may keep its table. */
const LOCK_PATIENCE = 1500

/** One tab plays a table. Answers what lets it go, which also happens when the page ends; undefined if another tab has it. */
export async function lockTable(id: string): Promise<(() => void) | undefined> {
  if (navigator.locks === undefined) return (await import('./claim-table.ts')).claimTable(id)
  return new Promise((resolve) => {
    navigator.locks
      .request(
        `railhead-table-${id}`,
        { signal: AbortSignal.timeout(LOCK_PATIENCE) },
        () => new Promise<void>((letGo) => resolve(letGo)),
      )
      .catch(() => resolve(undefined))
  })
}
