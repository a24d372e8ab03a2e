import { writeSessionDocument } from '@kotonoha/study/session/session-document'
import { isLatestPlace } from '../../../../study-device/kept-session'
import { findProductError } from './find-product-error'
import type { RunningSession } from './running-session'
import { countLeft } from './session-store'
import { type ActiveSession, fetchActiveSession, saveSession } from './study-calls'

/** The server is told after so many answers, or so long after the last. */
const answersPerSave = 5
const saveDelayMs = 10_000

/** The version of a session that was begun without a network: the server has nothing to save of it. */
export const onDeviceOnly = 0

export interface SessionSaver {
  version: () => number
  /** The document that is on its way: the server may have it already. */
  sending: () => string | undefined
  /** Takes the session as it is now; it is sent soon. */
  note: (session: RunningSession) => void
  /** Sends what was not sent, as when the page is left. */
  flush: () => void
  /** Asks the server whether another device or tab has taken the session over since. */
  check: () => Promise<void>
  /** Sends nothing any more. */
  stop: () => void
}

/**
 * Saves the place in a session on the server, so that another device can go on. Nothing waits for
 * it. `onStep` is called whenever `version` or `sending` has changed.
 */
export function createSessionSaver(
  { sessionId, version: firstVersion }: { sessionId: string; version: number },
  { onStale, onStep }: { onStale: () => void; onStep: () => void },
): SessionSaver {
  let version = firstVersion
  let sending: string | undefined
  let latest: RunningSession | undefined
  let savedAnswers: number | undefined
  let isSending = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const session = latest
    if (session === undefined || isSending || isStopped || version === onDeviceOnly) return
    const { study } = session
    isSending = true
    latest = undefined
    sending = writeSessionDocument(study)
    onStep()
    try {
      const left = countLeft(session)
      const saved = await saveSession({ sessionId, version, document: sending, left })
      version = saved.version
      sending = undefined
      onStep()
      savedAnswers = study.answered
    } catch (error) {
      if (findProductError(error) === 'stale-session' && !isStopped) {
        isStopped = true
        onStale()
      } else {
        // Offline, or the server is away: the next note sends the session as it is then.
        latest ??= session
      }
    } finally {
      isSending = false
    }
  }

  async function check(): Promise<void> {
    if (isStopped || version === onDeviceOnly) return
    const { session: active } = await fetchActiveSession({ withItems: false })
    if (isStopped || (active !== null && isOwn(active))) return
    isStopped = true
    clearTimeout(timer)
    onStale()
  }

  /** A save of this page may have come to the server, and its answer not yet back. */
  function isOwn(active: ActiveSession): boolean {
    return active.sessionId === sessionId && isLatestPlace({ version, sending }, active)
  }

  return {
    version: () => version,
    sending: () => sending,
    note: (session) => {
      latest = session
      const answers = session.study.answered - (savedAnswers ?? -answersPerSave)
      if (answers >= answersPerSave) void send()
      else timer ??= setTimeout(() => void send(), saveDelayMs)
    },
    flush: () => void send(),
    check,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
