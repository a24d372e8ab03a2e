import { expect } from 'vitest'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import { addStudent, addStudyLearner, type StudyLearner } from '../src/study-learner'

interface Due {
  items: { tile: { subjectId: number }; facet: string }[]
}

interface Item {
  cards: { facet: string; reps: number }[]
}

/** Answers everything that is due, one of five wrongly. */
async function reviewAll(learner: StudyLearner): Promise<number> {
  const until = new Date().toISOString()
  const { items } = await learner.ask<Due>('kanji.progress.listDue', { until })
  const reviews = []
  for (const [place, { tile, facet }] of items.entries()) {
    const { subjectId } = tile
    const { cards } = await learner.ask<Item>('kanji.study.getItem', { subjectId })
    const isRight = place % 5 !== 0
    reviews.push({
      reviewId: crypto.randomUUID(),
      subjectId,
      facet,
      reviewedAt: new Date().toISOString(),
      rating: isRight ? 3 : 1,
      verdict: isRight ? 'right' : 'wrong',
      mode: 'typed',
      answerMs: 4000,
      basedOnReps: cards.find((card) => card.facet === facet)?.reps ?? 0,
      answer: 'answer',
    })
  }
  await learner.call('kanji.study.submitReviews', { reviews })
  return reviews.length
}

journey(
  'progress is shown in six pages that agree, can be read and be walked by keys',
  async ({ page, context, origin }) => {
    const learner = await addStudent(origin)
    const reviews = await reviewAll(learner)
    await signInBefore(context, learner)
    await page.goto('/app/kanji/progress')
    const sums = page.getByRole('region', { name: 'So far' })
    await sums.getByText(String(reviews), { exact: true }).first().waitFor()
    await lookOverInBothThemes(page)

    await page.getByRole('link', { name: 'Week', exact: true }).click()
    await page.getByRole('heading', { name: 'This week' }).waitFor()
    await page.getByText('The numbers').first().click()
    await page.getByRole('columnheader', { name: 'Components' }).waitFor()
    await lookOverInBothThemes(page)
    await page.getByRole('link', { name: 'The week before' }).click()
    await page.waitForURL('**/progress/week?week=*')

    await page.getByRole('link', { name: 'Year', exact: true }).click()
    const grid = page.getByRole('grid')
    const told = page.locator('.year-told')
    await expect.poll(() => told.innerText()).toContain(`${reviews} reviews`)
    await lookOverInBothThemes(page)
    await grid.locator('[tabindex="0"]').focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => told.innerText()).not.toContain(`${reviews} reviews`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/progress/week?week=*')
    await page.goBack()
    await grid.waitFor()

    await page.getByRole('link', { name: 'Memory', exact: true }).click()
    await page.getByRole('heading', { name: 'True retention' }).waitFor()
    await lookOverInBothThemes(page)

    await page.getByRole('link', { name: 'Achievements', exact: true }).click()
    await page.getByText('First review').waitFor()
    await lookOverInBothThemes(page)

    await page.getByRole('link', { name: 'History', exact: true }).click()
    await page.getByText('Kanji study begun at level 1').waitFor()
    await lookOverInBothThemes(page)
  },
)

journey(
  'on the narrowest phone every bar has its whole name',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudent(origin))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/app/kanji/progress/stats')
    const names = page.locator('.bar-plot-names > span')
    await names.getByText('365+').waitFor()
    const listCut = () =>
      names.evaluateAll((all) =>
        all.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])),
      )
    await expect.poll(listCut).toEqual([])
  },
)

journey(
  'on a phone the ring of a day can be seen whole, at the end of the year’s row as well',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudent(origin))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/app/kanji/progress/year')
    const today = page.locator('.year-day[tabindex="0"]')
    await today.waitFor()
    const roomAround = () =>
      page.evaluate(() => {
        const day = document.querySelector('.year-day[tabindex="0"]')?.getBoundingClientRect()
        const seen = document.querySelector('.year-scroller')?.getBoundingClientRect()
        if (day === undefined || seen === undefined) throw new Error('no year')
        return Math.min(seen.right - day.right, day.left - seen.left, seen.bottom - day.bottom)
      })
    const ringPx = await today.evaluate((day) => {
      ;(day as HTMLElement).focus()
      const { outlineWidth, outlineOffset } = getComputedStyle(day)
      return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    })
    expect(ringPx).toBeGreaterThanOrEqual(2)
    expect(await roomAround()).toBeGreaterThanOrEqual(ringPx)
    for (const key of ['Home', 'End', 'PageUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown']) {
      await page.keyboard.press(key)
      expect(await roomAround(), key).toBeGreaterThanOrEqual(ringPx)
    }
  },
)

journey(
  'before the first lesson each page says what will be there, and a strange address is this week',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudyLearner(origin))
    for (const path of ['', '/week?week=yesterday', '/year?year=none', '/stats']) {
      await page.goto(`/app/kanji/progress${path}`)
      await page.getByRole('link', { name: 'Begin the first lessons' }).waitFor()
    }
    await page.goto('/app/kanji/progress/achievements')
    await page.getByText('First lesson').waitFor()
  },
)
