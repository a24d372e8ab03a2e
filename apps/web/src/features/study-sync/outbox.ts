import { newId } from '../../api/new-id'
import { useUserStore } from '../session/user-store'
import { findLearnerId } from './find-learner-id'
import { type FlushOutcome, flushOutbox } from './flush-outbox'
import {
  type GradeOverride,
  type LessonSubmission,
  type NoteChange,
  type OutboxEntry,
  type ReviewSubmission,
  type StudyDeed,
  toEntryId,
} from './outbox-entry'
import { useOutboxState } from './outbox-state'
import { addEntry, listEntries, removeEntries, storeUnstored } from './outbox-storage'
import type { Acknowledgement } from './send-entries'

/** Answers are sent when so many wait, or the oldest has waited so long (study design, 3.5). */
const flushAtCount = 5
const flushAfterMs = 10_000

/** Pauses before an unreachable server is asked again, in ms; the last one repeats. */
const retryPausesMs = [1000, 2000, 5000, 10_000, 30_000]

const listeners = new Set<(acknowledgement: Acknowledgement) => void>()
const otherTabs =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('study-outbox') : undefined

let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

/** Resolves when the answer is on the device; the server hears of it a little later. */
export function recordAnswer(review: ReviewSubmission): Promise<void> {
  return record([{ kind: 'review', review }])
}

/** Items whose quiz is done. */
export function recordLessons(lessons: readonly LessonSubmission[]): Promise<void> {
  return record(lessons.map((lesson) => ({ kind: 'lesson', lesson })))
}

/** Takes an answer back, whether or not it has been sent. */
export function recordUndo(reviewId: string): Promise<void> {
  return record([{ kind: 'undo', reviewId }])
}

/** Gives an answer another grade. */
export function recordOverride(override: GradeOverride): Promise<void> {
  return record([{ kind: 'override', override }])
}

export function recordNote(note: NoteChange): Promise<void> {
  return record([{ kind: 'note', note }])
}

/** Hears, in the tab that sends, of everything that the server acknowledges. */
export function onAcknowledged(listener: (acknowledgement: Acknowledgement) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the server has not acknowledged, in the order in which it was done. */
export async function listPending(): Promise<OutboxEntry[]> {
  return (await listOwn()).filter(({ refusal }) => refusal === undefined)
}

/** What the server refused. */
export async function listRefused(): Promise<OutboxEntry[]> {
  return (await listOwn()).filter(({ refusal }) => refusal !== undefined)
}

/** Lets go of what the server refused, once the learner has seen it. */
export async function dropRefused(): Promise<void> {
  await removeEntries(await listRefused())
  await tellCounts()
}

/** Sends what waits now. */
export async function flush(): Promise<FlushOutcome> {
  clearTimeout(timer)
  timer = undefined
  const userId = findLearnerId()
  if (userId === undefined) return 'signed-out'
  const outcome = await flushOutbox(userId, (acknowledgement) => {
    for (const listener of listeners) listener(acknowledgement)
  })
  useOutboxState.setState({ isUnreachable: outcome === 'later' })
  failures = outcome === 'later' ? failures + 1 : 0
  if (outcome === 'later') scheduleFlush(retryPausesMs[failures - 1] ?? 30_000)
  else if (useOutboxState.getState().isStorageFull) {
    useOutboxState.setState({ isStorageFull: !(await storeUnstored()) })
  }
  await tellCounts()
  return outcome
}

let isStarted = false

/** Begins to watch the network and the page, when kanji study is first opened. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  window.addEventListener('online', () => void flush())
  document.addEventListener('visibilitychange', () => {
    if (useOutboxState.getState().pending > 0) void flush()
  })
  otherTabs?.addEventListener('message', () => void countEntries())
  let userId = findLearnerId()
  useUserStore.subscribe(() => {
    if (findLearnerId() === userId) return
    userId = findLearnerId()
    void countEntries()
    void flush()
  })
  // Only what the device could not store would be lost with the tab.
  window.addEventListener('beforeunload', (event) => {
    if (useOutboxState.getState().isStorageFull) event.preventDefault()
  })
  void countEntries()
  void flush()
}

async function record(deeds: readonly StudyDeed[]): Promise<void> {
  const userId = findLearnerId()
  if (userId === undefined) throw new Error('nobody is signed in whose answer this could be')
  for (const deed of deeds) {
    const isStored = await addEntry({ userId, entryId: toEntryId(deed, newId), deed })
    if (!isStored) useOutboxState.setState({ isStorageFull: true })
  }
  // Not waited for: the next question must not wait for more than the answer's own place.
  void tellCounts().then(() => {
    const { pending, isStorageFull } = useOutboxState.getState()
    if (failures > 0) return
    if (pending >= flushAtCount || isStorageFull) void flush()
    else scheduleFlush(flushAfterMs)
  })
}

function scheduleFlush(afterMs: number): void {
  timer ??= setTimeout(() => void flush(), afterMs)
}

async function listOwn(): Promise<OutboxEntry[]> {
  const userId = findLearnerId()
  return userId === undefined ? [] : listEntries(userId)
}

async function tellCounts(): Promise<void> {
  await countEntries()
  otherTabs?.postMessage('changed')
}

async function countEntries(): Promise<void> {
  const entries = await listOwn()
  const pending = entries.filter(({ refusal }) => refusal === undefined).length
  useOutboxState.setState({ pending, refused: entries.length - pending })
}
