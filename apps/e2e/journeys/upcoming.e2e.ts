import { expect } from 'vitest'
import { callsOf } from '../src/calls-of'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import { addStudent, addStudyLearner } from '../src/study-learner'

journey(
  'what is due now and what comes is listed, and each row opens its cards',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudent(origin))
    await page.goto('/app/kanji/upcoming-reviews')
    await page.getByRole('link', { name: /^Now: list \d+ cards/ }).click()
    const heading = page.getByRole('heading', { name: /^Now: \d+ cards/ })
    await heading.waitFor()
    const count = Number(/\d+/.exec(await heading.innerText())?.[0])
    expect(count).toBeGreaterThan(0)
    await page.getByRole('radio', { name: '30 days' }).check()
    await page.waitForURL('**?view=days')
    await page.getByRole('table', { name: 'Reviews of the next 30 days' }).waitFor()
    await page.getByRole('link', { name: /^Now/ }).press('Enter')
    await heading.waitFor()
    await lookOverInBothThemes(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await heading.waitFor({ state: 'detached' })
  },
)

journey('whoever did no lesson yet is led to one', async ({ page, context, origin }) => {
  await signInBefore(context, await addStudyLearner(origin))
  await page.goto('/app/kanji/upcoming-reviews?view=weeks&until=tomorrow')
  await page.getByText('Nothing comes due.').waitFor()
  await page.getByRole('link', { name: 'Do a lesson' }).click()
  await page.waitForURL('**/app/kanji/study?mode=lessons')
})

journey(
  'study preferences hold at once, are undone, and go back where they cannot be saved',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudyLearner(origin))
    await page.goto('/app/kanji/preferences')
    await page.waitForURL('**/app/kanji/preferences/general')
    for (const [tab, path] of [
      ['General', 'general'],
      ['Account', 'account'],
      ['Time and date', 'time-date'],
      ['Progress', 'progress'],
      ['Study', 'study'],
    ] as const) {
      const tabs = page.getByRole('navigation', { name: 'Study preferences' })
      await tabs.getByRole('link', { name: tab, exact: true }).click()
      await page.waitForURL(`**/app/kanji/preferences/${path}`)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await lookOverInBothThemes(page)
    }
    const drawing = page.getByLabel('Draw kanji')
    await drawing.click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await expect.poll(() => drawing.isChecked()).toBe(true)
    await page.getByLabel('Items in a lesson').selectOption('8 items')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Changed back').waitFor()
    await expect
      .poll(() => page.getByLabel('Items in a lesson').locator('option:checked').innerText())
      .toBe('5 items')
    await page.route(callsOf('kanji.preferences.update'), (call) => call.abort())
    await drawing.click()
    await page.getByText('it is not known whether this was done').waitFor()
    await expect.poll(() => drawing.isChecked()).toBe(true)
  },
)

journey('starting over asks first, and is taken back', async ({ page, context, origin }) => {
  await signInBefore(context, await addStudent(origin))
  await page.goto('/app/kanji/preferences/progress')
  await page.getByRole('button', { name: 'Start over…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await page.getByText('Level 1 and above').waitFor()
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('What was started over is back').waitFor()
  await page.getByText('Level 1 and above').waitFor({ state: 'detached' })
})
