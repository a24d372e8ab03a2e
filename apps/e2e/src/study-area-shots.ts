import type { Page } from 'playwright-core'
import type { Shot } from './shot'

/** The dashboard, the curriculum, the components, and what opens over them. */
export const studyAreaShots: Shot[] = [
  { name: 'study-dashboard', path: '/app/kanji/dashboard', as: 'student' },
  {
    name: 'study-brake',
    path: '/app/kanji/dashboard',
    as: 'braked',
    prepare: (page) => page.getByRole('region', { name: /^Level \d+ waits$/ }).waitFor(),
  },
  { name: 'study-curriculum', path: '/app/kanji/curriculum/kanji', as: 'student' },
  {
    name: 'study-curriculum-level',
    path: '/app/kanji/curriculum/kanji?curriculumLevel=1&order=jlpt',
    as: 'student',
  },
  {
    name: 'study-curriculum-words',
    path: '/app/kanji/curriculum/words?curriculumLevel=2',
    as: 'student',
  },
  {
    name: 'study-curriculum-nothing',
    path: '/app/kanji/curriculum/kanji?progress=passed',
    as: 'student',
  },
  { name: 'study-upcoming', path: '/app/kanji/upcoming-reviews?view=days', as: 'student' },
  { name: 'study-preferences', path: '/app/kanji/preferences/study', as: 'student' },
  { name: 'study-preferences-time', path: '/app/kanji/preferences/time-date', as: 'student' },
  { name: 'study-preferences-progress', path: '/app/kanji/preferences/progress', as: 'student' },
  { name: 'study-own-kanji', path: '/app/dict/kanji', as: 'student' },
  { name: 'study-components', path: '/app/kanji/components', as: 'student' },
  {
    name: 'study-component',
    path: '/app/kanji/components',
    as: 'student',
    prepare: async (page) => {
      await page.locator('[data-subject]').nth(1).click()
      await page.getByText(/^Part of/).waitFor()
    },
  },
  {
    name: 'study-dialog-level',
    path: '/app/kanji/curriculum/kanji?curriculumLevel=3',
    as: 'student',
    prepare: (page) => press(page, 'Go to level 3'),
  },
  {
    name: 'study-dialog-lessons',
    path: '/app/kanji/dashboard',
    as: 'student',
    prepare: (page) => press(page, 'Another level'),
  },
]

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
}
