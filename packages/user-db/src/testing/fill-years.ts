/**
 * A program for measurements: gives the learner named on its standard input years of answers, in
 * the database of the product that runs in a data folder. The product believes no answer that is
 * older than a year, so they cannot be sent to it; they are folded, counted and archived by the code
 * that does it there. Says in the end how many there are.
 */
import { foldStreak } from '@kotonoha/study/habit/streak'
import type { Question } from '@kotonoha/study/session/question'
import { connect } from '../connection/connect'
import { findServerToRead } from '../find-server'
import { archiveReviews } from '../queries/study/archive/archive-reviews'
import { keepFolds } from '../queries/study/count-answers'
import { addEvents } from '../queries/study/events'
import { saveStreak, setKeptDay } from '../queries/study/streak-days'
import { beginStudyChange } from '../queries/study/study-profile'
import { liveYears, type Years } from './live-years'
import { silentLog } from './silent-log'

/** Cards in one transaction. */
const cardsAtOnce = 60

interface Wish {
  dataFolder: string
  cards: Question[]
  years: Years
  archiveBeforeDay: number
}

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const { dataFolder, cards, years, archiveBeforeDay } = JSON.parse(
  Buffer.concat(chunks).toString(),
) as Wish
const { userId } = years

const { target, stopServer } = await findServerToRead({ dataFolder, log: silentLog })
const userDb = connect(target, { log: silentLog, random: Math.random })
const days = new Map<number, number>()
let answers = 0
let folds: Parameters<typeof keepFolds>[2][number][] = []

async function keep(): Promise<void> {
  const added = folds.flatMap((each) => each.added)
  for (const { learnerDay } of added) days.set(learnerDay, (days.get(learnerDay) ?? 0) + 1)
  answers += added.filter(({ mode }) => mode !== 'lesson').length
  const passed = folds.flatMap(({ stored }) => {
    const at = stored.card.firstPassedAtMs
    return at === undefined ? [] : [{ subjectId: stored.subjectId, at: new Date(at) }]
  })
  await userDb.transaction(async (queries) => {
    const begun = await beginStudyChange(queries, userId)
    if (begun === undefined) throw new Error('no profile')
    await keepFolds(queries, { userId, revision: begun.revision, at: new Date() }, folds)
    const events = passed.map(({ subjectId, at }) => ({
      type: 'items-passed' as const,
      key: String(subjectId),
      at,
      data: { subjectId },
    }))
    await addEvents(queries, { userId, events })
  })
  folds = []
}

for (const fold of liveYears(cards, years)) {
  folds.push(fold)
  if (folds.length === cardsAtOnce) await keep()
}
if (folds.length > 0) await keep()

const kept = [...days].filter(([, count]) => count >= 10).map(([day]) => day)
const streak = foldStreak(kept, { isExcused: () => false, usesFreezes: true })
await userDb.transaction(async (queries) => {
  for (const day of kept) await setKeptDay(queries, { userId, day, isKept: true })
  await saveStreak(queries, { userId, ...streak })
})
const archived = await archiveReviews(userDb, { userId, beforeDay: archiveBeforeDay })
await userDb.close()
await stopServer()
process.stdout.write(`${JSON.stringify({ answers, archived, days: days.size })}\n`)
