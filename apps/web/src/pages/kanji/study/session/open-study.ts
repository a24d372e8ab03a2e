import { isWorthRetrying } from '../../../../api/api-error'
import type { KeptPlace } from '../../../../study-device/kept-session'
import {
  findKeptMaterial,
  findKeptPlace,
  forgetKeptSession,
  isLatestPlace,
  keepMaterial,
} from '../../../../study-device/kept-session'
import { loadQueue } from '../../../../study-device/load-queue'
import type { SessionMaterial } from '../../../../study-device/session-material'
import type { StudyPreferences } from '../../../../study-device/study-item'
import { beginSession, continueSession } from './begin-session'
import type { RunningSession } from './running-session'
import { onDeviceOnly } from './session-saver'
import { type ActiveSession, fetchActiveSession, type StudyWish } from './study-calls'

export type Opening =
  | { kind: 'opened'; session: RunningSession; version: number; isResumed: boolean }
  /** A session is under way elsewhere, or was left here: the learner chooses. */
  | { kind: 'choice'; active: ActiveSession }
  | { kind: 'nothing' }

interface Learner {
  userId: string
  preferences: StudyPreferences
  nowMs: () => number
  random: () => number
}

/** Opens what the learner wants, or the session that is under way. */
export async function openStudy(wish: StudyWish, learner: Learner): Promise<Opening> {
  const kept = findKeptPlace(learner.userId, learner.nowMs())
  let active: ActiveSession | null
  try {
    active = (await inTime(fetchActiveSession({ withItems: false }))).session
  } catch (error) {
    const resumed = kept === undefined ? undefined : await resumeHere(kept, learner)
    if (resumed !== undefined) return resumed
    if (!isWorthRetrying(error)) throw error
    // The server is out of reach: what the device keeps will do.
    return startAnew(wish, learner)
  }
  if (active === null) {
    const isOwn = kept?.version === onDeviceOnly
    const resumed = isOwn ? await resumeHere(kept, learner) : undefined
    const isWished = resumed?.kind === 'opened' && resumed.session.study.mode === wish.mode
    return isWished ? resumed : startAnew(wish, learner)
  }
  if (active.sessionId === kept?.sessionId && active.mode === wish.mode) {
    // The tab was closed or reloaded: the learner is put back without a question.
    const { version } = active
    const place = { ...kept, version: Math.max(version, kept.version) }
    const resumed = isLatestPlace(kept, active) ? await resumeHere(place, learner) : undefined
    if (resumed !== undefined) return resumed
  }
  const isBegun = active.answered > 0 || active.left > 0
  return isBegun ? { kind: 'choice', active } : startAnew(wish, learner)
}

/** Begins a session; the one that was under way ends, with all its answers safe. */
export async function startAnew(wish: StudyWish, learner: Learner): Promise<Opening> {
  forgetKeptSession(learner.userId)
  const queue = await loadQueue(wish)
  const { version = onDeviceOnly, ...material } = queue
  if (material.lessons.length === 0 && material.cards.length === 0) return { kind: 'nothing' }
  const { preferences, random } = learner
  const session = beginSession(material, { preferences, random, nowMs: learner.nowMs() })
  await keepMaterial(learner.userId, material)
  return { kind: 'opened', session, version, isResumed: false }
}

/** Goes on with the session under way, from what the server was last told. */
export async function continueActive(wish: StudyWish, learner: Learner): Promise<Opening> {
  const { session: active, cards, items, answers } = await fetchActiveSession({ withItems: true })
  if (active === null) return startAnew(wish, learner)
  const { sessionId, mode, version, document } = active
  const isLessons = mode === 'lessons'
  const material: SessionMaterial = {
    sessionId,
    mode,
    lessons: isLessons ? items.map(({ subjectId }) => subjectId) : [],
    cards,
    items,
  }
  const { preferences, random } = learner
  const beginning = { preferences, random, nowMs: learner.nowMs() }
  const kept = findKeptPlace(learner.userId, beginning.nowMs)
  const isKeptNewer = kept?.sessionId === sessionId && isLatestPlace(kept, active)
  const text = isKeptNewer ? kept.document : document
  const continued = continueSession(text, material, beginning, answers)
  if (continued === undefined) return startAnew({ mode, level: active.level ?? undefined }, learner)
  await keepMaterial(learner.userId, material)
  const session = isKeptNewer ? withReps(continued, kept) : continued
  return { kind: 'opened', session, version, isResumed: true }
}

/** Goes on from what this device keeps, without asking anybody. */
async function resumeHere(kept: KeptPlace, learner: Learner): Promise<Opening | undefined> {
  const material = await findKeptMaterial(learner.userId, kept.sessionId)
  if (material === undefined) return undefined
  const { preferences, random } = learner
  const nowMs = learner.nowMs()
  const session = continueSession(kept.document, material, { preferences, random, nowMs })
  if (session === undefined) return undefined
  return {
    kind: 'opened',
    session: withReps(session, kept),
    version: kept.version,
    isResumed: true,
  }
}

/** This device may have counted answers that the server has not heard of. */
function withReps(session: RunningSession, { reps }: KeptPlace): RunningSession {
  const counted = new Map(session.reps)
  for (const [key, count] of reps) counted.set(key, Math.max(count, counted.get(key) ?? 0))
  return { ...session, reps: counted }
}

/** A server that takes longer is taken for none: the device may have what is needed. */
const patienceMs = 5000

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the server took too long')), patienceMs)
    }),
  ])
}
