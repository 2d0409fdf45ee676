import { games } from '../src/games.ts'

/** What `npm run generate` writes of the list of games, by path from the root. */
export function pages(): { readonly [path: string]: string } {
  const ids = games.map(({ id }) => id)
  const page = [
    "import type { GameManifest } from '../src/game/manifest.ts'",
    ...ids.toSorted().map((id) => `import { manifest as ${nameOf(id)} } from './${id}/manifest.ts'`),
    '',
    '/** The games that can be played, written by `npm run generate` from `packages/host/src/games.ts`; do not edit. */',
    `export const games: readonly GameManifest[] = [${ids.map(nameOf).join(', ')}]`,
    '',
  ]
  return { 'apps/web/games/list.ts': page.join('\n') }
}

const nameOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
