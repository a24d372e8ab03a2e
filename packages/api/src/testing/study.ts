import type { Learner } from './learners'
import { newId } from './learners'

type Item = Awaited<ReturnType<Learner['api']['kanji']['study']['getItem']>>
export type WireCard = Item['cards'][number]

/** Somebody at the first level of the curriculum, with generous limits. */
export async function onboard(
  { api }: Learner,
  preferences: Record<string, unknown> = {},
  more: { startLevel?: number; isLowerAssumed?: boolean } = {},
) {
  return api.kanji.onboarding.finish({
    mutationId: newId(),
    startLevel: 1,
    isLowerAssumed: false,
    goal: null,
    preferences: { zone: 'Asia/Tokyo', newPerDay: 100, batchSize: 10, ...preferences },
    ...more,
  })
}

/** Does the next batch of lessons at a moment; gives the cards that it made. */
export async function doLessons({ api }: Learner, at: Date): Promise<WireCard[]> {
  const sessionId = newId()
  const { lessons } = await api.kanji.study.startSession({ sessionId, mode: 'lessons' })
  if (lessons.length === 0) return []
  const { cards } = await api.kanji.study.completeLessons({
    sessionId,
    items: lessons.map((subjectId) => ({
      lessonId: newId(),
      subjectId,
      misses: 0,
      completedAt: at.toISOString(),
    })),
  })
  return cards
}

/** An answer to a card as it stands. */
export function answerTo(
  card: Pick<WireCard, 'subjectId' | 'facet' | 'reps'>,
  at: Date,
  { rating = 3, reviewId = newId() }: { rating?: 1 | 2 | 3 | 4; reviewId?: string } = {},
) {
  return {
    reviewId,
    subjectId: card.subjectId,
    facet: card.facet,
    reviewedAt: at.toISOString(),
    rating,
    verdict: rating === 1 ? ('wrong' as const) : ('right' as const),
    mode: 'typed' as const,
    answerMs: 4000,
    basedOnReps: card.reps,
    answer: 'answer',
  }
}
