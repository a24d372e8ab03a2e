import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import type { StudyItem } from '../../../../study-device/study-item'
import { sayQuestion } from './describe-question'
import { SubjectReading } from './item-info/subject-reading'

/** What tells which kanji is to be written: its meaning, its reading and a word with a gap. */
export function DrawnPrompt({ item }: { item: StudyItem }) {
  const { meaning, readingShown, literal, teaching } = item
  const word = findGapWord(item)
  return (
    <div className="drawn-prompt">
      <VisuallyHidden>
        <span role="status">{sayQuestion(item, 'writing')}</span>
      </VisuallyHidden>
      <p className="study-meaning-asked">
        {meaning}
        {readingShown !== null && (
          <>
            {' · '}
            <SubjectReading text={readingShown} />
          </>
        )}
      </p>
      {word !== undefined && teaching !== undefined && (
        <p>
          <span lang="ja" className="drawn-gap">
            {word.literal.replaceAll(literal, gap)}
          </span>{' '}
          <span lang="ja" className="study-quiet">
            {word.reading}
          </span>{' '}
          <span className="study-quiet">{word.meaning}</span>
        </p>
      )}
    </div>
  )
}

const gap = '○'

/** A word in which the kanji alone is missing, the taught reading's own before others. */
function findGapWord({ literal, teaching }: StudyItem) {
  const words = teaching?.words.filter((word) => word.literal.replaceAll(literal, '') !== '') ?? []
  return words.find(({ hasTaughtReading }) => hasTaughtReading) ?? words[0]
}
