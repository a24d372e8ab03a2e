import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { openDialog } from '../../../kit/dialogs/dialog-stack'
import { FilledLink } from '../../../kit/links/button-links'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { activeSessionQuery } from './session/active-session-query'
import { availabilityQuery } from './session/availability-query'
import { describeReason } from './session/describe-reason'
import type { Rememberer } from './session/describe-schedule'
import { OpeningStudy } from './session/opening-study'
import type { StudyWish } from './session/study-calls'
import { StudyDesk } from './session/study-desk'

interface StudyStartProps extends Rememberer {
  level: number | undefined
  /** Of the session that this device was left with. */
  likelyMode: StudyWish['mode'] | undefined
}

/** The session under way; where there is none, what can be studied now. */
export function StudyStart({ level, likelyMode, ...learner }: StudyStartProps) {
  const active = useQuery(activeSessionQuery())
  if (active.isPending) return <OpeningStudy mode={likelyMode} />
  const session = active.data?.session ?? undefined
  if (session === undefined) return <StudyChoices level={level} />
  const wish = { mode: session.mode, level: session.level ?? undefined }
  return <StudyDesk wish={wish} {...learner} />
}

function StudyChoices({ level }: { level: number | undefined }) {
  const availability = useQuery(availabilityQuery(level))
  const navigate = useNavigate()
  if (availability.data === undefined) {
    return availability.error === null ? (
      <OpeningStudy mode={undefined} />
    ) : (
      <QueryFailure error={availability.error} onRetry={() => void availability.refetch()} />
    )
  }
  const { lessons, reviews } = availability.data
  const why = describeReason(availability.data)
  const chooseLevel = () =>
    openDialog(
      {
        type: 'study-level-change',
        curriculumLevel: level,
        onChoose: (curriculumLevel) =>
          void navigate({ to: '/app/kanji/study', search: { mode: 'lessons', curriculumLevel } }),
      },
      { source: 'study', onlyOne: true },
    )
  return (
    <section className="study">
      <h1 className="study-title">Study</h1>
      {why !== undefined && <p>{why}</p>}
      {lessons.reason === 'subscription' && (
        <div>
          <FilledLink to="/app/kanji/subscription">Subscription</FilledLink>
        </div>
      )}
      <div className="study-choices">
        {reviews.leftToday > 0 && (
          <Link className="study-choice" to="/app/kanji/study" search={{ mode: 'reviews' }}>
            <strong>Reviews</strong>
            <span>{reviews.leftToday.toLocaleString('en')} due</span>
          </Link>
        )}
        {lessons.leftToday > 0 && (
          <Link
            className="study-choice"
            to="/app/kanji/study"
            search={{ mode: 'lessons', curriculumLevel: level }}
          >
            <strong>Lessons</strong>
            <span>{lessons.leftToday.toLocaleString('en')} today</span>
          </Link>
        )}
      </div>
      <div>
        <TextButton onClick={chooseLevel}>Lessons of another level</TextButton>
      </div>
      <h2 className="study-subtitle">Practice</h2>
      <p className="study-quiet">As often as you like: it never changes when a review is due.</p>
      <div className="study-choices">
        {practices.map(({ practice, title, text }) => (
          <Link
            key={practice}
            className="study-choice"
            to="/app/kanji/study"
            search={{ mode: 'practice', practice, curriculumLevel: level }}
          >
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}

const practices = [
  { practice: 'mistakes', title: 'Recent mistakes', text: 'Missed in the last 7 days' },
  { practice: 'leeches', title: 'Leeches', text: 'Missed again and again' },
  { practice: 'level', title: 'This level', text: 'Everything you know of it' },
] as const
