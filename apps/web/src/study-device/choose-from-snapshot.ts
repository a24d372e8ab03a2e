import type { input as startInput } from '@kotonoha/contract/kanji/study/start-session'
import { toBatch } from '@kotonoha/study/lessons/list-lessons'
import { countNewCardsLeft } from '@kotonoha/study/pace/daily-limits'
import { chooseDue, toReviewLimit } from '@kotonoha/study/session/choose-due'
import type * as z from 'zod'
import type { FoldedSnapshot } from './fold-snapshot'
import type { StudyCard } from './send-entries'
import type { StudySnapshot } from './study-database'

/** What a session is asked for, of a device or of the server. */
export type StartInput = z.input<typeof startInput>

interface Kept {
  snapshot: StudySnapshot
  folded: FoldedSnapshot
  atMs: number
}

/** What a session asks that begins without the server: what the server would ask, as far as is kept. */
export function chooseFromSnapshot(
  { sessionId, mode, level, size, facets }: StartInput,
  { snapshot, folded, atMs }: Kept,
): { lessons: number[]; cards: StudyCard[] } {
  const { preferences } = snapshot.profile
  const { isRetiringOn, isOnVacation } = preferences
  const { calendar, model } = folded
  const done = folded.countDay(calendar.toDay(atMs))
  const today = { newCardsToday: done.newCards, reviewsToday: done.reviews, isOnVacation }
  if (mode === 'lessons') {
    const isWaiting = new Set(folded.lessons)
    const byId = new Map(snapshot.items.map((item) => [item.subjectId, item]))
    const waiting = snapshot.lessons
      .filter((subjectId) => isWaiting.has(subjectId))
      .flatMap((subjectId) => byId.get(subjectId) ?? [])
      .filter((item) => level === undefined || item.level === level)
    const newCardsLeft = countNewCardsLeft(preferences, today)
    return { lessons: toBatch(waiting, { preferences, newCardsLeft, size }), cards: [] }
  }
  const limit = toReviewLimit(preferences, today, size)
  const choice = { sessionId, atMs, calendar, model, limit, isRetiringOn, facets }
  return { lessons: [], cards: chooseDue(folded.cards, choice).map(({ wire }) => wire) }
}
