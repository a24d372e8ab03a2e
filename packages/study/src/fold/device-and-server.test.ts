import type { Card } from '@kotonoha/srs/card'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import type { Rating } from '@kotonoha/srs/rating'
import { toCardKey } from '@kotonoha/srs/schedule'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLessonAnswers } from '../lessons/lesson-answers'
import { createAssumedCard } from '../onboarding/assumed-known'
import { toQuestionKey } from '../session/question'
import { type Facet, listLessonFacets } from '../subject'
import { foldCard, needsWholeLog } from './fold-card'
import { foldChange } from './fold-change'
import { type CountedOperation, foldOperations, type KnownCard } from './fold-operations'
import type { GivenAnswer, LoggedReview } from './logged-review'
import { rescheduleCard } from './reschedule-card'
import { resetCard, storeAssumedCard } from './reset-card'
import type { StoredCard } from './stored-card'
import { forgetful, usual } from './testing/one-card'

const subjectId = 20_026_085
const isWritingOn = true
const calendar = createLearnerCalendar({ zone: 'Asia/Tokyo', dayStartHour: 4 })
/** By the usual parameters, and by those that were learnt for somebody who forgets quickly. */
const models = [usual, forgetful]
let model = usual
const toScheduling = (question: { subjectId: number; facet: Facet }) => ({
  model,
  calendar,
  dueMode: 'day' as const,
  cardKey: toCardKey('learner', question),
})
const start = Date.parse('2026-04-01T03:00:00Z')
const hourMs = 3_600_000
const facets = listLessonFacets('kanji', { isWritingOn })

/** The server as far as one item goes: its cards and their log. */
class Server {
  readonly cards = new Map<Facet, StoredCard>()
  readonly log = new Map<string, LoggedReview>()
  /** By what is sent along with each: what was heard once is not done again. */
  readonly heard = new Set<CountedOperation>()

  hear(operation: CountedOperation): void {
    if (this.heard.has(operation)) return
    this.heard.add(operation)
    const at = new Date(start + 10_000 * hourMs)
    if (operation.kind === 'answer') this.count(operation.answer, 'typed', at)
    else if (operation.kind === 'lesson') {
      const answers = toLessonAnswers(operation.lesson, {
        kind: 'kanji',
        isWritingOn,
        findCard: ({ facet }) => this.cards.get(facet)?.card,
        toReviewId: (text) => text,
      })
      for (const answer of answers) this.count({ ...operation.lesson, ...answer }, 'lesson', at)
    } else this.change(operation, at)
  }

  startOver(atMs: number): void {
    for (const [facet, stored] of this.cards) {
      this.cards.set(facet, resetCard(stored, new Date(atMs)))
    }
  }

  reschedule(atMs: number): void {
    for (const [facet, stored] of this.cards) {
      const scheduling = toScheduling({ subjectId, facet })
      const parts = { stored, log: this.logOf(facet), scheduling, at: new Date(atMs) }
      this.cards.set(facet, rescheduleCard(parts))
    }
  }

  private count(
    answer: Extract<CountedOperation, { kind: 'answer' }>['answer'],
    mode: GivenAnswer['mode'],
    receivedAt: Date,
  ): void {
    if (this.log.has(answer.reviewId)) return
    const { facet } = answer
    const given: GivenAnswer = {
      ...answer,
      reviewedAt: new Date(answer.reviewedAtMs),
      verdict: mode === 'lesson' ? 'lesson' : 'right',
      mode,
      answerMs: 0,
      answer: '',
      sessionId: undefined,
    }
    const stored = this.cards.get(facet)
    const log = needsWholeLog(stored, [given]) ? this.logOf(facet) : undefined
    const scheduling = toScheduling({ subjectId, facet })
    const parts = { subjectId, facet, stored, log, receivedAt, scheduling }
    this.keep(foldCard({ ...parts, given: [given] }))
  }

  private change(
    operation: Exclude<CountedOperation, { kind: 'answer' | 'lesson' }>,
    at: Date,
  ): void {
    const was = this.log.get(operation.reviewId)
    const stored = was && this.cards.get(was.facet)
    if (was === undefined || stored === undefined) return
    const is: LoggedReview =
      operation.kind === 'undo'
        ? { ...was, status: 'undone' }
        : { ...was, rating: operation.rating }
    const log = this.logOf(was.facet)
    this.keep(foldChange({ stored, was, is, log, at, scheduling: toScheduling(was) }))
  }

  private logOf(facet: Facet): LoggedReview[] {
    return [...this.log.values()].filter((each) => each.facet === facet)
  }

  private keep({ stored, added, changed }: ReturnType<typeof foldCard>): void {
    this.cards.set(stored.facet, stored)
    for (const each of [...added, ...changed.map(({ is }) => is)]) {
      this.log.set(each.reviewId, each)
    }
  }
}

/** A device: what it was last told, and what it has not told. */
class Device {
  pending: CountedOperation[] = []
  known: KnownCard[] = []

  constructor(readonly server: Server) {
    this.pull()
  }

  pull(): void {
    this.known = [...this.server.cards.values()].map(({ facet, card }) => ({
      subjectId,
      facet,
      // The wire does not tell of `hasReachedMedium`, which no due depends on.
      card: { ...card, hasReachedMedium: false },
    }))
  }

  fold(): Map<string, Card> {
    const cards = foldOperations(this.known, this.pending, {
      toScheduling,
      getKind: () => 'kanji',
      isWritingOn,
    })
    return new Map(cards.map((each) => [toQuestionKey(each), each.card]))
  }

  find(facet: Facet): Card | undefined {
    return this.fold().get(toQuestionKey({ subjectId, facet }))
  }

  /** Tells the server of the first operations; an answer that is lost leaves them here, to be told again. */
  deliver(wanted: number, { isAnswerLost }: { isAnswerLost: boolean }): void {
    // What a counted answer did to a card only the server can take back, since a device keeps cards
    // and no log: between the two deliveries of one the device has the card as it was told.
    let count = wanted
    for (let last = 0; last < count; ) {
      last = count
      const told = new Set(this.pending.slice(0, count).flatMap(findReviewId))
      count = Math.max(
        count,
        1 +
          this.pending.findLastIndex(
            (operation) =>
              isChange(operation) && findReviewId(operation).some((id) => told.has(id)),
          ),
      )
    }
    for (const operation of this.pending.slice(0, count)) this.server.hear(operation)
    if (isAnswerLost) return
    this.pending = this.pending.slice(count)
    this.pull()
  }
}

function findReviewId(operation: CountedOperation): string[] {
  if (operation.kind === 'lesson') return []
  return [operation.kind === 'answer' ? operation.answer.reviewId : operation.reviewId]
}

function isChange({ kind }: CountedOperation): boolean {
  return kind === 'undo' || kind === 'override'
}

const toComparable = ({ hasReachedMedium: _, isAssumed = false, ...card }: Card) => ({
  ...card,
  isAssumed,
})

function expectSame(device: Device): void {
  const ahead = new Server()
  for (const [facet, stored] of device.server.cards) ahead.cards.set(facet, stored)
  for (const [id, review] of device.server.log) ahead.log.set(id, review)
  for (const operation of device.server.heard) ahead.heard.add(operation)
  for (const operation of device.pending) ahead.hear(operation)
  const told = new Map(
    Array.from(ahead.cards, ([facet, { card }]) => [
      toQuestionKey({ subjectId, facet }),
      toComparable(card),
    ]),
  )
  const own = new Map(Array.from(device.fold(), ([key, card]) => [key, toComparable(card)]))
  expect(own).toEqual(told)
}

const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('lesson'), misses: fc.nat({ max: 3 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer'),
      facet: fc.constantFrom(...facets),
      rating: fc.constantFrom<Rating>(1, 1, 2, 3, 3, 4),
      /** Answers that the screen did not know of, as with another tab. */
      behind: fc.constantFrom(0, 0, 0, 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo', 'override'),
      rating: fc.constantFrom<Rating>(1, 3),
      which: fc.nat({ max: 9 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('start-over') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('reschedule'), by: fc.constantFrom(...models) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('deliver'),
      count: fc.integer({ min: 1, max: 4 }),
      isAnswerLost: fc.boolean(),
    }),
  },
)

type AnyStep = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

let reviewCount = 0

function doStep(device: Device, step: AnyStep, atMs: number): void {
  const learnerDay = calendar.toDay(atMs)
  const reviewId = `review-${String(reviewCount++).padStart(9, '0')}`
  if ('misses' in step) {
    const lesson = { lessonId: reviewId, subjectId, misses: step.misses }
    device.pending.push({ kind: 'lesson', lesson: { ...lesson, reviewedAtMs: atMs, learnerDay } })
  } else if ('behind' in step) {
    const { facet, rating, behind } = step
    const card = device.find(facet)
    if (card === undefined || card.phase === 'new') return
    const basedOnReps = Math.max(0, card.reps - behind)
    const answer = { reviewId, subjectId, facet, rating, basedOnReps }
    device.pending.push({ kind: 'answer', answer: { ...answer, reviewedAtMs: atMs, learnerDay } })
  } else if ('which' in step) {
    // What the server may have counted, only it can take out of a card. So too a lesson that found a
    // card learnt which another grade of an earlier answer makes new: told, and its answer lost, the
    // device would count the lesson again until it is told of once more.
    const sinceLesson = device.pending.slice(
      1 + device.pending.findLastIndex(({ kind }) => kind === 'lesson'),
    )
    const own = sinceLesson.flatMap((each) =>
      each.kind === 'answer' && !device.server.log.has(each.answer.reviewId) ? [each.answer] : [],
    )
    const chosen = own.at(-1 - step.which)
    if (chosen === undefined) return
    const { rating } = step
    if (step.kind === 'undo') device.pending.push({ kind: 'undo', reviewId: chosen.reviewId })
    else device.pending.push({ kind: 'override', reviewId: chosen.reviewId, rating })
  } else if ('count' in step) {
    device.deliver(step.count, step)
  } else if ('by' in step) {
    model = step.by
    device.server.reschedule(atMs)
    device.pull()
  } else {
    device.server.startOver(atMs)
    device.pull()
  }
}

const anyLog = fc.array(fc.record({ step: anyStep, hours: fc.nat({ max: 90 }) }), { maxLength: 14 })

test('whatever is done on a device, told in whatever portions, it has the cards that the server will have', () => {
  fc.assert(
    fc.property(
      anyLog,
      fc.subarray([...facets]),
      fc.constantFrom(...models),
      (log, assumed, of) => {
        model = of
        const server = new Server()
        const nowMs = start - hourMs
        for (const facet of assumed) {
          const dueDay = calendar.toDay(start) + 3
          const card = createAssumedCard(dueDay, { nowMs, calendar })
          const at = new Date(nowMs)
          server.cards.set(facet, storeAssumedCard({ subjectId, facet, card, at }))
        }
        const device = new Device(server)
        let atMs = start
        for (const { step, hours } of log) {
          atMs += hours * hourMs + 1
          doStep(device, step, atMs)
          expectSame(device)
        }
      },
    ),
    { numRuns: 1500 },
  )
})

test('a lesson after starting over counts on from the answers of before, so that a review of it is no old one', () => {
  const server = new Server()
  const device = new Device(server)
  doStep(device, { kind: 'lesson', misses: 0 }, start)
  doStep(device, { kind: 'answer', facet: 'meaning', rating: 3, behind: 0 }, start + 30 * hourMs)
  device.deliver(2, { isAnswerLost: false })
  doStep(device, { kind: 'start-over' }, start + 31 * hourMs)
  doStep(device, { kind: 'lesson', misses: 0 }, start + 32 * hourMs)
  expect(device.find('meaning')?.reps).toBe(4)
  doStep(device, { kind: 'answer', facet: 'meaning', rating: 3, behind: 0 }, start + 80 * hourMs)
  device.deliver(2, { isAnswerLost: false })
  expect([...server.log.values()].map(({ status }) => status)).not.toContain('superseded')
  expect(server.cards.get('meaning')?.card).toMatchObject({ phase: 'review', reps: 5 })
})
