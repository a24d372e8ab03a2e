import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { copyTinyDictionary } from '@kotonoha/dictionary-db/testing/build-for-tests'
import { expect, test } from 'vitest'
import { createTemporaryFolders } from '../testing/temporary-folders'
import { post, runProduct, signUp } from './testing/run-product'

const makeFolder = createTemporaryFolders()

interface Learner {
  token: string
  /** Of the cards that lessons made. */
  cards: { subjectId: number; facet: string }[]
  /** What was sent, with whether the server said that it has it. */
  sent: { review: object & { reviewId: string }; isAcknowledged: boolean }[]
}

async function ask(origin: string, token: string, path: string, body: object) {
  const answer = await post(origin, `/api/${path}`, { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.result.data
}

async function makeLearner(origin: string): Promise<Learner> {
  const token = await signUp(origin)
  await ask(origin, token, 'kanji.onboarding.finish', {
    mutationId: randomUUID(),
    startLevel: 1,
    isLowerAssumed: false,
    goal: null,
    preferences: { zone: 'UTC', newPerDay: 100 },
  })
  const session = { sessionId: randomUUID(), mode: 'lessons', size: 5 }
  const { lessons } = await ask(origin, token, 'kanji.study.startSession', session)
  const items = lessons.map((subjectId: number) => ({
    lessonId: randomUUID(),
    subjectId,
    misses: 0,
    completedAt: new Date().toISOString(),
  }))
  const { cards } = await ask(origin, token, 'kanji.study.completeLessons', { items })
  return { token, cards, sent: [] }
}

/** Answers for as long as there is somebody to send to. */
async function studyUntilKilled(origin: string, { token, cards, sent }: Learner): Promise<void> {
  for (let call = 0; call < 100; call += 1) {
    const given = [1, 2, 3].map(() => {
      const card = cards[sent.length % cards.length]
      const review = {
        reviewId: randomUUID(),
        subjectId: card?.subjectId,
        facet: card?.facet,
        reviewedAt: new Date().toISOString(),
        rating: sent.length % 4 === 0 ? 1 : 3,
        verdict: sent.length % 4 === 0 ? 'wrong' : 'right',
        mode: 'typed',
        answerMs: 1000,
        // More than the card ever has: none yields to another, so that all must be counted.
        basedOnReps: sent.length + 10,
        answer: '',
      }
      const each = { review, isAcknowledged: false }
      sent.push(each)
      return each
    })
    const reviews = given.map(({ review }) => review)
    try {
      await ask(origin, token, 'kanji.study.submitReviews', { reviews })
    } catch {
      return
    }
    for (const each of given) each.isAcknowledged = true
    await wait(5)
  }
}

async function countReviews(origin: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/kanji.dashboard.get`, { headers })
  const { result } = (await response.json()) as {
    result: { data: { heat: { reviews: number }[] } }
  }
  return result.data.heat.reduce((sum, { reviews }) => sum + reviews, 0)
}

test('every answer that was acknowledged is there once, however often the server is killed', {
  timeout: 240_000,
}, async () => {
  const folder = makeFolder()
  copyTinyDictionary(folder)
  const environment = { AUTH_MAILER_AUTOCONFIRM: 'true' }
  let learners: Learner[] = []
  for (let death = 1; death <= 3; death += 1) {
    const product = runProduct(folder, environment)
    const origin = await product.origin()
    if (learners.length === 0) {
      learners = await Promise.all([1, 2, 3].map(() => makeLearner(origin)))
    }
    const before = learners.flatMap(({ sent }) => sent).length
    const studying = learners.map((learner) => studyUntilKilled(origin, learner))
    const countNew = () => learners.flatMap(({ sent }) => sent).length - before
    await expect.poll(countNew, { timeout: 60_000 }).toBeGreaterThan(60)
    await wait(Math.random() * 50)
    product.child.kill('SIGKILL')
    await product.ended
    await Promise.all(studying)
  }
  const last = runProduct(folder, environment)
  const origin = await last.origin()
  for (const { token, sent } of learners) {
    const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged)
    expect(await countReviews(origin, token)).toBeGreaterThanOrEqual(acknowledged.length)
    // The device sends again what it had no answer to, and here also what it had one to.
    for (let from = 0; from < sent.length; from += 50) {
      const part = sent.slice(from, from + 50)
      const reviews = part.map(({ review }) => review)
      const { results } = await ask(origin, token, 'kanji.study.submitReviews', { reviews })
      const statusOf = new Map<string, string>(
        results.map((each: { reviewId: string; status: string }) => [each.reviewId, each.status]),
      )
      for (const { review, isAcknowledged } of part) {
        const status = statusOf.get(review.reviewId)
        if (isAcknowledged) expect(status).toBe('duplicate')
        else expect(['duplicate', 'applied']).toContain(status)
      }
    }
    expect(await countReviews(origin, token)).toBe(sent.length)
  }
  last.child.kill('SIGTERM')
  expect(await last.ended).toBe(0)
})
