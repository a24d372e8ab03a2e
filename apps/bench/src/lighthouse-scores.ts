import { chromiumSwitches, findChromium } from './page-weight'
import { runTool } from './run-tool'
import { atLeast, figure, type Row, round } from './table'

interface LighthouseRun {
  /** From 0 to 1, by category. */
  scores: Record<string, number>
  audits: {
    id: string
    title: string
    score: number | null
    scoreDisplayMode: string
    numericValue?: number
  }[]
}

const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/** Lighthouse's mobile run of each page: performance, accessibility, practices, search engines. */
export async function measureLighthouse(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of [
    '/app/dict',
    `/app/dict/kanji/${encodeURIComponent('生')}`,
    '/app/dict/words/1358280',
    '/landing/kanji',
  ]) {
    const { scores, audits } = await runTool<LighthouseRun>('lighthouse', {
      url: `${origin}${path}`,
      chromium: findChromium(),
      switches: chromiumSwitches,
    })
    const score = (name: string) => Math.round((scores[name] ?? 0) * 100)
    const time = (id: string) => round(audits.find((each) => each.id === id)?.numericValue ?? NaN)
    rows.push(
      atLeast(`Lighthouse performance ${decodeURIComponent(path)}`, score('performance'), 95, ''),
      atLeast(`  accessibility`, score('accessibility'), 100, ''),
      atLeast(`  best practices`, score('best-practices'), 100, ''),
      atLeast(`  search engines`, score('seo'), 100, ''),
      figure('  FCP · LCP · TBT · CLS', timings.map(time).join(' · ')),
    )
    for (const audit of audits) {
      if (audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary') {
        rows.push(figure(`  failed: ${audit.id}`, audit.title))
      }
    }
  }
  return rows
}
