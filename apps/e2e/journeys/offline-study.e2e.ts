import { afterEach, expect, inject, test } from 'vitest'
import { answerRight } from '../src/answer-offline'
import { findBuiltFile } from '../src/built-file'
import { type Device, openDevice, waitUntilKept } from '../src/device'
import { listKeptRows } from '../src/list-kept-rows'
import { lookOverDrawn } from '../src/look-over-page'
import {
  type AskedItem,
  addStudyLearner,
  doLessonsBefore,
  type StudyLearner,
} from '../src/study-learner'
import { openReviews } from '../src/study-session'

const origin = inject('origin')

const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) await device.close()
})

async function openOwn(learner?: StudyLearner): Promise<Device> {
  const device = await openDevice(learner)
  devices.push(device)
  return device
}

/** A learner with reviews that are due, and a device that is ready to go without a network. */
async function prepare(): Promise<{ learner: StudyLearner; items: AskedItem[]; device: Device }> {
  const learner = await addStudyLearner(origin)
  const items = await doLessonsBefore(learner)
  return { learner, items, device: await openReady(learner) }
}

async function openReady(learner: StudyLearner): Promise<Device> {
  const device = await openOwn(learner)
  const { page } = device
  await page.goto('/app/kanji/dashboard')
  await waitUntilKept(page, await findBuiltFile('src/pages/kanji/study/study.route.tsx'))
  await expect.poll(() => listKeptRows(page, 'kotonoha-study', 'packs')).toHaveLength(1)
  return device
}

interface SyncAnswer {
  cards: { subjectId: number; facet: string; reps: number; revision: number }[]
}

/** One of the calls that a request carries, of answers or of something else. */
interface Submission {
  reviews?: { reviewId: string; subjectId: number; facet: string }[]
}

const toReviews = ({ reviews = [] }: Submission) => reviews

/** The cards as the server has them. */
async function listCards({ accessToken }: StudyLearner): Promise<SyncAnswer['cards']> {
  const input = encodeURIComponent(JSON.stringify({ sinceRevision: 0 }))
  const response = await fetch(`${origin}/api/kanji.sync.changes?input=${input}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const { result }: { result: { data: SyncAnswer } } = await response.json()
  return result.data.cards
}

async function countAnswered(learner: StudyLearner): Promise<number> {
  // The lesson was the first answer to each.
  return (await listCards(learner)).reduce((sum, { reps }) => sum + reps - 1, 0)
}

const badge = ({ page }: Device) => page.locator('.outbox-badge')

test('reviews are done without a network, over the end of the tab, and sent when it returns', async () => {
  const { learner, items, device } = await prepare()
  await device.context.setOffline(true)
  await openReviews(device.page)
  for (let count = 0; count < 3; count += 1) await answerRight(device.page, items)
  await badge(device).getByText('Offline · 3').waitFor()
  expect(await countAnswered(learner)).toBe(0)

  // The tab is gone at once, as when the browser is killed.
  const page = await device.context.newPage()
  await device.page.close({ runBeforeUnload: false })
  device.page = page
  await openReviews(page)
  await answerRight(page, items)
  await badge(device).getByText('Offline · 4').waitFor()

  await device.context.setOffline(false)
  await badge(device).waitFor({ state: 'detached' })
  await expect.poll(() => countAnswered(learner)).toBe(4)
})

test('the dashboard counts what was answered here, before it is sent and after', async () => {
  const { items, device } = await prepare()
  const { page, context } = device
  const count = page.getByRole('region', { name: 'Reviews' }).locator('.start-card-count')
  const due = Number(await count.textContent())
  await context.setOffline(true)
  await openReviews(page)
  for (let answered = 0; answered < 3; answered += 1) await answerRight(page, items)
  await badge(device).getByText('Offline · 3').waitFor()
  await page.goto('/app/kanji/dashboard')
  await page.getByText('The server cannot be reached.').waitFor()
  await expect.poll(() => count.textContent()).toBe(String(due - 3))

  const shown: (string | null)[] = []
  await page.exposeFunction('noteCount', (text: string) => shown.push(text))
  await count.evaluate((element) => {
    const { noteCount } = window as unknown as { noteCount: (text: string | null) => void }
    new MutationObserver(() => noteCount(element.textContent)).observe(element, {
      characterData: true,
      subtree: true,
    })
  })
  await context.setOffline(false)
  await badge(device).waitFor({ state: 'detached' })
  await page.getByText('The server cannot be reached.').waitFor({ state: 'detached' })
  await expect.poll(() => count.textContent()).toBe(String(due - 3))
  expect(shown).toEqual([])
})

test('of two tabs one sends, and both see how much waits', async () => {
  const { learner, items, device } = await prepare()
  const other = await device.context.newPage()
  const ownSnapshot = other.waitForResponse(/getQueueAhead/)
  await other.goto('/app/dict')
  // This tab has begun to follow what is studied here.
  await ownSnapshot
  // What was tried without a network reached nobody.
  const sent: string[] = []
  device.context.on('requestfinished', (request) => {
    if (request.url().includes('submitReviews')) sent.push(request.postData() ?? '')
  })
  await device.context.setOffline(true)
  await openReviews(device.page)
  for (let count = 0; count < 3; count += 1) await answerRight(device.page, items)
  await other.locator('.outbox-badge').getByText('Offline · 3').waitFor()
  await device.context.setOffline(false)
  await other.locator('.outbox-badge').waitFor({ state: 'detached' })
  await badge(device).waitFor({ state: 'detached' })
  await expect.poll(() => countAnswered(learner)).toBe(3)
  // Long enough for the other tab to send them too, if it would.
  await device.page.waitForTimeout(1500)
  const ids = sent.flatMap((text) => text.match(/"reviewId":"[^"]+"/g) ?? [])
  expect(new Set(ids).size).toBe(3)
  expect(ids).toHaveLength(3)
})

test('the same card answered on two devices offline is kept twice and counted once', async () => {
  const { learner, items, device } = await prepare()
  const other = await openReady(learner)
  for (const each of [device, other]) {
    await each.context.setOffline(true)
    await openReviews(each.page)
    // Three of five on both: at least one card is the same.
    for (let count = 0; count < 3; count += 1) await answerRight(each.page, items)
  }
  const answered = new Map<string, string>()
  for (const each of [device, other]) {
    each.page.on('request', (request) => {
      if (!request.url().includes('submitReviews')) return
      const calls: Record<string, Submission> = request.postDataJSON()
      for (const { reviewId, subjectId, facet } of Object.values(calls).flatMap(toReviews)) {
        answered.set(reviewId, `${subjectId} ${facet}`)
      }
    })
    await each.context.setOffline(false)
    await badge(each).waitFor({ state: 'detached' })
  }
  await expect.poll(() => answered.size).toBe(6)
  // Which cards each device asked is its own choice: what both asked counts once.
  await expect.poll(() => countAnswered(learner)).toBe(new Set(answered.values()).size)
  const most = Math.max(...(await listCards(learner)).map(({ reps }) => reps))
  expect(most).toBeLessThanOrEqual(2)
})

test('three hours offline with a clock of its own: every answer is there afterwards, none in the future', async () => {
  const { learner, items, device } = await prepare()
  const { context, page } = device
  await context.setOffline(true)
  await openReviews(page)
  await page.locator('.study-question input').waitFor()
  await page.clock.install()
  await answerRight(page, items)
  await page.clock.fastForward('03:00:00')
  await answerRight(page, items)
  await badge(device).getByText('Offline · 2').waitFor()
  await context.setOffline(false)
  await page.clock.runFor(30_000)
  await expect.poll(() => countAnswered(learner)).toBe(2)
})

test('a device that is full says so, and the answers reach the server all the same', async () => {
  const { learner, items, device } = await prepare()
  const { page, context } = device
  await context.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await context.setOffline(true)
  await openReviews(page)
  await answerRight(page, items)
  await badge(device).getByText('Device full').waitFor()
  await badge(device).click()
  await page.getByText('safe only while this tab is open').waitFor()
  await lookOverDrawn(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(false)
  await expect.poll(() => countAnswered(learner)).toBe(1)
  await badge(device).waitFor({ state: 'detached' })
})

test('what is learnt on one device shows on another that is open', async () => {
  const learner = await addStudyLearner(origin)
  const items = await doLessonsBefore(learner)
  const device = await openReady(learner)
  const other = await openReady(learner)
  const refreshed = other.page.waitForResponse(/kanji\.dashboard\.get/)
  await openReviews(device.page)
  for (let count = 0; count < 5; count += 1) await answerRight(device.page, items)
  await refreshed
})

test('signing out with unsent answers asks first, and they wait for their learner alone', async () => {
  const { learner, items, device } = await prepare()
  const { page, context } = device
  await context.setOffline(true)
  await openReviews(page)
  await answerRight(page, items)
  await page.getByRole('button', { name: 'Account of' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out before your answers are sent?' })
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Account: not signed in' }).waitFor()
  await context.setOffline(false)

  const stranger = await addStudyLearner(origin)
  const submissions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('submitReviews')) submissions.push(request.url())
  })
  await context.addInitScript((stored) => {
    localStorage.setItem('auth-session', stored)
  }, JSON.stringify(stranger.session))
  // The stranger's own studies have begun, and would send whatever waits.
  const snapshot = page.waitForResponse(/getQueueAhead/)
  await page.goto('/app/kanji/dashboard')
  await snapshot
  expect(await badge(device).count()).toBe(0)
  expect(submissions).toEqual([])
  expect(await countAnswered(learner)).toBe(0)
})
