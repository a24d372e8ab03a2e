import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { ItemGlyph } from '../../../../../study/lesson-parts/item-glyph'
import type { StudyItem } from '../../../../../study-device/study-item'
import type { LessonGroup } from './lesson-groups'
import type { LessonBeats } from './use-lesson-beats'

interface LessonFootProps {
  groups: readonly LessonGroup[]
  /** Of the group on the screen. */
  index: number
  item: StudyItem
  beats: LessonBeats
}

/** The batch as its glyphs, and the ways back and on. */
export function LessonFoot({ groups, index, item, beats }: LessonFootProps) {
  const group = groups[index]
  const isFirst = index === 0 && group?.items[0] === item && beats.isFirst
  const isLast = index === groups.length - 1 && group?.lead === item && beats.isLast
  return (
    <footer className="lesson-foot">
      <ol className="lesson-batch" aria-label="This batch">
        {groups.map(({ lead }, place) => (
          <li
            key={lead.subjectId}
            data-is-done={place < index}
            {...(place === index && { 'aria-current': 'step' as const })}
          >
            <ItemGlyph item={lead} />
          </li>
        ))}
      </ol>
      <div className="study-buttons">
        <TextButton disabled={isFirst} onClick={beats.back}>
          Back
        </TextButton>
        <FilledButton onClick={beats.next}>{isLast ? 'To the quiz' : 'Next'}</FilledButton>
      </div>
    </footer>
  )
}
