import { defaultStudyPreferences } from '@kotonoha/contract/kanji/study-preferences'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { beginSession } from '../begin-session'
import type { ReviewSubmission } from '../review-submission'
import type { RunningSession } from '../running-session'
import type { SessionPorts } from '../session-store'
import type { StudyCard, StudyItem, StudyPreferences } from '../study-item'

/** 10:00 UTC on 1 April 2026. */
export const nowMs = Date.UTC(2026, 3, 1, 10)

const base: StudyItem = {
  subjectId: 0,
  kind: 'kanji',
  literal: '',
  drawing: null,
  level: 1,
  jlpt: 'N5',
  strokeCount: 4,
  kanjiId: null,
  wordId: null,
  spellingId: null,
  meaning: '',
  meanings: [],
  blockedMeanings: [],
  readings: [],
  readingShown: null,
  readingKind: null,
  otherReadings: [],
  parts: [],
  lookAlikes: [],
  usedIn: [],
  synonyms: [],
  note: '',
}

export const sun: StudyItem = {
  ...base,
  subjectId: 20_026_085,
  literal: '日',
  meaning: 'sun',
  meanings: ['sun', 'day'],
  blockedMeanings: [{ text: 'eye', subjectId: 20_030_446 }],
  readings: ['にち'],
  readingShown: 'ニチ',
  readingKind: 'on',
  otherReadings: ['ひ', 'か'],
}

export const woman: StudyItem = {
  ...base,
  subjectId: 31_000_001,
  kind: 'word',
  literal: '女',
  meaning: 'woman',
  meanings: ['woman'],
  readings: ['おんな'],
  readingShown: 'おんな',
}

export function cardOf({ subjectId }: StudyItem, facet: StudyCard['facet'], reps = 3): StudyCard {
  return {
    subjectId,
    facet,
    phase: 'review',
    stability: 5,
    difficulty: 5,
    dueAt: new Date(nowMs).toISOString(),
    lastReviewedAt: new Date(nowMs - 5 * 86_400_000).toISOString(),
    lastDay: 20_539,
    reps,
    lapses: 0,
    streak: 2,
    firstPassedAt: null,
    isSuspended: false,
    isAssumed: false,
    isLeech: false,
    isRemoved: false,
    revision: 1,
  }
}

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
