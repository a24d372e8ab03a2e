import { type Statement, statement } from '../../statement'
import type { Queries } from '../../user-db'
import { listArchivedAfter } from '../study/archive/review-archive'
import type { ReviewRow } from '../study/logged-review'

/** Where a log was read up to. */
export interface LogPlace {
  subjectId: number
  facet: number
}

interface RecentCard extends LogPlaceRow {
  answers: string
  first_at: Date
}

interface LogPlaceRow {
  subject_id: number
  facet: number
}

/** How an answer is written; in SQL and here, since the archive is unpacked here. */
export interface LogForm {
  page: Statement<RecentCard>
  separator: string
  toText: (answer: LoggedAnswer) => string
}

export function createLogForm(form: {
  sql: string
  separator: string
  toText: (answer: LoggedAnswer) => string
}): LogForm {
  const { sql, separator, toText } = form
  const page = statement<RecentCard>(`
    SELECT subject_id, facet, min(reviewed_at) AS first_at,
           string_agg(${sql}, '${separator}'
                      ORDER BY reviewed_at, based_on_reps, review_id) AS answers
    FROM   review
    WHERE  user_id = $1 AND status = 0 AND (subject_id, facet) > ($2, $3)
    GROUP  BY subject_id, facet
    ORDER  BY subject_id, facet
    LIMIT  $4`)
  return { page, separator, toText }
}

const columnsOfAnswer = [
  'reviewed_at',
  'based_on_reps',
  'local_day',
  'grade',
  'pre_state',
  'answer_ms',
] as const

type LoggedAnswer = Pick<ReviewRow, 'review_id' | (typeof columnsOfAnswer)[number]>
type ArchivedAnswer = LoggedAnswer & Pick<ReviewRow, 'status'>

const answersOfCard = statement<LoggedAnswer>(`
  SELECT review_id, ${columnsOfAnswer.join(', ')}
  FROM   review
  WHERE  user_id = $1 AND subject_id = $2 AND facet = $3 AND status = 0`)

interface FoundCard {
  place: LogPlaceRow
  recent?: RecentCard
  old?: ArchivedAnswer[]
}

/** The counted answers of a card, in the order of answering, as the form writes them. */
export interface LoggedCard extends LogPlaceRow {
  answers: string
}

export interface LogPage {
  cards: LoggedCard[]
  /** Undefined when there is no more. */
  next: LogPlace | undefined
}

/** A page of the whole log, card after card: what is in the archive and what is not. */
export async function readLogPage(
  queries: Queries,
  form: LogForm,
  { userId, after, cards }: { userId: string; after: LogPlace; cards: number },
): Promise<LogPage> {
  const recent = await queries.query(form.page, [userId, after.subjectId, after.facet, cards])
  const columns = [...columnsOfAnswer, 'status'] as const
  const archived = await listArchivedAfter(queries, { userId, after, cards, columns })
  const byCard = new Map<string, FoundCard>()
  for (const card of recent) byCard.set(toKey(card), { place: card, recent: card })
  for (const old of archived) {
    const [place] = old
    if (place !== undefined) byCard.set(toKey(place), { place, ...byCard.get(toKey(place)), old })
  }
  const found = [...byCard.values()]
    .sort((one, other) => byPlace(one.place, other.place))
    .slice(0, cards)
  const logged: LoggedCard[] = []
  for (const card of found) {
    const answers = await writeCard(queries, userId, { ...card, form })
    const { subject_id, facet } = card.place
    if (answers !== '') logged.push({ subject_id, facet, answers })
  }
  const last = found.at(-1)?.place
  const hasMore = found.length === cards && last !== undefined
  return {
    cards: logged,
    next: hasMore ? { subjectId: last.subject_id, facet: last.facet } : undefined,
  }
}

/** The older answers stand before the recent ones, unless one came very late. */
async function writeCard(
  queries: Queries,
  userId: string,
  { form, place, recent, old = [] }: FoundCard & { form: LogForm },
): Promise<string> {
  const counted: LoggedAnswer[] = old.filter(({ status }) => status === 0)
  const isBefore = counted.every(({ reviewed_at }) => reviewed_at < (recent?.first_at ?? endOfTime))
  const write = (answers: LoggedAnswer[]) => answers.sort(byTime).map(form.toText)
  if (isBefore) return [...write(counted), recent?.answers ?? []].flat().join(form.separator)
  const own = await queries.query(answersOfCard, [userId, place.subject_id, place.facet])
  return write([...counted, ...own]).join(form.separator)
}

const endOfTime = new Date(8.64e15)

function byTime(one: LoggedAnswer, other: LoggedAnswer): number {
  return (
    one.reviewed_at.getTime() - other.reviewed_at.getTime() ||
    one.based_on_reps - other.based_on_reps ||
    (one.review_id < other.review_id ? -1 : 1)
  )
}

function byPlace(one: LogPlaceRow, other: LogPlaceRow): number {
  return one.subject_id - other.subject_id || one.facet - other.facet
}

function toKey({ subject_id, facet }: LogPlaceRow): string {
  return `${subject_id} ${facet}`
}
