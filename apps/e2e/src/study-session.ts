import type { Page } from 'playwright-core'
import { signInBefore } from './sign-in'
import type { AskedItem, StudyLearner } from './study-learner'
import { waitForFocus } from './wait-for-focus'

/** A question on the screen, as it is told to screen readers. */
export interface AskedQuestion {
  facet: 'meaning' | 'reading'
  item: AskedItem
}

export const openReviews = (page: Page) => page.goto('/app/kanji/study?mode=reviews')

/** Opens the reviews that are due to a learner whom the browser does not know yet. */
export async function signInToReviews(page: Page, learner: StudyLearner): Promise<void> {
  await signInBefore(page.context(), learner)
  await openReviews(page)
}

export const answerField = (page: Page) => page.locator('.study-answer-field')
export const verdictOf = (page: Page) => page.locator('.study-verdict')

/** Reads from the field's name what is asked. */
export async function readQuestion(
  page: Page,
  items: readonly AskedItem[],
): Promise<AskedQuestion> {
  await answerField(page).waitFor()
  const label = (await answerField(page).getAttribute('aria-label')) ?? ''
  const [, facet, kind, literal] = /^(Meaning|Reading) of the (\w+) (.+)$/.exec(label) ?? []
  const item = items.find((each) => each.kind === kind && each.literal === literal)
  if (item === undefined) throw new Error(`nobody knows the question “${label}”`)
  return { facet: facet === 'Reading' ? 'reading' : 'meaning', item }
}

export function toRightAnswer({ facet, item }: AskedQuestion): string {
  return facet === 'reading' ? (item.readings[0] ?? '') : item.meaning
}

/** The answer as it is shown after a wrong one: all readings that are taught, or the meaning. */
export function toShownAnswer({ facet, item }: AskedQuestion): string {
  return facet === 'reading' ? item.readings.join('、') : item.meaning
}

/** Wrong for everything, and what a reading is typed with. */
export function toWrongAnswer({ facet }: AskedQuestion): string {
  return facet === 'reading' ? 'papapa' : 'zzzzzz'
}

/** Answers by keyboard alone and waits for the verdict, which it gives. */
export async function answer(page: Page, text: string): Promise<string> {
  await waitForFocus(answerField(page))
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await verdictOf(page).waitFor()
  return (await verdictOf(page).textContent()) ?? ''
}

/** To the next question, or to the end. */
export async function goOn(page: Page): Promise<void> {
  // A wrong verdict stays a moment.
  await page.getByRole('button', { name: 'Next', exact: true, disabled: false }).waitFor()
  await page.keyboard.press('Enter')
  await verdictOf(page).waitFor({ state: 'detached' })
}

/** Through the lessons by Enter alone, to the first question of their quiz. */
export async function passLessons(page: Page): Promise<void> {
  const heading = page.locator('.lesson-head')
  for (;;) {
    await heading.or(answerField(page)).waitFor()
    if (await answerField(page).isVisible()) return
    const shown = await heading.innerText()
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('.lesson-head')?.innerText !== before,
      shown,
    )
  }
}

/** Answers everything that is left rightly; gives the questions asked. */
export async function answerAll(page: Page, items: readonly AskedItem[]): Promise<AskedQuestion[]> {
  const asked: AskedQuestion[] = []
  const end = page.locator('.study-end')
  for (;;) {
    await answerField(page).or(end).waitFor()
    if (await end.isVisible()) return asked
    const question = await readQuestion(page, items)
    asked.push(question)
    await answer(page, toRightAnswer(question))
    await goOn(page)
  }
}
