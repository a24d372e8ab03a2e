import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openJsonClient } from '../accounts/json-client'
import { askOrThrow, change, password } from '../accounts/learners'
import { withAccounts } from '../accounts/with-accounts'
import { launchChromium } from '../page-weight'
import { studyZone } from '../study/study-learners'
import { atLeast, atMost, figure, type Row, round } from '../table'
import {
  asAnkiWritesIt,
  type LargestPackage,
  withMostReviews,
  writeLargestPackage,
} from './write-largest-package'

const path = '/app/kanji/preferences/integrations'
const fewestBytes = 95_000_000
const mostMegabytes = 600
/** A machine with other work takes minutes for what a quiet one does in twenty seconds. */
const timeoutMs = 900_000

/** What the tab takes that reads the largest collections of Anki that are allowed. */
export async function measureImports(dictionaryFile: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kotonoha-import-'))
  try {
    const packages: LargestPackage[] = []
    for (const contents of [asAnkiWritesIt, withMostReviews]) {
      packages.push(await writeLargestPackage(folder, dictionaryFile, contents))
    }
    return await withAccounts(dirname(dictionaryFile), async ({ origin }) => {
      const rows: Row[] = []
      for (const largest of packages) {
        const session = await signUp(origin)
        const browser = await launchChromium()
        try {
          rows.push(...(await readInTab(browser, { origin, session, largest })))
        } finally {
          await browser.close()
        }
      }
      return rows
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signUp(origin: string): Promise<object> {
  const client = openJsonClient(origin)
  const email = `${randomUUID()}@example.com`
  const { body } = await askOrThrow(client, '/auth/v1/signup', { body: { email, password } })
  const learner = { accessToken: body.access_token }
  await change(client, learner, 'core.user.createProfile', { firstName: 'Aki', lastName: 'Mori' })
  await change(client, learner, 'kanji.onboarding.finish', {
    startLevel: 1,
    isLowerAssumed: false,
    goal: null,
    preferences: { zone: studyZone, newPerDay: 15 },
  })
  client.close()
  return body
}

async function readInTab(
  browser: Browser,
  { origin, session, largest }: { origin: string; session: object; largest: LargestPackage },
): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: origin })
  await context.addInitScript(
    (stored) => localStorage.setItem('auth-session', stored),
    JSON.stringify(session),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  await page.goto(path)
  await page.getByRole('radio', { name: 'Anki' }).check()
  const tab = await findTab(browser)
  const atRest = readResident(tab)
  const startedAt = performance.now()
  const read = await watchPeak(tab, async () => {
    await page.locator('input[type="file"]').setInputFiles(largest.file)
    await page.getByText('For example').waitFor()
  })
  const readMs = performance.now() - startedAt
  let outcome = ''
  const shown = await watchPeak(tab, async () => {
    outcome = await goOn(page)
  })
  return [
    atLeast('database of the package', largest.databaseBytes, fewestBytes, 'bytes'),
    figure('notes · reviews in it', `${largest.notes} · ${largest.reviews}`),
    figure('memory of the tab before', `${round(atRest)} MB`),
    figure('read in', `${round(readMs / 1000)} s`),
    atMost('memory of the tab while it is read, at most', read, mostMegabytes, 'MB'),
    figure('looked at', outcome),
    atMost('  memory of the tab until then, at most', shown, mostMegabytes, 'MB'),
  ]
}

/** The preview of all that was read. */
async function goOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Go on' }).click()
  const cards = page.getByText('cards will be made')
  const failure = page.getByRole('alert')
  await cards.or(failure).first().waitFor()
  return (await cards.or(failure).first().innerText()).replaceAll('\n', ' ')
}

/** The one process of all pages' that has read the most: the others have nothing to show. */
async function findTab(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const [largest] = renderers.sort((one, other) => readResident(other) - readResident(one))
  if (largest === undefined) throw new Error('no process of a page')
  return largest
}

const lookEveryMs = 50

/** The highest of what was seen: the browser sets its own record back now and then. */
async function watchPeak(process: number, work: () => Promise<void>): Promise<number> {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, readResident(process))
  }
  const timer = setInterval(look, lookEveryMs)
  try {
    await work()
    look()
  } finally {
    clearInterval(timer)
  }
  return peak
}

/** Resident memory in MB; Linux alone tells. */
function readResident(process: number): number {
  const status = readFileSync(`/proc/${process}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6
}
