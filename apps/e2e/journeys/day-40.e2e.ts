import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import {
  type AskedItem,
  addBrakedLearner,
  addStudyLearner,
  doLessonsBefore,
  type StudyLearner,
} from '../src/study-learner'
import {
  answer,
  answerField,
  goOn,
  readQuestion,
  signInToReviews,
  toRightAnswer,
  toWrongAnswer,
} from '../src/study-session'

const dayMs = 86_400_000
const minuteMs = 60_000

/** Missed again and again over weeks, and known again the same day: by the procedures of the pages. */
async function missBefore(
  learner: StudyLearner,
  { subjectId }: Pick<AskedItem, 'subjectId'>,
  daysAgo: readonly number[],
): Promise<void> {
  let reps = 1
  for (const days of daysAgo) {
    for (const [minutes, rating] of [
      [0, 1],
      [15, 3],
    ] as const) {
      const reviewedAt = new Date(Date.now() - days * dayMs + minutes * minuteMs).toISOString()
      const { results, cards } = await learner.call<{
        results: { status: string }[]
        cards: { facet: string; reps: number }[]
      }>('kanji.study.submitReviews', {
        reviews: [
          {
            reviewId: randomUUID(),
            subjectId,
            facet: 'meaning',
            reviewedAt,
            rating,
            verdict: rating === 1 ? 'wrong' : 'right',
            mode: 'typed',
            answerMs: 4000,
            basedOnReps: reps,
            answer: rating === 1 ? 'no idea' : '',
          },
        ],
      })
      expect(results.map(({ status }) => status)).toEqual(['applied'])
      reps = cards.find(({ facet }) => facet === 'meaning')?.reps ?? reps
    }
  }
}

/** Nothing of the first lessons is taken for another one: each leech stands beside itself here. */
async function takeForOneself(page: Page): Promise<void> {
  await page.route(/dashboard\.get/, async (route) => {
    const response = await route.fetch()
    const answers: { result: { data: { troubles?: { tile: object; alike: object[] }[] } } }[] =
      await response.json()
    for (const { result } of answers) {
      for (const trouble of result.data.troubles ?? []) trouble.alike = [trouble.tile]
    }
    await route.fulfill({ response, json: answers })
  })
}

journey(
  'on day 40 what keeps failing is named, with what helps, at the end and on the dashboard',
  async ({ page, origin }) => {
    const learner = await addStudyLearner(origin)
    const items = await doLessonsBefore(learner, { days: 40 })
    const failing = items.find(({ kind }) => kind === 'kanji')
    if (failing === undefined) throw new Error('no kanji among the first lessons')
    // Five lapses; the sixth makes it a leech.
    await missBefore(learner, failing, [35, 29, 23, 17, 11])
    await signInToReviews(page, learner)
    const end = page.locator('.study-end')
    let isMissed = false
    for (;;) {
      await answerField(page).or(end).waitFor()
      if (await end.isVisible()) break
      const question = await readQuestion(page, items)
      const isIt = question.item.subjectId === failing.subjectId && question.facet === 'meaning'
      await answer(page, isIt && !isMissed ? toWrongAnswer(question) : toRightAnswer(question))
      if (isIt) isMissed = true
      await goOn(page)
    }
    expect(isMissed).toBe(true)
    const leeches = page.getByRole('region', { name: 'Leeches' })
    await leeches.getByRole('list', { name: 'Missed again and again' }).waitFor()
    await leeches.getByText(failing.literal, { exact: true }).first().waitFor()
    await lookOverInBothThemes(page)

    await takeForOneself(page)
    await page.goto('/app/kanji/dashboard')
    const hard = page.getByRole('list', { name: 'Leeches' })
    await hard.getByText('meaning, missed 6 times').waitFor()
    await hard.getByText('Not to be taken for').waitFor()
    await lookOverInBothThemes(page)
    // Practising leeches asks for this one, and changes no card.
    await page
      .getByRole('heading', { name: 'Leeches' })
      .locator('..')
      .getByRole('link', { name: 'Practise' })
      .click()
    expect((await readQuestion(page, items)).item.subjectId).toBe(failing.subjectId)

    await page.goto('/app/kanji/progress/stats')
    const slip = page
      .getByRole('region', { name: 'Leeches' })
      .getByRole('link')
      .filter({ hasText: failing.literal })
    await slip.getByText('missed 6 times').waitFor()
    await slip.click()
    await page.getByRole('heading', { level: 1 }).filter({ hasText: failing.literal }).waitFor()
  },
)

journey(
  'what is answered with the meaning of another item stands beside that item, and is asked again',
  async ({ page, origin }) => {
    const learner = await addStudyLearner(origin)
    const items = await doLessonsBefore(learner, { days: 40, size: 10 })
    await signInToReviews(page, learner)
    const end = page.locator('.study-end')
    let confused: AskedItem | undefined
    let asked = 0
    for (;;) {
      await answerField(page).or(end).waitFor()
      if (await end.isVisible()) break
      const question = await readQuestion(page, items)
      const { facet, item } = question
      const other = item.blockedMeanings.find(({ subjectId }) => subjectId !== null)
      if (facet === 'meaning' && item.subjectId === confused?.subjectId) asked += 1
      // Of a word it may be the other verb of a pair, which is asked again and not wrong.
      const isAsked = facet === 'meaning' && item.kind === 'kanji'
      if (confused === undefined && isAsked && other !== undefined) {
        confused = item
        expect(await answer(page, other.text)).toBe('Wrong')
        const pair = page.getByRole('region', { name: 'Taken for each other' })
        await pair.getByText(item.literal, { exact: true }).waitFor()
        await pair.getByText(/, you answered$/).waitFor()
        await lookOverInBothThemes(page)
      } else {
        await answer(page, toRightAnswer(question))
      }
      await goOn(page)
    }
    expect(confused).toBeDefined()
    expect(asked).toBeGreaterThan(0)
  },
)

journey(
  'a week that is full keeps the next level shut, with the reason, the end and the way to open it',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addBrakedLearner(origin))
    await page.goto('/app/kanji/dashboard')
    const note = page.getByRole('region', { name: /^Level \d+ waits$/ })
    await note.getByText('the coming week already fills your minutes a day').waitFor()
    await note.getByText(/It opens by itself on .+ at the latest/).waitFor()
    await lookOverInBothThemes(page)

    // Who keeps the pace is told so, and still knows when the level opens.
    await note.getByRole('button', { name: 'Keep my pace' }).click()
    await note.getByText(/your pace stays at about \d+ new items a day/).waitFor()
    const opener = note.getByRole('button', { name: /^Open level \d+ anyway$/ })
    const [opened = ''] = /\d+/.exec(await opener.innerText()) ?? []
    await opener.click()
    // With so little room the level after it waits in its turn.
    await page
      .getByRole('region', { name: `Level ${opened} waits`, exact: true })
      .waitFor({ state: 'detached' })
  },
)
