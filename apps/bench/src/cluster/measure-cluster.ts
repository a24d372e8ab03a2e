import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type JsonClient, openJsonClient } from '../accounts/json-client'
import { startWithAccounts, withDataFolder } from '../faults/fault-server'
import { quantile } from '../measure'
import { makeStudyLearners, type StudyLearner, toAnswer } from '../study/study-learners'
import { atMost, figure, type Row, round } from '../table'
import type { ClusterOptions } from './cluster-options'
import { compareWithLog, makeCrowd, requireEmpty } from './crowd'

const writerCount = 16

/** What is refused is sent again after so long, as a device does. */
const againMs = 250

/** What came of a time of writing. */
interface Written {
  /** Of answers that were acknowledged: how long the request took that was. */
  times: number[]
  refused: number
  seconds: number
}

/**
 * Many learners answer on a database by URL, one server or a cluster: how many answers a second are
 * acknowledged by how much work, and whether any of them is lost when a machine is killed.
 */
export function measureCluster(dictionaryFolder: string, options: ClusterOptions): Promise<Row[]> {
  const { url, learners: count, seconds, victim } = options
  return withDataFolder(dictionaryFolder, async (folder) => {
    const load = `${availableParallelism()} · ${round(loadavg()[0] ?? 0)}`
    await requireEmpty(url)
    const server = await startWithAccounts(folder, { DATABASE_URL: url })
    try {
      const [learner] = await makeStudyLearners(server.origin, { count: 1, startLevel: 2 })
      if (learner === undefined) throw new Error('nobody was made')
      const learners = await makeCrowd(url, { learner, count })
      const writers = makeWriters(server.origin, learners)
      // The first ones after a start cost several times as much.
      await writers.write(seconds / 4)
      const calm = await writers.write(seconds)
      const rows = [
        figure('cores · load of the machine before', load),
        figure('learners · writers', `${learners.length} · ${writerCount}`),
        figure('answers a second', round(calm.times.length / calm.seconds)),
        figure('… p50 · p95', `${toMs(calm, 0.5)} · ${toMs(calm, 0.95)} ms`),
        atMost('… refused', calm.refused, 0, ''),
      ]
      if (victim !== undefined) {
        const [disturbed] = await Promise.all([
          writers.write(seconds),
          killAndBring(victim, seconds),
        ])
        rows.push(
          figure('one machine killed and back: answers', String(disturbed.times.length)),
          figure('… refused and sent again', String(disturbed.refused)),
        )
      }
      await writers.finish()
      const { lost, logged, counted } = await compareWithLog(url, writers.acknowledged)
      rows.push(
        figure('acknowledged in all', String(writers.acknowledged.length)),
        atMost('… lost', lost, 0, ''),
        atMost('counted other than logged', Math.abs(counted - logged), 0, ''),
      )
      return rows
    } finally {
      await server.stop()
    }
  })
}

const toMs = ({ times }: Written, share: number) => round(quantile(times, share))

/** Each writer sends for its share of the learners by turns, one answer at a time. */
function makeWriters(origin: string, learners: readonly StudyLearner[]) {
  const acknowledged: [userId: string, reviewId: string][] = []
  const writers = Array.from({ length: writerCount }, (_, number) => ({
    client: openJsonClient(origin),
    learners: learners.filter((_learner, index) => index % writerCount === number),
    sent: 0,
    /** Sent, perhaps done, and not yet acknowledged: sent again until it is. */
    pending: undefined as Pending | undefined,
  }))

  async function writeOne(writer: (typeof writers)[number], written: Written): Promise<void> {
    writer.pending ??= toPending(writer.learners, writer.sent)
    const { learner, review } = writer.pending
    const startedAt = performance.now()
    if (!(await submit(writer.client, learner, review))) {
      written.refused += 1
      await wait(againMs)
      return
    }
    written.times.push(performance.now() - startedAt)
    acknowledged.push([learner.userId, review.reviewId])
    writer.sent += 1
    writer.pending = undefined
  }

  return {
    acknowledged,
    async write(seconds: number): Promise<Written> {
      const written: Written = { times: [], refused: 0, seconds }
      const endsAt = performance.now() + seconds * 1000
      const work = async (writer: (typeof writers)[number]) => {
        while (performance.now() < endsAt) await writeOne(writer, written)
      }
      await Promise.all(writers.map(work))
      return written
    },
    /** What was sent last is acknowledged too. */
    async finish(): Promise<void> {
      const written: Written = { times: [], refused: 0, seconds: 0 }
      for (const writer of writers) {
        while (writer.pending !== undefined) await writeOne(writer, written)
        writer.client.close()
      }
    },
  }
}

interface Pending {
  learner: StudyLearner
  review: ReturnType<typeof toAnswer>
}

function toPending(learners: readonly StudyLearner[], sent: number): Pending {
  const learner = learners[sent % learners.length]
  const card = learner?.cards[Math.floor(sent / learners.length)]
  if (learner === undefined || card === undefined) throw new Error('every card was answered')
  return { learner, review: toAnswer(card, new Date()) }
}

async function submit(
  client: JsonClient,
  learner: StudyLearner,
  review: Pending['review'],
): Promise<boolean> {
  const path = '/api/kanji.study.submitReviews'
  const asked = { body: { reviews: [review] }, token: learner.accessToken }
  const answer = await client.ask(path, asked).catch(() => undefined)
  if (answer === undefined || answer.status === 503 || answer.status === 429) return false
  if (answer.status < 300) return true
  throw new Error(`${path} ${answer.status} ${JSON.stringify(answer.body)}`)
}

/** Without warning after a third of the time, and back after another. */
async function killAndBring(
  { dataFolder, command }: NonNullable<ClusterOptions['victim']>,
  seconds: number,
): Promise<void> {
  const [pid] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  await wait((seconds * 1000) / 3)
  process.kill(Number(pid), 'SIGKILL')
  await wait((seconds * 1000) / 3)
  await new Promise<void>((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ended with ${code}`))
    })
  })
}
