import { useEffect, useRef, useState } from 'react'
import { newId } from '../../../../api/new-id'
import { flush } from '../../../../study-device/outbox'
import { serverNow } from '../../../../study-device/server-clock'
import type { StudyPreferences } from '../../../../study-device/study-item'
import { loadVocabulary, takeKeptVocabulary } from '../../../../study-device/vocabulary'
import { beginDrill } from './begin-drill'
import { continueActive, type Opening, openStudy, startAnew } from './open-study'
import { recordLeftAnswer } from './record-left-answer'
import { createSessionPorts } from './session-ports'
import { onDeviceOnly } from './session-saver'
import { createSessionStore, type SessionStoreApi } from './session-store'
import type { ActiveSession, StudyWish } from './study-calls'

/** What the study page shows. */
export type StudyView =
  | { kind: 'opening' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'nothing' }
  | { kind: 'choice'; active: ActiveSession }
  /** Another device went on with the session that was under way here. */
  | { kind: 'moved' }
  | { kind: 'running'; store: SessionStoreApi; isResumed: boolean }

export interface Study {
  view: StudyView
  /** Goes on with the session that is under way. */
  goOn: () => void
  /** Ends it and begins what was wished for. */
  startNew: () => void
  /** Asks again what the session missed; no date is changed by it. */
  drill: () => void
  retry: () => void
}

/** Opens a session and keeps it going while the page is shown. */
export function useStudy(
  wish: StudyWish,
  { userId, preferences }: { userId: string; preferences: StudyPreferences },
): Study {
  const [view, setView] = useState<StudyView>({ kind: 'opening' })
  const leave = useRef<() => void>(undefined)
  const learner = {
    userId,
    preferences,
    nowMs: () => serverNow().getTime(),
    random: Math.random,
  }

  const show = (opening: Opening) => {
    if (opening.kind !== 'opened') {
      setView(opening)
      return
    }
    const { session, version, isResumed } = opening
    const { sessionId } = session
    const ports = createSessionPorts({
      userId,
      sessionId,
      version,
      preferences,
      onStale: () => {
        // What is judged on the screen was answered here, and the other device asks it no more.
        void sendAnswers()
        setView({ kind: 'moved' })
      },
      onIdle: () => sendAnswers(),
    })
    const store = createSessionStore(session, ports)
    const sendAnswers = async () => {
      await store.getState().recordShown()
      await flush()
    }
    const recordOnHide = () => {
      if (document.visibilityState === 'hidden') void store.getState().recordShown()
    }
    document.addEventListener('visibilitychange', recordOnHide)
    leave.current?.()
    leave.current = () => {
      document.removeEventListener('visibilitychange', recordOnHide)
      void store.getState().recordShown()
      ports.leave()
    }
    ports.keep(session)
    // The device that had it hears at once that it went on here.
    if (isResumed) ports.claim()
    setView({ kind: 'running', store, isResumed })
    void loadVocabulary()
  }

  const open = async (begin: typeof openStudy, isWanted: () => boolean) => {
    setView({ kind: 'opening' })
    try {
      await recordLeftAnswer(learner)
      // The server must know of the answers so far, or it would ask them again.
      await Promise.race([Promise.all([flush(), takeKeptVocabulary()]), pause(longestFlushMs)])
      // Two openings at once would end each other's sessions.
      if (!isWanted()) return
      const opening = await begin(wish, learner)
      if (isWanted()) show(opening)
    } catch (error) {
      if (isWanted()) setView({ kind: 'failed', error })
    }
  }

  const attempt = useRef(0)
  const run = (begin: typeof openStudy) => {
    attempt.current += 1
    const own = attempt.current
    void open(begin, () => attempt.current === own)
  }

  const { mode, level, practice } = wish
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish opens another session.
  useEffect(() => {
    run(openStudy)
    return () => {
      attempt.current += 1
      leave.current?.()
      leave.current = undefined
    }
  }, [mode, level, practice, userId])

  return {
    view,
    goOn: () => run(continueActive),
    startNew: () => run(startAnew),
    drill: () => {
      if (view.kind !== 'running') return
      const session = beginDrill(view.store.getState().session, {
        sessionId: newId(),
        nowMs: learner.nowMs(),
      })
      show({ kind: 'opened', session, version: onDeviceOnly, isResumed: false })
    },
    retry: () => run(openStudy),
  }
}

/** An answer that cannot be sent by then goes later; the learner does not wait for it. */
const longestFlushMs = 3000

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
