import { rescheduleCard } from '@kotonoha/study/fold/reschedule-card'
import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { isRetired } from '@kotonoha/study/pace/retirement'
import { toQuestionKey } from '@kotonoha/study/session/question'
import { mapInSlices } from '@kotonoha/user-db/in-slices'
import { listCardsOf, saveCards } from '@kotonoha/user-db/queries/study/cards'
import { groupByCard } from '@kotonoha/user-db/queries/study/count-answers'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { listReviewsOf } from '@kotonoha/user-db/queries/study/review-log'
import {
  addReschedulePart,
  dropOldReschedules,
  dropReschedule,
  findLatestReschedule,
  type KeptSchedule,
  listKeptSchedules,
  listScheduledSubjects,
} from '@kotonoha/user-db/queries/training/reschedules'
import type { Queries } from '@kotonoha/user-db/user-db'
import { foundOrThrow } from '../found-or-throw'
import { createScheduler, toCalendar } from '../study/scheduling'
import type { StudyChange, StudyLearner } from '../study/study-procedure'

/** New dates can be taken back for so long. */
export const rescheduleLifeMs = 30 * 86_400_000

/** Items of a portion: their logs are read and folded while the learner's other changes wait. */
const itemsOfPortion = 300
/** Items whose logs are in memory at once, and come from the database in one. */
const itemsAtOnce = 50

export const loadDays = 28

interface Portion {
  /** Every card of it, as it is and as it would be. */
  cards: { was: StoredCard; is: StoredCard }[]
  next: number | null
}

/** What the parameters and the wish of today would make of the next cards. */
async function planPortion(
  queries: Queries,
  { learner, after, at }: { learner: StudyLearner; after: number; at: Date },
): Promise<Portion> {
  const { userId } = learner
  const found = await listScheduledSubjects(queries, { userId, after, limit: itemsOfPortion })
  const scheduler = createScheduler(learner)
  const cards: Portion['cards'] = []
  for (let from = 0; from < found.length; from += itemsAtOnce) {
    const subjectIds = found.slice(from, from + itemsAtOnce)
    const stored = await listCardsOf(queries, { userId, subjectIds })
    const logs = groupByCard(await listReviewsOf(queries, { userId, subjectIds }))
    const planned = await mapInSlices(stored, (was) => {
      const log = logs.get(toQuestionKey(was)) ?? []
      return { was, is: rescheduleCard({ stored: was, log, scheduling: scheduler(was), at }) }
    })
    cards.push(...planned)
  }
  return { cards, next: found.length < itemsOfPortion ? null : (found.at(-1) ?? null) }
}

/** How many cards of a portion would come earlier or later, and the reviews of the next days. */
export async function previewPortion(
  queries: Queries,
  asked: { learner: StudyLearner; after: number; at: Date },
) {
  const { cards, next } = await planPortion(queries, asked)
  const { preferences } = asked.learner
  const calendar = toCalendar(preferences)
  const today = calendar.toDay(asked.at.getTime())
  const loadNow = Array.from({ length: loadDays }, () => 0)
  const loadThen = [...loadNow]
  const toDay = ({ card, isSuspended }: StoredCard) => {
    const isAsked = !isSuspended && !(preferences.isRetiringOn && isRetired(card))
    if (!isAsked || card.memory === undefined || card.dueAtMs === undefined) return undefined
    return Math.max(0, calendar.toDay(card.dueAtMs) - today)
  }
  const count = { cards: 0, earlier: 0, later: 0 }
  for (const { was, is } of cards) {
    const [now, then] = [toDay(was), toDay(is)]
    addDay(loadNow, now)
    addDay(loadThen, then)
    if (now === undefined || then === undefined) continue
    count.cards += 1
    if (then < now) count.earlier += 1
    if (then > now) count.later += 1
  }
  return { ...count, loadNow, loadThen, next }
}

function addDay(load: number[], day: number | undefined): void {
  if (day !== undefined && day < load.length) load[day] = (load[day] ?? 0) + 1
}

interface Rescheduling {
  rescheduleId: string
  after: number
  at: Date
}

/** Gives a portion of the cards new dates, and keeps those that they had. */
export async function reschedulePortion(
  change: StudyChange,
  { rescheduleId, after, at }: Rescheduling,
): Promise<{ cards: number; next: number | null }> {
  const { queries, userId, revision } = change
  const until = new Date(at.getTime() - rescheduleLifeMs)
  await dropOldReschedules(queries, { userId, until })
  const { cards, next } = await planPortion(queries, { learner: change, after, at })
  const changed = cards.filter(({ was, is }) => was !== is)
  const before = changed.map(({ was }) => was)
  await addReschedulePart(queries, { userId, rescheduleId, cards: before, at })
  await saveCards(queries, { userId, revision, cards: changed.map(({ is }) => is) })
  if (next === null) await tell(change, { rescheduleId, at })
  return { cards: changed.length, next }
}

async function tell(change: StudyChange, { rescheduleId, at }: { rescheduleId: string; at: Date }) {
  const { queries, userId } = change
  const done = await listKeptSchedules(queries, { userId, rescheduleId })
  if (done.length === 0) return
  const data = { cards: new Set(done.map(toQuestionKey)).size }
  const event = { type: 'rescheduled' as const, key: rescheduleId, at, data }
  await addEvents(queries, { userId, events: [event] })
}

/** Gives cards the dates back that they had before the latest time that they were given new ones. */
export async function revertReschedule(
  change: StudyChange,
  { rescheduleId, at }: { rescheduleId: string; at: Date },
): Promise<{ restored: number; kept: number }> {
  const { queries, userId, revision } = change
  const since = new Date(at.getTime() - rescheduleLifeMs)
  const latest = await findLatestReschedule(queries, { userId, since })
  foundOrThrow(
    latest?.rescheduleId === rescheduleId ? latest : undefined,
    'such dates to take back of the last 30 days',
  )
  // A card of several portions is as before the first of them, which comes last.
  const schedules = await listKeptSchedules(queries, { userId, rescheduleId })
  const kept = new Map(schedules.map((each) => [toQuestionKey(each), each]))
  const subjectIds = schedules.map(({ subjectId }) => subjectId)
  const cards = await listCardsOf(queries, { userId, subjectIds })
  const restored = cards.flatMap((stored) => {
    const before = kept.get(toQuestionKey(stored))
    return before !== undefined && isUnanswered(stored, before) ? [restore(stored, before)] : []
  })
  await saveCards(queries, { userId, revision, cards: restored })
  await dropReschedule(queries, { userId, rescheduleId })
  const data = { cards: restored.length }
  const event = { type: 'reschedule-reverted' as const, key: rescheduleId, at, data }
  await addEvents(queries, { userId, events: [event] })
  return { restored: restored.length, kept: kept.size - restored.length }
}

/** Whether nothing was done to a card since; one that was reset has no memory. */
function isUnanswered({ card }: StoredCard, before: KeptSchedule): boolean {
  return (
    card.memory !== undefined &&
    card.reps === before.reps &&
    card.lastReviewedAtMs === before.lastReviewedAtMs
  )
}

function restore(stored: StoredCard, before: KeptSchedule): StoredCard {
  const { stability, difficulty, dueAtMs } = before
  return { ...stored, card: { ...stored.card, memory: { stability, difficulty }, dueAtMs } }
}
