/**
 * Runs Lighthouse over one page and prints its scores and audits. Reads `{ url, chromium,
 * switches }` as JSON from its input. A process of its own, as what it needs is installed apart.
 */
import { text } from 'node:stream/consumers'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const { url, chromium, switches } = JSON.parse(await text(process.stdin))
const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', ...switches] })
try {
  const run = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
  })
  if (run === undefined) throw new Error('Lighthouse gave no result')
  const scores = Object.fromEntries(
    Object.entries(run.lhr.categories).map(([name, { score }]) => [name, score ?? 0]),
  )
  const audits = Object.values(run.lhr.audits).map(
    ({ id, title, score, scoreDisplayMode, numericValue }) => {
      return { id, title, score, scoreDisplayMode, numericValue }
    },
  )
  process.stdout.write(JSON.stringify({ scores, audits }))
} finally {
  chrome.kill()
}
