import type { Page } from 'playwright-core'
import type { Shot } from './shot'

/** A study session at its stations. */
export const studySessionShots: Shot[] = [
  { name: 'study-start', path: '/app/kanji/study', as: 'student' },
  { name: 'study-lesson', path: '/app/kanji/study?mode=lessons', as: 'student' },
  {
    name: 'study-question',
    path: '/app/kanji/study?mode=reviews',
    as: 'student',
    prepare: (page) => page.locator('.study-answer-field').waitFor(),
  },
  {
    name: 'study-item',
    path: '/app/kanji/study?mode=reviews',
    as: 'student',
    prepare: async (page) => {
      await giveUp(page)
      await page.keyboard.press('f')
      await page.getByRole('region', { name: /^About/ }).waitFor()
    },
  },
  {
    name: 'study-dialog-keys',
    path: '/app/kanji/study?mode=reviews',
    as: 'student',
    prepare: async (page) => {
      await giveUp(page)
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'study-end',
    path: '/app/kanji/study?mode=reviews',
    as: 'student',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Wrap up' }).click()
      await finish(page)
    },
  },
  {
    name: 'study-dialog-continue',
    path: '/app/kanji/study?mode=reviews',
    as: 'student',
    prepare: async (page) => {
      await page.locator('.study-answer-field').waitFor()
      await page.goto('/app/kanji/study?mode=lessons')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'study-nothing',
    path: '/app/kanji/study?mode=practice&practice=leeches',
    as: 'student',
    prepare: (page) => page.getByText('There is nothing to practise').waitFor(),
  },
]

/** Gives up what is asked for the first time, and answers rightly when it comes again. */
async function finish(page: Page): Promise<void> {
  const known = new Map<string, string>()
  const field = page.locator('.study-answer-field')
  const end = page.locator('.study-end')
  const verdict = page.locator('.study-verdict')
  for (;;) {
    await field.or(end).waitFor()
    if (await end.isVisible()) return
    const question = (await field.getAttribute('aria-label')) ?? ''
    const answer = known.get(question)
    if (answer === undefined) await giveUp(page)
    else {
      await field.fill(answer)
      await field.press('Enter')
    }
    await verdict.waitFor()
    if (answer === undefined) {
      const shown = await page.locator('.study-right-answer strong').innerText()
      known.set(question, shown.split('、')[0] ?? shown)
    }
    await page.getByRole('button', { name: 'Next', disabled: false }).waitFor()
    await field.press('Enter')
    await verdict.waitFor({ state: 'detached' })
  }
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I don’t know' }).click()
}
