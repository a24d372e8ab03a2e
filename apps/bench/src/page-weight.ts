import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { atMost, figure, type Row } from './table'

interface Weight {
  /** Of what the document itself asks for: the main file and the page's own, as the build's budget counts. */
  named: number
  /** Of everything until the network is quiet, with what only comes after the drawing. */
  all: number
}

const pages = [
  { path: '/app/dict', maxKilobytes: 140 },
  { path: '/app/dict/kanji', maxKilobytes: 150 },
  { path: `/app/dict/kanji/${encodeURIComponent('生')}`, maxKilobytes: 140 },
  { path: '/app/dict/words', maxKilobytes: 150 },
  { path: '/app/dict/words/1358280', maxKilobytes: 140 },
  { path: '/app/dict/kanji-recognize', maxKilobytes: 150 },
]

/** What the landing page may fetch before anybody touches it. */
const maxLandingKilobytes = 60

/**
 * Compressed JavaScript of a first visit to each page, without headers: what the page begins with, which
 * `apps/web/first-load-budget.ts` limits, and all of it.
 */
export async function measurePageWeight(origin: string): Promise<Row[]> {
  const browser = await launchChromium()
  try {
    const rows: Row[] = []
    for (const { path, maxKilobytes } of pages) {
      const { named, all } = await weigh(browser, `${origin}${path}`)
      const shown = decodeURIComponent(path)
      rows.push(atMost(`JavaScript that ${shown} begins with`, named, maxKilobytes, 'KB'))
      rows.push(figure('  with what follows the drawing', `${all.toFixed(1)} KB`))
    }
    const landing = await weigh(browser, `${origin}/landing/kanji`)
    rows.push(
      atMost('JavaScript for /landing/kanji, untouched', landing.all, maxLandingKilobytes, 'KB'),
    )
    return rows
  } finally {
    await browser.close()
  }
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const addresses = new Map<string, string>()
  const headerBytes = new Map<string, number>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type !== 'Script' && !/javascript/.test(response.mimeType)) return
    addresses.set(requestId, response.url)
    headerBytes.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId)
    const body = encodedDataLength - (headerBytes.get(requestId) ?? 0)
    if (address !== undefined) bytes.set(address, body)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const named = await page.$$eval(
    'script[src], link[rel=modulepreload]:not([crossorigin])',
    (elements: Element[]) =>
      elements.map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? ''),
  )
  await context.close()
  const isNamed = new Set(named.map((address) => new URL(address, url).href))
  let ofNamed = 0
  let all = 0
  for (const [address, length] of bytes) {
    all += length
    if (isNamed.has(address)) ofNamed += length
  }
  return { named: ofNamed / 1000, all: all / 1000 }
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
}

export function findChromium(): string {
  const paths = [
    process.env.CHROMIUM_PATH ?? '',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  const found = paths.find((path) => path !== '' && existsSync(path))
  if (found === undefined) throw new Error('No Chromium: name one in CHROMIUM_PATH')
  return found
}

/** As root Chromium wants no sandbox; its background traffic stalls on closed networks. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]
