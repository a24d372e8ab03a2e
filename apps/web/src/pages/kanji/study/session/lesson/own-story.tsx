import { maxStudyNoteLength } from '@kotonoha/contract/kanji/study-limits'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { type ReactNode, useState } from 'react'
import { useShortcut } from '../../../../../kit/keyboard-shortcuts/active-shortcuts'
import type { StudyItem } from '../../../../../study-device/study-item'
import { OwnForm } from '../item-info/own-form'
import { saveOwnWords } from '../item-info/save-own-words'
import { studyKeys } from '../study-keys'

interface OwnStoryProps {
  item: StudyItem
  onChange: (item: StudyItem) => void
  /** The story of the course. */
  children: ReactNode
}

/** The learner's own story in place of that of the course, which stays within reach. */
export function OwnStory({ item, onChange, children }: OwnStoryProps) {
  const [shown, setShown] = useState<'own' | 'course' | 'form'>('own')
  useShortcut(shown === 'form' ? undefined : studyKeys.ownStory, () => setShown('form'))
  if (shown === 'form') {
    return (
      <OwnForm
        label="Your own story"
        first={item.note}
        maxLength={maxStudyNoteLength}
        isLong
        onSave={(note) => {
          setShown('own')
          saveOwnWords(item, { note }, onChange)
        }}
        onCancel={() => setShown('own')}
      />
    )
  }
  const hasOwn = item.note !== ''
  return (
    <div className="lesson-own-story">
      {hasOwn && shown === 'own' ? <p className="study-note">{item.note}</p> : children}
      <div className="study-own-buttons">
        <TextButton size="small" onClick={() => setShown('form')}>
          {hasOwn ? 'Change my story' : 'My own story'}
        </TextButton>
        {hasOwn && (
          <TextButton size="small" onClick={() => setShown(shown === 'own' ? 'course' : 'own')}>
            {shown === 'own' ? 'Show the course’s' : 'Show mine'}
          </TextButton>
        )}
      </div>
    </div>
  )
}
