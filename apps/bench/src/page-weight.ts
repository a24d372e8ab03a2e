import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { atMost, figure, type Row } from './table'

/** Compressed JavaScript that a first visit to each page loads, as it comes over the wire. */
export async function measurePageWeight(origin: string): Promise<Row[]> {
  const browser = await launchChromium()
  try {
    const home = await weigh(browser, `${origin}/app/dict`)
    const kanji = await weigh(browser, `${origin}/app/dict/kanji/${encodeURIComponent('生')}`)
    const word = await weigh(browser, `${origin}/app/dict/words/1358280`)
    return [
      figure('JavaScript for /app/dict', `${home.toFixed(1)} KB`),
      figure('JavaScript for a kanji page', `${kanji.toFixed(1)} KB`),
      atMost('JavaScript for a word page', word, 200, 'KB'),
    ]
  } finally {
    await browser.close()
  }
}

async function weigh(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', (event) => {
    if (event.type === 'Script' || /javascript/.test(event.response.mimeType)) {
      scripts.add(event.requestId)
    }
  })
  session.on('Network.loadingFinished', (event) => {
    if (scripts.has(event.requestId)) bytes += event.encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return bytes / 1000
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
