import { newId } from '../../../../../api/new-id'
import { recordNote } from '../../../../../study-device/outbox'
import type { StudyItem } from '../../../../../study-device/study-item'

/** Shows what the learner wrote of an item at once, and hands it on. */
export function saveOwnWords(
  item: StudyItem,
  change: Partial<Pick<StudyItem, 'note' | 'synonyms'>>,
  onChange: (item: StudyItem) => void,
): void {
  onChange({ ...item, ...change })
  void recordNote({ mutationId: newId(), subjectId: item.subjectId, ...change })
}
