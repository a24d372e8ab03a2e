import './integrations.css'
import { SettingSection } from '../../../../kit/settings/setting'
import { ImportFlow } from './import-flow'
import { PastImports } from './past-imports'

/** Other programs: what the learner knows from there, and the way back. */
export function IntegrationsTab() {
  return (
    <>
      <SettingSection
        title="Bring over what you know"
        text="It is read on this device and shown to you before anything is changed. What you have answered here stays as it is."
      >
        <ImportFlow />
      </SettingSection>
      <PastImports />
    </>
  )
}
