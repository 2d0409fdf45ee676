import { AnalysisDialog } from './analysis-dialog.tsx'
import { ChoiceList } from './choice-list.tsx'
import { KeysDialog, MenuDialog } from './dialogs.tsx'
import { EndScreen } from './end-screen.tsx'
import { FindArea } from './find-area.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { Naming } from './naming.tsx'

/** What is opened now and then, fetched the first time. */
export function Overlays() {
  return (
    <>
      <ChoiceList />
      <KeysDialog />
      <MenuDialog />
      <EndScreen />
      <AnalysisDialog />
      <FindArea />
      <LinkDialog />
      <Naming />
    </>
  )
}
