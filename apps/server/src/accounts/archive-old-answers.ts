import {
  archiveReviews,
  listLearnersToArchive,
} from '@kotonoha/user-db/queries/study/archive/archive-reviews'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { Log } from '../log'

const dayMs = 86_400_000

/** Thirteen months: a year ago, and the month before it, is what pages and jobs look at. */
const keptDays = 396

/** So seldom does the border move: the pack of a card is written anew with each move. */
const stepDays = 30

const learnersAtOnce = 100

/** The first learner day that stays in the log itself. */
export function findArchiveBorder(at: Date): number {
  const oldest = Math.floor(at.getTime() / dayMs) - keptDays
  return Math.floor(oldest / stepDays) * stepDays
}

/**
 * Moves answers older than thirteen months to the archive. May be run by several processes at once,
 * and cut short at any moment; `isStopped` ends it between two learners.
 */
export async function archiveOldAnswers({
  userDb,
  at,
  log,
  isStopped,
}: {
  userDb: UserDb
  at: Date
  log: Log
  isStopped: () => boolean
}): Promise<void> {
  const beforeDay = findArchiveBorder(at)
  let after = '00000000-0000-0000-0000-000000000000'
  let answers = 0
  let learners = 0
  for (;;) {
    const found = await listLearnersToArchive(userDb, { after, beforeDay, limit: learnersAtOnce })
    for (const userId of found) {
      if (isStopped()) return
      answers += await archiveReviews(userDb, { userId, beforeDay })
      learners += 1
    }
    const last = found.at(-1)
    if (last === undefined) break
    after = last
  }
  if (answers > 0) log.info('old answers archived', { answers, learners })
}
