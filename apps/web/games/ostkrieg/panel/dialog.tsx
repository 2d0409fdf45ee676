import './battle.css'
import type { DialogProps } from '../../../src/game/client.ts'
import { Battle, BattleNews } from './battle.tsx'
import { Bid } from './bid.tsx'

/** What lies over the map: the bidding, the battle under way, or the dice of those just fought. */
export function Dialog(props: DialogProps) {
  if (props.answers === null) return <BattleNews {...props} />
  return props.decision?.step === 'bid' ? <Bid {...props} /> : <Battle {...props} />
}
