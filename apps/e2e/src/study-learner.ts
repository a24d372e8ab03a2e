import { randomUUID } from 'node:crypto'
import { addLearner } from './learner'

export type StudyLearner = Awaited<ReturnType<typeof addLearner>> & {
  /** Calls a procedure of kanji study as the pages do. */
  call: <Answer>(procedure: string, input: object) => Promise<Answer>
  /** The same for what changes nothing. */
  ask: <Answer>(procedure: string, input: object | string) => Promise<Answer>
}

/** An item as the pages are given it: as much of it as journeys type. */
export interface AskedItem {
  subjectId: number
  kind: 'component' | 'kanji' | 'word'
  literal: string
  meaning: string
  meanings: string[]
  readings: string[]
  otherReadings: string[]
  /** What belongs to something else, and to what. */
  blockedMeanings: { text: string; subjectId: number | null }[]
}

/** Somebody at the first level, as if they had been through the onboarding. */
export async function addStudyLearner(
  origin: string,
  preferences: object = {},
): Promise<StudyLearner> {
  const learner = await addLearner(origin)
  const call = <Answer>(procedure: string, input: object) =>
    callProcedure<Answer>(origin, learner.accessToken, procedure, input)
  await call('kanji.onboarding.finish', {
    mutationId: randomUUID(),
    startLevel: 1,
    isLowerAssumed: false,
    goal: null,
    preferences: { zone: 'Europe/Vienna', newPerDay: 100, batchSize: 5, ...preferences },
  })
  const ask = async <Answer>(procedure: string, input: object | string) => {
    const query = encodeURIComponent(JSON.stringify(input))
    const headers = { authorization: `Bearer ${learner.accessToken}` }
    const response = await fetch(`${origin}/api/${procedure}?input=${query}`, { headers })
    return readAnswer<Answer>(procedure, response)
  }
  return { ...learner, call, ask }
}

interface Lessons {
  lessons: number[]
  items: AskedItem[]
  session: { sessionId: string }
}

/** Puts lessons behind the learner: done days ago, so that their first reviews are due. */
export async function doLessonsBefore(
  { call }: StudyLearner,
  { days = 5, size = 5 }: { days?: number; size?: number } = {},
): Promise<AskedItem[]> {
  const started = await call<Lessons>('kanji.study.startSession', {
    sessionId: randomUUID(),
    mode: 'lessons',
    size,
  })
  const completedAt = new Date(Date.now() - days * 86_400_000).toISOString()
  await call('kanji.study.completeLessons', {
    items: started.lessons.map((subjectId) => ({
      lessonId: randomUUID(),
      subjectId,
      misses: 0,
      completedAt,
    })),
  })
  await call('kanji.study.endSession', { sessionId: started.session.sessionId })
  return started.items
}

/** Two sittings of lessons, so long ago that all their first reviews are due. */
export async function doManyLessonsBefore(learner: StudyLearner): Promise<AskedItem[]> {
  return [
    ...(await doLessonsBefore(learner, { size: 10, days: 40 })),
    ...(await doLessonsBefore(learner, { size: 10, days: 20 })),
  ]
}

/** Somebody with a few lessons behind them whose first reviews are due. */
export async function addStudent(origin: string): Promise<StudyLearner> {
  const learner = await addStudyLearner(origin)
  await doLessonsBefore(learner, { days: 9, size: 10 })
  await doLessonsBefore(learner, { days: 1, size: 10 })
  return learner
}

/** Lessons enough for the first level, in few calls: a learner who makes too many is told to wait. */
const mostSittings = 20
const sittingSize = 40

/** So slow that few answers fill a week; enough of them that the server believes it. */
const slowAnswerMs = 600_000
const slowDaysAgo = [4, 3, 2]

/** Answers of days ago to what these items mean, each after ten minutes. */
async function answerSlowlyBefore(
  { call }: StudyLearner,
  items: readonly AskedItem[],
): Promise<void> {
  const repsOf = new Map<number, number>()
  for (const daysAgo of slowDaysAgo) {
    const reviewedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
    const { cards } = await call<{
      cards: { subjectId: number; facet: string; reps: number }[]
    }>('kanji.study.submitReviews', {
      reviews: items.map(({ subjectId }) => ({
        reviewId: randomUUID(),
        subjectId,
        facet: 'meaning',
        reviewedAt,
        rating: 3,
        verdict: 'right',
        mode: 'typed',
        answerMs: slowAnswerMs,
        basedOnReps: repsOf.get(subjectId) ?? 1,
        answer: '',
      })),
    })
    for (const { subjectId, facet, reps } of cards) {
      if (facet === 'meaning') repsOf.set(subjectId, reps)
    }
  }
}

/** Somebody whose few minutes are filled by how long they think, so that the next level waits. */
export async function addBrakedLearner(origin: string): Promise<StudyLearner> {
  const learner = await addStudyLearner(origin, { minutesPerDay: 5, newPerDay: 60 })
  await answerSlowlyBefore(learner, await doLessonsBefore(learner, { size: 10 }))
  for (let sitting = 0; sitting < mostSittings; sitting += 1) {
    const { lessons } = await learner.ask<{ lessons: { reason: string } }>(
      'kanji.study.getStudyAvailability',
      {},
    )
    if (lessons.reason === 'brake') return learner
    await doLessonsBefore(learner, { size: sittingSize })
  }
  throw new Error('the brake does not hold the next level up')
}

async function callProcedure<Answer>(
  origin: string,
  accessToken: string,
  procedure: string,
  input: object,
): Promise<Answer> {
  const response = await fetch(`${origin}/api/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(input),
  })
  return readAnswer<Answer>(procedure, response)
}

async function readAnswer<Answer>(procedure: string, response: Response): Promise<Answer> {
  if (!response.ok) {
    throw new Error(`${procedure} answered ${response.status}: ${await response.text()}`)
  }
  const answer: { result: { data: Answer } } = await response.json()
  return answer.result.data
}
