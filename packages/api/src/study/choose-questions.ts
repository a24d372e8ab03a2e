import { createRandomOf } from '@kotonoha/study/session/seeded-random'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { listMistakes } from '@kotonoha/user-db/queries/study/dues'
import type { StoredCard } from '@kotonoha/user-db/queries/study/stored-card'
import { chooseReviews, isStillAsked, orderCards } from './choose-reviews'
import type { CurriculumIndex } from './curriculum-index'
import { findAvailability } from './find-availability'
import { loadLearnerStanding } from './learner-standing'
import { listLeeches } from './list-leeches'
import { listLessons, toBatch } from './list-lessons'
import { toCalendar } from './scheduling'
import type { StudyChange } from './study-procedure'

/** A session of reviews as long as a sitting; asked for again, more come. */
const usualReviewCount = 100

/** Days whose mistakes are recent. */
const mistakeDays = 7

export interface SessionWish {
  sessionId: string
  mode: 'lessons' | 'reviews' | 'practice'
  level?: number | undefined
  practice?: 'leeches' | 'mistakes' | 'level' | undefined
  size?: number | undefined
  facets?: StoredCard['facet'][] | undefined
  at: Date
  curriculum: CurriculumIndex
}

export interface ChosenQuestions {
  /** Items, in the order of teaching. */
  lessons: number[]
  /** In the order of asking. */
  cards: StoredCard[]
}

/** What a new session asks. */
export async function chooseQuestions(
  change: StudyChange,
  wish: SessionWish,
): Promise<ChosenQuestions> {
  if (wish.mode === 'lessons') return { lessons: await chooseLessons(change, wish), cards: [] }
  if (wish.mode === 'practice') return { lessons: [], cards: await choosePractice(change, wish) }
  const { queries } = change
  const { reviewsAllowed } = await findAvailability(queries, {
    learner: change,
    standing: await loadLearnerStanding(queries, wish.curriculum, change.userId),
    at: wish.at,
  })
  const limit = Math.min(reviewsAllowed, wish.size ?? usualReviewCount)
  const random = createRandomOf(wish.sessionId)
  const { at, facets } = wish
  return {
    lessons: [],
    cards: await chooseReviews(queries, { learner: change, at, limit, facets, random }),
  }
}

async function chooseLessons(
  change: StudyChange,
  { at, curriculum, level, size }: SessionWish,
): Promise<number[]> {
  const { queries, userId, preferences, profile } = change
  const standing = await loadLearnerStanding(queries, curriculum, userId)
  const availability = await findAvailability(queries, { learner: change, standing, at, level })
  const lessons = listLessons(standing, { level: profile.level, only: level })
  const { newCardsLeft } = availability
  return toBatch(lessons, { preferences, newCardsLeft, size })
}

async function choosePractice(change: StudyChange, wish: SessionWish): Promise<StoredCard[]> {
  const { at, size = 30, facets } = wish
  const cards = await findPracticed(change, wish)
  const asked = cards.filter(
    (each) => isStillAsked(each, change.preferences) && (facets?.includes(each.facet) ?? true),
  )
  return orderCards(asked, {
    learner: change,
    at,
    limit: size,
    random: createRandomOf(wish.sessionId),
  })
}

async function findPracticed(
  { queries, userId, preferences, profile }: StudyChange,
  { at, curriculum, practice, level, size = 30 }: SessionWish,
): Promise<StoredCard[]> {
  if (practice === 'level') {
    const subjects = curriculum.coreOfLevel(level ?? profile.level)
    return listCardsOf(queries, { userId, subjectIds: subjects.map((each) => each.subjectId) })
  }
  if (practice === 'mistakes') {
    const sinceDay = toCalendar(preferences).toDay(at.getTime()) - mistakeDays
    const mistakes = await listMistakes(queries, { userId, sinceDay, limit: size * 2 })
    const subjectIds = mistakes.map(({ subjectId }) => subjectId)
    const cards = await listCardsOf(queries, { userId, subjectIds })
    const missed = new Set(mistakes.map(({ subjectId, facet }) => `${subjectId}/${facet}`))
    return cards.filter(({ subjectId, facet }) => missed.has(`${subjectId}/${facet}`))
  }
  return listLeeches(queries, { userId, limit: size })
}
