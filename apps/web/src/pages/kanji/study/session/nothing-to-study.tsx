import './study-session.css'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { CheckCircleOutlined } from '@kotonoha/ui-kit/icons/check-circle-outlined'
import { useQuery } from '@tanstack/react-query'
import { FilledLink, TextLink } from '../../../../kit/links/button-links'
import { availabilityQuery } from './availability-query'
import { describeReason } from './describe-reason'
import { NextDue } from './next-due'
import type { StudyWish } from './study-calls'

const titles = { lessons: 'Lessons', reviews: 'Reviews', practice: 'Practice' } as const

const texts = {
  lessons:
    'No lesson is ready here now. New ones come with the next day; the dashboard says why where they do not.',
  reviews: 'No review is due now.',
  practice: 'There is nothing to practise here. Items that are missed are gathered for it.',
} as const

/**
 * What was wished for has no question; what else there is. A phone's bars stay away, as they were while
 * a session was thought to be on its way: everything would move down when they come.
 */
export function NothingToStudy({ mode }: { mode: StudyWish['mode'] }) {
  const { data } = useQuery(availabilityQuery())
  const isReviewWaiting = mode !== 'reviews' && (data?.reviews.leftToday ?? 0) > 0
  const areLessonsReady = mode !== 'lessons' && (data?.lessons.leftToday ?? 0) > 0
  const isForSubscribers = mode === 'lessons' && data?.lessons.reason === 'subscription'
  return (
    <section className="study study-running">
      <h1 className="study-title">{titles[mode]}</h1>
      <EmptyState
        image={<CheckCircleOutlined />}
        size="small"
        text={
          <>
            <p>
              {isForSubscribers
                ? describeReason({ reason: 'subscription', brake: null })
                : texts[mode]}
            </p>
            <NextDue />
          </>
        }
        button={
          <div className="study-buttons">
            <TextLink to="/app/kanji/study">What else to study</TextLink>
            {isForSubscribers ? (
              <FilledLink to="/app/kanji/subscription">Subscription</FilledLink>
            ) : isReviewWaiting ? (
              <FilledLink to="/app/kanji/study" search={{ mode: 'reviews' }}>
                Reviews
              </FilledLink>
            ) : areLessonsReady ? (
              <FilledLink to="/app/kanji/study" search={{ mode: 'lessons' }}>
                Lessons
              </FilledLink>
            ) : (
              <FilledLink to="/app/kanji/dashboard">Dashboard</FilledLink>
            )}
          </div>
        }
      />
    </section>
  )
}
