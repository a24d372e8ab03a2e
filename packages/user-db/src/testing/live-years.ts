import { randomUUID } from 'node:crypto'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import type { Rating } from '@kotonoha/srs/rating'
import { toCardKey, toRecallChance } from '@kotonoha/srs/schedule'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { type FoldedCard, foldCard } from '@kotonoha/study/fold/fold-card'
import type { GivenAnswer } from '@kotonoha/study/fold/logged-review'
import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import type { Question } from '@kotonoha/study/session/question'

const hourMs = 3_600_000
const minuteMs = 60_000
/** Hours after the beginning of a day (04:00) at which somebody sits down. */
const sittings = [3, 8, 16]
/** After so long a failed card is asked again. */
const againMs = 12 * minuteMs
const answerMs = 6000
/** By so much the chance is lower than the model foretells. */
const disappointment = 0.005

export interface Years {
  userId: string
  zone: string
  retention: number
  /** The first learner day, the last with lessons, and the last with answers. */
  firstDay: number
  lastLessonDay: number
  lastDay: number
}

/**
 * The cards of somebody who learns them in even portions and answers each on the day it is due,
 * remembering a little less than the model foretells. Folded by the rules that count every answer.
 */
export function* liveYears(cards: readonly Question[], years: Years): Generator<FoldedCard> {
  const random = createSeededRandom(1)
  const model = createMemoryModel({ retention: years.retention })
  const calendar = createLearnerCalendar({ zone: years.zone, dayStartHour: 4 })
  const lessonDays = years.lastLessonDay - years.firstDay + 1

  for (const [index, question] of cards.entries()) {
    const scheduling = {
      model,
      calendar,
      dueMode: 'day' as const,
      cardKey: toCardKey(years.userId, question),
    }
    let stored: StoredCard | undefined
    const added: FoldedCard['added'] = []
    const answer = (learnerDay: number, atMs: number, rating: Rating, isLesson = false) => {
      const given: GivenAnswer = {
        ...question,
        reviewId: randomUUID(),
        reviewedAt: new Date(atMs),
        learnerDay,
        rating,
        verdict: isLesson ? 'lesson' : rating === 1 ? 'wrong' : 'right',
        mode: isLesson ? 'lesson' : 'typed',
        answerMs,
        basedOnReps: stored?.card.reps ?? 0,
        answer: rating === 1 ? 'to eat' : '',
        sessionId: undefined,
      }
      const receivedAt = given.reviewedAt
      const folded = foldCard({
        ...question,
        stored,
        log: undefined,
        given: [given],
        receivedAt,
        scheduling,
      })
      stored = folded.stored
      added.push(...folded.added)
      return folded.stored
    }
    const at = (day: number) =>
      calendar.toStart(day) +
      (sittings[Math.floor(random() * sittings.length)] ?? 0) * hourMs +
      Math.floor(random() * hourMs)

    const begun = years.firstDay + Math.floor((index / cards.length) * lessonDays)
    let now = answer(begun, at(begun), 3, true)
    for (let day = toDueDay(now); day <= years.lastDay; day = toDueDay(now)) {
      const chance = toRecallChance(now.card, { day, model })
      const atMs = at(day)
      const isRight = random() < chance - disappointment
      now = answer(day, atMs, isRight ? 3 : 1)
      if (!isRight) now = answer(day, atMs + againMs, 3)
    }
    yield { stored: now, added, changed: [] }
  }

  function toDueDay({ card }: StoredCard): number {
    const due = calendar.toDay(card.dueAtMs ?? Number.POSITIVE_INFINITY)
    return Math.max(due, (card.lastDay ?? 0) + 1)
  }
}
