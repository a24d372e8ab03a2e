import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { isLearnerQuery } from '../../../../api/learner-calls'
import { newId } from '../../../../api/new-id'
import { queryClient } from '../../../../api/query-client'
import { forgetKeptSession, keepPlace, noteSaving } from '../../../../study-device/kept-session'
import {
  flush,
  recordAnswer,
  recordLessons,
  recordOverride,
  recordUndo,
} from '../../../../study-device/outbox'
import { onSessionChange } from '../../../../study-device/realtime'
import { serverNow } from '../../../../study-device/server-clock'
import type { StudyPreferences } from '../../../../study-device/study-item'
import { createSessionSaver, onDeviceOnly } from './session-saver'
import type { SessionPorts } from './session-store'
import { endSession } from './study-calls'

export interface LiveSession {
  userId: string
  sessionId: string
  version: number
  preferences: StudyPreferences
  /** Another device went on with the session. */
  onStale: () => void
  /** The learner has done nothing for a moment: what they did so far may be wanted elsewhere. */
  onIdle: () => Promise<void>
}

/** So long after the last answer everything of it is on its way. */
const idleMs = 2000

/** The world as a session on this page needs it: clock, chance, outbox, storage and server. */
export function createSessionPorts({
  userId,
  sessionId,
  version,
  preferences,
  onStale,
  onIdle,
}: LiveSession): SessionPorts & { claim: () => void; leave: () => void } {
  const saver = createSessionSaver(
    { sessionId, version },
    { onStale, onStep: () => noteSaving(userId, toStep()) },
  )
  const toStep = () => ({ sessionId, version: saver.version(), sending: saver.sending() })
  const nowMs = () => serverNow().getTime()
  const saveOnHide = () => {
    if (document.visibilityState === 'hidden') saver.flush()
  }
  document.addEventListener('visibilitychange', saveOnHide)
  window.addEventListener('online', saver.flush)
  const unfollow = onSessionChange(() => void saver.check().catch(() => {}))
  let idle: ReturnType<typeof setTimeout> | undefined
  const noteActivity = () => {
    clearTimeout(idle)
    idle = setTimeout(() => {
      // A device that has no room, or no network, tries again with the next answer.
      void onIdle().then(saver.flush, () => {})
    }, idleMs)
  }
  const leave = () => {
    clearTimeout(idle)
    unfollow()
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
      noteActivity()
    },
    end: () => {
      clearTimeout(idle)
      saver.stop()
      forgetKeptSession(userId)
      if (version !== onDeviceOnly) void closeSession(sessionId)
    },
    claim: saver.flush,
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
