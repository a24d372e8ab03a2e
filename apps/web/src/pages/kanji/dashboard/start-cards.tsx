import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { openDialog } from '../../../kit/dialogs/dialog-stack'
import { FilledLink, TextLink } from '../../../kit/links/button-links'
import { formatWhen, type StudyClock } from '../../../study/profile/study-times'
import { describeLessons, describeReviews } from './availability-words'
import { BrakeNote } from './brake-note'
import type { Dashboard } from './dashboard'

interface StartCardsProps {
  dashboard: Dashboard
  clock: StudyClock
  now: Date
}

/** The two things to do: reviews and lessons, each with how much there is. */
export function StartCards({ dashboard, clock, now }: StartCardsProps) {
  const { availability, goal } = dashboard
  const { reviews, lessons } = availability
  const navigate = useNavigate()
  const toWords = (at: string | null) => (at === null ? null : formatWhen(clock, at, now))
  const chooseLevel = (curriculumLevel: number) =>
    void navigate({ to: '/app/kanji/study', search: { curriculumLevel, mode: 'lessons' } })
  return (
    <div className="start-cards">
      <StartCard
        title="Reviews"
        count={reviews.leftToday}
        text={describeReviews(availability, toWords(reviews.nextAt))}
        button={
          reviews.leftToday > 0 && (
            <FilledLink to="/app/kanji/study" search={{ mode: 'reviews' }}>
              Start reviews
            </FilledLink>
          )
        }
        more={<TextLink to="/app/kanji/upcoming-reviews">What comes due</TextLink>}
      />
      <StartCard
        title="Lessons"
        count={lessons.leftToday}
        text={describeLessons(availability, {
          doneToday: goal.lessonsDone,
          nextAt: toWords(lessons.nextAt),
        })}
        button={
          lessons.leftToday > 0 ? (
            <FilledLink to="/app/kanji/study" search={{ mode: 'lessons' }}>
              Start lessons
            </FilledLink>
          ) : (
            lessons.reason === 'subscription' && (
              <FilledLink to="/app/kanji/subscription">Subscription</FilledLink>
            )
          )
        }
        more={
          <TextButton
            size="small"
            aria-haspopup="dialog"
            onClick={() =>
              openDialog(
                { type: 'study-level-change', curriculumLevel: undefined, onChoose: chooseLevel },
                { source: 'dashboard', onlyOne: true },
              )
            }
          >
            Another level
          </TextButton>
        }
      />
      {availability.brake !== null && <BrakeNote brake={availability.brake} clock={clock} />}
    </div>
  )
}

interface StartCardProps {
  title: string
  count: number
  text: string
  button: ReactNode
  more: ReactNode
}

function StartCard({ title, count, text, button, more }: StartCardProps) {
  return (
    <section aria-label={title} className="start-card">
      <h2 className="start-card-title">
        <span className="start-card-count">{count.toLocaleString('en')}</span> {title}
      </h2>
      <p className="start-card-text">{text}</p>
      <div className="start-card-actions">
        {button}
        {more}
      </div>
    </section>
  )
}
