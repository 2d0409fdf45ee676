import { ChoiceList } from './choice-list.tsx'
import { KeysDialog, MenuDialog } from './dialogs.tsx'
import { EndScreen } from './end-screen.tsx'
import { FindArea } from './find-area.tsx'

/** What is opened now and then, fetched the first time. */
export function Overlays() {
  return (
    <>
      <ChoiceList />
      <KeysDialog />
      <MenuDialog />
      <EndScreen />
      <FindArea />
    </>
  )
}
