import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'
import { makeUpLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { confirmByCode, fillSignUp } from '../src/sign-up'
import type { AskedItem } from '../src/study-learner'
import {
  answer,
  answerAll,
  goOn,
  passLessons,
  readQuestion,
  toWrongAnswer,
} from '../src/study-session'

/** The items of the session that the page starts next. */
function hearItems(page: Page): Promise<AskedItem[]> {
  return page
    .waitForResponse((response) => response.url().includes('startSession'))
    .then(async (response) => {
      const answers = [await response.json()].flat()
      const asked = new URL(response.url()).pathname.split('/').at(-1)?.split(',') ?? []
      return answers[asked.indexOf('kanji.study.startSession')].result.data.items
    })
}

journey(
  'a first day: sign up, four questions, five lessons, their quiz with a miss, and what comes next',
  async ({ page, origin }) => {
    const learner = makeUpLearner()
    await page.goto('/account/create?returnTo=/app/kanji/dashboard')
    await fillSignUp(page, learner)
    await confirmByCode(page, origin, learner.email)
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.waitForURL('**/app/kanji/onboarding*')
    for (const step of [1, 2, 3]) {
      await page.getByText(`Step ${step} of 4`).waitFor()
      await page.getByRole('button', { name: 'Continue' }).press('Enter')
    }
    const starting = hearItems(page)
    await page.getByRole('button', { name: 'Begin the first lesson' }).press('Enter')
    const items = await starting
    await passLessons(page)

    // A miss of the quiz brings back what is to be remembered, and the question comes again.
    const missed = await readQuestion(page, items)
    expect(await answer(page, toWrongAnswer(missed))).toBe('Wrong')
    await page.getByText('Asked again in this session').waitFor()
    await goOn(page)
    const asked = await answerAll(page, items)
    expect(
      asked.some(
        ({ item, facet }) => item.subjectId === missed.item.subjectId && facet === missed.facet,
      ),
    ).toBe(true)
    await page.getByRole('list', { name: 'Missed' }).waitFor()
    await lookOverInBothThemes(page)

    // Nothing more is due today, and the dashboard says what is learnt.
    await page.goto('/app/kanji/dashboard')
    await page.getByRole('heading', { name: 'Worth another look' }).waitFor()
    expect(await page.getByText('Your first five').count()).toBe(0)
  },
)
