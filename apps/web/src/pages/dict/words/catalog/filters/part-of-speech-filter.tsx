import { partOfSpeechGroups } from '@kotonoha/japanese/part-of-speech'
import { FilterPopover } from './filter-popover'
import { PartOfSpeechGroupChoice } from './part-of-speech-group-choice'

interface PartOfSpeechFilterProps {
  /** Codes and groups, as the URL has them. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Families of words, the common ones first; each opens to the classes the dictionary tells apart. */
export function PartOfSpeechFilter({ chosen, onChange }: PartOfSpeechFilterProps) {
  return (
    <FilterPopover
      label="Part of speech"
      activeCount={chosen.length}
      size={{ width: 360, maxWidth: '100%', maxHeight: 'min(560px, 70vh)' }}
    >
      <div className="word-filter-choices">
        {partOfSpeechGroups.map((group) => (
          <PartOfSpeechGroupChoice key={group} group={group} chosen={chosen} onChange={onChange} />
        ))}
      </div>
    </FilterPopover>
  )
}
