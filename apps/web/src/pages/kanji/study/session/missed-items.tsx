import type { QuestionMisses } from '@kotonoha/study/session/question-queue'
import type { SubjectId } from '@kotonoha/study/subject'
import { ItemGlyph } from '../../../../study/lesson-parts/item-glyph'
import { SubjectLink } from '../../../../study/subjects/subject-link'
import type { StudyItem } from '../../../../study-device/study-item'
import { showAnswer } from './describe-outcome'
import { nameQuestion } from './describe-question'

/** An item, and its questions that were missed. */
export interface MissedItem {
  item: StudyItem
  missed: QuestionMisses[]
}

/** What was missed, each item once, in the order of `misses`. */
export function groupMisses(
  misses: readonly QuestionMisses[],
  items: ReadonlyMap<SubjectId, StudyItem>,
): MissedItem[] {
  const ids = [...new Set(misses.map(({ question }) => question.subjectId))]
  return ids.flatMap((id) => {
    const item = items.get(id)
    const missed = misses.filter(({ question }) => question.subjectId === id)
    return item === undefined ? [] : [{ item, missed }]
  })
}

/** Each item with what would have been right: its reading where that was missed, and not what it means. */
export function MissedItems({ all }: { all: readonly MissedItem[] }) {
  return (
    <ul className="study-misses" aria-label="Missed">
      {all.map(({ item, missed }) => (
        <li key={item.subjectId}>
          <SubjectLink subject={item} className="study-miss">
            <span className="study-miss-glyph">
              <ItemGlyph item={item} />
            </span>
            <span className="study-miss-words">
              {missed.map(({ question: { facet }, misses }) => (
                <span key={facet} className="study-miss-question">
                  {facet === 'reading' ? (
                    <span lang="ja">{showAnswer(item, facet)}</span>
                  ) : (
                    <span>{item.meaning}</span>
                  )}
                  <span className="study-miss-asked">
                    {nameQuestion(item, facet)}, missed {misses === 1 ? 'once' : `${misses} times`}
                  </span>
                </span>
              ))}
            </span>
          </SubjectLink>
        </li>
      ))}
    </ul>
  )
}
