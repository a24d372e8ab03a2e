import { listMisses } from '@kotonoha/study/session/question-queue'
import { TextLink } from '../study-area/button-links'
import type { RunningSession } from './running-session'
import { toCardKey } from './study-item'

/** Says that something missed in this session keeps failing, and what helps. */
export function LeechNote({ session }: { session: RunningSession }) {
  const leeches = listMisses(session.study.queue).filter(({ question }) =>
    session.failing.has(toCardKey(question)),
  )
  if (leeches.length === 0) return null
  const literals = leeches.flatMap(
    ({ question }) => session.items.get(question.subjectId)?.literal ?? [],
  )
  return (
    <section aria-label="Leeches">
      <p>
        Missed again and again: <span lang="ja">{[...new Set(literals)].join('、')}</span>. A note
        of your own helps, and a look at what it is taken for.
      </p>
      <TextLink to="/app/kanji/study" search={{ mode: 'practice', practice: 'leeches' }}>
        Practise leeches
      </TextLink>
    </section>
  )
}
