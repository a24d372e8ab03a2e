import { listMisses } from '@kotonoha/study/session/question-queue'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api'
import { TextLink } from '../../../../kit/links/button-links'
import { ItemGlyph } from '../../../../study/lesson-parts/item-glyph'
import { SubjectLink } from '../../../../study/subjects/subject-link'
import { type StudyItem, toCardKey } from '../../../../study-device/study-item'
import { ItemMenu } from '../../../../study-marks/item-menu'
import type { RunningSession } from './running-session'

/** Says that something missed in this session keeps failing, and what helps. */
export function LeechNote({ session }: { session: RunningSession }) {
  const leeches = listMisses(session.study.queue).filter(({ question }) =>
    session.failing.has(toCardKey(question)),
  )
  // An item may fail in its meaning and in its reading.
  const items = [...new Set(leeches.map(({ question }) => question.subjectId))].flatMap(
    (subjectId) => session.items.get(subjectId) ?? [],
  )
  if (items.length === 0) return null
  return (
    <section aria-label="Leeches">
      <p>
        Missed again and again. A note of your own helps, and a look at what it is taken for. What
        still does not stay can wait, or start over.
      </p>
      <ul className="study-misses study-misses-leeches" aria-label="Missed again and again">
        {items.map((item) => (
          <Leech key={item.subjectId} item={item} />
        ))}
      </ul>
      <TextLink to="/app/kanji/study" search={{ mode: 'practice', practice: 'leeches' }}>
        Practise leeches
      </TextLink>
    </section>
  )
}

function Leech({ item }: { item: StudyItem }) {
  const { subjectId, literal, meaning } = item
  const own = api.kanji.study.getItem.queryOptions({ subjectId }, { retry: false })
  // Until it is known, and without a network: it was asked a moment ago.
  const { data: { cards } = { cards: [] } } = useQuery(own)
  const isStartedOver = cards.length > 0 && cards.every(({ isRemoved }) => isRemoved)
  const isSuspended = cards.length > 0 && cards.every((card) => card.isSuspended)
  return (
    <li className="study-leech">
      <SubjectLink subject={item} className="study-miss">
        <span className="study-miss-glyph">
          <ItemGlyph item={item} />
        </span>
        <span className="study-miss-words">
          <span>{meaning}</span>
          <span className="study-miss-asked">
            {isStartedOver ? 'waits for its lesson' : isSuspended && 'not asked any more'}
          </span>
        </span>
      </SubjectLink>
      {!isStartedOver && (
        <ItemMenu
          item={{ subjectId, name: item.kind === 'component' ? meaning : literal }}
          isSuspended={isSuspended}
        />
      )}
    </li>
  )
}
