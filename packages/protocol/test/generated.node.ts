import type { Files } from '@railhead/table/kit'
import { protocolJsonSchema } from '../src/index.ts'

/** What `npm run generate` writes of this package, by path from the root. */
export const pages = (): Files => ({
  'packages/protocol/railhead-engine.schema.json': `${JSON.stringify(protocolJsonSchema(), null, 2)}\n`,
})
