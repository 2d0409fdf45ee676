import { useLate } from '../ui/late.tsx'
import { settingsOpen } from './settings.ts'

const load = async () => (await import('./settings-dialog.tsx')).SettingsDialog

/** The settings, fetched when they are first opened. */
export function LateSettings() {
  const SettingsDialog = useLate(settingsOpen.value, load)
  return SettingsDialog === undefined ? null : <SettingsDialog />
}
