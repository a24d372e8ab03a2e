import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callsOf, findTold } from '../src/calls-of'
import { journey } from '../src/journey'
import { signInBefore } from '../src/sign-in'
import { addStudyLearner, doLessonsBefore } from '../src/study-learner'

journey(
  '"study this" whose answer is lost is done once, and without any answer nobody pretends to know',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudyLearner(origin))
    await page.goto('/app/dict/kanji/食/words')
    const added = await loseAnswers(page, 'kanji.study.addToLessons', 1)
    await page.getByRole('button', { name: 'Study this' }).click()
    await page.getByText('In your next lessons.').waitFor()
    await page.getByText('Added to your next lessons').waitFor()
    await expect.poll(() => added.length).toBe(2)
    expect(added[1]).toBe(added[0])

    const removed = await loseAnswers(page, 'kanji.study.removeFromLessons', 2)
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByText(/it is not known whether this was done/).waitFor()
    // The server had done it, and the page asked.
    await page.getByText('Not started.').waitFor()
    expect(new Set(removed).size).toBe(1)
  },
)

journey(
  'starting over whose answer is lost stays one decision, and its dialog says what is not known',
  async ({ page, context, origin }) => {
    const learner = await addStudyLearner(origin)
    await doLessonsBefore(learner)
    await signInBefore(context, learner)
    await page.goto('/app/kanji/curriculum/kanji?curriculumLevel=1')
    await page.getByRole('button', { name: 'Start over or move' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change level' })
    const sent = await loseAnswers(page, 'kanji.curriculum.setLevel', 2)
    const startOver = dialog.getByRole('button', { name: 'Start over' })
    await startOver.click()
    await dialog.getByText(/it is not known whether this was done/).waitFor()
    await startOver.click()
    await dialog.waitFor({ state: 'detached' })
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(1)
    const { resets } = await learner.ask<{ resets: object[] }>('kanji.curriculum.listResets', {})
    expect(resets, 'it was done once').toHaveLength(1)
  },
)

journey(
  'a preference whose answers are lost shows in the end what the server has',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudyLearner(origin))
    await page.goto('/app/kanji/preferences/study')
    const drawing = page.getByRole('switch', { name: 'Draw kanji' })
    await drawing.waitFor()
    const before = await drawing.isChecked()
    await loseAnswers(page, 'kanji.preferences.update', 2)
    await drawing.click()
    await page.getByText(/it is not known whether this was done/).waitFor()
    await expect.poll(() => drawing.isChecked()).toBe(!before)
  },
)

/** The server does what it is told, and its first answers never arrive. Gives what it is told. */
async function loseAnswers(page: Page, procedure: string, count: number): Promise<string[]> {
  const told: string[] = []
  await page.route(callsOf(procedure), async (route) => {
    told.push(findTold(route.request(), procedure))
    if (told.length > count) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return told
}
