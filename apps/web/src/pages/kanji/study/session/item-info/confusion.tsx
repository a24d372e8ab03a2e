import { LessonText } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { api } from '../../../../../api/api'
import type { StudyItem } from '../../../../../study-device/study-item'
import type { Outcome } from '../running-session'

/** The item that the answer belongs to, beside the one that was asked. */
export function Confusion({ outcome, item }: { outcome: Outcome; item: StudyItem }) {
  const isReading = outcome.review.facet === 'reading'
  const named = outcome.verdict?.outcome === 'wrong' ? outcome.verdict.named : undefined
  const subjectId = named?.subjectId ?? undefined
  const known = item.lookAlikes.find((each) => each.subjectId === subjectId)
  const { data, isError } = useQuery({
    ...api.kanji.study.getItem.queryOptions({ subjectId: subjectId ?? 0 }),
    enabled: subjectId !== undefined && known === undefined,
  })
  const other = known ?? data?.item
  if (named === undefined || subjectId === undefined || isError) return null
  // A refusal by name has told it above.
  const difference =
    named.reason === undefined
      ? item.lesson?.apart?.find(({ literal }) => literal === other?.literal)?.difference
      : undefined
  return (
    <section className="study-confused-pair" aria-label="Taken for each other">
      <div className="study-confusion">
        <figure>
          <ConfusedGlyph literal={item.literal} />
          <figcaption>
            {isReading ? <span lang="ja">{item.readings[0]}</span> : item.meaning}, asked
          </figcaption>
        </figure>
        <figure>
          <ConfusedGlyph literal={other?.literal ?? '?'} />
          <figcaption>
            {isReading ? <span lang="ja">{named.text}</span> : (other?.meaning ?? named.text)}, you
            answered
          </figcaption>
        </figure>
      </div>
      {difference !== undefined && (
        <p className="study-story">
          <span lang="ja">{other?.literal}</span>: <LessonText text={difference} />
        </p>
      )}
    </section>
  )
}

/** On one line, however long a word and narrow a window is: two of them are compared. */
function ConfusedGlyph({ literal }: { literal: string }) {
  const style = { '--letters': literal.length } as CSSProperties
  return (
    <span lang="ja" className="study-confused" style={style}>
      {literal}
    </span>
  )
}
