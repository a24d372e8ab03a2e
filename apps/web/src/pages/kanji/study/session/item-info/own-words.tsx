import {
  maxStudyNoteLength,
  maxSynonymLength,
  maxSynonyms,
} from '@kotonoha/contract/kanji/study-limits'
import type { Facet } from '@kotonoha/study/subject'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useState } from 'react'
import type { StudyItem } from '../../../../../study-device/study-item'
import { OwnForm } from './own-form'
import { saveOwnWords } from './save-own-words'

interface OwnWordsProps {
  item: StudyItem
  /** What is still to be asked: the learner's own words may tell it. */
  unasked: ReadonlySet<Facet>
  /** The item with what the learner wrote, at once. */
  onChange: (item: StudyItem) => void
}

/** The learner's own mnemonic, and meanings of their own that count as right. */
export function OwnWords({ item, unasked, onChange }: OwnWordsProps) {
  const [open, setOpen] = useState<'note' | 'synonyms'>()
  const save = (change: Partial<Pick<StudyItem, 'note' | 'synonyms'>>) => {
    setOpen(undefined)
    saveOwnWords(item, change, onChange)
  }
  return (
    <div className="study-own">
      {item.note !== '' && open !== 'note' && unasked.size === 0 && (
        <p className="study-note">{item.note}</p>
      )}
      {item.synonyms.length > 0 && open !== 'synonyms' && !unasked.has('meaning') && (
        <p className="study-quiet">Your synonyms: {item.synonyms.join(', ')}</p>
      )}
      {open === 'note' && (
        <OwnForm
          label="Your mnemonic"
          first={item.note}
          maxLength={maxStudyNoteLength}
          isLong
          onSave={(note) => save({ note })}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open === 'synonyms' && (
        <OwnForm
          label="Your synonyms, with commas between"
          first={item.synonyms.join(', ')}
          maxLength={maxSynonyms * maxSynonymLength}
          onSave={(text) => save({ synonyms: toSynonyms(text) })}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open === undefined && (
        <div className="study-own-buttons">
          <TextButton size="small" onClick={() => setOpen('note')}>
            {item.note === '' ? 'Add a mnemonic' : 'Change the mnemonic'}
          </TextButton>
          <TextButton size="small" onClick={() => setOpen('synonyms')}>
            {item.synonyms.length === 0 ? 'Add a synonym' : 'Change synonyms'}
          </TextButton>
        </div>
      )}
    </div>
  )
}

function toSynonyms(text: string): string[] {
  const words = text.split(/[,、;\n]/).map((each) => each.trim().slice(0, maxSynonymLength))
  return [...new Set(words.filter((each) => each !== ''))].slice(0, maxSynonyms)
}
