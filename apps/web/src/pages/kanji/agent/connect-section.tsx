import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { OptionSwitch } from '../../../kit/option-switch/option-switch'
import { SettingSection } from '../../../kit/settings/setting'
import {
  type AssistantKind,
  asksFromAfar,
  assistants,
  findGuide,
  isReachableFromAfar,
} from './assistant-guides'
import { CopiedText } from './copied-text'

/** The address, and what to do with it in each kind of assistant. */
export function ConnectSection({ endpoint }: { endpoint: string }) {
  const [kind, setKind] = useState<AssistantKind>('claude')
  const { steps, command } = findGuide(kind, endpoint)
  return (
    <SettingSection
      title="Connect an assistant"
      text="Every assistant that speaks MCP (Model Context Protocol) can be connected. This is the address it asks for:"
    >
      <CopiedText text={endpoint} name="address" />
      <div className="setting-choice">
        <OptionSwitch
          legend="Your assistant"
          options={assistants}
          value={kind}
          onChange={setKind}
        />
      </div>
      {asksFromAfar(kind) && !isReachableFromAfar(endpoint) && (
        <Alert severity="info" className="agent-hint">
          This site is not reachable from the internet, and this assistant asks from the machines of
          its maker. It needs a public https address, which the operator of this site sets as
          AUTH_SITE_URL. Assistants on this device can be connected.
        </Alert>
      )}
      <ol className="agent-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {command !== undefined && <CopiedText text={command} name="text" />}
    </SettingSection>
  )
}
