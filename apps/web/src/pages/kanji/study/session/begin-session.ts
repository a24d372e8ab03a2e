import { isLeech } from '@kotonoha/study/pace/leech'
import { isRetired } from '@kotonoha/study/pace/retirement'
import { applyLoggedAnswers, type LoggedAnswer } from '@kotonoha/study/session/apply-logged-answers'
import { dropQuestions, startQueue } from '@kotonoha/study/session/question-queue'
import { parseSessionDocument } from '@kotonoha/study/session/session-document'
import type { StudySession } from '@kotonoha/study/session/study-session'
import type { SessionMaterial } from '../../../../study-device/session-material'
import {
  type StudyCard,
  type StudyPreferences,
  toCardKey,
} from '../../../../study-device/study-item'
import { startQuiz } from './lesson-steps'
import { askCurrent, type RunningSession } from './running-session'

interface Beginning {
  preferences: StudyPreferences
  nowMs: number
  random: () => number
}

/** A new session. Items that are unknown here are not asked. */
export function beginSession(material: SessionMaterial, beginning: Beginning): RunningSession {
  const { mode, cards, items } = material
  const { random, nowMs, preferences } = beginning
  const known = new Map(items.map((item) => [item.subjectId, item]))
  const lessons = mode === 'lessons' ? material.lessons.filter((each) => known.has(each)) : []
  const taught = lessons.flatMap((subjectId) => known.get(subjectId) ?? [])
  const queue =
    mode === 'lessons'
      ? startQuiz(taught, { isWritingOn: preferences.isWritingOn, random })
      : startQueue(
          cards
            .filter(({ subjectId }) => known.has(subjectId))
            .map(({ subjectId, facet }) => ({ subjectId, facet })),
        )
  const study = { mode, lessons, shownLessons: 0, queue, answered: 0, right: 0 }
  return askCurrent(toRunning(study, material, preferences), nowMs)
}

/**
 * A session that goes on, from its document and from what the log has of it since. Undefined when its document cannot be read or asks for an item that is
 * not known here: then a new one is begun, and no answer is lost by that.
 */
export function continueSession(
  document: string,
  material: SessionMaterial,
  { preferences, nowMs, random }: Beginning,
  answers: readonly LoggedAnswer[] = [],
): RunningSession | undefined {
  const read = parseSessionDocument(document)
  if (read === undefined) return undefined
  const study =
    read.mode === 'lessons'
      ? read
      : withoutUnasked(applyLoggedAnswers(read, answers, random), {
          cards: material.cards,
          preferences,
        })
  const running = toRunning(study, material, preferences)
  const isWhole =
    study.queue.order.every(({ subjectId }) => running.items.has(subjectId)) &&
    study.lessons.every((subjectId) => running.items.has(subjectId))
  return isWhole ? askCurrent(running, nowMs) : undefined
}

/**
 * What the learner stopped since, what waits for its lesson again and what they let go of is not
 * asked any more.
 */
function withoutUnasked(
  study: StudySession,
  { cards, preferences }: Pick<SessionMaterial, 'cards'> & Pick<Beginning, 'preferences'>,
): StudySession {
  const { queue } = study
  // An answer of this session may have made a card retire; taken back, it is asked again.
  const answered = new Set(queue.answers.map(({ index }) => queue.order[index]))
  const keysOf = (chosen: readonly StudyCard[]) => new Set(chosen.map(toCardKey))
  const stopped = keysOf(cards.filter((card) => card.isSuspended || card.isRemoved))
  const retired = keysOf(preferences.isRetiringOn ? cards.filter(isRetiredCard) : [])
  const remaining = dropQuestions(queue, (question) => {
    const key = toCardKey(question)
    return stopped.has(key) || (retired.has(key) && !answered.has(question))
  })
  return { ...study, queue: remaining }
}

function isRetiredCard({ phase, stability, difficulty }: StudyCard): boolean {
  if (stability === null || difficulty === null) return false
  return isRetired({ phase, memory: { stability, difficulty } })
}

/** Whether a card is a leech once it is missed; in practice no answer makes one. */
function isFailing(card: StudyCard, mode: StudySession['mode']): boolean {
  const isCounted = mode === 'reviews' && card.phase === 'review' && !card.isAssumed
  return isLeech({ ...card, lapses: card.lapses + (isCounted ? 1 : 0) })
}

function toRunning(
  study: StudySession,
  { sessionId, cards, items }: SessionMaterial,
  preferences: StudyPreferences,
): RunningSession {
  return {
    sessionId,
    study,
    items: new Map(items.map((item) => [item.subjectId, item])),
    cards: new Map(cards.map((card) => [toCardKey(card), card])),
    reps: new Map(cards.map((card) => [toCardKey(card), card.reps])),
    failing: new Set(cards.filter((card) => isFailing(card, study.mode)).map(toCardKey)),
    preferences,
    asked: undefined,
  }
}
