import type { Answer } from '@kotonoha/srs/answer'
import { type Card, newCard } from '@kotonoha/srs/card'
import { createLearnerCalendar, type LearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel, type MemoryModel } from '@kotonoha/srs/memory-model'
import { replayCard } from '@kotonoha/srs/replay'
import type { Scheduling } from '@kotonoha/srs/schedule'
import type { Question } from '@kotonoha/study/session/question'
import { listCoreFacets } from '@kotonoha/study/subject'
import type { OutboxEntry } from './outbox-entry'
import type { StudyCard } from './send-entries'
import type { StudyPack } from './study-database'

/** A card as it is after everything that was answered on this device. */
export interface FoldedCard extends Question {
  card: Card
  wire: StudyCard
}

export interface FoldedPack {
  cards: FoldedCard[]
  /** Lessons that were not done here meanwhile. */
  lessons: number[]
  calendar: LearnerCalendar
  model: MemoryModel
}

/** Misses in the quiz from which the first grade is Again (study design, 3.1). */
const missesForAgain = 2

const toKey = ({ subjectId, facet }: Question) => `${subjectId}/${facet}`

/**
 * The pack with the answers of this device that the server has not counted yet, counted by the very
 * rules that the server counts by.
 */
export function foldPack(
  pack: StudyPack,
  entries: readonly OutboxEntry[],
  userId: string,
): FoldedPack {
  const { preferences, parameters } = pack.profile
  const calendar = createLearnerCalendar(preferences)
  // A device may still keep a pack from before learners had parameters of their own.
  const model = createMemoryModel({ ...preferences, ...(parameters != null && { parameters }) })
  const { answers, undone } = listAnswers(entries, { pack, calendar })
  const kept = new Map(pack.cards.map((card) => [toKey(card), card]))
  const questions = new Map<string, Question>(
    [...pack.cards, ...[...answers.values()].map(({ question }) => question)].map((each) => [
      toKey(each),
      each,
    ]),
  )
  const cards = [...questions.values()].flatMap((question): FoldedCard[] => {
    const key = toKey(question)
    const wire = kept.get(key) ?? toNewWireCard(question, pack.revision)
    if (wire.isSuspended) return []
    const own = answers.get(key)?.answers ?? []
    const scheduling: Scheduling = {
      model,
      calendar,
      dueMode: preferences.dueMode,
      // As the server seeds it: both come to the same due.
      cardKey: `${userId}/${key}`,
    }
    const { card } = replayCard({ answers: own, undone, base: toCard(wire) }, scheduling)
    return [{ ...toQuestion(question), card, wire: toWire(card, wire) }]
  })
  const done = new Set(
    entries.flatMap(({ deed }) => (deed.kind === 'lesson' ? [deed.lesson.subjectId] : [])),
  )
  const lessons = pack.lessons.filter((subjectId) => !done.has(subjectId))
  return { cards, lessons, calendar, model }
}

interface OwnAnswers {
  answers: Map<string, { question: Question; answers: Answer[] }>
  undone: Set<string>
}

function listAnswers(
  entries: readonly OutboxEntry[],
  { pack, calendar }: { pack: StudyPack; calendar: LearnerCalendar },
): OwnAnswers {
  const answers: OwnAnswers['answers'] = new Map()
  const undone = new Set<string>()
  const ratings = new Map(
    entries.flatMap(({ deed }) =>
      deed.kind === 'override' ? [[deed.override.reviewId, deed.override.rating] as const] : [],
    ),
  )
  const add = (question: Question, answer: Answer) => {
    const known = answers.get(toKey(question)) ?? { question, answers: [] }
    answers.set(toKey(question), { question, answers: [...known.answers, answer] })
  }
  const toDay = (at: string) => calendar.toDay(Date.parse(at))
  for (const { deed } of entries) {
    if (deed.kind === 'undo') undone.add(deed.reviewId)
    if (deed.kind === 'review') {
      const { reviewId, reviewedAt, learnerDay, rating, basedOnReps } = deed.review
      add(deed.review, {
        reviewId,
        reviewedAtMs: Date.parse(reviewedAt),
        learnerDay: learnerDay ?? toDay(reviewedAt),
        rating: ratings.get(reviewId) ?? rating,
        basedOnReps,
      })
    }
    if (deed.kind === 'lesson') {
      const { lessonId, subjectId, misses, completedAt, learnerDay } = deed.lesson
      const kind = pack.items.find((item) => item.subjectId === subjectId)?.kind ?? 'component'
      const hasWriting = kind === 'kanji' && pack.profile.preferences.isWritingOn
      for (const facet of [...listCoreFacets(kind), ...(hasWriting ? ['writing' as const] : [])]) {
        add(
          { subjectId, facet },
          {
            reviewId: `${lessonId}/${facet}`,
            reviewedAtMs: Date.parse(completedAt),
            learnerDay: learnerDay ?? toDay(completedAt),
            rating: misses >= missesForAgain ? 1 : 3,
            basedOnReps: 0,
          },
        )
      }
    }
  }
  return { answers, undone }
}

function toQuestion({ subjectId, facet }: Question): Question {
  return { subjectId, facet }
}

function toCard(wire: StudyCard): Card {
  const { stability, difficulty, phase, lastDay, reps, lapses, streak, isAssumed } = wire
  return {
    phase,
    memory: stability === null || difficulty === null ? undefined : { stability, difficulty },
    dueAtMs: toMs(wire.dueAt),
    lastReviewedAtMs: toMs(wire.lastReviewedAt),
    lastDay: lastDay ?? undefined,
    reps,
    lapses,
    streak,
    firstPassedAtMs: toMs(wire.firstPassedAt),
    isAssumed,
  }
}

function toWire(card: Card, wire: StudyCard): StudyCard {
  return {
    ...wire,
    phase: card.phase,
    stability: card.memory?.stability ?? null,
    difficulty: card.memory?.difficulty ?? null,
    dueAt: toMoment(card.dueAtMs),
    lastReviewedAt: toMoment(card.lastReviewedAtMs),
    lastDay: card.lastDay ?? null,
    reps: card.reps,
    lapses: card.lapses,
    streak: card.streak,
    firstPassedAt: toMoment(card.firstPassedAtMs),
    isAssumed: card.isAssumed ?? false,
    isRemoved: card.phase === 'new',
  }
}

function toNewWireCard({ subjectId, facet }: Question, revision: number): StudyCard {
  const facts = { subjectId, facet, isSuspended: false, isLeech: false, revision }
  return toWire(newCard, { ...emptyCard, ...facts })
}

const emptyCard: Omit<StudyCard, 'subjectId' | 'facet' | 'isSuspended' | 'isLeech' | 'revision'> = {
  phase: 'new',
  stability: null,
  difficulty: null,
  dueAt: null,
  lastReviewedAt: null,
  lastDay: null,
  reps: 0,
  lapses: 0,
  streak: 0,
  firstPassedAt: null,
  isAssumed: false,
  isRemoved: true,
}

function toMs(moment: string | null): number | undefined {
  return moment === null ? undefined : Date.parse(moment)
}

function toMoment(atMs: number | undefined): string | null {
  return atMs === undefined ? null : new Date(atMs).toISOString()
}
