import { fromWireCard, type ToldCard, toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { createLearnerCalendar, type LearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel, type MemoryModel } from '@kotonoha/srs/memory-model'
import { toCardKey } from '@kotonoha/srs/schedule'
import { countDeeds, type DayWork } from '@kotonoha/study/fold/count-deeds'
import { type CountedDeed, foldDeeds } from '@kotonoha/study/fold/fold-deeds'
import { toQuestionKey } from '@kotonoha/study/session/question'
import { getSubjectKind } from '@kotonoha/study/subject'
import type { OutboxEntry, StudyDeed } from './outbox-entry'
import type { StudyCard } from './send-entries'
import type { StudyPack } from './study-database'

/** A card as it is after everything that was answered on this device. */
export interface FoldedCard extends ToldCard {
  wire: StudyCard
}

export interface FoldedPack {
  cards: FoldedCard[]
  /** Lessons that were not done here meanwhile. */
  lessons: number[]
  calendar: LearnerCalendar
  model: MemoryModel
  /** What is done of a learner day, here and elsewhere. */
  countDay: (day: number) => DayWork
}

/** The pack with what was done on this device and the server has not counted yet. */
export function foldPack(
  pack: StudyPack,
  entries: readonly OutboxEntry[],
  userId: string,
): FoldedPack {
  const { preferences, parameters } = pack.profile
  const calendar = createLearnerCalendar(preferences)
  // A device may still keep a pack from before learners had parameters of their own.
  const model = createMemoryModel({ ...preferences, ...(parameters != null && { parameters }) })
  const { dueMode, isWritingOn } = preferences
  const known = pack.cards.map(fromWireCard)
  const told = new Map(known.map((card) => [toQuestionKey(card), card]))
  const deeds = entries.flatMap(({ deed }) => toCounted(deed, calendar))
  const getKind = getSubjectKind
  const folded = foldDeeds(known, deeds, {
    toScheduling: (question) => ({
      model,
      calendar,
      dueMode,
      cardKey: toCardKey(userId, question),
    }),
    getKind,
    isWritingOn,
  })
  const cards = folded.map((each): FoldedCard => {
    const { isSuspended = false, revision = pack.revision } = told.get(toQuestionKey(each)) ?? {}
    const card = { ...each, isSuspended, revision }
    return { ...card, wire: toWireCard(card) }
  })
  const done = new Set(
    entries.flatMap(({ deed }) => (deed.kind === 'lesson' ? [deed.lesson.subjectId] : [])),
  )
  const lessons = pack.lessons.filter((subjectId) => !done.has(subjectId))
  const countDay = (day: number) => {
    const own = countDeeds(deeds, { cards: known, day, getKind, isWritingOn })
    // A device may still keep a pack from before it was told of the day.
    const { today } = pack as Partial<StudyPack>
    if (today?.day !== day) return own
    return { reviews: today.reviews + own.reviews, newCards: today.newCards + own.newCards }
  }
  return { cards, lessons, calendar, model, countDay }
}

/** A deed as the rules of counting ask for it; none where it is no answer. */
function toCounted(deed: StudyDeed, calendar: LearnerCalendar): CountedDeed[] {
  const toTime = (at: string, learnerDay: number | undefined) => {
    const reviewedAtMs = Date.parse(at)
    return { reviewedAtMs, learnerDay: learnerDay ?? calendar.toDay(reviewedAtMs) }
  }
  switch (deed.kind) {
    case 'review': {
      const { reviewedAt, learnerDay, ...review } = deed.review
      return [{ kind: 'answer', answer: { ...review, ...toTime(reviewedAt, learnerDay) } }]
    }
    case 'lesson': {
      const { completedAt, learnerDay, ...lesson } = deed.lesson
      return [{ kind: 'lesson', lesson: { ...lesson, ...toTime(completedAt, learnerDay) } }]
    }
    case 'undo':
      return [deed]
    case 'override':
      return [{ kind: 'override', ...deed.override }]
    case 'note':
      return []
  }
}
