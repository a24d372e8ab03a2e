import type { MemoryModel } from '@kotonoha/srs/memory-model'
import { isRetired } from '@kotonoha/study/pace/retirement'
import { isDueWithinFuzz } from '@kotonoha/study/session/due-ahead'
import { buildReviewOrder } from '@kotonoha/study/session/review-order'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { listDueCards } from '@kotonoha/user-db/queries/study/dues'
import type { StoredCard } from '@kotonoha/user-db/queries/study/stored-card'
import type { Queries } from '@kotonoha/user-db/user-db'
import { type Scheduled, toCalendar, toModel } from './scheduling'
import type { StudyPreferences } from './study-preferences'

/** More dues than anybody answers in a day; what is beyond waits for a later question. */
const weighedDues = 3000

/** The chance that a card is remembered on a learner day. */
export function toRecallChance(
  { card }: StoredCard,
  { day, model }: { day: number; model: MemoryModel },
): number {
  if (card.memory === undefined) return 0
  const elapsedDays = Math.max(0, day - (card.lastDay ?? day))
  return model.retrievability(card.memory, elapsedDays)
}

/**
 * Whether a card may be asked, in whatever mode: its lesson was done, the learner did not stop it, and
 * it is not one of those known for a year that they let go of.
 */
export function isStillAsked(
  { card, isSuspended }: StoredCard,
  { isRetiringOn }: Pick<StudyPreferences, 'isRetiringOn'>,
): boolean {
  return card.phase !== 'new' && !isSuspended && !(isRetiringOn && isRetired(card))
}

export interface ReviewChoice {
  learner: Scheduled
  at: Date
  limit: number
  facets?: readonly StoredCard['facet'][] | undefined
  random: () => number
}

/** The due cards to ask now, in the order of asking. */
export async function chooseReviews(
  queries: Queries,
  { learner, at, limit, facets, random }: ReviewChoice,
): Promise<StoredCard[]> {
  const { userId, preferences } = learner
  const due = await listDueCards(queries, { userId, until: at, limit: weighedDues })
  const subjectIds = due.map(({ subjectId }) => subjectId)
  const siblings = await listCardsOf(queries, { userId, subjectIds })
  const asked = siblings.filter(
    (each) =>
      each.card.dueAtMs !== undefined &&
      isStillAsked(each, preferences) &&
      (facets?.includes(each.facet) ?? true),
  )
  return orderCards(asked, { learner, at, limit, random, isOfDues: true })
}

/**
 * Cards in the order of asking, no more than the limit. Of dues, what is not due is asked only
 * beside a sibling that is, and if chance alone put it on a later day.
 */
export function orderCards(
  all: readonly StoredCard[],
  {
    learner,
    at,
    limit,
    random,
    isOfDues = false,
  }: Omit<ReviewChoice, 'facets'> & { isOfDues?: boolean },
): StoredCard[] {
  const calendar = toCalendar(learner.preferences)
  const model = toModel(learner)
  const day = calendar.toDay(at.getTime())
  const isDue = ({ card }: StoredCard) => (card.dueAtMs ?? Number.POSITIVE_INFINITY) <= at.getTime()
  const cards = isOfDues
    ? all.filter((each) => isDue(each) || isDueWithinFuzz(each.card, { today: day, calendar }))
    : all
  const byKey = new Map(cards.map((each) => [`${each.subjectId}/${each.facet}`, each]))
  const order = buildReviewOrder(
    cards.map((each) => ({
      subjectId: each.subjectId,
      facet: each.facet,
      isStep: each.card.phase === 'learning' || each.card.phase === 'relearning',
      recallChance: toRecallChance(each, { day, model }),
      isAhead: isOfDues && !isDue(each),
    })),
    { limit, random },
  )
  return order.flatMap(({ subjectId, facet }) => byKey.get(`${subjectId}/${facet}`) ?? [])
}
