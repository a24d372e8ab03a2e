import type { StudyItem } from '../../../../../study-device/study-item'
import type { LessonBeats } from './use-lesson-beats'

/** What each kind of lesson is given. */
export interface LessonContentProps {
  item: StudyItem
  /** The kanji that a part comes for. */
  lead: StudyItem | undefined
  /** Which half is shown on a phone; undefined where both are. */
  beat: LessonBeats['shown']
  onChange: (item: StudyItem) => void
}
