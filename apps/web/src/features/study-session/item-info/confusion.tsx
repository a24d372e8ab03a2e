import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api'
import type { Outcome } from '../running-session'
import type { StudyItem } from '../study-item'

/** The item that the answer belongs to, beside the one that was asked. */
export function Confusion({ outcome, item }: { outcome: Outcome; item: StudyItem }) {
  const isReading = outcome.review.facet === 'reading'
  const named = outcome.verdict?.outcome === 'wrong' ? outcome.verdict.named : undefined
  const subjectId = named?.subjectId ?? undefined
  const known = item.lookAlikes.find((each) => each.subjectId === subjectId)
  const { data } = useQuery({
    ...api.kanji.study.getItem.queryOptions({ subjectId: subjectId ?? 0 }),
    enabled: subjectId !== undefined && known === undefined,
    retry: false,
  })
  const other = known ?? data?.item
  if (named === undefined) return null
  return (
    <div className="study-confusion">
      <figure>
        <span lang="ja" className="study-confused">
          {item.literal}
        </span>
        <figcaption>
          {isReading ? <span lang="ja">{item.readings[0]}</span> : item.meaning}, asked
        </figcaption>
      </figure>
      <figure>
        <span lang="ja" className="study-confused">
          {other?.literal ?? '?'}
        </span>
        <figcaption>
          {isReading ? <span lang="ja">{named.text}</span> : (other?.meaning ?? named.text)}, you
          answered
        </figcaption>
      </figure>
    </div>
  )
}
