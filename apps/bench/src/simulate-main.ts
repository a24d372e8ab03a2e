/**
 * `npm run study:simulate -- --days 364 --per-day 15`: a learner with a year of study behind them, on a
 * server that runs already (`--origin http://127.0.0.1:3000`, started with `AUTH_MAILER_AUTOCONFIRM=true`).
 * Everything is written through the procedures that a browser calls, at the pace they allow, which
 * takes some minutes a year. Prints the address and the password to sign in with. The first of two
 * years is moved back in the database of that server, which is found in `KOTONOHA_DATA`.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { openJsonClient } from './accounts/json-client'
import { askOrThrow, change } from './accounts/learners'
import { runProgram } from './run-program'
import { type SignedUpLearner, studyZone, toSession } from './study/study-learners'
import { makeUpHabits } from './year/learner-habits'
import { sendYear } from './year/send-year'
import { readCurriculum } from './year/taught-subjects'

const mostDays = 730
const usualDays = 365

const dataFolder = process.env.KOTONOHA_DATA ?? 'var'
const moveLearnerBack = join(
  import.meta.dirname,
  '../../../packages/user-db/src/testing/move-learner-back.ts',
)

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: String(usualDays) },
    'per-day': { type: 'string', default: '15' },
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    email: { type: 'string', default: `learner-${randomUUID().slice(0, 8)}@example.com` },
    password: { type: 'string', default: 'a year of kanji' },
    seed: { type: 'string', default: '1' },
  },
})
const days = Number(values.days)
const newPerDay = Number(values['per-day'])
const number = Number(values.seed)
if (!Number.isInteger(days) || days < 1 || days > mostDays) {
  console.error(`--days is a whole number from 1 to ${mostDays}`)
  process.exit(1)
}
if (!Number.isInteger(newPerDay) || newPerDay < 0 || newPerDay > 100 || !Number.isInteger(number)) {
  console.error('--per-day is a whole number from 0 to 100, --seed a whole number')
  process.exit(1)
}

const { origin, email, password } = values
const client = openJsonClient(origin)
const { body } = await askOrThrow(client, '/auth/v1/signup', { body: { email, password } })
if (body.access_token === undefined) {
  console.error(
    'The server wants the address confirmed: start it with AUTH_MAILER_AUTOCONFIRM=true',
  )
  process.exit(1)
}
const learner: SignedUpLearner = { ...toSession(body), cards: [] }
await change(client, learner, 'core.user.createProfile', { firstName: 'Aki', lastName: 'Mori' })
await change(client, learner, 'kanji.onboarding.finish', {
  startLevel: 1,
  isLowerAssumed: false,
  goal: null,
  preferences: { zone: studyZone, newPerDay },
})
const calendar = createLearnerCalendar({ zone: studyZone, dayStartHour: 4 })
const { answers } = await sendYear(
  client,
  learner,
  {
    habits: {
      ...makeUpHabits(number),
      userId: learner.userId,
      zone: studyZone,
      startLevel: 1,
      newPerDay,
    },
    curriculum: readCurriculum(join(dataFolder, 'dictionary', 'dictionary.sqlite')),
    firstDay: calendar.toDay(Date.now()) - days,
    days,
  },
  {
    onWeek: (week) => console.log(`week ${week + 1} of ${Math.ceil(days / 7)}`),
    moveBack: (back) =>
      runProgram(moveLearnerBack, { dataFolder, userId: learner.userId, days: back }),
  },
)
client.close()
console.log(`${answers} answers of ${days} days. Sign in with ${email} and "${password}".`)
