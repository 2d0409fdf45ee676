import type { OnMapProps } from '../../games/client.ts'
import { Battle } from './battle.tsx'

/** What lies over the map: the battle under way. */
export function OnMap(props: OnMapProps) {
  return <Battle {...props} />
}
