import { startQueue } from '@kotonoha/study/session/question-queue'
import type { SessionToKeep } from '../kept-session'
import type { StudyCard } from '../study-item'
import { cardOf, sun } from './sample-items'

/** A session of reviews that is at its first question, which is not answered. */
export function buildSessionToKeep(cards: StudyCard[] = [cardOf(sun, 'meaning')]): SessionToKeep {
  const queue = startQueue(cards.map(({ subjectId, facet }) => ({ subjectId, facet })))
  return {
    sessionId: 'session',
    study: { mode: 'reviews', lessons: [], shownLessons: 0, queue, answered: 0, right: 0 },
    reps: new Map(),
    asked: { outcome: undefined },
  }
}
