import type { output } from '@kotonoha/contract/kanji/algorithm/get-memory'
import {
  type ImportedHistory,
  listImportedHistories,
} from '@kotonoha/user-db/queries/imports/import-histories'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { listReviewsOf } from '@kotonoha/user-db/queries/study/review-log'
import { findMostAnswered } from '@kotonoha/user-db/queries/training/most-answered'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import type { LearnerStanding } from '../study/learner-standing'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'
import { toTile } from '../study/to-tile'

type Memory = z.infer<typeof output>

interface Asked {
  learner: StudyLearner
  standing: LearnerStanding
  literal: string | undefined
  at: Date
}

/** How a learner remembered one item. */
export async function getMemoryOf(
  queries: Queries,
  { learner, standing, literal, at }: Asked,
): Promise<Memory> {
  const { userId, preferences } = learner
  const today = toCalendar(preferences).toDay(at.getTime())
  const subjectId =
    literal === undefined
      ? await findMostAnswered(queries, userId)
      : findBegun(standing, literal)?.subjectId
  const subject = standing.curriculum.byId.get(subjectId ?? 0)
  if (subject === undefined) return { today, item: null }
  const asked = { userId, subjectIds: [subject.subjectId] }
  const [cards, reviews, brought] = await Promise.all([
    listCardsOf(queries, asked),
    listReviewsOf(queries, asked),
    listImportedHistories(queries, { userId, subjectId: subject.subjectId }),
  ])
  const counted = reviews
    .filter(({ status }) => status === 'counted')
    .toSorted((one, other) => one.reviewedAt.getTime() - other.reviewedAt.getTime())
  return {
    today,
    item: {
      tile: toTile(standing, subject),
      cards: cards.map(({ facet, card: { memory, lastDay } }) => ({
        facet,
        memory: memory === undefined || lastDay === undefined ? null : { ...memory, lastDay },
        answers: [
          ...brought.filter((each) => each.facet === facet).flatMap(toBroughtAnswers),
          ...counted
            .filter((each) => each.facet === facet)
            .map(({ learnerDay, rating, before, recallChance }) => ({
              day: learnerDay,
              rating,
              stability: before.memory?.stability ?? null,
              foretold: recallChance ?? null,
            })),
        ],
      })),
    },
  }
}

/** What was answered in another program, where nothing was foretold by us. */
function toBroughtAnswers({ days, ratings }: ImportedHistory) {
  return ratings.map((rating, place) => ({
    day: Math.max(0, days[place] ?? 0),
    rating,
    stability: null,
    foretold: null,
  }))
}

/** What is written so and was begun; a kanji before the word and the component of the same sign. */
function findBegun({ curriculum, standings }: LearnerStanding, literal: string) {
  const begun = curriculum.subjects.filter(
    (each) => each.literal === literal && standings.has(each.subjectId),
  )
  return begun.find(({ kind }) => kind === 'kanji') ?? begun[0]
}
