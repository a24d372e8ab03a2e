import { availableParallelism, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type JsonClient, openJsonClient } from '../accounts/json-client'
import { withAccounts } from '../accounts/with-accounts'
import { quantile } from '../measure'
import { ask } from '../study/study-learners'
import { atLeast, atMost, figure, type Row, round } from '../table'
import { makeOldLearner, type OldLearner } from './make-old-learner'

const fewestAnswers = 400_000
const fewestCards = 13_000
const budgetMs = 40
const rounds = 25
/** A learner may make 120 calls a minute. */
const msBetweenCalls = 510
const dayMs = 86_400_000

/** The pages of progress for somebody of five years, on a database of its own. */
export async function measureProgress(dictionaryFile: string): Promise<Row[]> {
  const load = `${availableParallelism()} · ${round(loadavg()[0] ?? 0)}`
  return withAccounts(dirname(dictionaryFile), async (server) => {
    const startedAt = performance.now()
    const learner = await makeOldLearner(server, dictionaryFile)
    const seconds = (performance.now() - startedAt) / 1000
    const client = openJsonClient(server.origin)
    const rows = [
      figure('cores · load of the machine before', load),
      atLeast('answers of the learner', learner.answers, fewestAnswers, ''),
      figure('  of them in the archive', round(learner.archived)),
      atLeast('cards', learner.cardCount, fewestCards, ''),
      figure('making the learner', `${round(seconds)} s`),
      ...(await measureProcedures(client, learner)),
    ]
    client.close()
    return rows
  })
}

async function measureProcedures(client: JsonClient, learner: OldLearner): Promise<Row[]> {
  const asked = listAsked(learner)
  const timed = async (procedure: string, input: object | undefined) => {
    const startedAt = performance.now()
    await ask(client, learner, procedure, input)
    const ms = performance.now() - startedAt
    await wait(Math.max(0, msBetweenCalls - ms))
    return ms
  }
  // The first question of a learner reads all their cards; nothing is kept of it yet.
  const first = await timed('kanji.progress.getOverview', undefined)
  for (const [, procedure, input] of asked) await timed(procedure, input)
  const rows = [figure('the first overview since the start', `${round(first)} ms`)]
  for (const [what, procedure, input] of asked) {
    const times: number[] = []
    for (let turn = 0; turn < rounds; turn += 1) times.push(await timed(procedure, input))
    rows.push(figure(`${what}, median`, `${round(quantile(times, 0.5))} ms`))
    rows.push(atMost('  p95', quantile(times, 0.95), budgetMs, 'ms'))
  }
  return rows
}

type Asked = readonly [what: string, procedure: string, input: object | undefined]

/** Where the list of events goes on after those that are newer than a moment. */
const before = (moment: string) =>
  `${Date.parse(moment)}_1_${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`

function listAsked({ today }: OldLearner): Asked[] {
  const midway = today - 900
  const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
  return [
    ['overview', 'kanji.progress.getOverview', undefined],
    ['this week', 'kanji.progress.getWeek', {}],
    ['a week years ago', 'kanji.progress.getWeek', { day: midway }],
    ['this year', 'kanji.progress.getYear', {}],
    [
      'a year in the midst',
      'kanji.progress.getYear',
      { year: new Date(midway * dayMs).getUTCFullYear() },
    ],
    ['statistics', 'kanji.progress.getStats', undefined],
    ['events, the newest', 'kanji.progress.listEvents', {}],
    ['events of the first days', 'kanji.progress.listEvents', { cursor: before(inDays(-1780)) }],
    ['achievements', 'kanji.progress.listAchievements', undefined],
    ['forecast', 'kanji.progress.getForecast', undefined],
    ['what is due in a week', 'kanji.progress.listDue', { from: inDays(6), until: inDays(7) }],
  ]
}
