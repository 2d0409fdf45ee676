import './panel.css'
import './panel-room.css'
import type { PanelProps } from '../../../src/game/client.ts'
import { OtherBoard, WholeBoard } from './boards.tsx'
import { Hand, Won } from './own-cards.tsx'
import { OkhRow, Stocks } from './stocks.tsx'
import { raceView } from './view.ts'

/** The boards beside the map: own board, other boards, stocks, decks, OKH row. Who has no board looks at that of whose turn it is. */
export function Panel(props: PanelProps) {
  const view = raceView(props.view)
  const { part } = props
  const seats = view.options.order
  const own = seats.find((seat) => seat === props.viewer)
  const boards = own === undefined ? seats : [own, ...seats.filter((seat) => seat !== own)]
  return (
    <>
      {(part === undefined || part === 'boards') &&
        boards.map((seat) => {
          const Board = seat === (own ?? view.turn) ? WholeBoard : OtherBoard
          return <Board key={seat} seat={seat} view={view} props={props} />
        })}
      {(part === undefined || part === 'stock') && <Stocks view={view} props={props} />}
      {part === 'cards' && own !== undefined && (
        <section class="panel-block">
          <Hand player={view.players[own]} props={props} />
          <Won player={view.players[own]} open />
        </section>
      )}
      {(part === undefined || part === 'cards') && !view.options.basicGame && <OkhRow view={view} props={props} />}
    </>
  )
}
