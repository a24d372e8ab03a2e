import type { activeSession } from '@kotonoha/contract/kanji/study/active-session'
import type { StudySession } from '@kotonoha/user-db/queries/study/sessions'
import type { z } from 'zod'

/** A session as the browser has it. */
export function toWireSession(session: StudySession): z.infer<typeof activeSession> {
  return {
    sessionId: session.sessionId,
    mode: session.mode,
    level: session.level ?? null,
    version: session.version,
    document: session.document,
    device: session.device,
    startedAt: session.startedAt.toISOString(),
    touchedAt: session.touchedAt.toISOString(),
    answered: session.answered,
    correct: session.correct,
    left: session.left,
  }
}
