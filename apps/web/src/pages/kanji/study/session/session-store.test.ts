import { findCurrentQuestion } from '@kotonoha/study/session/question-queue'
import { describe, expect, test } from 'vitest'
import { cardOf, sun, woman } from '../../../../study-device/testing/sample-items'
import { isFinished } from './running-session'
import { createSessionStore } from './session-store'
import { buildSession, createPorts } from './testing/sample-session'

function open(session = buildSession(), world = createPorts()) {
  const store = createSessionStore(session, world.ports)
  return { ...world, store, act: store.getState() }
}

describe('a typed answer', () => {
  test('is told with its day, its time and the answers it is based on', async () => {
    const { act, reviews } = open()
    act.submitTyped({ text: ' Sun ' })
    await act.proceed()
    expect(reviews).toEqual([
      expect.objectContaining({
        subjectId: sun.subjectId,
        facet: 'meaning',
        rating: 3,
        verdict: 'right',
        mode: 'typed',
        answerMs: 4000,
        basedOnReps: 3,
        answer: 'Sun',
        reviewedAt: '2026-04-01T10:00:04.000Z',
        learnerDay: 20_544,
      }),
    ])
  })

  test.each([
    ['sun', 3, 'right', 'an accepted meaning'],
    ['dey', 1, 'wrong', 'three letters forgive no slip'],
    ['eye', 1, 'wrong', 'it belongs to another kanji'],
  ])('%s is graded %i: %s, %s', async (text, rating, verdict) => {
    const { act, reviews } = open()
    act.submitTyped({ text })
    await act.proceed()
    expect(reviews[0]).toMatchObject({ rating, verdict })
  })

  test('another true reading is asked again, free once and Hard the second time', async () => {
    const cards = [cardOf(sun, 'reading')]
    const once = open(buildSession({ cards }))
    once.act.submitTyped({ text: 'ひ' })
    expect(once.store.getState().session.asked?.retry?.reason).toBe('other-reading')
    expect(once.store.getState().session.study.answered).toBe(0)
    once.act.submitTyped({ text: 'にち' })
    await once.act.proceed()
    expect(once.told).toContain('answer review-2 3')

    const twice = open(buildSession({ cards }))
    for (const text of ['ひ', 'か', 'にち']) twice.act.submitTyped({ text })
    await twice.act.proceed()
    expect(twice.told).toContain('answer review-3 2')
  })

  test('the other verb of a pair is asked again, free once and Hard the second time', async () => {
    const partner = { literal: '閉まる', meanings: ['to be closed', 'to close by itself'] }
    const close = {
      ...woman,
      literal: '閉める',
      meaning: 'to close',
      meanings: ['to close'],
      verb: { isTransitive: true, partner },
    }
    const session = buildSession({ items: [close], cards: [cardOf(close, 'meaning')] })
    const once = open(session)
    once.act.submitTyped({ text: 'be closed' })
    expect(once.store.getState().session.asked?.retry).toMatchObject({
      reason: 'transitive-wanted',
      matched: '閉まる',
    })
    once.act.submitTyped({ text: 'close' })
    await once.act.proceed()
    expect(once.told).toContain('answer review-2 3')

    const twice = open(session)
    for (const text of ['be closed', 'get closed', 'close']) twice.act.submitTyped({ text })
    await twice.act.proceed()
    expect(twice.told).toContain('answer review-3 2')
  })

  test('an n typed twice is read the way that is right', async () => {
    const { act, reviews } = open(buildSession({ cards: [cardOf(woman, 'reading')] }))
    act.submitTyped({ text: 'おんあ', otherText: 'おんな' })
    await act.proceed()
    expect(reviews[0]).toMatchObject({ rating: 3, answer: 'おんな' })
  })

  test('a hint makes a right answer Hard', async () => {
    const { act, told } = open()
    act.hint()
    act.submitTyped({ text: 'sun' })
    await act.proceed()
    expect(told).toContain('answer review-1 2')
  })
})

test('the next question shows only when the answer is on the device', async () => {
  let store: ReturnType<typeof open>['store'] | undefined
  const cards = [cardOf(sun, 'meaning'), cardOf(woman, 'meaning')]
  const world = createPorts({
    recordAnswer: async () => {
      expect(store?.getState().session.asked?.outcome).toBeDefined()
    },
  })
  const opened = open(buildSession({ cards }), world)
  store = opened.store
  opened.act.submitTyped({ text: 'sun' })
  await opened.act.proceed()
  expect(opened.store.getState().session.asked?.question.subjectId).toBe(woman.subjectId)
})

test('an answer that the device cannot keep stays on the screen, and why is said', async () => {
  const world = createPorts({ recordAnswer: () => Promise.reject(new Error('full')) })
  const { act, store } = open(buildSession(), world)
  act.submitTyped({ text: 'sun' })
  await act.proceed()
  expect(store.getState().failure).toMatch('no room')
  expect(store.getState().session.asked?.outcome).toBeDefined()
})

test('two quick presses of Enter record one answer and go on once', async () => {
  const cards = [cardOf(sun, 'meaning'), cardOf(woman, 'meaning')]
  const { act, store, told } = open(buildSession({ cards }))
  act.submitTyped({ text: 'sun' })
  await Promise.all([act.proceed(), act.proceed()])
  expect(told).toEqual(['answer review-1 3'])
  expect(store.getState().session.asked?.outcome).toBeUndefined()
})

test('a missed question comes back until it is right, each time as a review of its own', async () => {
  const { act, store, reviews, told } = open()
  act.submitTyped({ text: 'moon' })
  await act.proceed()
  act.submitTyped({ text: 'sun' })
  await act.proceed()
  expect(reviews.map(({ basedOnReps }) => basedOnReps)).toEqual([3, 4])
  expect(told.at(-1)).toBe('end')
  expect(isFinished(store.getState().session)).toBe(true)
})

describe('the learner knows better', () => {
  test('the log keeps what the checker said, and the change follows it', async () => {
    const { act, store, told } = open()
    act.submitTyped({ text: 'moon' })
    act.override()
    await act.proceed()
    expect(told).toEqual(['answer review-1 1', 'override review-1 3', 'end'])
    expect(store.getState().session.study).toMatchObject({ answered: 1, right: 1 })
  })

  test('a change while the answer is on its way to the device follows it', async () => {
    const world = createPorts()
    let arrive = () => {}
    const { recordAnswer } = world.ports
    world.ports.recordAnswer = async (review) => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      await recordAnswer(review)
    }
    const cards = [cardOf(sun, 'meaning'), cardOf(woman, 'meaning')]
    const { act, told } = open(buildSession({ cards }), world)
    act.submitTyped({ text: 'moon' })
    const going = act.proceed()
    act.override()
    arrive()
    await going
    expect(told).toEqual(['answer review-1 1', 'override review-1 3'])
  })

  test('a change of an answer that could not be kept goes along when it is kept', async () => {
    const world = createPorts()
    const { recordAnswer } = world.ports
    world.ports.recordAnswer = () => Promise.reject(new Error('full'))
    const { act, told } = open(buildSession(), world)
    act.submitTyped({ text: 'moon' })
    const going = act.proceed()
    act.override()
    await going
    expect(told).toEqual([])
    world.ports.recordAnswer = recordAnswer
    await act.proceed()
    expect(told).toEqual(['answer review-1 1', 'override review-1 3', 'end'])
  })

  test('twice is as it was', async () => {
    const { act, told } = open()
    act.submitTyped({ text: 'moon' })
    act.override()
    act.override()
    await act.proceed()
    expect(told).toEqual(['answer review-1 1'])
  })

  test('too easy is Easy, and a wrong answer is never that', async () => {
    const right = open()
    right.act.submitTyped({ text: 'sun' })
    right.act.toggleEasy()
    await right.act.proceed()
    expect(right.told[0]).toBe('answer review-1 4')

    const wrong = open()
    wrong.act.submitTyped({ text: 'moon' })
    wrong.act.toggleEasy()
    await wrong.act.proceed()
    expect(wrong.told[0]).toBe('answer review-1 1')
  })
})

describe('taking back', () => {
  test('an answer on the screen was never given', async () => {
    const { act, store, told } = open()
    act.submitTyped({ text: 'moon' })
    await act.undo()
    expect(told).toEqual([])
    expect(store.getState().session.asked?.outcome).toBeUndefined()
    expect(store.getState().session.study).toMatchObject({ answered: 0, right: 0 })
  })

  test('an answer before is taken back after it, and asked on the same card again', async () => {
    const cards = [cardOf(sun, 'meaning'), cardOf(woman, 'meaning')]
    const { act, store, told, reviews } = open(buildSession({ cards }))
    act.submitTyped({ text: 'moon' })
    await act.proceed()
    await act.undo()
    expect(told).toEqual(['answer review-1 1', 'undo review-1'])
    expect(findCurrentQuestion(store.getState().session.study.queue)?.subjectId).toBe(sun.subjectId)
    act.submitTyped({ text: 'sun' })
    await act.proceed()
    expect(reviews[1]?.basedOnReps).toBe(3)
  })
})

test('practice tells nobody of its answers', async () => {
  const { act, told } = open(buildSession({ mode: 'practice' }))
  act.submitTyped({ text: 'moon' })
  await act.proceed()
  act.submitTyped({ text: 'sun' })
  act.toggleEasy()
  await act.undo()
  expect(told).toEqual([])
})

test('a lesson is told once all of its facets are right, with the misses of the worst', async () => {
  const { act, store, told } = open(buildSession({ mode: 'lessons', items: [sun] }))
  await act.proceed()
  const askedFacet = () => store.getState().session.asked?.question.facet
  const answer = async ({ isRight }: { isRight: boolean }) => {
    const [right, wrong] = askedFacet() === 'reading' ? ['にち', 'ぱ'] : ['sun', 'moon']
    act.submitTyped({ text: isRight ? right : wrong })
    await act.proceed()
  }
  const missed = askedFacet()
  let misses = 0
  while (!isFinished(store.getState().session)) {
    expect(told).toEqual([])
    const isMissed = askedFacet() === missed && misses < 2
    misses += Number(isMissed)
    await answer({ isRight: !isMissed })
  }
  expect(told).toEqual([`lesson ${sun.subjectId} 2`, 'end'])
})

test('a self-graded answer is graded by the learner, and only after looking', async () => {
  const { act, told } = open(buildSession({ preferences: { answerMode: 'self-graded' } }))
  act.gradeSelf(2)
  expect(told).toEqual([])
  act.reveal()
  act.gradeSelf(2)
  await act.proceed()
  expect(told[0]).toMatch(/^answer \S+ 2$/)
})

test('every answer is kept with the session at once', () => {
  const { act, kept } = open()
  act.submitTyped({ text: 'sun' })
  expect(kept.at(-1)?.asked?.outcome?.review.reviewId).toBe('review-1')
})
