import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useEffect, useRef } from 'react'
import { ItemGlyph } from './item-glyph'
import { ItemInfo } from './item-info/item-info'
import { SubjectReading } from './item-info/subject-reading'
import type { StudyItem } from './study-item'

interface LessonViewProps {
  item: StudyItem
  /** From 1. */
  number: number
  count: number
  onNext: () => void
  onBack: () => void
  onChange: (item: StudyItem) => void
  onSay: (() => void) | undefined
}

const kindNames = { component: 'New component', kanji: 'New kanji', word: 'New word' } as const

/** One new item with all there is to know of it. */
export function LessonView(props: LessonViewProps) {
  const { item, number, count, onNext, onBack, onChange, onSay } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is read from its top.
  useEffect(() => {
    heading.current?.focus()
  }, [item.subjectId])
  const isLast = number === count
  return (
    <div className="study-question">
      <h2 ref={heading} tabIndex={-1} className="study-lesson-head">
        {kindNames[item.kind]} {number} of {count}: {item.meaning}
      </h2>
      <div className="study-prompt" data-kind={item.kind}>
        <ItemGlyph item={item} />
        {item.readingShown !== null && (
          <p lang="ja" className="study-lesson-reading">
            <SubjectReading text={item.readingShown} />
          </p>
        )}
      </div>
      <ItemInfo item={item} onChange={onChange} />
      <div className="study-buttons study-buttons-stuck">
        {onSay !== undefined && <TextButton onClick={onSay}>Say it</TextButton>}
        <TextButton disabled={number === 1} onClick={onBack}>
          Back
        </TextButton>
        <FilledButton onClick={onNext}>{isLast ? 'To the quiz' : 'Next'}</FilledButton>
      </div>
    </div>
  )
}
