import { signal } from '@preact/signals'

/** On a phone, what the game is about is read before anything is asked or told: the sheet lies over the map, which stays as it will be. */
export const beginning = signal(false)
