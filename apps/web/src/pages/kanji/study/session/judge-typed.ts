import { checkMeaning, type Strictness } from '@kotonoha/study/answers/check-meaning'
import { checkReading } from '@kotonoha/study/answers/check-reading'
import type { Verdict } from '@kotonoha/study/answers/verdict'
import type { Facet } from '@kotonoha/study/subject'
import { toMeaningQuestion } from '../../../../study-device/meaning-question'
import type { StudyItem } from '../../../../study-device/study-item'

/** Judges what was typed as a meaning or as a reading of an item. */
export function judgeTyped(
  typed: string,
  { item, facet, ...strictness }: { item: StudyItem; facet: Facet } & Strictness,
): Verdict {
  const { kind, literal, readings, otherReadings } = item
  if (facet === 'reading') {
    return checkReading(typed, {
      kind,
      literal,
      taught: readings,
      others: otherReadings,
      blocked: item.lookAlikes.flatMap(({ reading, subjectId }) =>
        // A device may still keep items from before their readings came along.
        reading == null ? [] : [{ text: reading, subjectId }],
      ),
    })
  }
  return checkMeaning(typed, toMeaningQuestion(item), strictness)
}
