import { LessonText, type LessonTextProps } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import type { StudyItem } from '../../../../../study-device/study-item'

interface Alike {
  literal: string
  difference?: LessonTextProps['text']
}

/** What can wait: further readings, look-alikes side by side, and why this reading. */
export function LessonMore({ item }: { item: StudyItem }) {
  const { lesson, teaching, otherReadings } = item
  const { why, later = [], apart = [], register, note } = lesson ?? {}
  const isWord = item.kind === 'word'
  const alike = (teaching?.alike ?? []).map((literal): Alike => {
    const difference = apart.find((each) => each.literal === literal)?.difference
    return difference === undefined ? { literal } : { literal, difference }
  })
  const others = later.length > 0 || isWord ? [] : otherReadings.slice(0, 6)
  const isEmpty =
    why === undefined && later.length === 0 && alike.length === 0 && others.length === 0
  if (isEmpty) return null
  return (
    <details className="lesson-more">
      <summary>{isWord ? 'Easily taken for it' : 'Other readings and look-alikes'}</summary>
      {!isWord && (
        <>
          {why !== undefined && (
            <p>
              <LessonText text={why} />
            </p>
          )}
          {later.length > 0 && (
            <p>
              Later also{' '}
              {later.map(({ reading, word }) => (
                <span key={reading} lang="ja" className="lesson-later">
                  {reading} {word}
                </span>
              ))}
            </p>
          )}
          {others.length > 0 && (
            <p>
              Also <span lang="ja">{others.join('、')}</span>
            </p>
          )}
          {register !== undefined && <p>{register}</p>}
          {note !== undefined && (
            <p>
              <LessonText text={note} />
            </p>
          )}
        </>
      )}
      {alike.length > 0 && (
        <ul className="lesson-alike">
          {alike.map((each) => (
            <li key={each.literal}>
              <span lang="ja" className="lesson-alike-pair">
                <span>{item.literal}</span>
                <span>{each.literal}</span>
              </span>
              {each.difference !== undefined && (
                <span>
                  <LessonText text={each.difference} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
