import type { Response } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'
import { hearChannel, keepQuiet } from '../src/keep-quiet'
import { lookOverDrawn, lookOverInBothThemes } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import {
  type AskedItem,
  addStudyLearner,
  doLessonsBefore,
  doManyLessonsBefore,
  type StudyLearner,
} from '../src/study-learner'
import {
  type AskedQuestion,
  answer,
  answerAll,
  answerField,
  goOn,
  passLessons,
  readQuestion,
  signInToReviews,
  toRightAnswer,
  toShownAnswer,
  toWrongAnswer,
  verdictOf,
} from '../src/study-session'
import { waitForFocus } from '../src/wait-for-focus'

/** A learner may make 120 calls a minute. */
const slowly = { interval: 1000 }

interface Started {
  cards: { reps: number; lapses: number; subjectId: number; facet: string }[]
}

/** How often the server knows the card of a question to be answered; its lesson counts too. */
async function countReviews(learner: StudyLearner, { facet, item }: AskedQuestion) {
  const { cards } = await learner.ask<Started>('kanji.study.getItem', {
    subjectId: item.subjectId,
  })
  return cards.find((card) => card.facet === facet)?.reps
}

/** One procedure's answer of a response that may hold those of several, asked in one request. */
async function findAnswer<Answer>(response: Response, procedure: string): Promise<Answer> {
  const answers = [await response.json()].flat()
  const asked = new URL(response.url()).pathname.split('/').at(-1)?.split(',') ?? []
  return answers[asked.indexOf(procedure)].result.data
}

journey(
  'a first batch of lessons is taught, asked in a quiz, and its cards are made',
  async ({ page, context, origin }) => {
    const learner = await addStudyLearner(origin)
    await signInBefore(context, learner)
    const starting = page.waitForResponse((response) => response.url().includes('startSession'))
    await page.goto('/app/kanji/study?mode=lessons')
    const { items, lessons } = await findAnswer<{ items: AskedItem[]; lessons: number[] }>(
      await starting,
      'kanji.study.startSession',
    )
    await passLessons(page)
    const asked = await answerAll(page, items)
    expect(new Set(asked.map(({ item }) => item.subjectId)).size).toBe(lessons.length)
    await expect
      .poll(
        async () =>
          (
            await learner.ask<{ cards: object[] }>('kanji.study.getItem', {
              subjectId: lessons[0],
            })
          ).cards.length,
        slowly,
      )
      .toBeGreaterThan(0)
  },
)

journey(
  'reviews: right, wrong, forgiven, another reading, not known; each is told and counted once',
  async ({ page, origin }) => {
    const learner = await addStudyLearner(origin)
    const items = await doManyLessonsBefore(learner)
    await signInToReviews(page, learner)
    const first = await readQuestion(page, items)
    expect(await answer(page, toWrongAnswer(first))).toBe('Wrong')
    await page.getByText(toShownAnswer(first), { exact: true }).first().waitFor()
    await goOn(page)
    await page.getByRole('button', { name: 'I don’t know' }).click()
    expect(await verdictOf(page).textContent()).toBe('Not known yet')
    await waitForFocus(answerField(page))
    await goOn(page)
    await page.keyboard.press('Enter')
    await page.getByText(/or choose “I don’t know”/).waitFor()
    const asked = await answerAll(page, items)
    expect(asked.some(({ item }) => item.subjectId === first.item.subjectId)).toBe(true)
    await page.getByRole('heading', { name: 'Worth another look' }).waitFor()
    await page.getByRole('list', { name: 'Missed' }).waitFor()
    await expect
      .poll(async () => {
        const { cards } = await learner.call<Started>('kanji.study.startSession', {
          sessionId: crypto.randomUUID(),
          mode: 'reviews',
        })
        return cards.length
      }, slowly)
      .toBe(0)
  },
)

journey('an answer is taken back and given anew, and counts once', async ({ page, origin }) => {
  const learner = await addStudyLearner(origin)
  const items = await doLessonsBefore(learner)
  await signInToReviews(page, learner)
  const question = await readQuestion(page, items)
  expect(await answer(page, toWrongAnswer(question))).toBe('Wrong')
  await goOn(page)
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => (await readQuestion(page, items)).item.literal)
    .toBe(question.item.literal)
  expect(await answer(page, toRightAnswer(question))).toBe('Right')
  await goOn(page)
  await answerAll(page, items)
  await expect.poll(() => countReviews(learner, question), slowly).toBe(2)
})

journey('wrapping up asks only what is in flight', async ({ page, origin }) => {
  const learner = await addStudyLearner(origin)
  const items = await doManyLessonsBefore(learner)
  await signInToReviews(page, learner)
  await readQuestion(page, items)

  // The address alone goes on with it; on a phone without a bar meanwhile, which would then go.
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 390, height: 844 })
  let answerIt = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answerIt = resolve
  })
  await page.route(/getActiveSession/, async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.evaluate(() => location.assign('/app/kanji/study'))
  await page.getByText('Getting your reviews ready…').waitFor()
  expect(await page.locator('.app-bar').isVisible()).toBe(false)
  answerIt()
  await readQuestion(page, items)
  await page.setViewportSize(size)

  await page.getByRole('button', { name: 'Wrap up' }).click()
  await page.getByText('wrapping up').waitFor()
  expect((await answerAll(page, items)).length).toBeLessThanOrEqual(10)
})

journey('what is half typed is still there after a reload', async ({ page, origin }) => {
  const learner = await addStudyLearner(origin)
  const items = await doLessonsBefore(learner)
  await signInToReviews(page, learner)
  const question = await readQuestion(page, items)
  await waitForFocus(answerField(page))
  await page.keyboard.type('ka')
  const typed = await answerField(page).inputValue()
  await page.reload()
  expect(await readQuestion(page, items)).toEqual(question)
  expect(await answerField(page).inputValue()).toBe(typed)
  await answerField(page).fill('')
  await answer(page, toRightAnswer(question))
  await goOn(page)
  await page.reload()
  await answerField(page).waitFor()
  expect(await answerField(page).inputValue()).toBe('')
})

journey('a session goes on on another device', async ({ page, context, origin }) => {
  await hearChannel(context)
  const learner = await addStudyLearner(origin)
  const items = await doLessonsBefore(learner)
  await signInToReviews(page, learner)
  const count = Number.parseInt(await page.getByText(/^\d+ left/).innerText(), 10)
  await answer(page, toRightAnswer(await readQuestion(page, items)))
  await goOn(page)
  // Left by the page's own link, so that the place is saved; the device that began it may go on.
  await page.getByRole('link', { name: 'Leave' }).click()
  await page.getByRole('region', { name: 'Saved session' }).getByRole('link').click()
  await answerField(page).waitFor()
  // Answered and not left: the place was not saved since, but the log knows.
  const second = await readQuestion(page, items)
  const before = (await countReviews(learner, second)) ?? 0
  await answer(page, toRightAnswer(second))
  await goOn(page)
  await expect.poll(() => countReviews(learner, second), slowly).toBe(before + 1)
  const otherDevice = await context.browser()?.newContext({ baseURL: origin })
  if (otherDevice === undefined) throw new Error('no browser')
  try {
    await keepQuiet(otherDevice)
    await signInBefore(otherDevice, learner)
    const other = await otherDevice.newPage()
    await other.goto('/app/kanji/study')
    const dialog = other.getByRole('dialog', { name: 'A session is under way' })
    const left = new RegExp(`(${count - 2}|${count - 1}) reviews left`)
    await dialog.getByText(left).waitFor()
    await dialog.getByText('begins reviews and ends this session').waitFor()
    await lookOverInBothThemes(other)
    await dialog.getByRole('button', { name: 'Continue here' }).click()
    await answerField(other).waitFor()

    // The first device hears at once that it was overtaken.
    await page.getByText('This session went on in another tab or on another device').waitFor()
    await lookOverDrawn(page)
    expect(await answerAll(other, items)).toHaveLength(count - 2)
  } finally {
    await otherDevice.close()
  }
})
