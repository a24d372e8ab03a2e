import { createMemoryModel } from '@kotonoha/srs/memory-model'
import { listReviewsOf } from '@kotonoha/user-db/queries/study/review-log'
import { statement } from '@kotonoha/user-db/statement'
import { expect, test } from 'vitest'
import { createWorld } from '../../../testing/learners'
import { answerTo, doLessons, onboard } from '../../../testing/study'

const world = createWorld()
const dayMs = 86_400_000

/** A memory that forgets sooner than most, and fades steeply. */
const parameters = [
  0.15, 1.2931, 1.7, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.75, 0.1666, 0.796, 1.4835, 0.0614,
  0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.22,
]
const other = parameters.map((weight, index) => (index === 8 ? weight * 1.1 : weight))

const add = statement(`
  INSERT INTO srs_params (user_id, version, w, log_loss, reviews, created_at, active)
  VALUES ($1, $2, $3::jsonb, 0.3, 500, $4, $5)`)
const use = statement('UPDATE kanji_profile SET params_version = $2 WHERE user_id = $1')

test('a learner with parameters of their own is scheduled and predicted by them', async () => {
  const learner = await world.signIn()
  const { userId, api } = learner
  await onboard(learner)
  const cards = await doLessons(learner, world.now)
  const [card] = cards
  if (card === undefined) throw new Error('no card')
  expect((await api.core.user.getKanjiProductProfile()).parameters).toBeNull()

  const addVersion = (version: number, w: readonly number[]) =>
    world.userDb.run(add, [userId, version, JSON.stringify(w), world.now, version === 2])
  await addVersion(1, other)
  await addVersion(2, parameters)
  await world.userDb.run(use, [userId, 2])
  expect((await api.core.user.getKanjiProductProfile()).parameters).toEqual(parameters)
  expect((await api.kanji.study.getQueueAhead()).profile.parameters).toEqual(parameters)

  world.now = new Date(world.now.getTime() + 4 * dayMs)
  const { cards: answered } = await api.kanji.study.submitReviews({
    reviews: [answerTo(card, world.now)],
  })
  const memory = { stability: card.stability ?? 0, difficulty: card.difficulty ?? 0 }
  const own = createMemoryModel({ parameters })
  expect(answered[0]?.stability).toBe(own.nextState(memory, 4, 3).stability)
  expect(answered[0]?.stability).not.toBe(createMemoryModel().nextState(memory, 4, 3).stability)
  const log = await listReviewsOf(world.userDb, { userId, subjectIds: [card.subjectId] })
  const review = log.find((each) => each.facet === card.facet && each.mode !== 'lesson')
  expect(review?.recallChance).toBe(own.retrievability(memory, 4))

  // Nobody else's memory is changed by that.
  const stranger = await world.signIn()
  await onboard(stranger)
  expect((await stranger.api.core.user.getKanjiProductProfile()).parameters).toBeNull()
})
