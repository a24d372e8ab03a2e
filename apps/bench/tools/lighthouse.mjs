/**
 * Runs Lighthouse over one page, as often as it is told, and prints the scores and audits of each
 * run. Reads `{ url, runs, chromium, switches }` as JSON from its input. A process of its own, as
 * what it needs is installed apart.
 */
import { text } from 'node:stream/consumers'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const { url, runs, chromium, switches } = JSON.parse(await text(process.stdin))
const answers = []
for (let run = 0; run < runs; run += 1) answers.push(await runRecorded())
process.stdout.write(JSON.stringify(answers))

/** Now and then Lighthouse misses the beginning of its own recording, and scores nothing. */
async function runRecorded() {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await runOnce()
    if (answer !== undefined) return answer
    process.stderr.write('Lighthouse missed the beginning of its recording; once more\n')
  }
  throw new Error('Lighthouse missed the beginning of its recording five times')
}

/** In a browser that has seen nothing yet. */
async function runOnce() {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', ...switches],
  })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'error',
    })
    if (run === undefined) throw new Error('Lighthouse gave no result')
    const { categories, configSettings, environment, runtimeError } = run.lhr
    if (runtimeError?.code === 'NO_NAVSTART') return undefined
    if (runtimeError !== undefined) throw new Error(runtimeError.message)
    const slowdown = configSettings.throttling.cpuSlowdownMultiplier
    const scores = Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, score ?? 0]),
    )
    const audits = Object.values(run.lhr.audits).map(
      ({ id, title, score, scoreDisplayMode, numericValue }) => {
        return { id, title, score, scoreDisplayMode, numericValue }
      },
    )
    return {
      scores,
      audits,
      benchmarkIndex: environment.benchmarkIndex,
      processorBlockingMs: sumBlocking(run.artifacts.Trace.traceEvents, slowdown),
    }
  } finally {
    chrome.kill()
  }
}

/**
 * Milliseconds beyond 50 of each task after the first paint, as Lighthouse counts blocking, but of the
 * processor's time instead of the clock's: what else runs on the machine is hardly in it.
 */
function sumBlocking(events, slowdown) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  return events
    .filter(
      ({ name, pid, tid, ts, tdur }) =>
        name.endsWith('RunTask') &&
        pid === paint?.pid &&
        tid === paint.tid &&
        ts > paint.ts &&
        tdur !== undefined,
    )
    .reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * slowdown - 50), 0)
}
