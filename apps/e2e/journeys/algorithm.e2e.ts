import { expect } from 'vitest'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import { addStudyLearner, doLessonsBefore, type StudyLearner } from '../src/study-learner'

interface Item {
  cards: { facet: string; reps: number }[]
}

const dayMs = 86_400_000
const everyDays = 5
const begunDays = 85
const mostOfCall = 50

/** Has somebody answered for months who forgets every other card within five days. */
async function answerForMonths(learner: StudyLearner): Promise<void> {
  const items = [
    ...(await doLessonsBefore(learner, { size: 10, days: begunDays })),
    ...(await doLessonsBefore(learner, { size: 10, days: begunDays })),
  ]
  const cards = await Promise.all(
    items.map(async ({ subjectId }) => {
      const item = await learner.ask<Item>('kanji.study.getItem', { subjectId })
      return item.cards.map((card) => ({ subjectId, ...card }))
    }),
  )
  const reviews = []
  // The last ones a moment ago, and right, so that nothing is due.
  for (let days = begunDays - everyDays, round = 0; days >= 0; days -= everyDays, round += 1) {
    for (const [place, { subjectId, facet, reps }] of cards.flat().entries()) {
      const isRight = days === 0 || (place * 7 + round * 3) % 5 < 2
      reviews.push({
        reviewId: crypto.randomUUID(),
        subjectId,
        facet,
        reviewedAt: new Date(Date.now() - days * dayMs).toISOString(),
        rating: isRight ? 3 : 1,
        verdict: isRight ? 'right' : 'wrong',
        mode: 'typed',
        answerMs: 4000,
        basedOnReps: reps + round,
        answer: 'answer',
      })
    }
  }
  for (let from = 0; from < reviews.length; from += mostOfCall) {
    const some = reviews.slice(from, from + mostOfCall)
    await learner.call('kanji.study.submitReviews', { reviews: some })
  }
}

journey(
  'the algorithm learns from one’s own answers, is taken back, and says where a wish leads',
  async ({ page, context, origin }) => {
    const learner = await addStudyLearner(origin)
    await answerForMonths(learner)
    await signInBefore(context, learner)
    await page.goto('/app/kanji/algorithm')
    await page.getByRole('heading', { name: 'Learn from your answers' }).waitFor()
    await page.getByRole('button', { name: 'Learn now' }).click()
    await page.getByText('and foretells your latest answers better').waitFor({ timeout: 30_000 })
    const versions = page.getByRole('region', { name: 'Versions' })
    await versions.getByText('Version 1').first().waitFor()
    await versions.getByText('What changed').click()
    await versions.getByRole('columnheader', { name: 'Usual' }).waitFor()
    await page.getByRole('table').filter({ hasText: 'Reviews a day' }).waitFor()
    await lookOverInBothThemes(page)

    await versions.getByRole('button', { name: 'Use usual' }).click()
    await versions.getByRole('button', { name: 'Use version 1' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await versions.getByRole('button', { name: 'Use usual' }).waitFor()
    // It stays as long as the pointer is on it, and covers what stands at the end of the page.
    await page.getByText('Your next answers count as before').waitFor()
    await page.mouse.move(0, 0)

    const dates = page.getByRole('region', { name: 'New dates for your cards' })
    await dates.getByRole('button', { name: 'See what would change' }).click()
    await dates.getByText(/comes? earlier/).waitFor()
    await lookOverInBothThemes(page)
    await dates.getByRole('button', { name: 'Give new dates' }).click()
    await page.getByText('have new dates').waitFor()
    await dates.getByText('were given new dates on').waitFor()
    await dates.getByRole('button', { name: 'See what would change' }).click()
    await dates.getByText('Nothing would change').waitFor()
    await dates.getByRole('button', { name: 'Give the old dates back' }).click()
    await page.getByText('have their old date back').waitFor()
    await dates.getByText('were given new dates on').waitFor({ state: 'detached' })

    const wish = page.getByRole('region', { name: 'How much you want to remember' })
    await wish.getByRole('slider').press('ArrowRight')
    await wish.getByRole('columnheader', { name: '91 %, in a year' }).waitFor()
    await wish.getByRole('button', { name: 'Wish for 91 %' }).click()
    await wish.getByText('as you do now').waitFor()

    const stability = page.getByRole('region', { name: 'How you forget' })
    const before = await stability.getByText('A card with a stability of').innerText()
    await stability.getByRole('slider').press('ArrowRight')
    const told = () => stability.getByText('A card with a stability of').innerText()
    await expect.poll(told).not.toBe(before)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^kotonoha-reviews-.*\.csv$/)
  },
)

journey(
  'with too few reviews it says how many are missing, and learns nothing',
  async ({ page, context, origin }) => {
    const learner = await addStudyLearner(origin)
    const items = await doLessonsBefore(learner)
    // A component may be written as a kanji that goes by another name.
    const item = items.find(({ kind }) => kind === 'kanji')
    await signInBefore(context, learner)
    await page.goto('/app/kanji/algorithm')
    await page.getByRole('button', { name: 'Learn now' }).click()
    await page.getByText('You have 0 answers, 400 are missing.').first().waitFor()
    const memory = page.getByRole('region', { name: 'Your memory of one item' })
    await memory.getByLabel('Kanji or word').fill(item?.literal ?? '')
    await memory.getByRole('button', { name: 'Show' }).click()
    await memory
      .getByText(item?.meaning ?? '')
      .first()
      .waitFor()
    await memory.getByLabel('Kanji or word').fill('鬱')
    await memory.getByRole('button', { name: 'Show' }).click()
    await memory.getByText('You have not begun anything that is written 鬱.').waitFor()
    await lookOverInBothThemes(page)
  },
)
