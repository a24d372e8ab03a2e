import { expect } from 'vitest'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { lookOverPage } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import { addStudyLearner, doLessonsBefore } from '../src/study-learner'
import { waitForFocus } from '../src/wait-for-focus'

journey(
  'tiles and pages say how the learner stands with a kanji',
  async ({ page, context, origin }) => {
    const learner = await addStudyLearner(origin)
    const items = await doLessonsBefore(learner, { days: 9, size: 10 })
    const due = items.find(({ kind }) => kind === 'kanji')
    if (due === undefined) throw new Error('the first lessons have no kanji')
    await signInBefore(context, learner)
    await page.goto('/app/dict/kanji')
    await page.getByRole('link', { name: new RegExp(`^${due.literal}.*review due`) }).waitFor()
    await lookOverPage(page)
    await page.goto(`/app/dict/kanji/${due.literal}/words`)
    await page.getByText('A review of this is due.').waitFor()
    await page.getByRole('link', { name: 'Review now' }).click()
    await page.waitForURL('**/app/kanji/study?mode=reviews')
  },
)

journey(
  '"study this" puts a kanji into the next lessons, and is taken back',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudyLearner(origin))
    await page.goto('/app/dict/kanji/食/words')
    await page.getByRole('button', { name: 'Study this' }).click()
    await page.getByText('In your next lessons.').waitFor()
    // It comes a moment later, and is looked at whole.
    await page.getByText('Added to your next lessons').waitFor()
    await lookOverPage(page)
    await page.reload()
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByText('Not started.').waitFor()
  },
)

journey(
  'what is learnt is left alone, asked again and started over from its page, by keyboard',
  async ({ page, context, origin }) => {
    const learner = await addStudyLearner(origin)
    const items = await doLessonsBefore(learner, { days: 9, size: 10 })
    const item = items.find(({ kind }) => kind === 'kanji')
    if (item === undefined) throw new Error('the first lessons have no kanji')
    const countDue = async () => {
      const answer = await learner.ask<{ reviews: { due: number } }>(
        'kanji.study.getStudyAvailability',
        {},
      )
      return answer.reviews.due
    }
    const before = await countDue()
    await signInBefore(context, learner)
    await page.goto(`/app/dict/kanji/${item.literal}/words`)
    await page.getByText('A review of this is due.').waitFor()
    const menu = page.getByRole('button', { name: `Reviews of ${item.literal}` })
    await menu.waitFor()
    await lookOverPage(page)
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: /^Stop asking this/ }).press('Enter')
    await page.getByText('You are learning this. It is not asked.').waitFor()
    expect(await countDue()).toBeLessThan(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('A review of this is due.').waitFor()
    expect(await countDue()).toBe(before)

    await menu.press('Enter')
    await page.getByRole('menuitem', { name: /^Start over/ }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await waitForFocus(menu)
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: /^Start over/ }).press('Enter')
    await dialog.getByRole('button', { name: 'Start over' }).press('Enter')
    await page.getByText('Not started.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    // The menu is gone: the focus is where it was, and not at the top of the page.
    await waitForFocus(page.getByText('Not started.'))
    expect(await countDue()).toBeLessThan(before)
  },
)

journey('whoever has not begun to study is told how', async ({ page, context, origin }) => {
  await signInBefore(context, await addLearner(origin))
  await page.goto('/app/dict/kanji/食/words')
  await page.getByRole('button', { name: 'Study this' }).click()
  await page.getByRole('link', { name: 'Begin it' }).click()
  await page.waitForURL('**/app/kanji/onboarding')
})

journey('a visitor’s pages ask for nobody’s state', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('listStates')) calls.push(request.url())
  })
  await page.goto('/app/dict/kanji/食/words')
  await page.waitForLoadState('networkidle')
  await page.goto('/app/dict/words')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  expect(await page.getByRole('button', { name: 'Study this' }).count()).toBe(0)
})
