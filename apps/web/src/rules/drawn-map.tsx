import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { Board } from '../board/index.ts'
import { orientationFor } from '../board/view.ts'
import type { RuleMaps } from '../game/rule-maps.ts'

/** The scene as the table would draw it, the same side up. */
export function DrawnMap({ game, scene }: { game: string; scene: string }) {
  const [maps, setMaps] = useState<RuleMaps | undefined>(undefined)
  useEffect(() => void manifestOf(game)?.maps?.().then(setMaps), [game])
  const drawn = maps?.scenes[scene]
  if (maps === undefined || drawn === undefined) return null
  return (
    <Board
      description={maps.board}
      art={maps.art}
      state={drawn.state}
      highlights={drawn.highlights}
      orientation={orientationFor({ width: innerWidth, height: innerHeight })}
      describe={() => ''}
      words={SILENT}
      part={drawn.shows}
      still
    />
  )
}

/** A piece of the map has no buttons; what is seen on it is told below it. */
const SILENT = {
  board: '',
  zoomIn: '',
  zoomOut: '',
  wholeMap: '',
  turn: '',
  legend: '',
  closeLegend: '',
  layers: '',
  loading: '',
}
