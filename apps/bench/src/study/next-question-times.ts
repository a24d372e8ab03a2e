import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { openJsonClient } from '../accounts/json-client'
import { askOrThrow, change, password } from '../accounts/learners'
import { quantile } from '../measure'
import { launchChromium } from '../page-weight'
import { atMost, figure, type Row, round } from '../table'

/** Answers at each speed of the processor; the first few warm up. */
const measuredAnswers = 36
const warmUpAnswers = 4
/** A network on which everybody would notice if a question waited for it. */
const latencyMs = 1000
const wrongEvery = 4
const lessonBatches = 8
const dayMs = 86_400_000
const budgetMs = 50
/** What has not come by then does not come. */
const longestWaitMs = 20_000

interface AskedItem {
  kind: string
  literal: string
  meaning: string
  readings: string[]
}

interface Times {
  verdictMs: number[]
  nextMs: number[]
}

/** From the key to the paint, in a browser, on a network that takes a second for everything. */
export async function measureNextQuestion(origin: string): Promise<Row[]> {
  const email = await makeStudent(origin)
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ viewport: { width: 1100, height: 900 } })
    // Functions that are sent into the page call it: tsx keeps their names.
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    const items: AskedItem[] = []
    page.on('response', async (response) => {
      if (!response.url().includes('kanji.study.startSession')) return
      const answers = [await response.json()].flat()
      items.push(...answers.flatMap((each) => each.result.data.items))
    })
    await page.goto(`${origin}/account/sign-in?returnTo=${encodeURIComponent('/app/kanji')}`)
    await page.getByLabel(/e-?mail/i).fill(email)
    await page
      .getByLabel(/^password/i)
      .first()
      .fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/kanji')
    await page.goto(`${origin}/app/kanji/study?mode=reviews`)
    await page.locator('.study-answer-field').waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await answerAndTime(page, items, warmUpAnswers)
    const times = await answerAndTime(page, items, measuredAnswers)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await answerAndTime(page, items, warmUpAnswers)
    const slow = await answerAndTime(page, items, measuredAnswers)
    return [
      figure('key to verdict, p50 · p95', toText(times.verdictMs)),
      figure('key to next question, p50 · p95', toText(times.nextMs)),
      atMost('  p95', quantile(times.nextMs, 0.95), budgetMs, 'ms'),
      figure('at a quarter of the speed: key to verdict', toText(slow.verdictMs)),
      figure('at a quarter of the speed: key to next question', toText(slow.nextMs)),
    ]
  } finally {
    await browser.close()
  }
}

const toText = (times: number[]) =>
  `${round(quantile(times, 0.5))} · ${round(quantile(times, 0.95))} ms`

/** Somebody whose lessons of nine days ago are due. */
async function makeStudent(origin: string): Promise<string> {
  const client = openJsonClient(origin)
  const email = `student-${randomUUID()}@example.com`
  const { body } = await askOrThrow(client, '/auth/v1/signup', { body: { email, password } })
  const token: string = body.access_token
  const learner = { accessToken: token }
  await change(client, learner, 'core.user.createProfile', { firstName: '花子', lastName: '山田' })
  await change(client, learner, 'kanji.onboarding.finish', {
    startLevel: 1,
    isLowerAssumed: false,
    goal: null,
    preferences: { newPerDay: 100 },
  })
  const completedAt = new Date(Date.now() - 9 * dayMs).toISOString()
  const post = async (procedure: string, sent: object) =>
    (await askOrThrow(client, `/api/${procedure}`, { body: sent, token })).body.result.data
  for (let batch = 0; batch < lessonBatches; batch += 1) {
    const sessionId = randomUUID()
    const wish = { sessionId, mode: 'lessons', size: 10 }
    const { lessons } = await post('kanji.study.startSession', wish)
    if (lessons.length === 0) break
    const items = lessons.map((subjectId: number) => ({
      lessonId: randomUUID(),
      subjectId,
      misses: 0,
      completedAt,
    }))
    await post('kanji.study.completeLessons', { items })
    await post('kanji.study.endSession', { sessionId })
  }
  client.close()
  return email
}

async function answerAndTime(
  page: Page,
  items: readonly AskedItem[],
  count: number,
): Promise<Times> {
  const times: Times = { verdictMs: [], nextMs: [] }
  for (let number = 1; number <= count; number += 1) {
    const { right, wrong } = await findAnswers(page, items)
    await page.keyboard.type(number % wrongEvery === 0 ? wrong : right)
    times.verdictMs.push(await timeEnter(page, '.study-verdict'))
    // A wrong verdict stays for a moment, whatever is pressed.
    await page.locator('.study-buttons [aria-disabled="true"]').waitFor({ state: 'detached' })
    times.nextMs.push(await timeEnter(page, '.study-answer-field'))
  }
  return times
}

/** By what the field is called. */
async function findAnswers(
  page: Page,
  items: readonly AskedItem[],
): Promise<{ right: string; wrong: string }> {
  const label = (await page.locator('.study-answer-field').getAttribute('aria-label')) ?? ''
  const [, facet, kind, literal] = /^(Meaning|Reading) of the (\w+) (.+)$/.exec(label) ?? []
  const item = items.find((each) => each.kind === kind && each.literal === literal)
  if (item === undefined) throw new Error(`nobody knows the question “${label}”`)
  return facet === 'Reading'
    ? { right: item.readings[0] ?? '', wrong: 'papapa' }
    : { right: item.meaning, wrong: 'zzzzzz' }
}

/**
 * Milliseconds from the key until what it leads to was painted. The field of the question before
 * does not count for the next one: a verdict stands beside it.
 */
async function timeEnter(page: Page, selector: string): Promise<number> {
  await page.evaluate((wanted) => {
    const isThere = () =>
      document.querySelector(wanted) !== null &&
      (wanted === '.study-verdict' || document.querySelector('.study-verdict') === null)
    const target = window as unknown as { painted: Promise<number> }
    target.painted = new Promise((resolve) => {
      const begin = ({ key, timeStamp }: KeyboardEvent) => {
        if (key !== 'Enter') return
        removeEventListener('keydown', begin, true)
        const look = () => {
          if (!isThere()) {
            requestAnimationFrame(look)
            return
          }
          // A message comes after the frame that is being made has been painted.
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - timeStamp)
          channel.port2.postMessage(undefined)
        }
        requestAnimationFrame(look)
      }
      addEventListener('keydown', begin, true)
    })
  }, selector)
  await page.keyboard.press('Enter')
  const painted = await page.evaluate(
    (limitMs) =>
      Promise.race([
        (window as unknown as { painted: Promise<number> }).painted,
        new Promise<undefined>((resolve) => setTimeout(resolve, limitMs)),
      ]),
    longestWaitMs,
  )
  if (painted !== undefined) return painted
  const shown = await page.locator('main').innerText()
  throw new Error(`After Enter no ${selector} came; the page shows: ${shown.slice(0, 300)}`)
}
