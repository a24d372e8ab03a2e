import type { output } from '@kotonoha/contract/kanji/progress/list-events'
import { InvalidCursorError } from '@kotonoha/dictionary-db/invalid-cursor-error'
import {
  type EventPlace,
  findEventType,
  type ListedEvent,
  listEvents,
  toEventNumber,
} from '@kotonoha/user-db/queries/study/events'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import type { LearnerStanding } from '../study/learner-standing'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'
import { toTile } from '../study/to-tile'

type History = z.infer<typeof output>
type Told = History['events'][number]

/** Items named of those passed together. */
const namedItems = 12

interface Asked {
  learner: StudyLearner
  standing: LearnerStanding
  cursor?: string | null | undefined
  limit: number
}

/** A page of what happened; items passed one after another on a day are told together. */
export async function listHistory(
  queries: Queries,
  { learner, standing, cursor, limit }: Asked,
): Promise<History> {
  const { userId, preferences } = learner
  const { toDay } = toCalendar(preferences)
  const before = parseCursor(cursor)
  // One more than is shown says whether there are more: nobody is offered a page with nothing on it.
  const found = await listEvents(queries, { userId, before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const told: Told[] = []
  for (const row of rows) {
    const event = toTold(row, { standing, day: toDay(row.at.getTime()) })
    const last = told.at(-1)
    if (last?.type === 'items-passed' && event.type === last.type && event.day === last.day) {
      last.count = (last.count ?? 0) + 1
      if (last.items.length < namedItems) last.items.push(...event.items)
    } else {
      told.push(event)
    }
  }
  const end = found.length > limit ? rows.at(-1) : undefined
  return { events: told, nextCursor: end === undefined ? null : toCursor(end) }
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
