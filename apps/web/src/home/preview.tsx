import type { GameEntry } from '../games/index.ts'
import { t } from '../texts/index.ts'

/** A picture of the game's map; drawn at build time, so it costs no code. */
export function Preview({ game, large }: { game: GameEntry; large?: boolean }) {
  return (
    <picture class={large ? 'preview large' : 'preview'}>
      <img src={game.preview} alt={large ? '' : t.home.mapPreview(game.title)} width="1200" height="800" decoding="async" />
    </picture>
  )
}
