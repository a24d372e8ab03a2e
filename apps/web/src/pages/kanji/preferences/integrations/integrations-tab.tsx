import './integrations.css'
import { ImportFlow } from './import-flow'
import { PastImports } from './past-imports'

/** Other programs: what the learner knows from there, and the way back. */
export function IntegrationsTab() {
  return (
    <>
      <ImportFlow />
      <PastImports />
    </>
  )
}
