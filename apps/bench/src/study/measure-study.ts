import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type JsonClient, openJsonClient } from '../accounts/json-client'
import { askOrThrow } from '../accounts/learners'
import { waitForAccounts } from '../accounts/wait-for-accounts'
import { quantile } from '../measure'
import { startProduct } from '../running-server'
import { atMost, figure, type Row, round } from '../table'
import { measureSimulatedDays } from './simulated-days'
import { ask, makeStudyLearners, type StudyLearner, toAnswers, toSync } from './study-learners'

const environment = {
  KOTONOHA_ACCOUNTS: 'on',
  DATABASE_URL: '',
  AUTH_MAILER_AUTOCONFIRM: 'true',
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  AUTH_RATE_LIMIT_TOKEN: '999999999',
  AUTH_RATE_LIMIT_OTP: '999999999',
}

/** Studying under load, on a database of its own that is thrown away. */
export async function measureStudy(dictionaryFolder: string): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kotonoha-bench-'))
  symlinkSync(resolve(dictionaryFolder), join(dataFolder, 'dictionary'))
  const product = await startProduct({ ...environment, KOTONOHA_DATA: dataFolder })
  try {
    await waitForAccounts(product.origin)
    const load = `${availableParallelism()} · ${round(loadavg()[0] ?? 0)}`
    return [
      figure('cores · load of the machine before', load),
      ...(await measureSubmissions(product.origin)),
      ...(await measureLargeLearners(product.origin)),
      ...(await measureSimulatedDays(product.origin, dataFolder)),
    ]
  } finally {
    await product.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** So many that none makes more than 120 calls a minute. */
const submittingLearners = 200
const submissionSeconds = 8

async function measureSubmissions(origin: string): Promise<Row[]> {
  const learners = await makeStudyLearners(origin, { count: submittingLearners, startLevel: 4 })
  const rows: Row[] = []
  for (const { answers, perSecond, budgetMs } of [
    { answers: 1, perSecond: 300, budgetMs: 50 },
    { answers: 50, perSecond: 20, budgetMs: undefined },
  ]) {
    const times = await submitAtRate(origin, { learners, answers, perSecond })
    const p95 = quantile(times, 0.95)
    const what = `submission of ${answers}, ${perSecond} a second`
    rows.push(
      figure(
        `${what}: p50 · p95 · p99`,
        `${[0.5, 0.95, 0.99].map((each) => round(quantile(times, each))).join(' · ')} ms`,
      ),
    )
    if (budgetMs !== undefined) rows.push(atMost('  p95', p95, budgetMs, 'ms'))
  }
  return rows
}

interface Rate {
  learners: StudyLearner[]
  answers: number
  perSecond: number
}

/** Sends on the beat, whether or not the last one was answered; a late answer counts as late. */
async function submitAtRate(
  origin: string,
  { learners, answers, perSecond }: Rate,
): Promise<number[]> {
  const clients = Array.from({ length: 64 }, () => openJsonClient(origin))
  const startsAt = performance.now() + 200
  const times: number[] = []
  const count = perSecond * submissionSeconds
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const dueAt = startsAt + (index * 1000) / perSecond
      await new Promise((done) => setTimeout(done, dueAt - performance.now()))
      const learner = learners[index % learners.length]
      const client = clients[index % clients.length]
      if (learner === undefined || client === undefined) throw new Error('nobody to ask')
      await submit(client, learner, answers)
      // The first second warms up.
      if (index >= perSecond) times.push(performance.now() - dueAt)
    }),
  )
  for (const client of clients) client.close()
  return times
}

function submit(client: JsonClient, learner: StudyLearner, answers: number) {
  const body = { reviews: toAnswers(learner, answers) }
  const token = learner.accessToken
  return askOrThrow(client, '/api/kanji.study.submitReviews', { body, token })
}

/** Learners with every card of the curriculum. */
const largeLearners = 6
const roundsOfEach = 12

async function measureLargeLearners(origin: string): Promise<Row[]> {
  const learners = await makeStudyLearners(origin, { count: largeLearners, startLevel: 60 })
  const client = openJsonClient(origin)
  const [first] = learners
  if (first === undefined) throw new Error('nobody to ask')
  let cardCount = 0
  for (let since = 0, hasMore = true; hasMore; ) {
    const answer = await ask(client, first, 'kanji.sync.changes', toSync(since))
    cardCount += answer.cards.length
    since = answer.revision
    hasMore = answer.hasMore
  }
  const timed = async (work: (learner: StudyLearner) => Promise<unknown>, before?: typeof work) => {
    const times: number[] = []
    for (let turn = 0; turn < roundsOfEach; turn += 1) {
      for (const learner of learners) {
        await before?.(learner)
        const askedAt = performance.now()
        await work(learner)
        times.push(performance.now() - askedAt)
      }
    }
    return times
  }
  const answerOne = (learner: StudyLearner) => submit(client, learner, 1)
  const dashboard = (learner: StudyLearner) => ask(client, learner, 'kanji.dashboard.get')
  const forecast = (learner: StudyLearner) => ask(client, learner, 'kanji.progress.getForecast')
  const sync = (learner: StudyLearner) => ask(client, learner, 'kanji.sync.changes', toSync(0))
  const anew = await timed(dashboard, answerOne)
  const rows = [
    figure('cards of a learner of all levels', String(cardCount)),
    atMost('dashboard after an answer, p95', quantile(anew, 0.95), 40, 'ms'),
    figure('dashboard again, p95', `${round(quantile(await timed(dashboard), 0.95))} ms`),
    figure('forecast, p95', `${round(quantile(await timed(forecast), 0.95))} ms`),
    figure('sync of 5,000 changed cards, p95', `${round(quantile(await timed(sync), 0.95))} ms`),
  ]
  client.close()
  return rows
}
