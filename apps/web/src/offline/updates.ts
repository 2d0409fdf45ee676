import { toast } from '../shell/toasts.tsx'
import { t } from '../texts/index.ts'

/** Registers the service worker and says when a new version is ready; it is loaded when the person says so. */
export function watchUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void register())
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) offer(coming)
      })
    })
  } catch {
    // Without a service worker everything works but offline.
  }
}

function offer(worker: ServiceWorker): void {
  const reload = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    worker.postMessage('take-over')
  }
  toast(t.update.ready, { sticky: true, action: { label: t.update.reload, run: reload } })
}
