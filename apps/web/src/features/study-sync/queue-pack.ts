import type { input as startInput } from '@kotonoha/contract/kanji/study/start-session'
import { isRetired } from '@kotonoha/study/pace/retirement'
import { isDueWithinFuzz } from '@kotonoha/study/session/due-ahead'
import { buildReviewOrder } from '@kotonoha/study/session/review-order'
import type * as z from 'zod'
import { type ApiOutputs, api } from '../../api/api'
import { isWorthRetrying } from '../../api/api-error'
import { newId } from '../../api/new-id'
import { sendOnce } from '../../api/send-once'
import { findLearnerId } from './find-learner-id'
import { type FoldedPack, foldPack } from './fold-pack'
import { flush, listPending } from './outbox'
import { learnServerTime, serverNow } from './server-clock'
import type { StudyPack } from './study-database'
import { findPack } from './study-pack'

type StartInput = z.input<typeof startInput>
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

/** As the server chooses (a sitting). */
const usualReviewCount = 100

/**
 * What to study now: from the server, which is told first of what was answered here; else from what
 * this device keeps.
 */
export async function loadQueue(wish: QueueWish): Promise<StudyQueue> {
  const input = toInput(wish)
  const fromServer = askServer(input)
  // Where the device has its answer, nobody waits for this one, nor for its failure.
  fromServer.catch(() => {})
  const pack = wish.mode === 'practice' ? undefined : await findOwnPack()
  if (pack === undefined) return fromServer
  const fromDevice = () => toQueue(input, pack)
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
  if (outcome === 'later' && (await findOwnPack()) !== undefined) throw new Unreached()
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

async function findOwnPack(): Promise<StudyPack | undefined> {
  const userId = findLearnerId()
  return userId === undefined ? undefined : findPack(userId)
}

async function toQueue(input: StartInput, pack: StudyPack): Promise<StudyQueue> {
  const folded = foldPack(pack, await listPending(), findLearnerId() ?? '')
  const { sessionId, mode } = input
  const lessons = mode === 'lessons' ? chooseLessons(folded, input, pack) : []
  const { isRetiringOn } = pack.profile.preferences
  const cards = mode === 'lessons' ? [] : chooseCards(folded, { ...input, isRetiringOn })
  const asked = new Set([...lessons, ...cards.map(({ subjectId }) => subjectId)])
  const items = pack.items.filter(({ subjectId }) => asked.has(subjectId))
  return { sessionId, mode, version: undefined, lessons, cards, items }
}

function chooseLessons({ lessons }: FoldedPack, { level, size }: StartInput, pack: StudyPack) {
  const isWanted = (subjectId: number) =>
    level === undefined ||
    pack.items.some((item) => item.subjectId === subjectId && item.level === level)
  return lessons.filter(isWanted).slice(0, size)
}

function chooseCards(
  { cards, calendar, model }: FoldedPack,
  { size, facets, isRetiringOn }: StartInput & { isRetiringOn: boolean },
): Started['cards'] {
  const atMs = serverNow().getTime()
  const today = calendar.toDay(atMs)
  const isDue = (dueAtMs: number | undefined) => (dueAtMs ?? Number.POSITIVE_INFINITY) <= atMs
  const wanted = cards.filter(
    ({ card, facet }) =>
      (facets?.includes(facet) ?? true) &&
      !(isRetiringOn && isRetired(card)) &&
      (isDue(card.dueAtMs) || isDueWithinFuzz(card, { today, calendar })),
  )
  const order = buildReviewOrder(
    wanted.map(({ card, subjectId, facet }) => ({
      subjectId,
      facet,
      isStep: card.phase === 'learning' || card.phase === 'relearning',
      recallChance:
        card.memory === undefined
          ? 0
          : model.retrievability(card.memory, Math.max(0, today - (card.lastDay ?? today))),
      isAhead: !isDue(card.dueAtMs),
    })),
    { limit: size ?? usualReviewCount, random: Math.random },
  )
  const byKey = new Map(wanted.map((each) => [`${each.subjectId}/${each.facet}`, each.wire]))
  return order.flatMap(({ subjectId, facet }) => byKey.get(`${subjectId}/${facet}`) ?? [])
}
