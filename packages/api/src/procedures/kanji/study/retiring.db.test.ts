import { statement } from '@kotonoha/user-db/statement'
import { expect, test } from 'vitest'
import { createWorld, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard } from '../../../testing/study'

const world = createWorld()
const dayMs = 86_400_000

/** As after years of study: all is due now, and one card is known for so many days. */
const know = statement(`
  UPDATE card
  SET    s = CASE WHEN subject_id = $2 AND facet = $3 THEN $4 ELSE 20 END, due_at = $5
  WHERE  user_id = $1`)

test('who lets go of what is known for a year is asked it no more, and can take that back', async () => {
  const learner = await world.signIn()
  const { userId, api } = learner
  await onboard(learner)
  const cards = await doLessons(learner, world.now)
  // One of two questions about a kanji: the other one is still asked.
  const known = cards.find(({ facet }) => facet === 'reading')
  if (known === undefined) throw new Error('no card')
  world.now = new Date(world.now.getTime() + dayMs)
  await world.userDb.run(know, [userId, known.subjectId, 2, 365, world.now])

  const count = async () => {
    const { reviews } = await api.kanji.study.getStudyAvailability()
    const { dueNow } = await api.kanji.progress.getForecast()
    const { cards: ahead } = await api.kanji.study.getQueueAhead()
    const { cards: asked } = await api.kanji.study.startSession({
      sessionId: newId(),
      mode: 'reviews',
    })
    const foretold = dueNow.component + dueNow.kanji + dueNow.word
    return [reviews.due, foretold, ahead.length, asked.length]
  }
  const all = cards.length
  const choose = (isRetiringOn: boolean) =>
    api.kanji.preferences.update({ mutationId: newId(), preferences: { isRetiringOn } })

  expect(await count()).toEqual([all, all, all, all])
  await choose(true)
  expect(await count()).toEqual([all - 1, all - 1, all - 1, all - 1])
  const { reviews: dues } = await api.kanji.study.getStudyAvailability()
  expect(dues.due).toBe(all - 1)

  // Nothing else is due then: the day counts for the streak.
  const others = cards.filter((card) => card !== known)
  await api.kanji.study.submitReviews({ reviews: others.map((card) => answerTo(card, world.now)) })
  expect((await api.kanji.dashboard.get()).goal.isReached).toBe(true)

  await choose(false)
  expect((await api.kanji.study.getStudyAvailability()).reviews.due).toBe(1)
  // Practised or answered all the same, it is a card like others.
  const { results } = await api.kanji.study.submitReviews({
    reviews: [answerTo(known, world.now, { rating: 1 })],
  })
  expect(results[0]?.status).toBe('applied')
})
