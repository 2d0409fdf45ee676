import { signal } from '@preact/signals'
import { useLate } from '../ui/late.tsx'

export const settingsOpen = signal(false)

export const openSettings = (): void => {
  settingsOpen.value = true
}

const load = async () => (await import('./settings-dialog.tsx')).SettingsDialog

/** The settings, fetched when they are first opened. */
export function LateSettings() {
  const SettingsDialog = useLate(settingsOpen.value, load)
  return SettingsDialog === undefined ? null : <SettingsDialog />
}
