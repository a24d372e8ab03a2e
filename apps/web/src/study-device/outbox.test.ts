// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOutboxState } from '../outbox/outbox-state'
import { signInAs } from '../session/testing/sign-in-as'
import {
  flush,
  listPending,
  onAcknowledged,
  recordAnswer,
  recordLessons,
  recordNote,
  recordOverride,
  recordUndo,
  studyOutbox,
} from './outbox'
import { buildReview } from './testing/build-review'

interface Call {
  procedure: string
  input: {
    reviews?: { reviewId: string }[]
    sessionId?: string
    reviewId?: string
    rating?: number
  }
}

/** What the server says to a call; undefined: no network. */
type Server = (call: Call) => { status: number; answer: object } | undefined

let calls: Call[]
let server: Server
let counter = 0
let isOutliving: boolean

beforeEach(async () => {
  calls = []
  server = accept
  // Every test has learners of its own: what one leaves behind is nothing to the next.
  counter += 1
  signIn('hanako')
  studyOutbox.handleOwnerChange()
  vi.stubGlobal('fetch', async (url: string, init: { body: string; keepalive: boolean }) => {
    const procedure = url.replace(/^\/api\/kanji\.study\.|\?.*$/g, '')
    const body = JSON.parse(init.body)
    const isBatch = url.includes('batch=1')
    isOutliving = init.keepalive
    const call = { procedure, input: isBatch ? body[0] : body }
    calls.push(call)
    const said = server(call)
    if (said === undefined) throw new TypeError('Failed to fetch')
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify(isBatch ? [said.answer] : said.answer), {
      status: said.status,
      headers,
    })
  })
  // From now on calls follow each other as slowly as the outbox wants them to.
  await flush()
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  // Ends the timers of the outbox: nothing is left that would be sent later.
  server = accept
  await flush()
  await studyOutbox.dropRefused()
  vi.unstubAllGlobals()
})

const signIn = (name: string) => signInAs(`${name}-${counter}`)

function accept({ procedure, input }: Call): ReturnType<Server> {
  const results = (input.reviews ?? []).map(({ reviewId }) => ({
    reviewId,
    status: 'applied',
    reason: null,
  }))
  const data =
    procedure === 'undo' || procedure === 'override'
      ? { card: {}, revision: 2 }
      : { results, cards: [], revision: 2, synonyms: [], note: '' }
  return { status: 200, answer: { result: { data } } }
}

const refuse = (status: number, message: string): ReturnType<Server> => ({
  status,
  answer: { error: { message, code: -32000, data: { httpStatus: status } } },
})

const sentIds = () => calls.flatMap(({ input }) => input.reviews ?? []).map((each) => each.reviewId)
const pendingCount = () => useOutboxState.getState().study.pending.length
const listRefused = () => useOutboxState.getState().study.refused
const pendingIds = async () => (await listPending()).map(({ entryId }) => entryId)

test('answers go out together and in order, and leave the device when they are acknowledged', async () => {
  const reviews = [buildReview(), buildReview(), buildReview()]
  for (const review of reviews) await recordAnswer(review)
  const ids = reviews.map(({ reviewId }) => reviewId)
  expect(await pendingIds()).toEqual(ids)
  const heard = vi.fn()
  const stop = onAcknowledged(heard)
  expect(await flush()).toBe('sent')
  stop()
  expect(calls).toHaveLength(1)
  expect(sentIds()).toEqual(ids)
  expect(await pendingIds()).toEqual([])
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ revision: 2 }))
})

test('a grade changed to and fro before it could be sent ends as the learner left it', async () => {
  const review = buildReview()
  await recordAnswer(review)
  const ratings = [4, 3, 4, 3] as const
  for (const rating of ratings) await recordOverride({ reviewId: review.reviewId, rating })
  expect(await flush()).toBe('sent')
  const sent = calls.flatMap(({ procedure, input }) =>
    procedure === 'override' ? [input.rating] : [],
  )
  expect(sent).toEqual(ratings)
})

test('an answer is sent as soon as the learner went on, and those in a row go together', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  await vi.advanceTimersByTimeAsync(5000)
  await recordAnswer(buildReview())
  await vi.waitFor(() => expect(pendingCount()).toBe(0))
  expect(sentIds()).toHaveLength(1)
  for (let count = 0; count < 4; count += 1) await recordAnswer(buildReview())
  await vi.advanceTimersByTimeAsync(500)
  expect(sentIds()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(sentIds()).toHaveLength(5))
  expect(calls).toHaveLength(2)
  await vi.waitFor(() => expect(pendingCount()).toBe(0))
})

test('an answer that is still on the screen when the page is hidden goes before the page may end', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const review = buildReview()
  void recordAnswer(review)
  // No timer, no storage, no lock: nothing that a page which is closed would not come to.
  for (let turns = 0; turns < 40; turns += 1) await Promise.resolve()
  expect(calls).toHaveLength(1)
  expect(sentIds()).toEqual([review.reviewId])
  expect(isOutliving).toBe(true)
  await expect.poll(pendingIds).toEqual([])
  expect(calls).toHaveLength(1)
})

test('without a network everything stays, and goes later in the same order', async () => {
  server = () => undefined
  const [first, second] = [buildReview(), buildReview()]
  await recordAnswer(first)
  await recordUndo(first.reviewId)
  await recordAnswer(second)
  expect(await flush()).toBe('later')
  expect(useOutboxState.getState().study.isUnreachable).toBe(true)
  expect(pendingCount()).toBe(3)
  server = accept
  calls = []
  expect(await flush()).toBe('sent')
  expect(calls.map(({ procedure }) => procedure)).toEqual([
    'submitReviews',
    'undo',
    'submitReviews',
  ])
})

test('an answer recorded twice, as after a reload, is one entry', async () => {
  const review = buildReview()
  await recordAnswer(review)
  await recordAnswer(review)
  expect(await pendingIds()).toEqual([review.reviewId])
})

test('answers of two sessions are told apart, and 50 fill a call', async () => {
  await recordAnswer(buildReview({ sessionId: 'one' }))
  for (let count = 0; count < 51; count += 1) await recordAnswer(buildReview({ sessionId: 'two' }))
  calls = []
  await flush()
  await expect.poll(pendingIds).toEqual([])
  const bySession = new Set(calls.map(({ input }) => input.sessionId))
  expect([...bySession]).toEqual(expect.arrayContaining(['two']))
  expect(Math.max(...calls.map(({ input }) => input.reviews?.length ?? 0))).toBeLessThanOrEqual(50)
})

test('what the server rejects is kept and shown, not dropped in silence; the rest goes on', async () => {
  const [bad, good] = [buildReview(), buildReview()]
  server = (call) => {
    const said = accept(call)
    const results = call.input.reviews?.map(({ reviewId }) =>
      reviewId === bad.reviewId
        ? { reviewId, status: 'rejected', reason: 'unknown-card' }
        : { reviewId, status: 'applied', reason: null },
    )
    return said && { ...said, answer: { result: { data: { results, cards: [], revision: 2 } } } }
  }
  await recordAnswer(bad)
  await recordAnswer(good)
  await flush()
  expect(await pendingIds()).toEqual([])
  expect(listRefused()).toMatchObject([{ entryId: bad.reviewId, refusal: 'unknown-card' }])
  expect(listRefused()).toHaveLength(1)
  await studyOutbox.dropRefused()
  expect(listRefused()).toEqual([])
})

test('one answer that makes the server refuse the whole call does not keep the others back', async () => {
  const [bad, good] = [buildReview(), buildReview()]
  server = (call) => {
    const isBad = call.input.reviews?.some(({ reviewId }) => reviewId === bad.reviewId)
    return isBad ? refuse(400, 'invalid input') : accept(call)
  }
  await recordAnswer(bad)
  await recordAnswer(good)
  await flush()
  expect(await pendingIds()).toEqual([])
  expect(listRefused().map(({ entryId }) => entryId)).toEqual([bad.reviewId])
})

test('a server that fails again and again with one answer still takes the others', async () => {
  const [bad, good] = [buildReview(), buildReview()]
  server = (call) => {
    const isBad = call.input.reviews?.some(({ reviewId }) => reviewId === bad.reviewId)
    return isBad ? refuse(500, 'fault') : accept(call)
  }
  await recordAnswer(bad)
  await recordAnswer(good)
  for (let count = 0; count < 4; count += 1) expect(await flush()).toBe('later')
  expect(await pendingIds()).toEqual([bad.reviewId])
})

test('answers of one learner are never sent or seen by another at the same device', async () => {
  const review = buildReview()
  await recordAnswer(review)
  signIn('taro')
  expect(await pendingIds()).toEqual([])
  expect(await flush()).toBe('sent')
  expect(calls).toEqual([])
  signIn('hanako')
  expect(await flush()).toBe('sent')
  expect(sentIds()).toEqual([review.reviewId])
})

test('a token of somebody else, signed in by another tab meanwhile, sends nothing', async () => {
  await recordAnswer(buildReview())
  const stored = JSON.parse(localStorage.getItem('auth-session') ?? '{}')
  localStorage.setItem('auth-session', JSON.stringify({ ...stored, user: { id: 'somebody' } }))
  expect(await flush()).toBe('signed-out')
  expect(calls).toEqual([])
  signIn('hanako')
})

test('a device without room says so, and the answer is sent from this page', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  server = () => undefined
  const review = buildReview()
  await recordAnswer(review)
  expect(useOutboxState.getState().isStorageFull).toBe(true)
  expect(await pendingIds()).toEqual([review.reviewId])
  await expect.poll(() => useOutboxState.getState().study.isUnreachable).toBe(true)
  server = accept
  expect(await flush()).toBe('sent')
  expect(sentIds().at(-1)).toBe(review.reviewId)
  expect(useOutboxState.getState().isStorageFull).toBe(false)
})

test('lessons and notes go by their own calls', async () => {
  const lesson = {
    lessonId: crypto.randomUUID(),
    subjectId: 20_022_823,
    misses: 0,
    completedAt: '2026-04-03T09:00:00.000Z',
  }
  server = (call) =>
    call.procedure === 'completeLessons'
      ? {
          status: 200,
          answer: {
            result: {
              data: {
                results: [{ lessonId: lesson.lessonId, status: 'applied', reason: null }],
                cards: [],
                revision: 3,
              },
            },
          },
        }
      : accept(call)
  await recordLessons([lesson])
  await recordNote({ mutationId: crypto.randomUUID(), subjectId: 20_022_823, note: 'a mouth' })
  expect(await flush()).toBe('sent')
  expect(calls.map(({ procedure }) => procedure)).toEqual(['completeLessons', 'setNote'])
  expect(await pendingIds()).toEqual([])
})
