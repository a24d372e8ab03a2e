/**
 * A program for tests: opens the data folder named in its arguments, submits answers one call after
 * the other and says the ids of each when they are acknowledged, until it is killed.
 */
import { randomUUID } from 'node:crypto'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import { openUserDb } from '../open-user-db'
import { countAnswers, findAnswered } from '../queries/study/count-answers'
import { addStudyProfile, beginStudyChange } from '../queries/study/study-profile'
import { toNumberedUserId } from './make-user-id'
import { silentLog } from './silent-log'

const [dataFolder = ''] = process.argv.slice(2)
const userId = toNumberedUserId(1)
const calendar = createLearnerCalendar({ zone: 'UTC', dayStartHour: 4 })
const scheduling = { model: createMemoryModel(), calendar, dueMode: 'day' as const }

const userDb = await openUserDb({
  dataFolder,
  log: silentLog,
  clock: () => new Date(),
  random: Math.random,
})
const profile = { userId, level: 1, settings: {}, goal: null, curriculumVersion: 1 }
await addStudyProfile(userDb, { ...profile, at: new Date(0) })
for (let turn = 0; ; turn += 1) {
  const at = new Date()
  const answers = [1, 2, 3].map((number) => ({
    reviewId: randomUUID(),
    subjectId: 20_000_000 + ((turn + number) % 50),
    facet: 'meaning' as const,
    reviewedAt: at,
    learnerDay: calendar.toDay(at.getTime()),
    rating: 3 as const,
    verdict: 'right' as const,
    mode: 'typed' as const,
    answerMs: 1000,
    basedOnReps: turn,
    answer: '',
    sessionId: undefined,
  }))
  await userDb.transaction(async (queries) => {
    const begun = await beginStudyChange(queries, userId)
    if (begun === undefined) throw new Error('no profile')
    await countAnswers(queries, {
      userId,
      revision: begun.revision,
      at,
      answers,
      found: await findAnswered(queries, { userId, answers }),
      toScheduling: ({ subjectId }) => ({ ...scheduling, cardKey: String(subjectId) }),
    })
  })
  process.stdout.write(`${answers.map(({ reviewId }) => reviewId).join(' ')}\n`)
}
