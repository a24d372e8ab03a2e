import { createHash } from 'node:crypto'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** What the history of a learner tells, with the numbers that rows have. */
const types = {
  'lesson-batch': 1,
  'session-ended': 2,
  'level-opened': 3,
  'level-passed': 4,
  'items-passed': 5,
  leech: 6,
  settings: 7,
  'streak-freeze': 8,
  'level-reset': 9,
  onboarding: 10,
  import: 15,
  'import-reverted': 16,
  'memory-trained': 21,
  rescheduled: 22,
  'reschedule-reverted': 23,
} as const

export type StudyEventType = keyof typeof types

export interface StudyEvent {
  type: StudyEventType
  /** Names what happened among the learner's events of this type, so that it is told once. */
  key: string
  at: Date
  data: Record<string, unknown>
}

const add = statement(`
  INSERT INTO event (user_id, event_id, type, at, data)
  VALUES ($1, $2, $3, $4, $5::jsonb)
  ON CONFLICT (user_id, event_id) DO NOTHING`)

/** Adds to the learner's history; what is in it already is not added again. */
export async function addEvents(
  queries: Queries,
  { userId, events }: { userId: string; events: readonly StudyEvent[] },
): Promise<void> {
  for (const { type, key, at, data } of events) {
    const eventId = toUuid(`${userId}/${type}/${key}`)
    await queries.run(add, [userId, eventId, types[type], at, JSON.stringify(data)])
  }
}

const dropOthers = statement(`
  DELETE FROM event WHERE user_id = $1 AND type = $2 AND event_id <> ALL($3::uuid[])`)

const addMissing = statement(`
  INSERT INTO event (user_id, event_id, type, at, data)
  SELECT $1::uuid, event_id, $2, at, '{}'::jsonb
  FROM   unnest($3::uuid[], $4::timestamptz[]) AS given (event_id, at)
  ON CONFLICT (user_id, event_id) DO NOTHING`)

/**
 * Has the learner's history hold exactly these events of a type, for what follows from facts that may
 * still change. Those that are in it already stay as they are.
 */
export async function setEvents(
  queries: Queries,
  {
    userId,
    type,
    events,
  }: { userId: string; type: StudyEventType; events: readonly Pick<StudyEvent, 'key' | 'at'>[] },
): Promise<void> {
  const eventIds = events.map(({ key }) => toUuid(`${userId}/${type}/${key}`))
  await queries.run(dropOthers, [userId, types[type], eventIds])
  if (events.length === 0) return
  await queries.run(addMissing, [userId, types[type], eventIds, events.map(({ at }) => at)])
}

/** A uuid that depends on the text alone (version 8 of RFC 9562: made as one likes). */
export function toUuid(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** An event's place in the history: events of one moment stand in the order of their types. */
export interface EventPlace {
  at: Date
  type: StudyEventType
  eventId: string
}

/** An event as the learner's history shows it. */
export interface ListedEvent extends EventPlace {
  data: Record<string, unknown>
}

/** Later than every event: "either there is no end, or before it" would read all that is newer. */
const endOfTime = ['infinity', 0, 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const

const page = statement<{
  event_id: string
  type: number
  at: Date
  data: Record<string, unknown>
}>(`
  SELECT event_id, type, at, data
  FROM   event
  WHERE  user_id = $1
  AND    at <= $2::timestamptz
  AND    (at, -type, event_id) < ($2::timestamptz, -$3::integer, $4::uuid)
  AND    type = ANY ($6::smallint[])
  ORDER  BY at DESC, -type DESC, event_id DESC
  LIMIT  $5`)

const typeOf = new Map<number, string>(
  Object.entries(types).map(([name, number]) => [number, name]),
)

/** Those of a later release, which may run beside this one, take no place in a page. */
const knownTypes = [...typeOf.keys()]

/** Undefined for a number that no event has. */
export function findEventType(number: number): StudyEventType | undefined {
  return typeOf.get(number) as StudyEventType | undefined
}

export const toEventNumber = (type: StudyEventType): number => types[type]

/**
 * The history before an event of it, or its end; the newest first. Of one moment, what it ended (a
 * session) stands above what came of it (a level opened, one passed, its items).
 */
export async function listEvents(
  queries: Queries,
  { userId, before, limit }: { userId: string; before: EventPlace | undefined; limit: number },
): Promise<ListedEvent[]> {
  const place = before ? [before.at, types[before.type], before.eventId] : endOfTime
  const rows = await queries.query(page, [userId, ...place, limit, knownTypes])
  return rows.flatMap(({ event_id, type, ...row }) => {
    const name = findEventType(type)
    return name === undefined ? [] : [{ ...row, eventId: event_id, type: name }]
  })
}
