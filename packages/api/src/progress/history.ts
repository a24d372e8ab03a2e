import type { output } from '@kotonoha/contract/kanji/progress/list-events'
import { InvalidCursorError } from '@kotonoha/dictionary-db/invalid-cursor-error'
import {
  type EventPlace,
  findEventType,
  type ListedEvent,
  listEvents,
  toEventNumber,
} from '@kotonoha/user-db/queries/study/events'
import { together } from '@kotonoha/user-db/together'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import type { LearnerStanding } from '../study/learner-standing'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'
import { toTile } from '../study/to-tile'
import { listAchievementsOf } from './achievements'

type History = z.infer<typeof output>
type Told = History['events'][number]

/** Items named of those passed together. */
const namedItems = 12

interface Asked {
  learner: StudyLearner
  standing: LearnerStanding
  at: Date
  cursor?: string | null | undefined
  limit: number
}

/** A page of what happened; items passed one after another on a day are told together. */
export async function listHistory(
  queries: Queries,
  { learner, standing, at, cursor, limit }: Asked,
): Promise<History> {
  const { userId, preferences } = learner
  const { toDay } = toCalendar(preferences)
  const before = parseCursor(cursor)
  const [found, achievements] = await together([
    // One more than is shown says whether there are more: nobody is offered a page with nothing on it.
    listEvents(queries, { userId, before, limit: limit + 1 }),
    listEarned(queries, { learner, standing, at }),
  ])
  const rows = found.slice(0, limit)
  const end = found.length > limit ? rows.at(-1) : undefined
  const told: Told[] = []
  for (const row of rows.toSorted(byLevelInMoment)) {
    const event = toTold(row, { standing, day: toDay(row.at.getTime()) })
    const last = told.at(-1)
    if (last?.type === 'items-passed' && event.type === last.type && event.day === last.day) {
      last.count = (last.count ?? 0) + 1
      if (last.items.length < namedItems) last.items.push(...event.items)
    } else {
      told.push(event)
    }
  }
  // The cursor names a row; what is earned has none, and stands on the page of the time around it.
  const earned = achievements.filter(
    (each) =>
      (!before || each.atMs < before.at.getTime()) && (!end || each.atMs >= end.at.getTime()),
  )
  return {
    events: [...earned.map(({ event }) => event), ...told].toSorted(byTime),
    nextCursor: end === undefined ? null : toCursor(end),
  }
}

const byTime = (one: Told, other: Told) => Date.parse(other.at) - Date.parse(one.at)

/** Levels that opened or were passed at once stand in the order of their numbers, the last on top. */
function byLevelInMoment(one: ListedEvent, other: ListedEvent): number {
  const levelOf = ({ data }: ListedEvent) => (typeof data.level === 'number' ? data.level : 0)
  return (
    other.at.getTime() - one.at.getTime() ||
    toEventNumber(one.type) - toEventNumber(other.type) ||
    levelOf(other) - levelOf(one)
  )
}

/** What was earned, as events: known by their day, they are told at its end. */
async function listEarned(
  queries: Queries,
  asked: Pick<Asked, 'learner' | 'standing' | 'at'>,
): Promise<{ atMs: number; event: Told }[]> {
  const { toStart } = toCalendar(asked.learner.preferences)
  const achievements = await listAchievementsOf(queries, asked)
  return achievements.flatMap(({ key, group, need, earnedOn }) => {
    if (earnedOn === undefined) return []
    const atMs = Math.min(toStart(earnedOn + 1) - 1, asked.at.getTime())
    const event: Told = {
      eventId: key,
      type: 'achievement',
      at: new Date(atMs).toISOString(),
      day: earnedOn,
      level: null,
      count: null,
      items: [],
      achievement: { key, group, need },
    }
    return [{ atMs, event }]
  })
}

function toTold(
  { eventId, type, at, data }: ListedEvent,
  { standing, day }: { standing: LearnerStanding; day: number },
): Told {
  const numberOf = (name: string) => (typeof data[name] === 'number' ? data[name] : null)
  const subject = standing.curriculum.byId.get(numberOf('subjectId') ?? 0)
  return {
    eventId,
    type,
    at: at.toISOString(),
    day,
    level: numberOf('level') ?? numberOf('startLevel'),
    count:
      type === 'items-passed'
        ? 1
        : (numberOf('answered') ?? numberOf('cards') ?? numberOf('lapses') ?? numberOf('items')),
    items: subject === undefined ? [] : [toTile(standing, subject)],
    achievement: null,
  }
}

function toCursor({ at, type, eventId }: EventPlace): string {
  return `${at.getTime()}_${toEventNumber(type)}_${eventId}`
}

/** Throws for a cursor that no answer gave. */
function parseCursor(cursor: string | null | undefined): EventPlace | undefined {
  if (cursor === null || cursor === undefined) return undefined
  const match = /^(\d{1,14})_(\d{1,4})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(cursor)
  const [, ms, number, eventId] = match ?? []
  const type = findEventType(Number(number))
  if (ms === undefined || type === undefined || eventId === undefined) {
    throw new InvalidCursorError(cursor)
  }
  return { at: new Date(Number(ms)), type, eventId }
}
