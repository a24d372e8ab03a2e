import { useState } from 'react'
import { OptionSwitch } from '../../../kit/option-switch/option-switch'
import { SettingSection } from '../../../kit/settings/setting'
import { type AssistantKind, assistants, findGuide } from './assistant-guides'
import { CopiedText } from './copied-text'

/** The address, and what to do with it in each kind of assistant. */
export function ConnectSection({ endpoint }: { endpoint: string }) {
  const [kind, setKind] = useState<AssistantKind>('claude-code')
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
      <ol className="agent-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {command !== undefined && <CopiedText text={command} name="text" />}
    </SettingSection>
  )
}
