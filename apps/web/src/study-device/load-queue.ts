import { isDue, isStillAsked } from '@kotonoha/study/session/choose-due'
import { type ApiOutputs, api } from '../api/api'
import { isWorthRetrying } from '../api/api-error'
import { newId } from '../api/new-id'
import { sendOnce } from '../api/send-once'
import { findLearnerId } from '../session/who-is-here'
import { chooseFromSnapshot, type StartInput } from './choose-from-snapshot'
import { foldSnapshot } from './fold-snapshot'
import { flush, listPending } from './outbox'
import { learnServerTime, serverNow } from './server-clock'
import type { StudySnapshot } from './study-database'
import { findSnapshot } from './study-snapshot'

type Started = ApiOutputs['kanji']['study']['startSession']

/** What one wants to study. */
export type QueueWish = Pick<StartInput, 'mode'> & {
  [Choice in 'level' | 'practice' | 'size' | 'facets']?: StartInput[Choice] | undefined
}

export type StudyQueue = Pick<Started, 'lessons' | 'cards' | 'items'> & {
  sessionId: string
  mode: StartInput['mode']
  /**
   * Of the session on the server. Undefined where the device had to do by itself: then there is no
   * such session, and only answers are sent, not the place in it.
   */
  version: number | undefined
}

/** A network that takes longer is taken for none, where the device has something to study. */
const patienceMs = 4000

/**
 * What to study now: from the server, which is told first of what was answered here; else from what
 * this device keeps.
 */
export async function loadQueue(wish: QueueWish): Promise<StudyQueue> {
  const input = toInput(wish)
  const fromServer = askServer(input)
  // Where the device has its answer, nobody waits for this one, nor for its failure.
  fromServer.catch(() => {})
  const snapshot = wish.mode === 'practice' ? undefined : await findOwnSnapshot()
  if (snapshot === undefined) return fromServer
  const fromDevice = () => toQueue(input, snapshot)
  if (!navigator.onLine) return fromDevice()
  try {
    return (await withPatience(fromServer)) ?? (await fromDevice())
  } catch (error) {
    if (!isWorthRetrying(error)) throw error
    return fromDevice()
  }
}

/** What is undefined is left out, as the contract has it. */
function toInput({ mode, level, practice, size, facets }: QueueWish): StartInput {
  return {
    sessionId: newId(),
    mode,
    ...(level !== undefined && { level }),
    ...(practice !== undefined && { practice }),
    ...(size !== undefined && { size }),
    ...(facets !== undefined && { facets }),
  }
}

async function askServer(input: StartInput): Promise<StudyQueue> {
  const outcome = await flush()
  if (outcome === 'later' && (await findOwnSnapshot()) !== undefined) throw new Unreached()
  const askedAtMs = Date.now()
  const started = await sendOnce(api.kanji.study.startSession.mutationOptions(), input)
  learnServerTime(started.now, askedAtMs)
  const { session, lessons, cards, items } = started
  const { sessionId, mode, version } = session
  return { sessionId, mode, version, lessons, cards, items }
}

/** The server did not take what was answered here: it would ask the same again. */
class Unreached extends Error {}

function withPatience<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return Promise.race([
    answer,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs)),
  ])
}

async function findOwnSnapshot(): Promise<StudySnapshot | undefined> {
  const userId = findLearnerId()
  return userId === undefined ? undefined : findSnapshot(userId)
}

/** How many reviews this device could ask now by itself; undefined where it keeps nothing. */
export async function countKeptReviews(): Promise<number | undefined> {
  const snapshot = await findOwnSnapshot()
  if (snapshot === undefined) return undefined
  const { cards } = foldSnapshot(snapshot, await listPending(), findLearnerId() ?? '')
  const atMs = serverNow().getTime()
  const { preferences } = snapshot.profile
  return cards.filter((each) => isDue(each.card, atMs) && isStillAsked(each, preferences)).length
}

async function toQueue(input: StartInput, snapshot: StudySnapshot): Promise<StudyQueue> {
  const userId = findLearnerId() ?? ''
  const chosen = chooseFromSnapshot(input, {
    snapshot,
    folded: foldSnapshot(snapshot, await listPending(), userId),
    atMs: serverNow().getTime(),
  })
  const asked = new Set([...chosen.lessons, ...chosen.cards.map(({ subjectId }) => subjectId)])
  const items = snapshot.items.filter(({ subjectId }) => asked.has(subjectId))
  const { sessionId, mode } = input
  return { sessionId, mode, version: undefined, ...chosen, items }
}
