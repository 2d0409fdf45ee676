import { openApi } from '../src/api/openapi.ts'

/** What `npm run generate` writes of the server, by path from the root. */
export const pages = (): { readonly [path: string]: string } => ({
  'docs/openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
})
