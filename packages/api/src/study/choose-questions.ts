import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { listLessons, toBatch } from '@kotonoha/study/lessons/list-lessons'
import {
  type Choice,
  chooseDue,
  choosePractice,
  toReviewLimit,
} from '@kotonoha/study/session/choose-due'
import { toQuestionKey } from '@kotonoha/study/session/question'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { listDueCards, listMistakes } from '@kotonoha/user-db/queries/study/dues'
import type { StudySession } from '@kotonoha/user-db/queries/study/sessions'
import { countDay } from './count-day'
import type { CurriculumIndex } from './curriculum-index'
import { findAllowance } from './find-availability'
import { listLeeches } from './list-leeches'
import { toCalendar, toModel } from './scheduling'
import { settleChange } from './settle-levels'
import type { StudyChange } from './study-procedure'

/** More dues than anybody answers in a day; what is beyond waits for a later question. */
const weighedDues = 3000

/** Days whose mistakes are recent. */
const mistakeDays = 7

/** A session of practice, unless more or less is wanted. */
const usualPracticeCount = 30

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
  if (wish.mode === 'practice') {
    const cards = await findPracticed(change, wish)
    return { lessons: [], cards: choosePractice(cards, toPracticeChoice(change, wish)) }
  }
  const { queries, userId, preferences } = change
  const { at, size } = wish
  const { pace } = await countDay(queries, { learner: change, at })
  const due = await listDueCards(queries, { userId, until: at, limit: weighedDues })
  const subjectIds = due.map(({ subjectId }) => subjectId)
  const cards = await listCardsOf(queries, { userId, subjectIds })
  const limit = toReviewLimit(preferences, pace, size)
  return { lessons: [], cards: chooseDue(cards, toChoice(change, wish, limit)) }
}

/**
 * What a session that was begun before asks, its answer having been lost: the same in the same
 * order, but for what was answered or stopped meanwhile.
 */
export async function chooseQuestionsAgain(
  change: StudyChange,
  wish: SessionWish,
  { mode, subjectIds, startedAt, answered, left }: StudySession,
): Promise<ChosenQuestions> {
  if (mode === 'lessons') return { lessons: subjectIds, cards: [] }
  const then = { ...wish, at: startedAt }
  if (mode === 'practice') {
    const cards = (await findPracticed(change, then)).filter(({ subjectId }) =>
      subjectIds.includes(subjectId),
    )
    return { lessons: [], cards: choosePractice(cards, toPracticeChoice(change, then)) }
  }
  const { queries, userId } = change
  const cards = await listCardsOf(queries, { userId, subjectIds })
  return { lessons: [], cards: chooseDue(cards, toChoice(change, then, answered + left)) }
}

function toChoice(change: StudyChange, wish: SessionWish, limit: number): Choice {
  const { preferences } = change
  const { sessionId, at, facets } = wish
  return {
    sessionId,
    atMs: at.getTime(),
    calendar: toCalendar(preferences),
    model: toModel(change),
    isRetiringOn: preferences.isRetiringOn,
    limit,
    facets,
  }
}

function toPracticeChoice(change: StudyChange, wish: SessionWish): Choice {
  return toChoice(change, wish, wish.size ?? usualPracticeCount)
}

async function chooseLessons(
  change: StudyChange,
  { at, curriculum, level, size }: SessionWish,
): Promise<number[]> {
  const { learner, standing } = await settleChange(change, { curriculum, at })
  const { preferences, profile, lastLevel } = learner
  const { newCardsLeft } = await findAllowance(change.queries, { learner, at })
  const order = preferences.lessonOrder
  const lessons = listLessons(standing, { level: profile.level, only: level, order, lastLevel })
  return toBatch(lessons, { preferences, newCardsLeft, size })
}

async function findPracticed(
  { queries, userId, preferences, profile }: StudyChange,
  { at, curriculum, practice, level, size = usualPracticeCount }: SessionWish,
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
    const missed = new Set(mistakes.map(toQuestionKey))
    return cards.filter((each) => missed.has(toQuestionKey(each)))
  }
  return listLeeches(queries, { userId, limit: size })
}
