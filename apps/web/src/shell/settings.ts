import { effect, signal } from '@preact/signals'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'off' | 'fast' | 'normal' | 'slow'
export type NameSize = 'small' | 'normal' | 'large'

export interface Settings {
  readonly theme: Theme
  /** Of names on the map. */
  readonly names: NameSize
  /** How fast the moves of others are replayed. */
  readonly speed: Speed
  /** Keep a finished turn open for undo until it is confirmed. */
  readonly confirmTurn: boolean
  /** On touch screens the first tap shows what a choice costs, the second makes it. */
  readonly tapTwice: boolean
  /** What was dragged somewhere asks before it goes, where something hidden will come out. */
  readonly askDrop: boolean
  /** A sentence of advice at every question of a first game. */
  readonly guide: boolean
  /** Speak log lines to screen readers. */
  readonly announce: boolean
}

const KEY = 'railhead.settings'
const DEFAULTS: Settings = {
  theme: 'system',
  names: 'normal',
  speed: 'normal',
  confirmTurn: true,
  tapTwice: true,
  askDrop: true,
  guide: true,
  announce: true,
}

const themes: readonly string[] = ['system', 'light', 'dark']
const nameSizes: readonly string[] = ['small', 'normal', 'large']
const speeds: readonly string[] = ['off', 'fast', 'normal', 'slow']

/** Reads what is stored, and takes the default wherever it is missing or makes no sense. */
function readSettings(text: string | null): Settings {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return DEFAULTS
    const { theme, names, speed, confirmTurn, tapTwice, askDrop, guide, announce } = stored as { [key: string]: unknown }
    return {
      theme: typeof theme === 'string' && themes.includes(theme) ? (theme as Theme) : DEFAULTS.theme,
      names: typeof names === 'string' && nameSizes.includes(names) ? (names as NameSize) : DEFAULTS.names,
      speed: typeof speed === 'string' && speeds.includes(speed) ? (speed as Speed) : DEFAULTS.speed,
      confirmTurn: typeof confirmTurn === 'boolean' ? confirmTurn : DEFAULTS.confirmTurn,
      tapTwice: typeof tapTwice === 'boolean' ? tapTwice : DEFAULTS.tapTwice,
      askDrop: typeof askDrop === 'boolean' ? askDrop : DEFAULTS.askDrop,
      guide: typeof guide === 'boolean' ? guide : DEFAULTS.guide,
      announce: typeof announce === 'boolean' ? announce : DEFAULTS.announce,
    }
  } catch {
    return DEFAULTS
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const settings = signal<Settings>(readSettings(stored()))

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value))
  } catch {
    // A browser that keeps nothing still plays; the setting lasts as long as the page.
  }
}

/** Writes the settings onto the document, where the styles find them. */
export function applySettings(): void {
  effect(() => {
    const { theme, speed } = settings.value
    const root = document.documentElement
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    root.dataset.motion = speed === 'off' ? 'off' : 'on'
  })
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)')
export const systemDark = signal(darkSystem.matches)
darkSystem.addEventListener('change', (event) => {
  systemDark.value = event.matches
})
const reduced = matchMedia('(prefers-reduced-motion: reduce)')
export const reducedMotion = signal(reduced.matches)
reduced.addEventListener('change', (event) => {
  reducedMotion.value = event.matches
})

/** Whether the settings are on the page. */
export const settingsOpen = signal(false)

export const openSettings = (): void => {
  settingsOpen.value = true
}
