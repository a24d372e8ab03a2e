import { listMisses } from '@kotonoha/study/session/question-queue'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextLink } from '../study-area/button-links'
import { SubjectLink } from '../study-subjects/subject-link'
import { nameQuestion } from './describe-question'
import { ItemGlyph } from './item-glyph'
import { LeechNote } from './leech-note'
import { NextDue } from './next-due'
import type { RunningSession } from './running-session'

const titles = {
  lessons: 'Lessons done',
  reviews: 'Reviews done',
  practice: 'Practice done',
} as const

const moreOf = {
  lessons: 'More lessons',
  reviews: 'More reviews',
  practice: 'Again',
} as const

/** What the session came to, and what is worth another look. */
export function SessionEnd({ session, onAgain }: { session: RunningSession; onAgain: () => void }) {
  const { study, items } = session
  const misses = listMisses(study.queue)
  return (
    <section className="study study-end">
      <h1 className="study-title">{titles[study.mode]}</h1>
      <p>
        {study.answered.toLocaleString('en')} {study.answered === 1 ? 'answer' : 'answers'},{' '}
        {study.right.toLocaleString('en')} right
        {study.answered > 0 && ` · ${Math.round((study.right / study.answered) * 100)} %`}
      </p>
      <NextDue />
      {misses.length > 0 && (
        <>
          <h2 className="study-subtitle">Worth another look</h2>
          <ul className="study-misses" aria-label="Missed">
            {misses.map(({ question, misses: count }) => {
              const item = items.get(question.subjectId)
              if (item === undefined) return null
              return (
                <li key={`${question.subjectId}/${question.facet}`}>
                  <SubjectLink subject={item} className="study-miss">
                    <span className="study-miss-glyph">
                      <ItemGlyph item={item} />
                    </span>
                    <span className="study-miss-words">
                      <span>{item.meaning}</span>
                      <span className="study-miss-asked">
                        {nameQuestion(item, question.facet)}, missed{' '}
                        {count === 1 ? 'once' : `${count} times`}
                      </span>
                    </span>
                  </SubjectLink>
                </li>
              )
            })}
          </ul>
          <LeechNote session={session} />
        </>
      )}
      <div className="study-buttons">
        <TextLink to="/app/kanji/dashboard">Dashboard</TextLink>
        {study.mode === 'lessons' && (
          <TextLink to="/app/kanji/study" search={{ mode: 'reviews' }}>
            Reviews
          </TextLink>
        )}
        <FilledButton onClick={onAgain}>{moreOf[study.mode]}</FilledButton>
      </div>
    </section>
  )
}
