/** How long another tab has to say that it plays the table. */
const ANSWER_PATIENCE = 200

interface Claim {
  readonly claims: string
  readonly taken?: boolean
}

/**
 * Over plain http from another machine browsers have no locks: whoever opens a table asks the others, and whoever plays it says so. Of two
 * who ask at once the one with the lower name goes first. Answers what lets the table go; undefined if another plays it.
 */
export function claimTable(
  id: string,
  name = crypto.getRandomValues(new Uint32Array(2)).join('-'),
): Promise<(() => void) | undefined> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(() => {})
  const channel = new BroadcastChannel(`railhead-table-${id}`)
  return new Promise((resolve) => {
    let plays: boolean | undefined
    const decide = (first: boolean): void => {
      plays ??= first
      const letGo = (): void => channel.close()
      if (!plays) letGo()
      resolve(plays ? letGo : undefined)
    }
    channel.onmessage = ({ data: { claims, taken } }: MessageEvent<Claim>) => {
      if (claims === name) decide(false)
      else if (taken !== true && (plays === true || name < claims)) channel.postMessage({ claims, taken: true } satisfies Claim)
      // It may not have heard this one ask.
      else if (taken !== true) decide(false)
    }
    channel.postMessage({ claims: name } satisfies Claim)
    setTimeout(() => decide(true), ANSWER_PATIENCE)
  })
}
