import { availableParallelism, loadavg } from 'node:os'
import { quantile } from '../measure'
import type { RunningServer } from '../running-server'
import { atMost, figure, type Row, round } from '../table'
import { type JsonAnswer, type JsonClient, openJsonClient } from './json-client'
import { askOrThrow, change, type MeasuredLearner, makeLearners, password } from './learners'
import { connectionCounts, type Load, measureLoad, toLoadRow } from './load'
import { withAccounts } from './with-accounts'

const durationMs = 6_000

/** The accounts under load, on a database of their own that is thrown away. */
export function measureAccounts(dictionaryFolder: string): Promise<Row[]> {
  return withAccounts(dictionaryFolder, async (product) => {
    const rows = [
      figure(
        'cores · load of the machine before',
        `${availableParallelism()} · ${round(loadavg()[0] ?? 0)}`,
      ),
    ]
    const learners = await makeLearners(product.origin, Math.max(...connectionCounts))
    rows.push(...(await measureSignIns(product.origin, learners)))
    rows.push(...(await measureCalls(product.origin, learners)))
    rows.push(...(await measureSessions(product)))
    return rows
  })
}

type Call = (client: JsonClient, learner: MeasuredLearner) => Promise<JsonAnswer>

function measureAt(
  origin: string,
  { learners, connections, call }: { learners: MeasuredLearner[]; connections: number; call: Call },
): Promise<Load> {
  return measureLoad(origin, { connections, durationMs }, (client, connection) => {
    const learner = learners[connection]
    if (learner === undefined) throw new Error('there is a learner for each connection')
    return call(client, learner)
  })
}

const signIn: Call = (client, { email }) =>
  client.ask('/auth/v1/token?grant_type=password', { body: { email, password } })

/** Sign-ins, and how long anybody else waits meanwhile: hashing must not hold up the event loop. */
async function measureSignIns(origin: string, learners: MeasuredLearner[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const connections of connectionCounts) {
    const probe = startProbe(origin)
    const load = await measureAt(origin, { learners, connections, call: signIn })
    const waits = await probe.stop()
    const what = `sign-in, ${connections} connections`
    rows.push(toLoadRow(what, load))
    if (connections === 1)
      rows.push(atMost('  one sign-in, p50 (Argon2id 50–100 ms)', load.p50Ms, 110, 'ms'))
    rows.push(
      connections === 16
        ? atMost('  another request meanwhile, p95', quantile(waits, 0.95), 25, 'ms')
        : figure('  another request meanwhile, p95', `${round(quantile(waits, 0.95))} ms`),
    )
  }
  return rows
}

/** Asks something that takes no time itself, every few milliseconds. */
function startProbe(origin: string) {
  const client = openJsonClient(origin)
  const waits: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const askedAt = performance.now()
      await askOrThrow(client, '/health')
      waits.push(performance.now() - askedAt)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  return {
    async stop(): Promise<number[]> {
      isOver = true
      await asking
      client.close()
      return waits
    },
  }
}

const writtenKanji = [
  ...'日月火水木金土山川田人口目耳手足力上下左右大小中一二三四五六七八九十百千円年',
]

const calls: { name: string; call: Call; budgetMs?: number }[] = [
  { name: 'token verification alone (a forged one, refused)', call: verifyOnly },
  {
    name: 'profile read',
    call: (client, { accessToken }) => client.ask('/api/core.user.getMe', { token: accessToken }),
    budgetMs: 10,
  },
  { name: 'list write', call: writeToList, budgetMs: 20 },
  { name: 'refresh', call: refresh },
]

/** A signature of somebody else costs the whole verification, and then no store is asked. */
async function verifyOnly(client: JsonClient, learner: MeasuredLearner): Promise<JsonAnswer> {
  const [head, payload, signature = ''] = learner.accessToken.split('.')
  const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  const token = [head, payload, forged].join('.')
  const answer = await client.ask('/api/core.user.getMe', { token })
  if (answer.status !== 401) throw new Error(`a forged token was answered with ${answer.status}`)
  return { ...answer, status: 200 }
}

let writeCount = 0

function writeToList(client: JsonClient, learner: MeasuredLearner): Promise<JsonAnswer> {
  writeCount += 1
  const kanjiId = writtenKanji[writeCount % writtenKanji.length] ?? '日'
  const items = [{ thing: { kind: 'kanji', kanjiId } }]
  return change(client, learner, 'dict.lists.addItems', { listId: learner.listId, items })
}

async function refresh(client: JsonClient, learner: MeasuredLearner): Promise<JsonAnswer> {
  const answer = await client.ask('/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: learner.refreshToken },
  })
  learner.refreshToken = answer.body.refresh_token
  return answer
}

async function measureCalls(origin: string, learners: MeasuredLearner[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, call, budgetMs } of calls) {
    for (const connections of connectionCounts) {
      const load = await measureAt(origin, { learners, connections, call })
      rows.push(toLoadRow(`${name}, ${connections} connections`, load))
      if (connections === 16 && budgetMs !== undefined) {
        rows.push(atMost(`  ${name}, p95 at 16`, load.p95Ms, budgetMs, 'ms'))
      }
    }
  }
  return rows
}

const sessionCount = 10_000

/** What so many signed-in devices, each of which asked something, cost the process. */
async function measureSessions({ origin, residentMiB }: RunningServer): Promise<Row[]> {
  const before = residentMiB()
  let left = sessionCount
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      const client = openJsonClient(origin)
      while (left > 0) {
        left -= 1
        const { body } = await askOrThrow(client, '/auth/v1/signup', { body: {} })
        await askOrThrow(client, '/api/core.user.getMe', { token: body.access_token })
      }
      client.close()
    }),
  )
  return [
    figure(`resident memory before ${sessionCount} more sessions`, `${before.toFixed(0)} MiB`),
    figure(`resident memory with ${sessionCount} more sessions`, `${residentMiB().toFixed(0)} MiB`),
  ]
}
