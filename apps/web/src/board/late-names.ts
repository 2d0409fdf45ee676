import type { NameChoice } from './choose-names.ts'

/** How names are chosen comes with the map where it is small, else when somebody goes so far away that not all have room. */
let Choice: typeof NameChoice | undefined

export const nameChoice = (): typeof NameChoice | undefined => Choice

export async function loadNameChoice(): Promise<void> {
  Choice = (await import('./choose-names.ts')).NameChoice
}
