import { randomUUID } from 'node:crypto'
import { loadOptimiser } from '@kotonoha/srs/training/load-optimiser'
import { trainParameters } from '@kotonoha/srs/training/train-parameters'
import { parseTrainingCard, type TrainingHistory } from '@kotonoha/srs/training/training-history'
import { saveImportedHistories } from '@kotonoha/user-db/queries/imports/import-histories'
import { takeTraining } from '@kotonoha/user-db/queries/training/training-jobs'
import { logStart, readTrainingPage } from '@kotonoha/user-db/queries/training/training-log'
import { statement } from '@kotonoha/user-db/statement'
import { beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type Learner, newId } from '../../../testing/learners'
import { quickForgetter, storeAnswers } from '../../../testing/store-answers'
import { answerTo, doLessons, onboard } from '../../../testing/study'
import { checkTrainings, isTrainingDue } from '../../../training/check-trainings'
import { runTraining, type TrainingThread, trainingLeaseMs } from '../../../training/run-training'

const world = createWorld()
const addImport = statement(`
  INSERT INTO import_job (import_id, user_id, source, name, source_hash, status, cards, created_at,
                          applied_at)
  VALUES ($1, $2, 1, 'deck', 'hash', 1, 2, $3, $3)`)
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const toDay = () => Math.floor(world.now.getTime() / dayMs)

beforeEach(() => {
  world.now = new Date(Math.max(world.now.getTime(), Date.parse('2026-04-01T12:00:00Z')) + dayMs)
  world.isOptimiserThere = true
})

async function signInWithAnswers(cards: number, parameters?: readonly number[]) {
  const learner = await world.signIn()
  await onboard(learner)
  const given = parameters === undefined ? {} : { parameters }
  const log = { userId: learner.userId, cards, days: 200, today: toDay(), ...given }
  const answers = await storeAnswers(world.userDb, log)
  return { ...learner, answers }
}

/** Trains in this very thread. */
function createThread(): TrainingThread {
  const histories: TrainingHistory[] = []
  return {
    add: (cards) => {
      for (const card of cards) histories.push(...parseTrainingCard(card))
    },
    train: async (active, onProgress) => {
      const optimise = await loadOptimiser()
      if (optimise === undefined) throw new Error('the optimiser is missing on this system')
      return trainParameters(histories, { active, optimise, onProgress })
    },
  }
}

async function take() {
  const request = { at: world.now, leaseMs: trainingLeaseMs, lease: randomUUID() }
  return takeTraining(world.userDb, request)
}

async function trainNext() {
  const taken = await take()
  if (taken === undefined) throw new Error('nobody waits')
  return runTraining({
    userDb: world.userDb,
    taken,
    thread: createThread(),
    clock: () => world.now,
    announce: world.accounts.announceStudyChange,
  })
}

const ask = ({ api }: Pick<Learner, 'api'>) => api.kanji.algorithm.optimise({ mutationId: newId() })

describe('asking for a training', () => {
  test('with too few answers is refused with how many are missing', async () => {
    const learner = await signInWithAnswers(20)
    expect(learner.answers).toBeGreaterThan(10)
    expect(await ask(learner)).toEqual({
      kind: 'too-few-reviews',
      have: learner.answers,
      need: 400,
    })
    expect(await learner.api.kanji.algorithm.getModel()).toMatchObject({
      version: 0,
      parameters: null,
      reviews: { have: learner.answers, need: 400 },
      job: null,
    })
    expect(await take()).toBeUndefined()
  })

  test('without the optimiser is refused, and the rest of the page is told all the same', async () => {
    const learner = await signInWithAnswers(150)
    world.isOptimiserThere = false
    expect(await ask(learner)).toEqual({ kind: 'optimiser-missing' })
    expect((await learner.api.kanji.algorithm.getModel()).isOptimiserThere).toBe(false)
    expect((await learner.api.kanji.algorithm.getCalibration()).answers).toBe(learner.answers)
  })

  test('twice is one training, and again only after an hour', async () => {
    const learner = await signInWithAnswers(150)
    const mutationId = newId()
    const begun = { kind: 'begun', jobId: mutationId }
    expect(await learner.api.kanji.algorithm.optimise({ mutationId })).toEqual(begun)
    expect(await learner.api.kanji.algorithm.optimise({ mutationId })).toEqual(begun)
    expect(await ask(learner)).toEqual(begun)
    expect(await trainNext()).toMatchObject({ kind: 'not-better' })
    const nextAskAt = new Date(world.now.getTime() + hourMs).toISOString()
    expect(await ask(learner)).toEqual({ kind: 'too-soon', nextAskAt })
    world.now = new Date(world.now.getTime() + hourMs)
    expect(await ask(learner)).toMatchObject({ kind: 'begun' })
    await trainNext()
  })
})

describe('a training', () => {
  test('of somebody who forgets quickly is kept, used from then on, and can be taken back', async () => {
    const learner = await signInWithAnswers(400, quickForgetter)
    const { algorithm } = learner.api.kanji
    const profile = () => learner.api.core.user.getKanjiProductProfile()
    await ask(learner)
    const told = world.nudges.length
    expect(await trainNext()).toMatchObject({ kind: 'accepted' })
    expect(world.nudges.slice(told)).toMatchObject([{ userId: learner.userId, kinds: ['profile'] }])

    const model = await algorithm.getModel()
    expect(model).toMatchObject({ version: 1, job: { progress: 1 } })
    const { standing } = model.job ?? {}
    if (standing?.kind !== 'accepted') throw new Error(JSON.stringify(standing))
    expect(standing.after.logLoss).toBeLessThan(standing.before.logLoss * 0.995)
    expect(standing.reviews).toBe(learner.answers)
    expect(model.versions).toMatchObject([{ version: 1, parameters: model.parameters }])
    expect((await profile()).parameters).toEqual(model.parameters)
    const changes = await learner.api.kanji.sync.changes({ sinceRevision: 1 })
    expect(changes.profile.parameters).toEqual(model.parameters)
    const { events } = await learner.api.kanji.progress.listEvents({})
    const event = events.find(({ type }) => type === 'memory-trained')
    expect(event?.count).toBe(learner.answers)

    await algorithm.revert({ mutationId: newId(), version: 0 })
    expect(await algorithm.getModel()).toMatchObject({ version: 0, parameters: null })
    expect((await profile()).parameters).toBeNull()
    await algorithm.revert({ mutationId: newId(), version: 1 })
    expect((await profile()).parameters).toEqual(model.parameters)
    const missing = algorithm.revert({ mutationId: newId(), version: 7 })
    await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' })

    // Learnt once more there is nothing to gain: what is in use stays.
    world.now = new Date(world.now.getTime() + 2 * hourMs)
    await ask(learner)
    expect(await trainNext()).toMatchObject({ kind: 'not-better' })
    expect((await algorithm.getModel()).version).toBe(1)
  })

  test('whose process was killed can be taken by another when its lease is over, and counts once', async () => {
    const learner = await signInWithAnswers(400, quickForgetter)
    await ask(learner)
    const killed = await take()
    expect(killed).toMatchObject({ attempts: 1 })
    expect(await take()).toBeUndefined()
    world.now = new Date(world.now.getTime() + trainingLeaseMs)
    expect(await trainNext()).toMatchObject({ kind: 'accepted' })
    // It was only slow, and comes back with its own result.
    if (killed === undefined) throw new Error('not taken')
    const late = { userDb: world.userDb, thread: createThread(), clock: () => world.now }
    const { announceStudyChange: announce } = world.accounts
    expect(await runTraining({ ...late, taken: killed, announce })).toBe('lost')
    expect((await learner.api.kanji.algorithm.getModel()).versions).toHaveLength(1)
  })
})

test('what was foretold is set against what came by tenths of the chance', async () => {
  const learner = await signInWithAnswers(300, quickForgetter)
  const calibration = await learner.api.kanji.algorithm.getCalibration()
  const { bins, all, answers } = calibration
  expect(answers).toBe(learner.answers)
  expect(bins.reduce((sum, { rate }) => sum + rate.asked, 0)).toBe(answers)
  for (const { from, to, rate } of bins) {
    expect(rate.predicted).toBeGreaterThanOrEqual(from)
    expect(rate.predicted).toBeLessThanOrEqual(to)
  }
  // Somebody who forgets sooner than was thought.
  expect(all?.predicted).toBeGreaterThan((all?.share ?? 1) + 0.05)
  expect(calibration.error).toBeGreaterThan(0.05)
})

describe('by itself', () => {
  const at = new Date('2026-06-01T00:00:00Z')
  const before = (days: number) => new Date(at.getTime() - days * dayMs)
  const scores = { logLoss: 0.3, rmse: 0.05 }
  const learnt = { kind: 'not-better' as const, reviews: 1000, before: scores, after: scores }

  test.each([
    [undefined, 399, false, 'too few to learn from'],
    [undefined, 400, true, 'enough for the first time'],
    [{ askedAt: before(3), result: learnt }, 1199, false, 'hardly more than last time'],
    [{ askedAt: before(3), result: learnt }, 1200, true, 'a fifth more'],
    [{ askedAt: before(30), result: learnt }, 1001, true, 'a month, and something new'],
    [{ askedAt: before(90), result: learnt }, 1000, false, 'nothing new'],
    [{ askedAt: before(3), result: undefined }, 9000, false, 'it is under way'],
    [{ askedAt: before(6), result: { kind: 'failed' as const } }, 9000, false, 'failed of late'],
    [{ askedAt: before(7), result: { kind: 'failed' as const } }, 9000, true, 'failed a week ago'],
  ])('after %j with %i answers: %s, for there was %s', (latest, answers, isDue, _why) => {
    expect(isTrainingDue(latest, { answers, at })).toBe(isDue)
  })

  test('whoever has answered enough is asked for once a day at most, by one process of several', async () => {
    await checkTrainings(world.userDb, world.now)
    while ((await take()) !== undefined);
    const learner = await signInWithAnswers(150)
    await signInWithAnswers(20)
    const asked = await Promise.all([
      checkTrainings(world.userDb, world.now),
      checkTrainings(world.userDb, world.now),
    ])
    expect(asked.reduce((sum, each) => sum + each, 0)).toBe(1)
    expect((await learner.api.kanji.algorithm.getModel()).job).toMatchObject({
      isAutomatic: true,
      standing: { kind: 'waiting' },
    })
    expect(await checkTrainings(world.userDb, world.now)).toBe(0)
  })
})

describe('what the page works with', () => {
  test('is every card, those alike together, and what is left of the course', async () => {
    const learner = await world.signIn()
    await onboard(learner, { newPerDay: 12 })
    const made = await doLessons(learner, world.now)
    world.now = new Date(world.now.getTime() + 3 * dayMs)
    const { groups, newPerDay, cardsLeft } = await learner.api.kanji.algorithm.getCards()
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(made.length)
    expect(groups.map(({ age }) => age)).toEqual(groups.map(() => 3))
    expect(newPerDay).toBe(12)
    expect(cardsLeft).toBeGreaterThan(0)
  })

  test('is the memory of an item, from its first answer on', async () => {
    const learner = await world.signIn()
    await onboard(learner)
    const { algorithm } = learner.api.kanji
    expect((await algorithm.getMemory({})).item).toBeNull()
    const [card] = await doLessons(learner, world.now)
    if (card === undefined) throw new Error('no lesson')
    world.now = new Date(world.now.getTime() + 2 * dayMs)
    const reviews = [answerTo(card, world.now, { rating: 1 })]
    await learner.api.kanji.study.submitReviews({ reviews })
    const { item, today } = await algorithm.getMemory({})
    expect(item?.tile.subjectId).toBe(card.subjectId)
    const own = item?.cards.find(({ facet }) => facet === card.facet)
    expect(own?.answers).toMatchObject([
      { day: today - 2, rating: 3, stability: null, foretold: null },
      { day: today, rating: 1, stability: card.stability, foretold: expect.any(Number) },
    ])
    expect(own?.memory?.lastDay).toBe(today)
    const literal = item?.tile.literal ?? ''
    expect((await algorithm.getMemory({ literal })).item?.tile.literal).toBe(literal)
    expect((await algorithm.getMemory({ literal: '鬱' })).item).toBeNull()
  })
})

test('what was brought from elsewhere is learnt from as well, before what was answered here', async () => {
  const { userId } = await world.signIn()
  const day = toDay()
  const importId = newId()
  await world.userDb.run(addImport, [importId, userId, world.now])
  const histories = [
    { subjectId: 20_000_001, facet: 'meaning' as const, days: [day - 9, day - 6], ratings: [3, 1] },
    { subjectId: 30_000_001, facet: 'meaning' as const, days: [day - 90], ratings: [3] },
  ].map((each) => ({ ...each, ratings: each.ratings as (1 | 3)[] }))
  await saveImportedHistories(world.userDb, { userId, importId, histories })
  await storeAnswers(world.userDb, { userId, cards: 2, days: 4, today: day })
  const first = await readTrainingPage(world.userDb, { userId, after: logStart, cards: 1 })
  if (first.next === undefined) throw new Error('there is more')
  const rest = await readTrainingPage(world.userDb, { userId, after: first.next, cards: 5 })
  expect(rest.next).toBeUndefined()
  expect(first.cards).toHaveLength(2)
  expect(first.cards[0]).toBe(`${day - 9}:3:1,${day - 6}:1:0`)
  expect(first.cards[1]).toMatch(new RegExp(`^${day - 90}:3:1,${day - 4}:[13]:1`))
  expect(rest.cards).toHaveLength(1)
})
