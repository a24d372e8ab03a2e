import { type PartOfSpeechGroup, partsOfSpeech } from '@kotonoha/japanese/part-of-speech'
import { CheckboxField } from '@kotonoha/ui-kit/checkbox-field/checkbox-field'
import { ExpandButton } from '@kotonoha/ui-kit/expand-button/expand-button'
import { useId, useState } from 'react'
import { isPartOfSpeechChosen, toggleGroup, togglePartOfSpeech } from './toggle-part-of-speech'

interface PartOfSpeechGroupChoiceProps {
  group: PartOfSpeechGroup
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** A family with its box, half filled while only some of it is chosen. */
export function PartOfSpeechGroupChoice(props: PartOfSpeechGroupChoiceProps) {
  const { group, chosen, onChange } = props
  const [isExpanded, setIsExpanded] = useState(false)
  const listId = useId()
  const members = partsOfSpeech.filter((each) => each.group === group)
  const isWhole = chosen.includes(group)
  const isPartly = !isWhole && members.some(({ code }) => chosen.includes(code))
  const name = capitalize(group)
  return (
    <fieldset className="word-filter-group" aria-label={name}>
      <div className="word-filter-group-head">
        <CheckboxField
          isChecked={isWhole}
          isPartly={isPartly}
          onChange={() => onChange(toggleGroup(chosen, group))}
          label={name}
        />
        {members.length > 1 && (
          <ExpandButton
            isExpanded={isExpanded}
            onToggle={() => setIsExpanded(!isExpanded)}
            controls={listId}
          />
        )}
      </div>
      <div id={listId} className="word-filter-members" hidden={!isExpanded}>
        {isExpanded &&
          members.map((member) => (
            <CheckboxField
              key={member.code}
              size="small"
              isChecked={isPartOfSpeechChosen(chosen, member.code)}
              onChange={() => onChange(togglePartOfSpeech(chosen, member))}
              label={capitalize(member.label)}
            />
          ))}
      </div>
    </fieldset>
  )
}

function capitalize(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
