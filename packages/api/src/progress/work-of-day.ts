import type { workOfDay } from '@kotonoha/contract/kanji/progress/progress-numbers'
import type { KindDay } from '@kotonoha/user-db/queries/progress/study-days'
import type { z } from 'zod'

type WorkOfDay = z.infer<typeof workOfDay>

export const kindNames = ['component', 'kanji', 'word'] as const

/** What was done on one day, over the kinds; `rows` are those of that day. */
export function toWorkOfDay(rows: readonly KindDay[]): WorkOfDay {
  const sum = (count: (row: KindDay) => number) => rows.reduce((all, row) => all + count(row), 0)
  const ofKind = (kind: number) => rows.find((row) => row.kind === kind)?.answers ?? 0
  return {
    reviews: sum((row) => row.answers),
    correct: sum((row) => row.correct),
    firstTries: sum((row) => row.firstTries),
    recalled: sum((row) => row.recalled),
    lessons: sum((row) => row.lessons),
    newCards: sum((row) => row.newCards),
    minutes: sum((row) => row.ms) / 60_000,
    kinds: { component: ofKind(1), kanji: ofKind(2), word: ofKind(3) },
  }
}
