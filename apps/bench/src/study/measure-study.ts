import { availableParallelism, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { type JsonClient, openJsonClient } from '../accounts/json-client'
import { askOrThrow } from '../accounts/learners'
import { withAccounts } from '../accounts/with-accounts'
import { quantile } from '../measure'
import { atLeast, atMost, figure, printTable, type Row, round } from '../table'
import { cardsOfLargeLearner, makeLargeLearners } from './large-learners'
import { measureNextQuestion } from './next-question-times'
import { ask, makeStudyLearners, type StudyLearner, toAnswers, toSync } from './study-learners'

/**
 * Studying under load, on a database of its own that is thrown away. Each part is printed when it is
 * measured; its rows are given back.
 */
export async function measureStudy(dictionaryFile: string): Promise<Row[]> {
  const load = `${availableParallelism()} · ${round(loadavg()[0] ?? 0)}`
  return withAccounts(dirname(dictionaryFile), async ({ origin }) => {
    const parts: [title: string, measure: () => Promise<Row[]>][] = [
      ['the next question, in a browser', () => measureNextQuestion(origin)],
      ['submissions', () => measureSubmissions(origin)],
      ['fifteen thousand cards', () => measureLargeLearners(origin, dictionaryFile)],
    ]
    const rows: Row[] = []
    for (const [title, measure] of parts) {
      const startedAt = performance.now()
      const own = await measure()
      own.push(figure('measured in', `${round((performance.now() - startedAt) / 1000)} s`))
      if (rows.length === 0) own.unshift(figure('cores · load of the machine before', load))
      printTable(`Kanji study: ${title}`, own)
      rows.push(...own)
    }
    return rows
  })
}

/** So many that none makes more than 120 calls a minute. */
const submittingLearners = 200
const submissionSeconds = 8

async function measureSubmissions(origin: string): Promise<Row[]> {
  const learners = await makeStudyLearners(origin, { count: submittingLearners, startLevel: 4 })
  // The first ones after a start cost several times as much: they are told, and warm the rest up.
  const cold = await submitFlatOut(origin, learners, 1_000)
  const warm = await submitFlatOut(origin, learners, 2_000)
  const rows: Row[] = [
    figure(
      'submissions of 1 a second, 16 at once: the first 1,000 · then',
      `${Math.round(cold)} · ${Math.round(warm)}`,
    ),
  ]
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

/** How many a second when 16 devices each send the next as soon as the last was answered. */
async function submitFlatOut(
  origin: string,
  learners: StudyLearner[],
  count: number,
): Promise<number> {
  const clients = Array.from({ length: 16 }, () => openJsonClient(origin))
  let sent = 0
  const startedAt = performance.now()
  const send = async (client: JsonClient): Promise<void> => {
    while (sent < count) {
      const learner = learners[sent % learners.length]
      if (learner === undefined) throw new Error('nobody to ask')
      sent += 1
      await submit(client, learner, 1)
    }
  }
  await Promise.all(clients.map(send))
  for (const client of clients) client.close()
  return count / ((performance.now() - startedAt) / 1000)
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

const largeLearners = 6
const roundsOfEach = 12

async function measureLargeLearners(origin: string, dictionaryFile: string): Promise<Row[]> {
  const learners = await makeLargeLearners(origin, { count: largeLearners, dictionaryFile })
  const client = openJsonClient(origin)
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
  // The first dashboard of a learner reads all of their cards; nothing is kept of it yet.
  const first: number[] = []
  for (const learner of learners) {
    const askedAt = performance.now()
    await dashboard(learner)
    first.push(performance.now() - askedAt)
  }
  const fewestCards = Math.min(...learners.map(({ cards }) => cards.length))
  const anew = await timed(dashboard, answerOne)
  const rows = [
    atLeast('cards of a learner', fewestCards, cardsOfLargeLearner, ''),
    figure('the first dashboard since the start, longest', `${round(Math.max(...first))} ms`),
    atMost('dashboard after an answer, p95', quantile(anew, 0.95), 40, 'ms'),
    figure('dashboard again, p95', `${round(quantile(await timed(dashboard), 0.95))} ms`),
    figure('forecast, p95', `${round(quantile(await timed(forecast), 0.95))} ms`),
    figure('sync of 5,000 changed cards, p95', `${round(quantile(await timed(sync), 0.95))} ms`),
  ]
  client.close()
  return rows
}
