import { signal } from '@preact/signals'

/** The finished game of the table on the page is looked back on. */
export const analysisOpen = signal(false)
