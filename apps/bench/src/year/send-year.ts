import { randomUUID } from 'node:crypto'
import type { JsonClient } from '../accounts/json-client'
import { type SignedUpLearner, toAnswer } from '../study/study-learners'
import type { Habits } from './learner-habits'
import { liveYear } from './live-year'
import { createPacedSender } from './paced-sender'
import type { GivenAnswer, GivenLesson } from './simulated-learner'
import type { TaughtCurriculum } from './taught-subjects'

const perCall = 50

/** The server believes no answer that is older than 365 days and their first one. */
const mostDaysAtOnce = 365
const dayMs = 86_400_000
/** What is sent at once of a longer life: whole weeks. */
const weeksInPart = 52
const daysInPart = 7 * weeksInPart

interface Life {
  habits: Habits
  curriculum: TaughtCurriculum
  firstDay: number
  /** At most 365 where nothing can be moved back. */
  days: number
}

interface Week {
  answers: GivenAnswer[]
  lessons: GivenLesson[]
}

interface Ways {
  onWeek?: (week: number) => void
  /** Moves what was sent so far into the past, as a longer life needs. */
  moveBack?: (days: number) => Promise<void>
}

/**
 * Lives days and sends them to a running server, as a device would that was without a network. What
 * is older than a year is sent as if it were of the last one, and moved back then.
 */
export async function sendYear(
  client: JsonClient,
  learner: SignedUpLearner,
  life: Life,
  { onWeek = () => {}, moveBack }: Ways = {},
) {
  const isMoved = life.days > mostDaysAtOnce
  if (isMoved && moveBack === undefined) throw new Error('a year is the most that can be sent')
  const lastDay = life.firstDay + life.days - 1
  const weekCount = Math.ceil(life.days / 7)
  const weeks = Array.from({ length: weekCount }, (): Week => ({ answers: [], lessons: [] }))
  // Counted from the end, so that no week is of two parts.
  const weekOf = (day: number) => {
    const week = weeks[weekCount - 1 - Math.floor((lastDay - day) / 7)]
    if (week === undefined) throw new Error('a day before the first')
    return week
  }
  const year = liveYear({
    ...life,
    onAnswer: (given) => weekOf(given.day).answers.push(given),
    onLesson: (given) => weekOf(given.day).lessons.push(given),
  })
  const send = createPacedSender(client, learner)
  let sent = 0
  let part = isMoved ? Math.floor((weekCount - 1) / weeksInPart) : 0
  for (const [number, week] of weeks.entries()) {
    const own = isMoved ? Math.floor((weekCount - 1 - number) / weeksInPart) : 0
    for (; part > own; part -= 1) await moveBack?.(daysInPart)
    const lateBy = own * daysInPart
    for (const items of inPortions(week.lessons)) {
      const late = items.map((item) => toLesson(putOff(item, lateBy)))
      await send('kanji.study.completeLessons', { items: late })
    }
    for (const reviews of inPortions(week.answers)) {
      const late = reviews.map((review) => toReview(putOff(review, lateBy)))
      await send('kanji.study.submitReviews', { reviews: late })
    }
    sent += week.answers.length
    onWeek(number)
  }
  return { year, answers: sent }
}

function inPortions<Each>(all: readonly Each[]): Each[][] {
  const count = Math.ceil(all.length / perCall)
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * perCall, (index + 1) * perCall),
  )
}

const putOff = <Given extends { day: number; atMs: number }>(given: Given, days: number) => ({
  ...given,
  day: given.day + days,
  atMs: given.atMs + days * dayMs,
})

function toLesson({ subjectId, atMs, day, isMissed }: GivenLesson) {
  const completedAt = new Date(atMs).toISOString()
  return {
    lessonId: randomUUID(),
    subjectId,
    misses: isMissed ? 2 : 0,
    completedAt,
    learnerDay: day,
  }
}

function toReview({ subjectId, facet, atMs, day, rating, basedOnReps }: GivenAnswer) {
  const card = { subjectId, facet, reps: basedOnReps, dueAt: null }
  return { ...toAnswer(card, new Date(atMs), rating), learnerDay: day }
}
