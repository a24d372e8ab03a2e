import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callsOf } from '../src/calls-of'
import { drawWithMouse, type PadPoint } from '../src/draw-strokes'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'
import { readPlaceholderContrast } from '../src/placeholder-contrast'
import { signInBefore } from '../src/sign-in'
import {
  addStudyLearner,
  doLessonsBefore,
  doManyLessonsBefore,
  type StudyLearner,
} from '../src/study-learner'
import {
  answer,
  answerField,
  goOn,
  readQuestion,
  signInToReviews,
  toRightAnswer,
  verdictOf,
} from '../src/study-session'
import { waitUntilStill } from '../src/wait-until-still'

interface Cards {
  cards: { facet: string; reps: number }[]
}

/** The strokes of a kanji as its own outlines run. */
async function traceStrokes(page: Page, learner: StudyLearner, literal: string) {
  const { strokes } = await learner.ask<{ strokes: { path: string }[] }>(
    'dict.kanji.getDefinitionOverview',
    literal,
  )
  return page.evaluate(
    (paths) => {
      return paths.map((d) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
        path.setAttribute('d', d)
        const length = path.getTotalLength()
        return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): [number, number] => {
          const { x, y } = path.getPointAtLength(length * share)
          return [(x * 100) / 109, (y * 100) / 109]
        })
      })
    },
    strokes.map(({ path }) => path),
  ) as Promise<PadPoint[][]>
}

journey('a kanji is drawn from memory and graded', async ({ page, origin }) => {
  const learner = await addStudyLearner(origin, { isWritingOn: true })
  const items = await doManyLessonsBefore(learner)
  await signInToReviews(page, learner)
  const pad = page.locator('.ink-pad')
  for (;;) {
    await pad.or(answerField(page)).waitFor()
    if (await pad.isVisible()) break
    await answer(page, toRightAnswer(await readQuestion(page, items)))
    await goOn(page)
  }
  const asked = await page.getByText(/^Write the kanji for /).textContent()
  const item = items.find(
    ({ kind, meaning }) => kind === 'kanji' && asked === `Write the kanji for ${meaning}`,
  )
  if (item === undefined) throw new Error(`nobody knows “${asked}”`)
  for (const stroke of await traceStrokes(page, learner, item.literal)) {
    await drawWithMouse(page, pad, stroke)
  }
  await page.getByText('Right', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await pad.or(answerField(page)).or(page.locator('.study-end')).waitFor()
  await expect
    .poll(
      async () => {
        const { cards } = await learner.ask<Cards>('kanji.study.getItem', {
          subjectId: item.subjectId,
        })
        return cards.find(({ facet }) => facet === 'writing')?.reps
      },
      { interval: 1000 },
    )
    .toBe(2)
})

journey('who grades themselves needs four keys and Enter', async ({ page, origin }) => {
  const learner = await addStudyLearner(origin, { answerMode: 'self-graded' })
  await doLessonsBefore(learner)
  await signInToReviews(page, learner)
  const left = page.getByText(/^\d+ left/)
  const count = Number.parseInt(await left.innerText(), 10)
  for (const [key, done] of [
    ['3', 1],
    ['4', 2],
    ['2', 3],
    ['1', 3],
  ] as const) {
    await page.getByRole('button', { name: 'Show the answer' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Easy' }).waitFor()
    await page.keyboard.press(key)
    await page.getByText(`${count - done} left`).waitFor()
  }
})

journey('on a phone nothing moves when no review turns out to be due', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInBefore(page.context(), await addStudyLearner(origin))
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      const scores = list.getEntries().map((entry) => (entry as unknown as { value: number }).value)
      const { shifted } = window as unknown as { shifted: number }
      Object.assign(window, { shifted: scores.reduce((sum, score) => sum + score, shifted) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // What tells that there is none comes after the place of the first question is seen.
  await page.route(callsOf('kanji.study.startSession'), async (call) => {
    await page.getByText('Getting your reviews ready').waitFor()
    await waitUntilStill(page)
    await call.continue()
  })
  await page.goto('/app/kanji/dashboard')
  // Nothing links there while nothing is due.
  await page.evaluate(() => location.assign('/app/kanji/study?mode=reviews'))
  await page.getByText('No review is due now').waitFor()
  await page.getByText(/lessons are ready/).waitFor()
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
  expect(shifted).toBeLessThan(0.01)
  await page.getByRole('main').getByRole('link', { name: 'Lessons', exact: true }).click()
  await page.waitForURL('**/app/kanji/study?mode=lessons')
})

journey('practice changes no card', async ({ page, context, origin }) => {
  const learner = await addStudyLearner(origin)
  const items = await doLessonsBefore(learner)
  await signInBefore(context, learner)
  await page.goto('/app/kanji/study')
  await page.getByRole('link', { name: 'This level' }).click()
  await page.getByRole('heading', { level: 1, name: 'Practice' }).waitFor()
  const question = await readQuestion(page, items)
  await answer(page, toRightAnswer(question))
  await goOn(page)
  await page.getByRole('link', { name: 'Leave' }).click()
  await page.waitForURL('**/dashboard')
  const { cards } = await learner.ask<Cards>('kanji.study.getItem', {
    subjectId: question.item.subjectId,
  })
  expect(cards.map(({ reps }) => reps)).toEqual(cards.map(() => 1))
})

journey(
  'question, verdict and help are told, and the keys do what the help says',
  async ({ page, origin }) => {
    const learner = await addStudyLearner(origin)
    const items = await doLessonsBefore(learner)
    await signInToReviews(page, learner)
    const { facet, item } = await readQuestion(page, items)
    const statuses = page.getByRole('status')
    const isTold = (text: string | RegExp) => statuses.filter({ hasText: text }).first().waitFor()
    await isTold(`${facet === 'reading' ? 'Reading' : 'Meaning'} of the ${item.kind}`)
    await page.keyboard.press('Alt+h')
    await isTold(/Begins with|Made of/)
    await page.keyboard.type(toRightAnswer({ facet, item }))
    await page.keyboard.press('Enter')
    await isTold('Right · with help')
    await page.keyboard.press('e')
    await isTold('Right · easy')
    await page.keyboard.press('o')
    await isTold('Marked as wrong')
    await page.keyboard.press('f')
    const info = page.getByRole('region', { name: `About ${item.literal}` })
    await info.waitFor()
    await page.keyboard.press('f')
    await info.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts of kanji study' })
    await help.waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await readQuestion(page, items)).item.literal).toBe(item.literal)
    await page.keyboard.press('Alt+w')
    await page.getByText('wrapping up').waitFor()
  },
)

journey('own words count from the next answer on', async ({ page, origin }) => {
  const learner = await addStudyLearner(origin)
  const items = await doLessonsBefore(learner)
  await signInToReviews(page, learner)
  let question = await readQuestion(page, items)
  // A synonym is another word for a meaning.
  while (question.facet !== 'meaning') {
    await answer(page, toRightAnswer(question))
    await goOn(page)
    question = await readQuestion(page, items)
  }
  await page.getByRole('button', { name: 'I don’t know' }).click()
  await page.getByRole('button', { name: `About ${question.item.literal}` }).click()
  await page.getByRole('button', { name: 'Add a synonym' }).click()
  await page.getByLabel('Your synonyms').fill('whatchamacallit')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your synonyms: whatchamacallit').waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await verdictOf(page).waitFor({ state: 'detached' })
  for (;;) {
    const { facet, item } = await readQuestion(page, items)
    if (facet === 'meaning' && item.subjectId === question.item.subjectId) break
    await answer(page, toRightAnswer({ facet, item }))
    await goOn(page)
  }
  expect(await answer(page, 'whatchamacallit')).toMatch(/^Right/)
})

journey('the start and a lesson have no axe violation', async ({ page, context, origin }) => {
  const learner = await addStudyLearner(origin)
  await doLessonsBefore(learner)
  await signInBefore(context, learner)
  await page.goto('/app/kanji/study')
  await page.getByRole('heading', { name: 'Practice' }).waitFor()
  await lookOverInBothThemes(page)
  await page.goto('/app/kanji/study?mode=lessons')
  await page.getByRole('heading', { name: /1 of \d/ }).waitFor()
  await lookOverInBothThemes(page)
})

journey('a question and its verdict have no axe violation', async ({ page, origin }) => {
  const learner = await addStudyLearner(origin)
  await doLessonsBefore(learner, { size: 10 })
  await signInToReviews(page, learner)
  await answerField(page).waitFor()
  await lookOverInBothThemes(page)
  expect(await readPlaceholderContrast(answerField(page))).toBeGreaterThanOrEqual(4.5)
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  expect(await readPlaceholderContrast(answerField(page))).toBeGreaterThanOrEqual(4.5)
  await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'))
  await page.getByRole('button', { name: 'I don’t know' }).click()
  await page.keyboard.press('f')
  await page.getByRole('region', { name: /^About/ }).waitFor()
  await lookOverInBothThemes(page)
})
