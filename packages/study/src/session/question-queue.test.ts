import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSubjectId } from '../subject'
import type { Question } from './question'
import {
  answerQuestion,
  countQuestionsLeft,
  dropQuestions,
  findCurrentQuestion,
  listMisses,
  noteHelp,
  type QuestionQueue,
  startQueue,
  undoAnswer,
  wrapUp,
} from './question-queue'
import { buildQuizOrder } from './review-order'

const kanji = (n: number) => toSubjectId('kanji', n)
const buildQuestions = (subjects: number, facets: Question['facet'][] = ['meaning']): Question[] =>
  Array.from({ length: subjects }, (_, index) =>
    facets.map((facet) => ({ subjectId: kanji(index), facet })),
  ).flat()
const key = ({ subjectId, facet }: Question) => `${subjectId} ${facet}`

/** Answers until nothing is left; `isRight` is asked for every question in turn. */
function play(
  start: QuestionQueue,
  isRight: (turn: number) => boolean,
  seed = 1,
): { asked: string[]; queues: QuestionQueue[] } {
  const random = createSeededRandom(seed)
  const asked: string[] = []
  const queues = [start]
  let queue = start
  for (let turn = 0; turn < 5000; turn++) {
    const question = findCurrentQuestion(queue)
    if (question === undefined) break
    asked.push(key(question))
    queue = answerQuestion(queue, { isRight: isRight(turn), reviewId: `review-${turn}`, random })
    queues.push(queue)
  }
  return { asked, queues }
}
const lastOf = (queues: QuestionQueue[]) => queues.at(-1) ?? startQueue([])

test('all right, questions come in their order and once', () => {
  const questions = buildQuestions(25)
  const { asked, queues } = play(startQueue(questions), () => true)
  expect(asked).toEqual(questions.map(key))
  expect(findCurrentQuestion(lastOf(queues))).toBeUndefined()
  expect(countQuestionsLeft(lastOf(queues))).toBe(0)
})

test('a missed question comes back after three to eight others, until it is right', () => {
  const distances = new Set<number>()
  for (let seed = 0; seed < 60; seed++) {
    const { asked } = play(startQueue(buildQuestions(30)), (turn) => turn !== 5, seed)
    const missed = asked[5] ?? ''
    const between = asked.indexOf(missed, 6) - 6
    distances.add(between)
    expect(asked.filter((each) => each === missed)).toHaveLength(2)
  }
  expect([...distances].toSorted()).toEqual([3, 4, 5, 6, 7, 8])
})

test('a question missed alone at the end is asked again at once', () => {
  const { asked } = play(startQueue(buildQuestions(1)), (turn) => turn > 2)
  expect(asked).toHaveLength(4)
})

test('at most ten questions are in flight', () => {
  const { queues } = play(startQueue(buildQuestions(40)), (turn) => turn % 3 === 0)
  for (const { position } of queues) expect(position.flight.length).toBeLessThanOrEqual(10)
  expect(queues[0]?.position.flight).toHaveLength(10)
})

test('wrapping up finishes what is in flight and asks nothing new', () => {
  const start = startQueue(buildQuestions(40))
  const some = play(start, () => true).queues[7] ?? start
  const wrapped = wrapUp(some)
  expect(countQuestionsLeft(wrapped)).toBe(10)
  expect(play(wrapped, () => true).asked).toHaveLength(10)
})

test('help is counted for the current question alone', () => {
  const helped = noteHelp(noteHelp(startQueue(buildQuestions(3)), 'nudges'), 'hints')
  expect(helped.position).toMatchObject({ hints: 1, nudges: 1 })
  const next = answerQuestion(helped, { isRight: true, reviewId: 'a', random: () => 0 })
  expect(next.position).toMatchObject({ hints: 0, nudges: 0 })
})

test('a summary names what was missed, the most often first', () => {
  const { queues } = play(startQueue(buildQuestions(2)), (turn) => turn === 0 || turn > 3)
  expect(listMisses(lastOf(queues))).toEqual([
    { question: { subjectId: kanji(1), facet: 'meaning' }, misses: 3 },
  ])
})

describe('questions taken out', () => {
  const isFirst = ({ subjectId }: Question) => subjectId === kanji(0)

  test('the one being asked gives way to the next', () => {
    const queue = dropQuestions(startQueue(buildQuestions(12)), isFirst)
    expect(findCurrentQuestion(queue)?.subjectId).toBe(kanji(1))
    expect(countQuestionsLeft(queue)).toBe(11)
  })

  test('one that waits is never asked, and the one being asked stays', () => {
    const start = startQueue(buildQuestions(20))
    const queue = dropQuestions(start, ({ subjectId }) => subjectId === kanji(15))
    expect(findCurrentQuestion(queue)).toEqual(findCurrentQuestion(start))
    const { asked } = play(queue, () => true)
    expect(asked).toHaveLength(19)
    expect(asked).not.toContain(`${kanji(15)} meaning`)
  })

  test('undo does not bring it back', () => {
    const second = answerQuestion(startQueue(buildQuestions(12)), {
      isRight: true,
      reviewId: 'a',
      random: () => 0,
    })
    const undone = undoAnswer(dropQuestions(second, isFirst))
    expect(undone?.reviewId).toBe('a')
    expect(undone && play(undone.queue, () => true).asked).toHaveLength(11)
  })
})

const anySession = fc.record({
  subjects: fc.integer({ min: 1, max: 30 }),
  facets: fc.subarray<Question['facet']>(['meaning', 'reading', 'writing'], { minLength: 1 }),
  seed: fc.integer(),
  /** Answers given wrong, by turn; after these all is right. */
  misses: fc.array(fc.boolean(), { maxLength: 80 }),
})
const startAny = ({
  subjects,
  facets,
  seed,
}: {
  subjects: number
  facets: Question['facet'][]
  seed: number
}) => startQueue(buildQuizOrder(buildQuestions(subjects, facets), createSeededRandom(seed)))

describe('whatever is answered', () => {
  test('nothing is lost: every question is answered right once, and missed ones as often as missed', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const start = startAny(session)
        const { asked, queues } = play(start, (turn) => !session.misses[turn], session.seed)
        const misses = Object.values(lastOf(queues).misses).reduce((sum, each) => sum + each, 0)
        expect(new Set(asked)).toEqual(new Set(start.order.map(key)))
        expect(asked).toHaveLength(start.order.length + misses)
      }),
    )
  })

  test('with one facet a miss returns after three to eight others while new questions last', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.integer(), (misses, seed) => {
        const { asked, queues } = play(
          startQueue(buildQuestions(200)),
          (turn) => !misses[turn],
          seed,
        )
        const lastNew = queues.findIndex(({ position }) => position.taken === 200)
        for (const [turn, isMissed] of misses.entries()) {
          const next = asked.indexOf(asked[turn] ?? '', turn + 1)
          // A flight full of misses has no new question to ask before them.
          const { flight = [] } = queues[turn]?.position ?? {}
          const isCrowded = flight.filter(({ returnsAt }) => returnsAt !== undefined).length > 8
          if (!isMissed || turn + 10 > lastNew || isCrowded) continue
          expect(next - turn - 1).toBeGreaterThanOrEqual(3)
          expect(next - turn - 1).toBeLessThanOrEqual(8)
        }
      }),
    )
  })

  test('siblings come closer than three places only when nothing else is in flight', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const { asked, queues } = play(
          startAny(session),
          (turn) => !session.misses[turn],
          session.seed,
        )
        const subjectOf = (question = '') => question.split(' ')[0]
        for (const [turn, question] of asked.entries()) {
          const recent = asked.slice(Math.max(0, turn - 2), turn).map(subjectOf)
          if (!recent.includes(subjectOf(question))) continue
          const { order, position } = queues[turn] ?? startQueue([])
          const inFlight = position.flight.map(({ index }) => String(order[index]?.subjectId))
          expect(inFlight.every((subject) => recent.includes(subject))).toBe(true)
        }
      }),
    )
  })

  test('wrapping up at any moment ends in ten right answers or fewer', () => {
    fc.assert(
      fc.property(anySession, fc.nat(), (session, moment) => {
        const { queues } = play(startAny(session), (turn) => !session.misses[turn], session.seed)
        const queue = queues[moment % queues.length] ?? startQueue([])
        expect(play(wrapUp(queue), () => true).asked.length).toBeLessThanOrEqual(10)
      }),
    )
  })

  test('undo restores each of the last ten answers exactly, and says which review it was', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const { queues } = play(startAny(session), (turn) => !session.misses[turn], session.seed)
        let queue = lastOf(queues)
        for (let back = 1; back <= Math.min(10, queues.length - 1); back++) {
          const undone = undoAnswer(queue)
          const before = queues.at(-1 - back)
          expect(undone?.reviewId).toBe(`review-${queues.length - 1 - back}`)
          // Answers older than ten were forgotten on the way and stay forgotten.
          expect({ ...undone?.queue, answers: [] }).toEqual({ ...before, answers: [] })
          queue = undone?.queue ?? queue
        }
        if (queues.length > 10) expect(undoAnswer(queue)).toBeUndefined()
      }),
    )
  })
})
