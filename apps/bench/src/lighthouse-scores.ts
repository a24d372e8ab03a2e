import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumSwitches, findChromium } from './page-weight'
import { atLeast, figure, type Row, round } from './table'

/** Lighthouse's mobile run of each page, as the issue asks: performance, accessibility, practices. */
export async function measureLighthouse(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of [
    '/app/dict',
    `/app/dict/kanji/${encodeURIComponent('生')}`,
    '/app/dict/words/1358280',
  ]) {
    const chrome = await launch({
      chromePath: findChromium(),
      chromeFlags: ['--headless=new', ...chromiumSwitches],
    })
    try {
      const run = await lighthouse(`${origin}${path}`, {
        port: chrome.port,
        onlyCategories: ['performance', 'accessibility', 'best-practices'],
        logLevel: 'error',
      })
      if (run === undefined) throw new Error('Lighthouse gave no result')
      const { categories, audits } = run.lhr
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
      const name = decodeURIComponent(path)
      rows.push(
        atLeast(`Lighthouse performance ${name}`, score('performance'), 95, ''),
        atLeast(`  accessibility`, score('accessibility'), 100, ''),
        atLeast(`  best practices`, score('best-practices'), 100, ''),
        figure(
          '  FCP · LCP · TBT · CLS',
          [
            'first-contentful-paint',
            'largest-contentful-paint',
            'total-blocking-time',
            'cumulative-layout-shift',
          ]
            .map((id) => round(audits[id]?.numericValue ?? Number.NaN))
            .join(' · '),
        ),
      )
      for (const audit of Object.values(audits)) {
        if (audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary') {
          rows.push(figure(`  failed: ${audit.id}`, audit.title))
        }
      }
    } finally {
      chrome.kill()
    }
  }
  return rows
}
