import type { Random } from '@kotonoha/srs/seeded-random'
import type { SubjectId } from '../subject'
import { type Question, siblingDistance } from './question'

/** Questions in flight at a time, and answers that can be taken back. */
const flightSize = 10
const undoDepth = 10
/** A missed question returns after so many others. */
const fewestBetween = 3
const mostBetween = 8

/** A question that was brought into the session and is not answered yet. */
export interface FlyingQuestion {
  /** Place in the queue's order. */
  index: number
  /** The turn a missed question returns in; undefined before it was asked. */
  returnsAt: number | undefined
}

/** What an answer changes; an undone answer brings it back as it was. */
export interface QueuePosition {
  /** Answers given so far. */
  turn: number
  /** How much of the order has been brought into flight. */
  taken: number
  flight: readonly FlyingQuestion[]
  /** Places in the order of the last two questions asked, the last one last. */
  recent: readonly number[]
  /** The question being asked; undefined when nothing is left. */
  current: number | undefined
  /** Hints taken, and nudges for another true reading, on this question so far. */
  hints: number
  nudges: number
}

export interface GivenAnswer {
  reviewId: string
  index: number
  isRight: boolean
  before: QueuePosition
}

/** The questions of a session: a value that every answer replaces. */
export interface QuestionQueue {
  order: readonly Question[]
  position: QueuePosition
  isWrappingUp: boolean
  /** Places in the order that were taken out: suspended, or answered on another device. */
  dropped: readonly number[]
  /** How often each question was missed, by its place in the order. */
  misses: Readonly<Record<number, number>>
  /** The last ten answers, the last one last. */
  answers: readonly GivenAnswer[]
}

const subjectAt = (queue: QuestionQueue, index: number): SubjectId | undefined =>
  queue.order[index]?.subjectId

/** Chooses what to ask: a miss whose turn has come, else the next new question, else any miss. */
function findNext(queue: QuestionQueue): number | undefined {
  const { flight, recent, turn } = queue.position
  const recentSubjects = recent.map((index) => subjectAt(queue, index))
  const isApart = ({ index }: FlyingQuestion) => !recentSubjects.includes(subjectAt(queue, index))
  const missed = flight
    .filter(({ returnsAt }) => returnsAt !== undefined)
    .toSorted((one, other) => (one.returnsAt ?? 0) - (other.returnsAt ?? 0))
  const fresh = flight.filter(({ returnsAt }) => returnsAt === undefined)
  const isSoon = ({ returnsAt = 0 }: FlyingQuestion) => returnsAt < turn + siblingDistance
  const soon = missed.filter(isSoon).map(({ index }) => subjectAt(queue, index))
  const leavesRoom = ({ index }: FlyingQuestion) => !soon.includes(subjectAt(queue, index))

  const next =
    missed.find((each) => isApart(each) && (each.returnsAt ?? 0) <= turn) ??
    fresh.find((each) => isApart(each) && leavesRoom(each)) ??
    fresh.find(isApart) ??
    missed.find(isApart) ??
    fresh[0] ??
    missed.find(({ index }) => index !== recent.at(-1)) ??
    missed[0]
  return next?.index
}

/** Fills the flight from the order, unless the session is being wrapped up, and asks the next. */
function proceed(queue: QuestionQueue): QuestionQueue {
  const flight = [...queue.position.flight]
  let { taken } = queue.position
  while (!queue.isWrappingUp && flight.length < flightSize && taken < queue.order.length) {
    if (!queue.dropped.includes(taken)) flight.push({ index: taken, returnsAt: undefined })
    taken++
  }
  const filled = { ...queue, position: { ...queue.position, flight, taken } }
  return { ...filled, position: { ...filled.position, current: findNext(filled) } }
}

export function startQueue(order: readonly Question[]): QuestionQueue {
  return proceed({
    order,
    position: {
      turn: 0,
      taken: 0,
      flight: [],
      recent: [],
      current: undefined,
      hints: 0,
      nudges: 0,
    },
    isWrappingUp: false,
    dropped: [],
    misses: {},
    answers: [],
  })
}

export function findCurrentQuestion(queue: QuestionQueue): Question | undefined {
  const { current } = queue.position
  return current === undefined ? undefined : queue.order[current]
}

/** How many questions are still to be answered right. */
export function countQuestionsLeft({ order, position, isWrappingUp, dropped }: QuestionQueue) {
  if (isWrappingUp) return position.flight.length
  const notTaken = dropped.filter((index) => index >= position.taken).length
  return position.flight.length + order.length - position.taken - notTaken
}

/**
 * The turn in which a question just missed returns, after 3 to 8 others.
 *
 * No two misses get the same turn; at most five of the six are promised already. A sibling that was
 * missed as well is kept apart where a turn is free for that.
 */
function chooseReturn(queue: QuestionQueue, index: number, random: Random): number {
  const { flight, turn } = queue.position
  const others = flight.filter((each) => each.index !== index && each.returnsAt !== undefined)
  const turns = Array.from(
    { length: mostBetween - fewestBetween + 1 },
    (_, each) => turn + 1 + fewestBetween + each,
  ).filter((each) => others.every(({ returnsAt }) => returnsAt !== each))
  const siblings = others.filter((each) => subjectAt(queue, each.index) === subjectAt(queue, index))
  const apart = turns.filter((each) =>
    siblings.every(({ returnsAt = 0 }) => Math.abs(returnsAt - each) >= siblingDistance),
  )
  const choices = apart.length > 0 ? apart : turns
  return choices[Math.floor(random() * choices.length)] ?? turn + 1 + mostBetween
}

/**
 * Takes the answer to the current question and asks the next.
 *
 * A retry is no answer. A question is done when it was answered right; each answer, repeats
 * included, is a review of its own.
 */
export function answerQuestion(
  queue: QuestionQueue,
  { isRight, reviewId, random }: { isRight: boolean; reviewId: string; random: Random },
): QuestionQueue {
  const { position } = queue
  const index = position.current
  if (index === undefined) return queue
  const others = position.flight.filter((each) => each.index !== index)
  const flight = isRight
    ? others
    : [...others, { index, returnsAt: chooseReturn(queue, index, random) }]
  return proceed({
    ...queue,
    position: {
      ...position,
      flight,
      turn: position.turn + 1,
      recent: [...position.recent, index].slice(1 - siblingDistance),
      hints: 0,
      nudges: 0,
    },
    misses: isRight ? queue.misses : { ...queue.misses, [index]: (queue.misses[index] ?? 0) + 1 },
    answers: [...queue.answers, { reviewId, index, isRight, before: position }].slice(-undoDepth),
  })
}

/** The queue as it was before its last answer, and which review that was; undefined at the start. */
export function undoAnswer(
  queue: QuestionQueue,
): { queue: QuestionQueue; reviewId: string } | undefined {
  const last = queue.answers.at(-1)
  if (last === undefined) return undefined
  const { [last.index]: missed = 0, ...otherMisses } = queue.misses
  const before = missed - (last.isRight ? 0 : 1)
  const restored: QuestionQueue = {
    ...queue,
    position: last.before,
    misses: before > 0 ? { ...otherMisses, [last.index]: before } : otherMisses,
    answers: queue.answers.slice(0, -1),
  }
  return {
    queue: queue.dropped.length > 0 ? withoutDropped(restored) : restored,
    reviewId: last.reviewId,
  }
}

/** Nothing new is asked any more; what is in flight, ten questions at most, is finished. */
export function wrapUp(queue: QuestionQueue): QuestionQueue {
  return { ...queue, isWrappingUp: true }
}

function withoutDropped(queue: QuestionQueue): QuestionQueue {
  const { dropped, position } = queue
  const flight = position.flight.filter(({ index }) => !dropped.includes(index))
  const isGone = position.current === undefined || dropped.includes(position.current)
  const kept = { ...queue, position: { ...position, flight } }
  return isGone
    ? proceed({ ...kept, position: { ...kept.position, hints: 0, nudges: 0 } })
    : { ...proceed(kept), position: { ...proceed(kept).position, current: position.current } }
}

/** Takes questions out that need no answer here any more, wherever they stand. */
export function dropQuestions(
  queue: QuestionQueue,
  isDropped: (question: Question) => boolean,
): QuestionQueue {
  const dropped = queue.order.flatMap((question, index) => (isDropped(question) ? [index] : []))
  return withoutDropped({ ...queue, dropped: [...new Set([...queue.dropped, ...dropped])] })
}

/** Notes help that makes a right answer Hard: a hint, or a nudge that asks for another reading. */
export function noteHelp(queue: QuestionQueue, help: 'hints' | 'nudges'): QuestionQueue {
  const { position } = queue
  return { ...queue, position: { ...position, [help]: position[help] + 1 } }
}

/** A question, and how often it was missed. */
export interface QuestionMisses {
  question: Question
  misses: number
}

/** The questions that were missed, the most often first: what a summary asks to look at. */
export function listMisses({ order, misses }: QuestionQueue): QuestionMisses[] {
  return order
    .flatMap((question, index) => {
      const missed = misses[index] ?? 0
      return missed > 0 ? [{ question, misses: missed }] : []
    })
    .toSorted((one, other) => other.misses - one.misses)
}
