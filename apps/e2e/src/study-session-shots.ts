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
]

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I don’t know' }).click()
}
