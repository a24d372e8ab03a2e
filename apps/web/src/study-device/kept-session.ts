import { dropQuestions } from '@kotonoha/study/session/question-queue'
import {
  parseSessionDocument,
  writeSessionDocument,
} from '@kotonoha/study/session/session-document'
import type { StudySession } from '@kotonoha/study/session/study-session'
import * as v from 'valibot'
import { indexedDbStorage } from '../api/indexed-db-storage'
import type { SessionMaterial } from './session-material'
import type { CardKey } from './study-item'

/** A session left alone for so long has ended. */
const idleLimitMs = 24 * 60 * 60 * 1000

const keptPlace = v.object({
  sessionId: v.string(),
  /** Of the session on the server: the last one this device saved or read. */
  version: v.number(),
  document: v.string(),
  /** A document that was on its way to the server, which then has the version after ours. */
  sending: v.optional(v.string()),
  /** Answers of each card, as this device counts them. */
  reps: v.array(v.tuple([v.string(), v.number()])),
  /** An answer that the outbox does not have yet, with all that is told of it. */
  unrecorded: v.nullable(
    v.object({
      review: v.unknown(),
      rating: v.number(),
      isRight: v.boolean(),
      isOverridden: v.boolean(),
    }),
  ),
  touchedAtMs: v.number(),
})

export type KeptPlace = v.InferOutput<typeof keptPlace>

/** What is kept of a session on the screen. */
export interface SessionToKeep {
  sessionId: string
  study: StudySession
  /** Answers counted for each card, those of this session included. */
  reps: ReadonlyMap<CardKey, number>
  asked: { outcome: AnswerToKeep | undefined } | undefined
}

interface AnswerToKeep {
  review: unknown
  rating: number
  isRight: boolean
  isOverridden: boolean
  /** Whether the outbox has it. */
  isRecorded: boolean
}

const placeKey = (userId: string) => `study-session/${userId}`
const materialKey = (userId: string) => `study-session-material/${userId}`

/**
 * Where the learner stands, in local storage: it is written before the next frame, so that a tab
 * that is killed at any moment comes back to the same question.
 */
export function keepPlace(
  userId: string,
  session: SessionToKeep,
  { version, sending, nowMs }: { version: number; sending?: string | undefined; nowMs: number },
): void {
  const outcome = session.asked?.outcome
  const place: KeptPlace = {
    sessionId: session.sessionId,
    version,
    document: writeSessionDocument(session.study),
    sending,
    reps: [...session.reps],
    unrecorded:
      outcome === undefined || outcome.isRecorded
        ? null
        : {
            review: outcome.review,
            rating: outcome.rating,
            isRight: outcome.isRight,
            isOverridden: outcome.isOverridden,
          },
    touchedAtMs: nowMs,
  }
  try {
    localStorage.setItem(placeKey(userId), JSON.stringify(place))
  } catch {
    // No room: the server's copy and the outbox still have everything but the place of seconds ago.
  }
}

/** The answer of a kept place is with the outbox now. */
export function noteRecorded(userId: string, place: KeptPlace): void {
  try {
    localStorage.setItem(placeKey(userId), JSON.stringify({ ...place, unrecorded: null }))
  } catch {
    // It is recorded again the next time, which counts once.
  }
}

/** The session that was left here does not ask an item any more when it goes on. */
export function dropSubject(userId: string, subjectId: number, nowMs: number): void {
  const place = findKeptPlace(userId, nowMs)
  const study = place && parseSessionDocument(place.document)
  if (study === undefined || study.mode === 'lessons') return
  const queue = dropQuestions(study.queue, (question) => question.subjectId === subjectId)
  const document = writeSessionDocument({ ...study, queue })
  try {
    localStorage.setItem(placeKey(userId), JSON.stringify({ ...place, document }))
  } catch {
    // Then it is asked once more; an answer to what was started over does not count.
  }
}

/** How far the saving of the kept session is; of another session nothing is kept any more. */
export function noteSaving(
  userId: string,
  step: { sessionId: string; version: number; sending: string | undefined },
): void {
  try {
    const place = v.safeParse(
      keptPlace,
      JSON.parse(localStorage.getItem(placeKey(userId)) ?? 'null'),
    )
    if (!place.success || place.output.sessionId !== step.sessionId) return
    localStorage.setItem(placeKey(userId), JSON.stringify({ ...place.output, ...step }))
  } catch {
    // Then the learner is asked whether to go on.
  }
}

/** Whether the server knows of nothing but what this device told it, or was telling it. */
export function isLatestPlace(
  { version, sending }: Pick<KeptPlace, 'version'> & { sending?: string | undefined },
  active: { version: number; document: string },
): boolean {
  const isOwnSave = active.version === version + 1 && active.document === sending
  return version >= active.version || isOwnSave
}

export function findKeptPlace(userId: string, nowMs: number): KeptPlace | undefined {
  try {
    const parsed = v.safeParse(
      keptPlace,
      JSON.parse(localStorage.getItem(placeKey(userId)) ?? 'null'),
    )
    if (!parsed.success) return undefined
    return nowMs - parsed.output.touchedAtMs < idleLimitMs ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** What kind of session was left here, where one was. */
export function findKeptMode(userId: string, nowMs: number): StudySession['mode'] | undefined {
  const place = findKeptPlace(userId, nowMs)
  return place && parseSessionDocument(place.document)?.mode
}

export function forgetKeptSession(userId: string): void {
  try {
    localStorage.removeItem(placeKey(userId))
  } catch {
    // A browser without storage has nothing to forget.
  }
  void indexedDbStorage.removeItem(materialKey(userId)).catch(() => {})
}

/** What the session's questions are about, for going on without a network. */
export async function keepMaterial(userId: string, material: SessionMaterial): Promise<void> {
  try {
    await indexedDbStorage.setItem(materialKey(userId), JSON.stringify(material))
  } catch {
    // Then going on after a reload takes the network.
  }
}

export async function findKeptMaterial(
  userId: string,
  sessionId: string,
): Promise<SessionMaterial | undefined> {
  try {
    const text = await indexedDbStorage.getItem(materialKey(userId))
    if (text === undefined) return undefined
    // Written by this very code, for the learner that it is read for.
    const material = JSON.parse(text) as SessionMaterial
    return material.sessionId === sessionId ? material : undefined
  } catch {
    return undefined
  }
}
