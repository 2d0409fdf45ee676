import './battle.css'
import './year.css'
import type { DialogProps } from '../../../src/game/client.ts'
import { Battle, BattleNews } from './battle.tsx'
import { Bid } from './bid.tsx'
import { Market } from './market.tsx'
import { beginsPage } from './pages.ts'
import { YearPage } from './year-page.tsx'

/** What lies over the map: the bidding, the battle under way, the dice of those just fought, the end of a year, the purchase of cards. */
export function Dialog(props: DialogProps) {
  if (props.answers === null) return props.news.some(beginsPage) ? <YearPage {...props} /> : <BattleNews {...props} />
  const step = props.decision?.step
  return step === 'bid' ? <Bid {...props} /> : step === 'buy-card' ? <Market {...props} /> : <Battle {...props} />
}
