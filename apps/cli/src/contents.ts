import type { AuthoredContent } from '@railhead/table'

/**
 * What every game is made from, as it is written and not as it is built. Each is loaded when it is checked, so that a file that cannot be read
 * spoils neither the check of another game nor any other command.
 */
export const contents: { readonly [game: string]: () => Promise<{ readonly authored: AuthoredContent }> } = {
  'race-to-moscow': () => import('@railhead/race-to-moscow/content'),
  ostkrieg: () => import('@railhead/ostkrieg/content'),
}
