import { randomUUID } from 'node:crypto'
import type { JsonClient } from '../accounts/json-client'
import { askOrThrow } from '../accounts/learners'
import { type StudyLearner, toAnswer } from '../study/study-learners'
import type { Habits } from './learner-habits'
import { liveYear } from './live-year'
import type { GivenAnswer, GivenLesson } from './simulated-learner'
import type { TaughtCurriculum } from './taught-subjects'

const perCall = 50
/** A learner may make 120 calls a minute. */
const msBetweenCalls = 520

interface Life {
  habits: Habits
  curriculum: TaughtCurriculum
  firstDay: number
  /** At most 365: the server believes no answer that is older than a year and its first day. */
  days: number
}

/** Lives days and sends them to a running server, as a device would that was without a network. */
export async function sendYear(
  client: JsonClient,
  learner: StudyLearner,
  life: Life,
  onWeek: (week: number) => void = () => {},
) {
  const weeks: { answers: GivenAnswer[]; lessons: GivenLesson[] }[] = []
  const weekOf = (day: number) => {
    const number = Math.floor((day - life.firstDay) / 7)
    const week = weeks[number] ?? { answers: [], lessons: [] }
    weeks[number] = week
    return week
  }
  const year = liveYear({
    ...life,
    onAnswer: (given) => weekOf(given.day).answers.push(given),
    onLesson: (given) => weekOf(given.day).lessons.push(given),
  })
  const send = createSender(client, learner)
  let sent = 0
  for (const [number, week] of weeks.entries()) {
    if (week === undefined) continue
    for (const items of inPortions(week.lessons)) {
      await send('kanji.study.completeLessons', { items: items.map(toLesson) })
    }
    for (const reviews of inPortions(week.answers)) {
      await send('kanji.study.submitReviews', { reviews: reviews.map(toReview) })
    }
    sent += week.answers.length
    onWeek(number)
  }
  return { year, answers: sent }
}

/** Sends no faster than a learner may. */
function createSender(client: JsonClient, { accessToken: token }: StudyLearner) {
  let nextAt = performance.now()
  return async (procedure: string, body: object) => {
    await new Promise((done) => setTimeout(done, nextAt - performance.now()))
    nextAt = Math.max(nextAt, performance.now()) + msBetweenCalls
    await askOrThrow(client, `/api/${procedure}`, { body, token })
  }
}

function inPortions<Each>(all: readonly Each[]): Each[][] {
  const count = Math.ceil(all.length / perCall)
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * perCall, (index + 1) * perCall),
  )
}

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
