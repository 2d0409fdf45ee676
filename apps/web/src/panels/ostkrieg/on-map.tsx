import type { OnMapProps } from '../../games/client.ts'
import { Again } from './again.tsx'
import { Battle } from './battle.tsx'

/** What lies over the map: the battle under way, or the offer to let more units follow. */
export function OnMap(props: OnMapProps) {
  return (
    <>
      <Battle {...props} />
      <Again {...props} />
    </>
  )
}
