import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as letOthersIn, setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createMemoryModel, type MemoryState } from '@kotonoha/srs/memory-model'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { atMost, figure, type Row, round } from '../table'
import { watchLongestTurn } from './longest-turn'

const answerCount = 100_000
const days = 720
/** As the server hands them over. */
const cardsOfPage = 500
const lookEveryMs = 10

/** Somebody who forgets sooner than most, so that both trainings are done. */
const memory = [
  0.1, 0.4, 0.9, 3, 6.8, 0.88, 2.2, 0.02, 1.2, 0.2, 0.75, 1.3, 0.15, 0.25, 1.6, 0.5, 1.8, 0.6, 0.1,
  0.07, 0.3,
]

/** What it costs the server to train one learner of 100,000 answers, in the thread it does it in. */
export async function measureTraining(): Promise<Row[]> {
  const program = join(process.cwd(), 'apps/server/dist/training-worker.mjs')
  if (!existsSync(program)) throw new Error(`${program} is missing: run npm run build first`)
  const cards = simulateCards()
  const atRest = await measureRest()
  const rssBefore = process.memoryUsage().rss
  let rssMost = rssBefore
  const looking = setInterval(() => {
    rssMost = Math.max(rssMost, process.memoryUsage().rss)
  }, lookEveryMs)
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const worker = new Worker(program)
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  delays.enable()
  const endTurns = watchLongestTurn()
  const outcome = new Promise<string>((resolve, reject) => {
    worker.once('error', reject)
    worker.on('message', (message: { kind: string; outcome?: { kind: string } }) => {
      if (message.kind === 'outcome') resolve(message.outcome?.kind ?? '')
    })
  })
  for (let from = 0; from < cards.length; from += cardsOfPage) {
    worker.postMessage({ kind: 'cards', cards: cards.slice(from, from + cardsOfPage) })
    await letOthersIn()
  }
  worker.postMessage({ kind: 'train', active: undefined })
  const kind = await outcome
  delays.disable()
  const longestTurnMs = endTurns()
  const cpu = process.cpuUsage(cpuBefore)
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(looking)
  await worker.terminate()
  return [
    figure('outcome', kind),
    atMost('processor time', (cpu.user + cpu.system) / 1e6, 4, 's'),
    figure('time', `${round(seconds)} s`),
    atMost('memory added at its peak', (rssMost - rssBefore) / 2 ** 20, 300, 'MiB'),
    figure('longest wait of the main thread at rest', `${round(atRest)} ms`),
    atMost('longest wait of the main thread while it trains', delays.max / 1e6, 50, 'ms'),
    ...(longestTurnMs === undefined
      ? []
      : [figure('  its own work in one turn at most', `${round(longestTurnMs)} ms`)]),
  ]
}

/** The longest wait in a few seconds without work: what others on the machine cost. */
async function measureRest(): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  await wait(3000)
  delays.disable()
  return delays.max / 1e6
}

/** Answers as the server reads them from the log. */
function simulateCards(): string[] {
  const random = createSeededRandom(1)
  const truth = createMemoryModel({ parameters: memory })
  const scheduler = createMemoryModel()
  const cards: string[] = []
  for (let answers = 0, card = 0; answers < answerCount; card += 1) {
    const line: string[] = []
    let known: MemoryState | undefined
    let foretold: MemoryState | undefined
    let elapsedDays = 0
    for (let day = (card * 7) % (days / 2); day < days; day += elapsedDays) {
      const chance = known === undefined ? 0.76 : truth.retrievability(known, elapsedDays)
      const rating = random() < chance ? 3 : 1
      line.push(`${20_000 + day}:${rating}:${known === undefined ? 1 : 0}`)
      known = truth.nextState(known, elapsedDays, rating)
      foretold = scheduler.nextState(foretold, elapsedDays, rating)
      elapsedDays = scheduler.intervalDays(foretold)
    }
    answers += line.length
    cards.push(line.join(','))
  }
  return cards
}
