import { type AgentScope, agentScopes } from '@kotonoha/contract/kanji/agent/agent-scopes'
import Checkbox from '@mui/material/Checkbox'
import { useId } from 'react'
import { scopeWords } from './scope-words'

interface ScopeChoiceProps {
  /** What can be chosen; all where it is left out. */
  offered?: readonly AgentScope[]
  chosen: readonly AgentScope[]
  onChange: (chosen: AgentScope[]) => void
}

/** What something may do. */
export function ScopeChoice({ offered = agentScopes, chosen, onChange }: ScopeChoiceProps) {
  return (
    <fieldset className="agent-scopes">
      <legend>It may</legend>
      {offered.map((scope) => (
        <ScopeBox
          key={scope}
          scope={scope}
          isChosen={chosen.includes(scope)}
          onChange={(isChosen) =>
            onChange(
              agentScopes.filter((each) => (each === scope ? isChosen : chosen.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  )
}

interface ScopeBoxProps {
  scope: AgentScope
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

function ScopeBox({ scope, isChosen, onChange }: ScopeBoxProps) {
  const textId = useId()
  const boxId = useId()
  const { title, text } = scopeWords[scope]
  return (
    <div className="agent-scope">
      <Checkbox
        checked={isChosen}
        onChange={(_event, isNow) => onChange(isNow)}
        slotProps={{ input: { id: boxId, 'aria-describedby': textId } }}
      />
      <div className="agent-scope-words">
        <label htmlFor={boxId} className="setting-row-title">
          {title}
        </label>
        <div id={textId} className="setting-text">
          {text}
        </div>
      </div>
    </div>
  )
}
