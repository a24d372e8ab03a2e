import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { countUnanswered } from '../src/count-unanswered'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { fillSignIn, signInBefore } from '../src/sign-in'
import { addStudent, addStudyLearner, doLessonsBefore } from '../src/study-learner'
import { waitForFocus } from '../src/wait-for-focus'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/app/kanji')
  await heading(page, 'Dashboard').waitFor()
  await page.getByRole('region', { name: 'Lessons' }).waitFor()
}

journey('kanji study asks who it is for, and leads back to the page', async ({ page, origin }) => {
  const learner = await addStudyLearner(origin)
  await page.goto('/app/kanji/curriculum/kanji?progress=low')
  await page.waitForURL('**/account/sign-in?returnTo=*')
  await fillSignIn(page, learner)
  await page.waitForURL('**/app/kanji/curriculum/kanji?progress=low')
  await heading(page, 'Curriculum').waitFor()
})

journey('whoever has not begun is led to onboarding', async ({ page, context, origin }) => {
  await signInBefore(context, await addLearner(origin))
  await page.goto('/app/kanji/dashboard')
  await page.waitForURL('**/app/kanji/onboarding*')
})

journey(
  'the numbers of the dashboard lead to what they count',
  async ({ page, context, origin }) => {
    const learner = await addStudyLearner(origin)
    // As many as have a component among them.
    const items: Awaited<ReturnType<typeof doLessonsBefore>> = []
    while (!items.some(({ kind }) => kind === 'component')) {
      items.push(...(await doLessonsBefore(learner)))
    }
    await signInBefore(context, learner)
    await openDashboard(page)
    const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
    await reviews.getByRole('heading', { name: /^[1-9]/ }).waitFor()
    await lookOverInBothThemes(page)

    await page.getByRole('button', { name: 'Another level' }).click()
    const lessons = page.getByRole('dialog', { name: 'Lessons of another level' })
    await lessons
      .getByRole('status')
      .getByText(/lesson/)
      .waitFor()
    await lookOverInBothThemes(page)
    await page.keyboard.press('Escape')

    const components = items.filter(({ kind }) => kind === 'component')
    const row = page.getByRole('row', { name: 'Components' })
    await row.getByRole('link').first().click()
    await page.waitForURL('**/app/kanji/components?progress=*')
    await page
      .getByRole('status')
      .getByText(/^\d+ components?$/)
      .waitFor()
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    const shown = await page.getByRole('main').getByRole('listitem').count()
    expect(shown).toBeLessThanOrEqual(components.length)

    await page.goBack()
    await page.getByRole('link', { name: /^\d+ of \d+ kanji begun$/ }).click()
    await page.waitForURL('**/app/kanji/curriculum/kanji?curriculumLevel=1')
    await page.getByRole('region', { name: 'Level 1', exact: true }).first().waitFor()

    await page.goBack()
    await reviews.getByRole('link', { name: 'Start reviews' }).click()
    await page.waitForURL('**/app/kanji/study?mode=reviews')
  },
)

journey('one goes between the dictionary and kanji study', async ({ page, context, origin }) => {
  await signInBefore(context, await addStudyLearner(origin))
  await page.goto('/app/dict')
  const product = page.getByRole('navigation', { name: 'Product' })
  await product.getByRole('link', { name: 'Kanji study' }).click()
  await heading(page, 'Dashboard').waitFor()
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Curriculum' }).waitFor()
  await product.getByRole('link', { name: 'Dictionary' }).click()
  await main.getByRole('link', { name: 'Words' }).waitFor()
  await page.waitForURL('**/app/dict')
  await heading(page, 'Look up Japanese words and kanji').waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await heading(page, 'Dashboard').waitFor()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('dialog', { name: 'Keyboard shortcuts of kanji study' }).waitFor()
})

journey('the filters of the curriculum live in the address', async ({ page, context, origin }) => {
  const learner = await addStudyLearner(origin)
  await doLessonsBefore(learner)
  await signInBefore(context, learner)
  await page.goto('/app/kanji/curriculum?curriculumLevel=99&lock=ajar')
  await page.waitForURL('**/app/kanji/curriculum/kanji')
  const count = page.getByRole('status').getByText(/^[\d,]+ (?:kanji|words?)$/)
  const all = await count.textContent()

  await page.getByRole('button', { name: 'Locked', exact: true }).click()
  await page.waitForURL('**?lock=locked')
  await expect.poll(() => count.textContent()).not.toBe(all)
  await page.getByRole('radio', { name: 'JLPT' }).check({ force: true })
  await page.waitForURL('**?lock=locked&order=jlpt')
  await page.getByRole('heading', { name: /^JLPT N5 · \d+ % of \d+ passed$/ }).waitFor()

  await page.getByRole('link', { name: 'Words', exact: true }).last().click()
  await page.waitForURL('**/curriculum/words?lock=locked&order=jlpt')
  await lookOverInBothThemes(page)
  await page.goBack()
  // The words have this button too.
  await page.getByRole('heading', { name: /^JLPT N5 · \d+ % of \d+ passed$/ }).waitFor()
  await page
    .getByRole('status')
    .getByText(/^[\d,]+ kanji$/)
    .waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect.poll(() => count.textContent()).toBe(all)

  await page.locator('[data-subject]').first().focus()
  await page.keyboard.press('ArrowRight')
  await waitForFocus(page.locator('[data-subject]').nth(1))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/dict/kanji/*/words')
})

journey(
  'starting a level over is told before, and can be undone',
  async ({ page, context, origin }) => {
    const learner = await addStudyLearner(origin)
    await doLessonsBefore(learner)
    await signInBefore(context, learner)
    await page.goto('/app/kanji/curriculum/kanji?curriculumLevel=1')
    await page.getByRole('link', { name: /^[1-9]\d* of \d+ kanji begun$/ }).waitFor()
    await lookOverInBothThemes(page)
    await page.getByRole('button', { name: 'Start over or move' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change level' })
    await dialog.getByText('you can undo this for 30 days').waitFor()
    await lookOverInBothThemes(page)
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^0 of \d+ kanji begun$/ }).waitFor()

    // The toast passes; the page keeps the offer for 30 days.
    const resets = page.getByRole('list', { name: 'Levels started over' })
    await resets.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: /^[1-9]\d* of \d+ kanji begun$/ }).waitFor()
    await resets.waitFor({ state: 'detached' })
  },
)

journey('the place of a level is as high as the level', async ({ page, context, origin }) => {
  await signInBefore(context, await addStudyLearner(origin))
  await page.goto('/app/kanji/curriculum/kanji?curriculumLevel=1')
  const heightOf = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.height ?? 0
  await page.locator('.level-panel').waitFor()
  await page.route(/getLevelOverview/, (route) => route.abort())
  for (const [width, level] of [
    [360, 2],
    [820, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const before = await heightOf('.level-panel:not(.level-panel-loading *)')
    await page.locator(`[data-level="${level}"]`).click()
    const place = await heightOf('.level-panel-loading')
    // But for a line that is said of who is farther in a level.
    expect(Math.abs(place - before), `${width} px wide`).toBeLessThan(30)
    await page.goBack()
  }
})

journey('a component shows the kanji it is found in', async ({ page, context, origin }) => {
  await signInBefore(context, await addStudyLearner(origin))
  await page.goto('/app/kanji/components')
  await heading(page, 'Components').waitFor()
  await page.locator('[data-subject]').first().waitFor()
  await lookOverInBothThemes(page)
  await page.locator('[data-subject]').first().click()
  await page.waitForURL('**/app/kanji/components/*/found-in-kanji')
  await page.getByText(/^Part of \d+ kanji/).waitFor()
  await lookOverInBothThemes(page)
  await page.getByRole('link', { name: 'Related' }).click()
  await page.waitForURL('**/related')
  await lookOverInBothThemes(page)
  await page.goto('/app/kanji/components/10000001')
  await page.getByText('Oops! Page not found').waitFor()
})

journey(
  'without a network the last known state stays, with a note',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudent(origin))
    const unanswered = countUnanswered(context)
    await openDashboard(page)
    await page.getByRole('link', { name: 'Level 1' }).click()
    await heading(page, 'Curriculum').waitFor()
    await page.getByRole('region', { name: 'Level 1', exact: true }).first().waitFor()
    // The dashboard's numbers are asked for once more beside the curriculum: an answer that is still
    // under way would be as new as any, and nothing would be wrong.
    await expect.poll(unanswered).toBe(0)
    await context.route('**/api/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByText('The server cannot be reached. This is how things stood').waitFor()
    await page
      .getByRole('region', { name: 'Lessons' })
      .getByText(/ready|all/)
      .waitFor()
    await context.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('This is how things stood').waitFor({ state: 'detached' })
  },
)

journey('what is kept of study is gone after signing out', async ({ page, origin }) => {
  const learner = await addStudyLearner(origin)
  await page.goto('/account/sign-in?returnTo=/app/kanji/dashboard')
  await fillSignIn(page, learner)
  await page.getByRole('region', { name: 'Lessons' }).waitFor()
  await expect.poll(() => countKept(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Account of' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Account: not signed in' }).waitFor()
  await expect.poll(() => countKept(page)).toBe(0)
})

/** Answers of kanji study that this browser keeps. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kotonoha')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const table = opening.result.transaction('texts').objectStore('texts')
          const asking = table.getAllKeys(IDBKeyRange.bound('own-study', 'own-study\uffff'))
          asking.onsuccess = () => {
            opening.result.close()
            resolve(asking.result.length)
          }
        }
      }),
  )
}
