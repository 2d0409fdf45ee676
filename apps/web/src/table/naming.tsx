import { useEffect, useState } from 'preact/hooks'
import { loadGame, renameGame } from '../store/games.ts'
import { NameDialog } from '../ui/name-dialog.tsx'
import { useTable } from './context.ts'
import { tableTitle } from './open-parts.ts'

/** Gives the game on the table another name. */
export function Naming() {
  const { frame, story } = useTable()
  const [title, setTitle] = useState<string | undefined>(undefined)
  const wanted = frame.naming.value
  const id = story.latest.value?.id ?? ''
  useEffect(() => {
    if (!wanted) return setTitle(undefined)
    void loadGame(id).then((game) => setTitle(game === undefined || 'damaged' in game ? '' : game.title))
  }, [wanted, id])
  const close = (): void => {
    frame.naming.value = false
  }
  const name = (wished: string): void => {
    close()
    tableTitle.value = wished
    void renameGame(id, wished)
  }
  return <NameDialog title={title} onName={name} onClose={close} />
}
