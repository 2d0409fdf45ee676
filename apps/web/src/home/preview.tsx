import type { GameEntry } from '../games/index.ts'
import { settings, systemDark } from '../shell/settings.ts'
import { t } from '../texts/index.ts'

/** A picture of the game's map; it costs no code. */
export function Preview({ game, large }: { game: GameEntry; large?: boolean }) {
  const { theme } = settings.value
  const shade = theme === 'system' ? (systemDark.value ? 'dark' : 'light') : theme
  return (
    <div class={large ? 'preview large' : 'preview'}>
      <img
        src={`/${game.id}-${shade}.webp`}
        alt={large ? '' : t.home.mapPreview(game.title)}
        width="1200"
        height="880"
        decoding="async"
        onError={(event) => event.currentTarget.remove()}
      />
    </div>
  )
}
