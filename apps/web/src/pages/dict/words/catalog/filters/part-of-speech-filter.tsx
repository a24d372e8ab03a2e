import { partOfSpeechGroups } from '@kotonoha/japanese/part-of-speech'
import { PartOfSpeechGroupChoice } from './part-of-speech-group-choice'

interface PartOfSpeechFilterProps {
  /** Codes and groups, as the URL has them. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Families of words, the common ones first; each opens to the classes the dictionary tells apart. */
export function PartOfSpeechFilter({ chosen, onChange }: PartOfSpeechFilterProps) {
  return (
    <fieldset className="word-filter-classes">
      <legend className="word-filter-title">Part of speech</legend>
      {partOfSpeechGroups.map((group) => (
        <PartOfSpeechGroupChoice key={group} group={group} chosen={chosen} onChange={onChange} />
      ))}
    </fieldset>
  )
}
