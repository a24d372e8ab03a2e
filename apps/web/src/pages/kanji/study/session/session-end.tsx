import { listMisses } from '@kotonoha/study/session/question-queue'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useEffect, useRef } from 'react'
import { FilledLink, TextLink } from '../../../../kit/links/button-links'
import { ItemGlyph } from '../../../../study/lesson-parts/item-glyph'
import type { StudyItem } from '../../../../study-device/study-item'
import { useAvailabilityAfterAnswers } from './availability-query'
import { LeechNote } from './leech-note'
import { groupMisses, MissedItems } from './missed-items'
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

interface SessionEndProps {
  session: RunningSession
  onAgain: () => void
  onDrill?: (() => void) | undefined
}

/** What went well, what is worth another look, and one button that asks it again. */
export function SessionEnd({ session, onAgain, onDrill }: SessionEndProps) {
  const { study, items } = session
  const missed = groupMisses(listMisses(study.queue), items)
  const well = listWell(session)
  const wellTitle = study.mode === 'lessons' ? 'Learnt at the first try' : 'Right at the first try'
  const available = useAvailabilityAfterAnswers()
  const hasNoReviews = available?.reviews.leftToday === 0
  const hasNoLessons = available?.lessons.leftToday === 0
  const hasNoMore =
    (study.mode === 'reviews' && hasNoReviews) || (study.mode === 'lessons' && hasNoLessons)
  const canDrill = missed.length > 0 && onDrill !== undefined
  const MoreButton = canDrill ? TextButton : FilledButton
  const heading = useRef<HTMLHeadingElement>(null)

  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <section className="study study-end">
      <h1 ref={heading} tabIndex={-1} className="study-title">
        {titles[study.mode]}
      </h1>
      <p>
        {study.answered.toLocaleString('en')} {study.answered === 1 ? 'answer' : 'answers'},{' '}
        {study.right.toLocaleString('en')} right
        {study.answered > 0 && ` · ${Math.round((study.right / study.answered) * 100)} %`}
      </p>
      {well.length > 0 && (
        <>
          <h2 className="study-subtitle">{wellTitle}</h2>
          <ul className="study-well" aria-label={wellTitle}>
            {well.slice(0, mostShown).map((item) => (
              <li key={item.subjectId}>
                <ItemGlyph item={item} />
              </li>
            ))}
            {well.length > mostShown && (
              <li className="study-quiet">and {well.length - mostShown} more</li>
            )}
          </ul>
        </>
      )}
      <NextDue isAfterReviews={study.mode === 'reviews'} />
      {missed.length > 0 && (
        <>
          <h2 className="study-subtitle">Worth another look</h2>
          <MissedItems all={missed} />
          <LeechNote session={session} />
        </>
      )}
      <div className="study-buttons">
        {hasNoMore && !canDrill ? (
          <FilledLink to="/app/kanji/dashboard">Dashboard</FilledLink>
        ) : (
          <TextLink to="/app/kanji/dashboard">Dashboard</TextLink>
        )}
        {study.mode === 'lessons' && !hasNoReviews && (
          <TextLink to="/app/kanji/study" search={{ mode: 'reviews' }}>
            Reviews
          </TextLink>
        )}
        {!hasNoMore && <MoreButton onClick={onAgain}>{moreOf[study.mode]}</MoreButton>}
        {canDrill && (
          <FilledButton onClick={onDrill}>
            Drill {missed.length === 1 ? 'it' : `these ${missed.length}`}
          </FilledButton>
        )}
      </div>
    </section>
  )
}

/** As many glyphs as are taken in at a glance. */
const mostShown = 40

/** Items that were asked and never missed, in the order of asking; a kanji and its word look alike. */
function listWell({ study: { queue }, items }: RunningSession): StudyItem[] {
  const { order, position, dropped, misses } = queue
  const missed = new Set(
    order.flatMap(({ subjectId }, index) => ((misses[index] ?? 0) > 0 ? [subjectId] : [])),
  )
  const asked = order.filter((_, index) => index < position.taken && !dropped.includes(index))
  const ids = new Set(asked.map(({ subjectId }) => subjectId))
  const well = [...ids].filter((id) => !missed.has(id)).flatMap((id) => items.get(id) ?? [])
  return [...new Map(well.map((item) => [item.literal, item])).values()]
}
