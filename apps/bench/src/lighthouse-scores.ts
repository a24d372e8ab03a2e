import { chromiumSwitches, findChromium } from './page-weight'
import { publicPaths } from './public-pages'
import { runTool } from './run-tool'
import { atLeast, atMost, figure, type Row, round } from './table'

interface LighthouseRun {
  /** From 0 to 1, by category. */
  scores: Record<string, number>
  /** How fast this machine was during the run: the higher, the faster. */
  benchmarkIndex: number
  /** Total blocking time, of the processor's time. */
  processorBlockingMs: number
  audits: {
    id: string
    title: string
    score: number | null
    scoreDisplayMode: string
    numericValue?: number
  }[]
}

export interface LighthouseOptions {
  /** Runs of each page, of which the median counts. */
  runs: number
  /** Only pages whose path ends with one of these; all of them when there is none. */
  among: readonly string[]
}

/** Pages that no search engine should list: their score for search engines says so. */
const unlisted = /\?q=/

/** Lighthouse refuses a page that is answered with 404. */
const refused = '/no-such-page'

/** `--runs=3` and `--among=生,/terms` of the words after `npm run bench`. */
export function readLighthouseOptions(words: readonly string[]): LighthouseOptions {
  const find = (name: string) =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const among = find('among')?.split(',') ?? []
  return { runs: Math.max(1, Number(find('runs') ?? 5)), among }
}

/** Lighthouse's mobile run of each public page: performance, accessibility, practices, search engines. */
export async function measureLighthouse(
  origin: string,
  { runs, among }: LighthouseOptions,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of publicPaths) {
    if (path === refused) continue
    if (among.length > 0 && !among.some((end) => path.endsWith(end))) continue
    const answers = await runTool<LighthouseRun[]>('lighthouse', {
      url: `${origin}${encodeURI(path)}`,
      runs,
      chromium: findChromium(),
      switches: chromiumSwitches,
    })
    const ofPage = toRows(path, answers)
    // Some minutes pass until the table is there.
    console.log(ofPage.map(({ measured }) => measured).join(' · '), path)
    rows.push(...ofPage)
  }
  return rows
}

function toRows(path: string, answers: readonly LighthouseRun[]): Row[] {
  const score = (name: string) =>
    Math.round(median(answers.map(({ scores }) => scores[name] ?? 0)) * 100)
  const number = (id: string) =>
    median(
      answers.map(
        ({ audits }) => audits.find((each) => each.id === id)?.numericValue ?? Number.NaN,
      ),
    )
  const [largest, blocking, shift] = [
    number('largest-contentful-paint') / 1000,
    number('total-blocking-time'),
    number('cumulative-layout-shift'),
  ]
  const failed = new Map<string, string>()
  for (const { audits } of answers) {
    for (const { id, title, score: reached, scoreDisplayMode } of audits) {
      if (reached !== null && reached < 1 && scoreDisplayMode === 'binary') failed.set(id, title)
    }
  }
  return [
    atLeast(`Lighthouse performance ${path}`, score('performance'), 95, ''),
    atMost('  largest paint', largest, 1, 's'),
    atMost('  blocking', blocking, 150, 'ms'),
    figure(
      '  blocking by processor time',
      `${round(median(answers.map(({ processorBlockingMs }) => processorBlockingMs)))} ms`,
    ),
    { ...atMost('  shift', shift, 0.01, ''), measured: shift.toFixed(4) },
    atLeast('  accessibility', score('accessibility'), 100, ''),
    atLeast('  best practices', score('best-practices'), 100, ''),
    unlisted.test(path)
      ? figure('  search engines', 'told to keep away')
      : atLeast('  search engines', score('seo'), 100, ''),
    ...[...failed].map(([id, title]) => figure(`  failed: ${id}`, title)),
    figure(
      '  first paint · benchmark index',
      `${round(number('first-contentful-paint'))} ms · ${round(median(answers.map(({ benchmarkIndex }) => benchmarkIndex)))}`,
    ),
  ]
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
