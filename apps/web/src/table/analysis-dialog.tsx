import { useEffect } from 'preact/hooks'
import { analysisSaid as said } from '../texts/analysis.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useLate } from '../ui/late.tsx'
import { analysisOpen } from './analysis-open.ts'

const load = async () => (await import('./analysis.tsx')).LookingBack

/** The finished game looked back on, over the table. */
export function AnalysisDialog() {
  const LookingBack = useLate(analysisOpen.value, load)
  // It belongs to the table that is on the page.
  useEffect(
    () => () => {
      analysisOpen.value = false
    },
    [],
  )
  return (
    <Dialog title={said.title} open={analysisOpen.value} wide onClose={() => (analysisOpen.value = false)}>
      {analysisOpen.value && LookingBack !== undefined && <LookingBack />}
    </Dialog>
  )
}
