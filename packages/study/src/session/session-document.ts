import type { Facet, SubjectId } from '../subject'
import type { Question } from './question'
import type { FlyingQuestion, GivenAnswer, QuestionQueue, QueuePosition } from './question-queue'
import { maximumSessionQuestions, type SessionMode, type StudySession } from './study-session'

/** Raised when documents of older versions can no longer be read. */
const documentVersion = 1
/** Every subject id has five digits in base 36. */
const idLength = 5
const facetLetters = new Map<string, Facet>([
  ['m', 'meaning'],
  ['r', 'reading'],
  ['w', 'writing'],
])
const letterOf: Record<Facet, string> = { meaning: 'm', reading: 'r', writing: 'w' }
const modes: readonly SessionMode[] = ['lessons', 'reviews', 'practice']

/**
 * A session in short: what the server stores and another device reads, at most 8 KB.
 *
 * Lists of numbers are texts in base 36; `-` stands for none.
 */
interface SessionDocument {
  v: number
  mode: SessionMode
  lessons: string
  shown: number
  /** Six characters a question: id and facet. */
  order: string
  at: string
  wrap: boolean
  dropped: string
  misses: string
  answers: [reviewId: string, index: number, isRight: boolean, before: string][]
  answered: number
  right: number
}

const toDigits = (value: number | undefined) => value?.toString(36) ?? '-'
const joinNumbers = (values: readonly (number | undefined)[]) => values.map(toDigits).join('.')

function splitNumbers(text: string): (number | undefined)[] {
  if (text === '') return []
  return text.split('.').map((digits) => {
    if (digits === '-') return undefined
    if (!/^[0-9a-z]{1,7}$/.test(digits)) throw new RangeError(`${digits} is no number`)
    return Number.parseInt(digits, 36)
  })
}

function splitWholeNumbers(text: string): number[] {
  return splitNumbers(text).map((value) => {
    if (value === undefined) throw new RangeError('a number is missing')
    return value
  })
}

const writeQuestion = ({ subjectId, facet }: Question) =>
  subjectId.toString(36).padStart(idLength, '0') + letterOf[facet]

function readOrder(text: string): Question[] {
  if (!/^([0-9a-z]{5}[mrw])*$/.test(text)) throw new RangeError('the order is damaged')
  return (text.match(/.{6}/g) ?? []).map((each) => ({
    subjectId: Number.parseInt(each.slice(0, idLength), 36),
    facet: facetLetters.get(each.charAt(idLength)) ?? 'meaning',
  }))
}

/** turn.taken.hints.nudges.current | flight | recent */
function writePosition(position: QueuePosition): string {
  const { turn, taken, hints, nudges, current, flight, recent } = position
  const flying = flight.flatMap(({ index, returnsAt }) => [index, returnsAt])
  return [[turn, taken, hints, nudges, current], flying, recent].map(joinNumbers).join('|')
}

function readPosition(text: string, questions: number): QueuePosition {
  const [counters = '', flying = '', asked = ''] = text.split('|')
  const [turn = 0, taken = 0, hints = 0, nudges = 0, current] = splitNumbers(counters)
  const numbers = splitNumbers(flying)
  const flight: FlyingQuestion[] = []
  for (let place = 0; place < numbers.length; place += 2) {
    const index = numbers[place]
    if (index === undefined) throw new RangeError('a question in flight has no place')
    flight.push({ index, returnsAt: numbers[place + 1] })
  }
  const recent = splitWholeNumbers(asked)
  const places = [...recent, ...flight.map(({ index }) => index), current ?? 0]
  if (taken > questions || (questions > 0 && places.some((place) => place >= questions))) {
    throw new RangeError('a place lies outside the order')
  }
  return { turn, taken, hints, nudges, current, flight, recent }
}

/** The session as it is stored. */
export function writeSessionDocument(session: StudySession): string {
  const { mode, lessons, shownLessons, queue, answered, right } = session
  const document: SessionDocument = {
    v: documentVersion,
    mode,
    lessons: joinNumbers(lessons),
    shown: shownLessons,
    order: queue.order.map(writeQuestion).join(''),
    at: writePosition(queue.position),
    wrap: queue.isWrappingUp,
    dropped: joinNumbers(queue.dropped),
    misses: joinNumbers(
      Object.entries(queue.misses).flatMap(([index, misses]) => [Number(index), misses]),
    ),
    answers: queue.answers.map(({ reviewId, index, isRight, before }) => [
      reviewId,
      index,
      isRight,
      writePosition(before),
    ]),
    answered,
    right,
  }
  return JSON.stringify(document)
}

function readMisses(text: string): Record<number, number> {
  const numbers = splitWholeNumbers(text)
  const misses: Record<number, number> = {}
  for (let place = 0; place + 1 < numbers.length; place += 2) {
    misses[numbers[place] ?? 0] = numbers[place + 1] ?? 0
  }
  return misses
}

function readQueue(document: SessionDocument): QuestionQueue {
  const order = readOrder(document.order)
  if (order.length > maximumSessionQuestions) throw new RangeError('the order is too long')
  return {
    order,
    position: readPosition(document.at, order.length),
    isWrappingUp: document.wrap,
    dropped: splitWholeNumbers(document.dropped),
    misses: readMisses(document.misses),
    answers: document.answers.map(
      ([reviewId, index, isRight, before]): GivenAnswer => ({
        reviewId,
        index,
        isRight,
        before: readPosition(before, order.length),
      }),
    ),
  }
}

/** Whether something read from outside has the shape of a document. */
function isDocument(value: unknown): value is SessionDocument {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const hasType = (names: readonly string[], type: string) =>
    names.every((name) => typeof fields.get(name) === type)
  const answers = fields.get('answers')
  return (
    fields.get('v') === documentVersion &&
    modes.some((mode) => mode === fields.get('mode')) &&
    hasType(['lessons', 'order', 'at', 'dropped', 'misses'], 'string') &&
    hasType(['shown', 'answered', 'right'], 'number') &&
    hasType(['wrap'], 'boolean') &&
    Array.isArray(answers) &&
    answers.every(
      (each) =>
        Array.isArray(each) &&
        typeof each[0] === 'string' &&
        typeof each[1] === 'number' &&
        typeof each[2] === 'boolean' &&
        typeof each[3] === 'string',
    )
  )
}

/** The session of a stored document; undefined when it is damaged or of another version. */
export function parseSessionDocument(text: string): StudySession | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isDocument(value)) return undefined
    const lessons: SubjectId[] = splitWholeNumbers(value.lessons)
    return {
      mode: value.mode,
      lessons,
      shownLessons: value.shown,
      queue: readQueue(value),
      answered: value.answered,
      right: value.right,
    }
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return undefined
    throw error
  }
}
