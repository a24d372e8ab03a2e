import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { isLearnerQuery } from '../../api/learner-calls'
import { newId } from '../../api/new-id'
import { queryClient } from '../../api/query-client'
import {
  flush,
  recordAnswer,
  recordLessons,
  recordOverride,
  recordUndo,
} from '../study-sync/outbox'
import { serverNow } from '../study-sync/server-clock'
import { forgetKeptSession, keepPlace, noteSaving } from './kept-session'
import { createSessionSaver, onDeviceOnly } from './session-saver'
import type { SessionPorts } from './session-store'
import { endSession } from './study-calls'
import type { StudyPreferences } from './study-item'

export interface LiveSession {
  userId: string
  sessionId: string
  version: number
  preferences: StudyPreferences
  /** Another device went on with the session. */
  onStale: () => void
}

/** The world as a session on this page needs it: clock, chance, outbox, storage and server. */
export function createSessionPorts({
  userId,
  sessionId,
  version,
  preferences,
  onStale,
}: LiveSession): SessionPorts & { leave: () => void } {
  const saver = createSessionSaver(version, { onStale, onStep: () => noteSaving(userId, toStep()) })
  const toStep = () => ({ sessionId, version: saver.version(), sending: saver.sending() })
  const nowMs = () => serverNow().getTime()
  const saveOnHide = () => {
    if (document.visibilityState === 'hidden') saver.flush()
  }
  document.addEventListener('visibilitychange', saveOnHide)
  window.addEventListener('online', saver.flush)
  const leave = () => {
    document.removeEventListener('visibilitychange', saveOnHide)
    window.removeEventListener('online', saver.flush)
    saver.flush()
  }
  return {
    nowMs,
    random: Math.random,
    makeId: newId,
    calendar: createLearnerCalendar(preferences),
    recordAnswer: (review) => recordAnswer({ ...review, sessionId }),
    recordUndo,
    recordOverride,
    recordLessons: (lessons) => recordLessons(lessons.map((lesson) => ({ ...lesson, sessionId }))),
    keep: (session) => {
      keepPlace(userId, session, { ...toStep(), nowMs: nowMs() })
      saver.note(session)
    },
    end: () => {
      saver.stop()
      forgetKeptSession(userId)
      if (version !== onDeviceOnly) void closeSession(sessionId)
    },
    leave,
  }
}

/** The answers first, so that the server counts them for the session; without a network, later. */
async function closeSession(sessionId: string): Promise<void> {
  try {
    await flush()
    await endSession(sessionId)
  } catch {
    // A session that is not ended ends by itself after a day, or when the next one begins.
  } finally {
    void queryClient.invalidateQueries({ predicate: isLearnerQuery })
  }
}
