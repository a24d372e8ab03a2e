import { defaultStudyPreferences } from '@kotonoha/contract/kanji/study-preferences'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import type { StudyCard, StudyItem, StudyPreferences } from '../../../../../study-device/study-item'
import { cardOf, nowMs, sun, woman } from '../../../../../study-device/testing/sample-items'
import { beginSession } from '../begin-session'
import type { ReviewSubmission } from '../review-submission'
import type { RunningSession } from '../running-session'
import type { SessionPorts } from '../session-store'

interface Sample {
  mode?: RunningSession['study']['mode']
  items?: StudyItem[]
  cards?: StudyCard[]
  preferences?: Partial<StudyPreferences>
}

/** A session that asks the cards in the order given, or teaches the items. */
export function buildSession({
  mode = 'reviews',
  items = [sun, woman],
  cards = [cardOf(sun, 'meaning')],
  preferences = {},
}: Sample = {}): RunningSession {
  const material = {
    sessionId: 'session',
    mode,
    lessons: mode === 'lessons' ? items.map(({ subjectId }) => subjectId) : [],
    cards: mode === 'lessons' ? [] : cards,
    items,
  }
  return beginSession(material, {
    preferences: { ...defaultStudyPreferences, ...preferences },
    nowMs,
    random: () => 0,
  })
}

/** A world that writes down what it is told, in order. */
export function createPorts(changes: Partial<SessionPorts> = {}) {
  const told: string[] = []
  const reviews: ReviewSubmission[] = []
  const kept: RunningSession[] = []
  let ids = 0
  const ports: SessionPorts = {
    nowMs: () => nowMs + 4000,
    random: () => 0,
    makeId: () => {
      ids += 1
      return `review-${ids}`
    },
    calendar: createLearnerCalendar({ zone: 'UTC', dayStartHour: 4 }),
    recordAnswer: async (review) => {
      reviews.push(review)
      told.push(`answer ${review.reviewId} ${review.rating}`)
    },
    recordUndo: async (reviewId) => {
      told.push(`undo ${reviewId}`)
    },
    recordOverride: async ({ reviewId, rating }) => {
      told.push(`override ${reviewId} ${rating}`)
    },
    recordLessons: async (lessons) => {
      for (const { subjectId, misses } of lessons) told.push(`lesson ${subjectId} ${misses}`)
    },
    keep: (session) => {
      kept.push(session)
    },
    end: () => {
      told.push('end')
    },
    ...changes,
  }
  return { ports, told, reviews, kept }
}
