/** What a browser gives out so that a server can tell it things. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Where push messages come in; undefined where the browser or the address of the page does not allow them. */
async function manager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

/** Under which address this browser is told things now. */
export async function pushedHere(): Promise<string | undefined> {
  return (await (await manager())?.getSubscription())?.endpoint
}

export const canPush = async (): Promise<boolean> => (await manager()) !== undefined

/** Asks the browser to be told things by the server of this key. Answers `denied` if the person does not want it. */
export async function askForPush(publicKey: string): Promise<PushAddress | 'denied' | 'failed'> {
  const pushes = await manager()
  if (pushes === undefined) return 'failed'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const key = { userVisibleOnly: true, applicationServerKey: publicKey }
  const made = await pushes.subscribe(key).catch(async () => {
    // It was made for another key: that of the server before it lost its own.
    await (await pushes.getSubscription())?.unsubscribe()
    return pushes.subscribe(key).catch(() => undefined)
  })
  const { endpoint, keys } = made?.toJSON() ?? {}
  if (endpoint === undefined || keys === undefined) return 'failed'
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}
