import { listMisses, startQueue } from '@kotonoha/study/session/question-queue'
import { askCurrent, type RunningSession } from './running-session'

/** What a session missed, asked again for practice: on this device alone, and no date changes. */
export function beginDrill(
  session: RunningSession,
  { sessionId, nowMs }: { sessionId: string; nowMs: number },
): RunningSession {
  const questions = listMisses(session.study.queue).map(({ question }) => question)
  const queue = startQueue(questions)
  const study = {
    mode: 'practice',
    lessons: [],
    shownLessons: 0,
    queue,
    answered: 0,
    right: 0,
  } as const
  return askCurrent({ ...session, sessionId, study, failing: new Set() }, nowMs)
}
