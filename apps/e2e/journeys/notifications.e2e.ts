import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type MailSink, startMailSink } from '../../../scripts/mail-sink'
import { launchWholeBrowser } from '../src/connect-browser'
import { keepQuiet } from '../src/keep-quiet'
import { lookOverDrawn, lookOverInBothThemes } from '../src/look-over-page'
import {
  changeAddress,
  deliver,
  listShown,
  type PushService,
  pressNotification,
  startPushService,
  subscribeAt,
} from '../src/push-browser'
import { signInBefore } from '../src/sign-in'
import { startOwnSite } from '../src/site-of-its-own'
import type { RunningSite } from '../src/start-site'
import { addStudyLearner, type StudyLearner } from '../src/study-learner'

const tab = '/app/dict/preferences/notifications'
const repository = join(import.meta.dirname, '../../..')

let service: PushService
let mails: MailSink
let site: RunningSite
let dataFolder: string
let browser: Browser

beforeAll(async () => {
  service = await startPushService()
  mails = await startMailSink()
  dataFolder = await mkdtemp(join(tmpdir(), 'kotonoha-notifications-'))
  const environment = {
    KOTONOHA_PUSH_SERVICES: service.origin,
    AUTH_SMTP_HOST: '127.0.0.1',
    AUTH_SMTP_PORT: String(mails.port),
  }
  site = await startOwnSite({ dataFolder, environment })
  browser = await launchWholeBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await Promise.all([service?.stop(), mails?.stop()])
  await rm(dataFolder, { recursive: true, force: true })
})

const contexts: BrowserContext[] = []
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function openContext(learner: StudyLearner): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' })
  contexts.push(context)
  await keepQuiet(context)
  await signInBefore(context, learner)
  return context
}

/** The notifications tab with the site's worker at work. */
async function openTab(context: BrowserContext): Promise<{ page: Page; worker: Worker }> {
  const page = await context.newPage()
  await page.goto(tab)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  const [worker] = context.serviceWorkers()
  return { page, worker: worker ?? (await context.waitForEvent('serviceworker')) }
}

test('reminders are turned on for a browser, tried, shown, opened, moved along and turned off', async () => {
  const context = await openContext(await addStudyLearner(site.origin))
  await context.grantPermissions(['notifications'], { origin: site.origin })
  const [before, after] = [service.addAddress(), service.addAddress()]
  await subscribeAt(context, before)
  const tabOfSite = await openTab(context)
  const { page, worker } = tabOfSite
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  const devices = page.getByRole('list', { name: 'Devices with reminders' })
  await devices.getByText('This device').waitFor()
  await page.getByText('The next one may come on').waitFor()
  await page.getByText('Reminders come to this device now').waitFor()
  await lookOverInBothThemes(page)

  const sendTest = page.getByRole('button', { name: 'Send a test to this device' })
  await sendTest.click()
  await expect.poll(() => service.taken).toEqual([{ ...toTest(before.endpoint) }])
  await deliver(tabOfSite, service.taken[0]?.text ?? '')
  expect(await listShown(page)).toEqual(['Reminders work here'])

  // The push service gives another address: reminders follow it, and the old one is forgotten.
  await changeAddress(tabOfSite, { before, after })
  await page.reload()
  await devices.getByText('This device').waitFor()
  await sendTest.click()
  await expect.poll(() => service.taken[1]).toEqual(toTest(after.endpoint))
  expect(await devices.getByRole('listitem').count()).toBe(1)

  await deliver(tabOfSite, '{"kind":"reviews-due","count":3}')
  expect(await listShown(page)).toContain('3 reviews are due')
  await pressNotification(worker, '3 reviews are due')
  await page.waitForURL('**/app/kanji/study?mode=reviews')

  await page.goto(tab)
  await page.getByRole('button', { name: 'Remove this device' }).click()
  await page.getByRole('button', { name: 'Turn on for this device' }).waitFor()
  expect(await devices.count()).toBe(0)
  expect(await listShown(page)).toEqual([])
})

const toTest = (endpoint: string) => ({ endpoint, text: '{"kind":"test"}' })

test('each choice of the tab is kept; a browser that blocks notifications is told what to do', async () => {
  const context = await openContext(await addStudyLearner(site.origin))
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  const { page } = await openTab(context)
  await page.getByText('Notifications of this site are blocked in this browser').waitFor()
  expect(await page.getByRole('button', { name: 'Turn on for this device' }).count()).toBe(0)
  const hour = page.getByLabel('At', { exact: true })
  const least = page.getByLabel('If there are at least')
  await hour.selectOption('06:30')
  await least.selectOption('20 reviews')
  const switches = ['Your week', 'What is new', 'A new device']
  const wanted = [true, false, false]
  for (const name of switches) await page.getByRole('switch', { name }).click()
  await expect.poll(() => page.evaluate(hasArrived)).toBe(true)
  await page.reload()
  const chosen = 'option:checked'
  await expect.poll(() => hour.locator(chosen).textContent()).toBe('06:30')
  expect(await least.locator(chosen).textContent()).toBe('20 reviews')
  for (const [place, name] of switches.entries()) {
    expect(await page.getByRole('switch', { name }).isChecked(), name).toBe(wanted[place])
  }
  await page.getByRole('switch', { name: 'Reviews are due' }).click()
  await least.waitFor({ state: 'detached' })
})

/** Nothing waits on the device any more. */
const hasArrived = () => {
  const { state } = JSON.parse(localStorage.getItem('preferences-store') ?? '{}')
  return Object.keys(state?.own?.waiting ?? ['not stored yet']).length === 0
}

test('the link of a mail shows one button, which ends these mails without a sign-in', async () => {
  const learner = await addStudyLearner(site.origin)
  const link = await mailNews(learner.email)
  const stranger = await browser.newContext({ baseURL: site.origin })
  contexts.push(stranger)
  const page = await stranger.newPage()
  // A document of its own, which has none of the site's bars.
  await page.goto('/landing/kanji')
  const open = () => page.evaluate((address) => location.assign(address), link)
  await open()
  await page.getByRole('heading', { name: 'Do you want no more mails about what is new' }).waitFor()
  await lookOverDrawn(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await lookOverDrawn(page)
  // Having been looked at ended nothing.
  const { page: own } = await openTab(await openContext(learner))
  const news = own.getByRole('switch', { name: 'What is new' })
  expect(await news.isChecked()).toBe(true)

  await page.getByRole('button', { name: 'No more of these mails' }).click()
  await page.getByRole('heading', { name: 'No more mails about what is new' }).waitFor()
  await lookOverDrawn(page)
  await own.reload()
  await expect.poll(() => news.isChecked()).toBe(false)

  await page.evaluate((address) => location.assign(`${address}x`), link)
  await page.getByRole('heading', { name: 'This link is not one of ours' }).waitFor()
  await page.getByRole('link', { name: 'preferences' }).waitFor()
})

/** Sends what is new to everybody, as an operator does; gives the link that ends it for one. */
async function mailNews(email: string): Promise<string> {
  const file = join(dataFolder, 'news.mdx')
  await writeFile(file, '# New in Kotonoha\n\nA *landing* page.\n')
  const { stdout } = await promisify(execFile)('npx', ['tsx', 'scripts/changelog-send.ts', file], {
    cwd: repository,
    env: { ...process.env, KOTONOHA_DATA: dataFolder, AUTH_SITE_URL: site.origin },
  })
  expect(stdout).toContain('mails are queued')
  const findMail = () =>
    mails.received.find((mail) => mail.includes(email) && mail.includes('New in Kotonoha'))
  await expect.poll(findMail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [link] = findMail()?.match(/https?:\S+\/mail\/unsubscribe\/[\w-]+/) ?? []
  if (link === undefined) throw new Error('the mail has no link that ends it')
  return link
}
